#pragma once

#include "figure.hpp"

#include <cstddef>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace plots {

/// Says which figures are there: on a terminal in one line that is redrawn, elsewhere in a line each, in their order
/// whatever the order in which they are done. Several threads may tell it at once.
class Progress {
public:
  Progress(const std::vector<Figure>& all, bool on_terminal);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Leaves the terminal's line empty again.
  ~Progress();

  void made(std::size_t index, const std::filesystem::path& picture);
  void failed(std::size_t index);

private:
  void done(std::size_t index, const std::string& line);

  const std::vector<Figure>& figures;
  const bool terminal;
  std::mutex mutex;
  std::vector<std::optional<std::string>> lines; ///< of the figures that are done; empty for one that failed
  std::size_t count = 0;                         ///< of figures that are done
  std::size_t printed = 0;                       ///< how many of the lines, from the first
};

} // namespace plots
