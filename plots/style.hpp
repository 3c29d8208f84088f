#pragma once

#include <optional>
#include <string>
#include <string_view>

/// How every figure looks. Nothing outside these two files names a font, a frame or a colour's value.
namespace plots {

/// A kind of picture file.
struct Format {
  std::string_view extension; ///< with its dot
  std::string_view terminal;  ///< gnuplot's name for it, with the options that are ours
  std::string_view tag;       ///< where a complete file begins to describe itself
  std::string_view more;      ///< what it should say there, and gnuplot does not
  std::string_view ending;    ///< the last bytes of a complete file
};

/// A heat map is a small image inside the SVG, one pixel a cell, which browsers would blur when they enlarge it.
inline constexpr Format svg{".svg", R"(svg dynamic enhanced font "DejaVu Sans,13" background "#ffffff")", "<svg",
                            " image-rendering=\"pixelated\"", "</svg>\n\n"};
/// The scales make up for pngcairo's points, which are a third larger than svg's, and its smaller markers.
inline constexpr Format png{
    ".png",
    R"(pngcairo enhanced font "DejaVu Sans,13" fontscale 0.75 pointscale 1.4 dashlength 0.7 background "#ffffff")",
    "PNG", "", "IEND\xAE\x42\x60\x82"};
/// For terminals that show pixels, and for all others: letters, which legible() makes ready.
inline constexpr Format sixel{"", R"(sixelgd truecolor enhanced font "DejaVu Sans,10")", "", "", ""};
inline constexpr Format letters{"", "dumb ansirgb enhanced", "", "", ""};

/// The gnuplot commands that open a picture of that size in the house style: calm frames, the colours by name
/// (red, orange, yellow, magenta, violet, lilac, mauve, blue, mist, sand, grey, pale, ink), a
/// diverging palette, @headline for the style of a title, @cells for that of a heat map, and @circle, which turns a
/// panel into the circle of one pair: cosine to the right, sine up, counter-clockwise from (1, 0).
std::string house_style(const Format& format, int width, int height);

/// What gnuplot wrote, with what it should have said; nothing when it is not a complete file of that format.
std::optional<std::string> finished(const Format& format, std::string picture);

} // namespace plots
