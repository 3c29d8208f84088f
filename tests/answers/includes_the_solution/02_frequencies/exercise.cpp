#include "../../solutions/02_frequencies/solution.cpp"
