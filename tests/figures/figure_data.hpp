#pragma once

#include "figure.hpp"

#include <boost/test/unit_test.hpp>

#include <map>
#include <string>

/// What the tests of the figures' numbers share. A figure draws nothing but its series, so these numbers are what the
/// picture shows.
namespace figure_data {

/// What a few operations on numbers up to 1 may cost.
inline constexpr double rounding = 1e-13;

/// The figure of that name. Throws std::out_of_range when there is none.
const plots::Figure& figure(const std::string& name);

/// The series of a figure by their names.
std::map<std::string, plots::Series> series(const std::string& name);

/// Written so that NaN is wrong.
bool close(const Eigen::MatrixXd& got, const Eigen::MatrixXd& expected, double tolerance = rounding);

} // namespace figure_data
