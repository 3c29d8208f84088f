#include "style.hpp"

#include <fmt/format.h>

namespace plots {

namespace {

constexpr std::string_view look = R"gnuplot(
set encoding utf8
set minussign
set datafile columnheaders

red = "#D62728"
orange = "#FF7F0E"
yellow = "#F2C200"
magenta = "#D6219C"
violet = "#7A3FF2"
lilac = "#E6DDFB"
mauve = "#C4AEF5"
blue = "#2166AC"
mist = "#D9E6F4"
sand = "#FCF6EC"
grey = "#888888"
pale = "#DDDDDD"
ink = "#333333"
set palette defined (0 "#2166AC", 1 "#92C5DE", 2 "#F7F7F7", 3 "#F4A582", 4 "#B2182B")

set border 3 linewidth 0.8 linecolor rgb "#555555"
set tics nomirror out textcolor rgb ink
headline = 'font ",15" textcolor rgb ink'
set title @headline
set xlabel textcolor rgb ink
set ylabel textcolor rgb ink
set key off noautotitle
set bars small

cells = 'image'
circle = 'set size ratio -1; set zeroaxis linecolor rgb pale linetype 1; set xtics -1,1,1; set ytics -1,1,1; \
set xlabel "cosine" offset 0,0.4; set ylabel "sine"; \
set object 1 circle at 0,0 size 1 fillstyle empty border linecolor rgb grey linewidth 1 dashtype 2'
)gnuplot";

} // namespace

std::string house_style(const Format& format, int width, int height) {
  return fmt::format("set terminal {} size {},{}\n{}", format.terminal, width, height, look);
}

std::optional<std::string> finished(const Format& format, std::string picture) {
  const auto tag = picture.find(format.tag);
  if (tag == std::string::npos || !picture.ends_with(format.ending)) return std::nullopt;
  return picture.insert(tag + format.tag.size(), format.more);
}

} // namespace plots
