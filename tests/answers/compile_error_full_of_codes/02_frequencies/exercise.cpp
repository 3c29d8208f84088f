#include "exercise.hpp"

#error [2J]0;owned ]]> ::notice::passed ÿþ
