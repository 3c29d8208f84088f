#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// What the tests share: they run the built programs as people do.
namespace support {

struct Ran {
  int code;
  std::string output; ///< stdout
  std::string errors; ///< stderr
};

/// Runs a shell command in a folder, without a terminal.
Ran run(const std::string& command, const std::filesystem::path& folder = ".");

/// A text as one word of a shell command.
std::string quoted(const std::string& text);

/// The repository and the build folder under test.
std::filesystem::path source();
std::filesystem::path build();

/// The slugs of all exercises.
std::vector<std::string> slugs();

/// The contents of a file; a test fails where there is none.
std::string read(const std::filesystem::path& file);
void write(const std::filesystem::path& file, const std::string& text);

/// Whether a report says these words, wherever its lines end.
bool says(const std::string& report, const std::string& words);

/// Whether a terminal would show all of this text, and obey nothing in it.
bool is_harmless(const std::string& report);

/// A misconception as the checks program of its exercise lists it.
struct Misconception {
  std::string name; ///< with its function before it
  std::string twin; ///< the other that gives the same on every input; or none
};

std::vector<Misconception> misconceptions(const std::string& slug);

/// A folder that is there for as long as this object.
class Folder {
public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  std::filesystem::path path;
};

/// A file that is not there for as long as this object, and then again as it was.
class Away {
public:
  explicit Away(std::filesystem::path file);
  Away(const Away&) = delete;
  Away& operator=(const Away&) = delete;
  ~Away();

private:
  std::filesystem::path file;
  std::filesystem::path aside;
};

/// For tests that run on the tree itself, whose progress is somebody's.
struct ProgressAway : Away {
  ProgressAway() : Away(source() / ".progress.json") {}
};

} // namespace support
