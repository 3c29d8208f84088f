#pragma once

#include "figure.hpp"

#include <string>
#include <vector>

namespace plots {

/// A paragraph in lines of at most that many bytes.
std::string wrapped(const std::string& text, std::size_t columns);

/// The page that shows these figures with their captions, in Markdown, for the folder that holds NAME.svg of each.
std::string gallery_page(const std::vector<Figure>& figures);

} // namespace plots
