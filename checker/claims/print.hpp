#pragma once

#include "claims/claim.hpp"

/// Findings as text.
namespace claims {

/// For a terminal or a pipe: at most 100 columns wide.
std::string terminal(const std::vector<Note>& notes);

/// The page exercises/CLAIMS.md.
std::string markdown(const std::vector<Note>& notes);

/// A sentence that names the claims whose verdict is no longer the recorded one; empty when there are none.
std::string changed(const std::vector<Note>& notes);

} // namespace claims
