#define BOOST_TEST_MODULE solutions
#include <boost/test/unit_test.hpp>

/// The cases are in solutions/, one file an exercise.
