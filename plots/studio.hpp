#pragma once

#include "figure.hpp"

#include <filesystem>
#include <vector>

/// Makes many figures at once, says how far it is, and at the end where they are and what went wrong.
namespace plots {

/// What is made of a figure in a folder. Throws Failure. Returns the picture.
using Make = std::filesystem::path (*)(const Figure& figure, const std::filesystem::path& folder);

/// NAME.SERIES.csv of each series, NAME.png and NAME.svg. The numbers come first: they are there without gnuplot, too.
std::filesystem::path with_numbers(const Figure& figure, const std::filesystem::path& folder);

/// NAME.svg and nothing else.
std::filesystem::path picture_only(const Figure& figure, const std::filesystem::path& folder);

/// Makes every figure, on all cores; one that fails does not stop the others. Returns whether all were made. Throws
/// Failure where the folder cannot be.
bool make_all(const std::vector<Figure>& figures, const std::filesystem::path& folder, Make make);

/// After this an interrupt lets make_all throw Interrupted. No file is then left that is not complete.
void obey_interrupts();

struct Interrupted {
  int signal;
};

} // namespace plots
