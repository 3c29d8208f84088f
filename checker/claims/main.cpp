#include "claims/print.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

/// Judges every claim of the notes. ./lab builds this program and hands its own arguments over.

namespace {

enum Exit { as_recorded = 0, verdict_changed = 1, could_not_judge = 2 };

} // namespace

int main(int argc, char** argv) {
  CLI::App app("Every claim of the notes that can be computed, and whether it holds.", "./lab verify");
  bool page = false;
  app.add_flag("--markdown", page, "as a page, which exercises/CLAIMS.md is");
  try {
    app.parse(argc, argv);
    const auto notes = claims::notes();
    fmt::print("{}", page ? claims::markdown(notes) : claims::terminal(notes));
    const auto changed = claims::changed(notes);
    fmt::print(stderr, "{}", changed);
    return changed.empty() ? as_recorded : verdict_changed;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? as_recorded : could_not_judge;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return could_not_judge;
  }
}
