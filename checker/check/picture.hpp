#pragma once

#include "check/signature.hpp"

#include <functional>

/// Pictures of an answer over the solution. An exercise declares them below its checks.
namespace check {

class Answer;

/// How a picture is called and what its axes are; where it has several panels, they share them.
struct Frame {
  std::string name;         ///< letters, digits and _: of its files, and for the command line
  std::string title;        ///< what to see
  std::string x{};          ///< what is counted to the right
  std::string y{};          ///< and upwards; of a map downwards
  bool logarithmic = false; ///< upwards
};

/// A part of a picture with axes of its own.
struct Panel {
  std::string kind;       ///< curve, circle, plane or map
  std::string name;       ///< what was asked for
  Eigen::MatrixXd values; ///< a row for each point, (x, y) or (place, x, y), or a map's matrix; what is absent is NaN
};

/// Whole numbers, or others, in even steps; the last one counts too.
template <class T>
std::vector<T> places(T first, T last, T step = 1) {
  std::vector<T> all;
  for (T place = first; place <= last; place += step) all.push_back(place);
  return all;
}

/// What a picture is drawn with. It is drawn twice by the same lines: once the solution gives the values and once the
/// answer does. What the answer does not give is NaN, of the solution's shape, and so is all that is made of it.
class Sketch {
public:
  /// Drawn by the solution where nobody answers.
  explicit Sketch(Answer* who = nullptr) : answer(who) {}

  /// The value of a function: a double, or a vector or matrix of them.
  template <auto function, class... Given>
  auto ask(const Given&... given) {
    const auto right = value_of<Result<function>>(function(given...));
    auto value = answer == nullptr ? right.entries : asked(call_of<function>(given...), right.entries);
    if constexpr (!wire::Matrix<Result<function>>) {
      return value(0, 0);
    } else if constexpr (Result<function>::ColsAtCompileTime == 1) {
      return Eigen::VectorXd(value);
    } else {
      return value;
    }
  }

  /// The entries of a vector, over their numbers.
  void curve(const std::string& name, const Eigen::VectorXd& entries);

  /// What `height` gives at each place, over the places.
  template <class T, class Height>
  void curve(const std::string& name, const std::vector<T>& where, Height height) {
    rows<2>("curve", name, where,
            [&](const T& place) { return Eigen::RowVector2d(static_cast<double>(place), height(place)); });
  }

  /// The (sine, cosine) that `pair` gives at each place, as dots on the circle of that pair.
  template <class T, class Pair>
  void circle(const std::string& name, const std::vector<T>& where, Pair pair) {
    rows<3>("circle", name, where, [&](const T& place) {
      const Eigen::Vector2d at = pair(place);
      return Eigen::RowVector3d(static_cast<double>(place), at[1], at[0]);
    });
  }

  /// The (x, y) that `point` gives at each place, as dots in the plane.
  template <class T, class Point>
  void plane(const std::string& name, const std::vector<T>& where, Point point) {
    rows<3>("plane", name, where, [&](const T& place) {
      const Eigen::Vector2d at = point(place);
      return Eigen::RowVector3d(static_cast<double>(place), at[0], at[1]);
    });
  }

  /// A matrix as a heat map.
  void map(const std::string& name, const Eigen::MatrixXd& matrix);

  std::vector<Panel> panels;
  std::string absent; ///< why the first value that is absent is so; empty when none is

private:
  /// The answer's value, or NaN in this shape.
  Eigen::MatrixXd asked(const Call& call, const Eigen::MatrixXd& right);

  template <int columns, class T, class Row>
  void rows(const std::string& kind, const std::string& name, const std::vector<T>& where, Row row) {
    Eigen::MatrixXd values(where.size(), columns);
    for (std::size_t i = 0; i < where.size(); ++i) values.row(static_cast<Eigen::Index>(i)) = row(where[i]);
    panels.push_back({kind, name, values});
  }

  Answer* answer;
};

/// Adds a picture to the exercise.
struct Picture {
  Picture(Frame frame, void (*draw)(Sketch&));
};

/// The pictures of these names, or all where there is none, as JSON: the solution's values and the answer's.
std::string pictures_json(const std::vector<std::string>& names, Answer& answer);

} // namespace check
