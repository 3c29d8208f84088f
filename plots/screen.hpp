#pragma once

#include <string>

/// The terminal that pictures are drawn in, where somebody wants no files.
namespace plots {

struct Screen {
  bool sixel = false;   ///< it shows pixels; otherwise pictures are made of letters
  bool colours = false; ///< of letters
  int columns = 80;
  int rows = 40;
  int width = 800; ///< in pixels, as far as it says
};

/// What stdout is. A terminal is asked whether it shows pixels, and has a moment to answer.
Screen screen();

/// A picture that gnuplot made of coloured letters, for this screen: the cells of heat maps become blocks or, without
/// colours, letters that are the denser the farther from zero: # and + above, = and - below.
std::string legible(const std::string& picture, const Screen& screen);

} // namespace plots
