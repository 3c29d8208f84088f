#pragma once

#include "answer/eigen.hpp"

#include <functional>
#include <string>
#include <vector>

/// The figures of the course. A figure is one file in figures/ that ends with a Registration; nothing lists it.
namespace plots {

/// Named columns of numbers: what a curve, some dots or a heat map is drawn from. One CSV file each.
struct Series {
  std::string name;                 ///< letters, digits and _: gnuplot knows the series as $name
  std::vector<std::string> columns; ///< a name for each column of rows
  Eigen::MatrixXd rows;

  /// The column of that name. Throws std::out_of_range when there is none.
  Eigen::VectorXd operator[](const std::string& column) const;
};

/// The parts of the gallery, in its order.
enum class Part {
  walk,   ///< the steps from a raw counter to the whole code
  worked, ///< the pictures of the worked exercises
  further ///< one more look at what an exercise is about
};

/// Where a picture hangs in the gallery: by part, then by number, then by name.
struct Place {
  Part part = Part::further;
  int number = 99; ///< of the step in its part, or of the exercise for a further picture
};

/// A picture, split so that its numbers can be tested: the script draws series and computes nothing of its own.
struct Figure {
  std::string name;    ///< of its files
  std::string caption; ///< one sentence: what to see
  Place place = {};
  int width; ///< in pixels
  int height;
  std::function<std::vector<Series>()> series;
  std::string script; ///< gnuplot commands, run after the house style; `using "omega"` finds a column by its name
};

/// Every figure, in the order of the gallery.
const std::vector<Figure>& figures();

/// A name with spaces up to the longest one, for a column.
std::string padded(const std::string& name);

/// Adds a figure, when it is constructed at namespace scope in the figure's own file.
struct Registration {
  explicit Registration(Figure figure);
};

} // namespace plots
