#include "exercise.hpp"
