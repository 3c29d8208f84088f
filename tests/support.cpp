#include "support.hpp"

#include <fmt/format.h>

#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace support {

Ran run(const std::string& command, const std::filesystem::path& folder) {
  const Folder outputs;
  const auto out = outputs.path / "out";
  const auto err = outputs.path / "err";
  const auto whole =
      fmt::format("cd '{}' && {{ {}\n}} </dev/null >'{}' 2>'{}'", folder.string(), command, out.string(), err.string());
  const int status = std::system(whole.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read(out), read(err)};
}

std::string quoted(const std::string& text) { return "'" + std::regex_replace(text, std::regex("'"), R"('\'')") + "'"; }

std::filesystem::path source() { return PE_SOURCE_FOLDER; }

std::filesystem::path build() { return PE_BUILD_FOLDER; }

std::vector<std::string> slugs() {
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::directory_iterator(source() / "exercises")) {
    if (entry.is_directory()) all.push_back(entry.path().filename().string());
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string read(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error(fmt::format("{} is not there", file.string()));
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

void write(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
}

bool says(const std::string& report, const std::string& words) {
  const auto unwrapped = [](const std::string& text) { return std::regex_replace(text, std::regex(R"(\s+)"), " "); };
  return unwrapped(report).find(unwrapped(words)) != std::string::npos;
}

bool is_harmless(const std::string& report) {
  return std::all_of(report.begin(), report.end(), [](char c) { return c == '\n' || !(c >= 0 && c < ' '); });
}

std::vector<Misconception> misconceptions(const std::string& slug) {
  std::vector<Misconception> all;
  std::istringstream lines(run(quoted((build() / "bin" / ("check_" + slug)).string()) + " -- --list").output);
  for (std::string line; std::getline(lines, line);) {
    const auto mark = line.find(" = ");
    all.push_back({line.substr(0, mark), mark == std::string::npos ? "" : line.substr(mark + 3)});
  }
  return all;
}

Folder::Folder() {
  auto name = (std::filesystem::temp_directory_path() / "positional test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder could be made");
  path = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

Away::Away(std::filesystem::path which) : file(std::move(which)), aside(file.string() + ".away") {
  // One that is there already is of a run that was killed, and is the file to come back.
  if (std::filesystem::exists(file) && !std::filesystem::exists(aside)) std::filesystem::rename(file, aside);
  std::filesystem::remove(file);
}

Away::~Away() {
  std::error_code ignored;
  std::filesystem::remove(file, ignored);
  if (std::filesystem::exists(aside, ignored)) std::filesystem::rename(aside, file, ignored);
}

} // namespace support
