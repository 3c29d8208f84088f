#pragma once

#include "figure.hpp"
#include "screen.hpp"
#include "style.hpp"

#include <filesystem>
#include <stdexcept>

/// The only code that talks to gnuplot, and that writes files. A file appears under its name when it is complete.
/// Several threads may draw at once.
namespace plots {

/// The machine could not do it; the text is a sentence that says why, and never of which figure.
struct Failure : std::runtime_error {
  using runtime_error::runtime_error;
};

/// Draws the series as the figure's script says, into folder/NAME.svg or .png, which is returned. Throws Failure.
std::filesystem::path draw(const Figure& figure, const std::vector<Series>& series, const Format& format,
                           const std::filesystem::path& folder);

/// Draws the series as the figure's script says, as what a terminal has to be sent. Throws Failure.
std::string drawn(const Figure& figure, const std::vector<Series>& series, const Screen& screen);

/// Writes folder/NAME.SERIES.csv for each series, with every digit. Throws Failure.
void write_csv(const Figure& figure, const std::vector<Series>& series, const std::filesystem::path& folder);

/// Writes a file. Throws Failure.
void write(const std::filesystem::path& place, const std::string& text);

} // namespace plots
