#pragma once

#include "figure.hpp"

#include <string>
#include <vector>

/// The panes of a picture of an answer: what is drawn over what, and between which axes.
namespace plots {

/// A panel as the course program wrote it: the values of a curve, dots or a map, and why some of yours are absent.
struct Asked {
  std::string kind; ///< curve, circle, plane or map
  std::string name;
  Eigen::MatrixXd target;
  Eigen::MatrixXd yours;
  std::string reason;
};

struct Picture {
  std::string name;
  std::string title;
  std::string x;
  std::string y;
  bool logarithmic;
  std::vector<Asked> panels;
};

/// A frame with axes, ready for gnuplot: in a picture with others, or alone in a terminal.
struct Pane {
  std::string title;
  std::vector<Series> series{};
  std::string axes{};   ///< commands
  std::string curves{}; ///< behind `plot`
  std::string text{};   ///< the same in letters
  bool cut = false;     ///< some of yours is beyond the axes, and drawn at their edge
};

/// A text as gnuplot reads it between single quotes; it is shown as it is.
std::string as_it_is(const std::string& text);

/// How gnuplot draws the target, and yours over it.
struct Look {
  std::string target;
  std::string yours;
};

/// In panels of a kind; the kind `letters` is for any of them, in a terminal.
Look look_of(const std::string& kind);

/// Whether there is anything of yours.
bool has_any(const Asked& panel);

/// The words in the place of yours.
std::string instead(const Asked& panel);

/// A pane for each panel with curves or dots. For maps one with the target, unless it is there already, and one with
/// yours.
std::vector<Pane> panes_of(const Picture& picture);

} // namespace plots
