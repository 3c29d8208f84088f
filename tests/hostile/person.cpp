#include "hostile/person.hpp"

#include <fmt/format.h>

#include <unistd.h>

#include <atomic>
#include <random>
#include <stdexcept>

namespace hostile {
namespace {

void must(const std::string& command) {
  const auto ran = support::run(command);
  if (ran.code != 0) throw std::runtime_error(command + ": " + ran.errors);
}

std::uint64_t unused_seed() {
  static std::atomic<std::uint64_t> next = (std::uint64_t{std::random_device()()} << 16U) + 2;
  return next++;
}

} // namespace

Person Person::oneself() {
  Person person;
  person.name = geteuid() == 0 ? "root" : "user";
  return person;
}

Person Person::ordinary(const std::filesystem::path& copy) {
  std::filesystem::create_directories(copy / "bin");
  must(fmt::format("cp --archive {1}/answer {0}/ && cp --archive {1}/bin/course {1}/bin/check_* {0}/bin/ && "
                   "chown --recursive 65534:65534 {0}",
                   support::quoted(copy), support::quoted(support::build())));
  Person person;
  person.name = "user";
  person.as = "setpriv --reuid=65534 --regid=65534 --clear-groups -- ";
  person.inside =
      fmt::format("unshare --mount -- sh -c 'mount --bind \"$1\" \"$2\" && shift 2 && exec \"$@\"' sh {} {} {}",
                  support::quoted(copy), support::quoted(support::build()), person.as);
  return person;
}

support::Ran Person::check(const std::string& arguments) const {
  return support::run(fmt::format("{}{} check --isolated --seed {} {}", inside,
                                  support::quoted(support::build() / "bin" / "course"), unused_seed(), arguments));
}

std::vector<Person> people(const std::filesystem::path& folder) {
  std::vector<Person> all{Person::oneself()};
  if (geteuid() == 0) all.push_back(Person::ordinary(folder / "build"));
  return all;
}

} // namespace hostile
