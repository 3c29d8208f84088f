#include "record/record.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <tuple>

/// JSON has no words for what is not finite; a double on its own is written through this.
struct Number {
  double value = 0;
};

static void to_json(nlohmann::json& json, const Number& number) {
  if (std::isfinite(number.value)) {
    json = number.value;
  } else {
    json = std::isnan(number.value) ? "nan" : number.value > 0 ? "inf" : "-inf";
  }
}

static void from_json(const nlohmann::json& json, Number& number) {
  if (json.is_number()) {
    number.value = json.get<double>();
  } else {
    const auto infinity = std::numeric_limits<double>::infinity();
    number.value = json == "inf" ? infinity : json == "-inf" ? -infinity : std::nan("");
  }
}

namespace nlohmann {
template <class T>
struct adl_serializer<std::optional<T>> {
  static void to_json(json& json, const std::optional<T>& value) {
    if (value) {
      json = *value;
    } else {
      json = nullptr;
    }
  }
  static void from_json(const json& json, std::optional<T>& value) {
    value = json.is_null() ? std::nullopt : std::optional<T>(json.get<T>());
  }
};
} // namespace nlohmann

namespace record {

static void to_json(nlohmann::json& json, const Value& value) {
  std::vector<Number> entries;
  for (const double entry : value.entries) entries.push_back({entry});
  json = {{"kind", value.kind}, {"rows", value.rows}, {"cols", value.cols}, {"entries", entries}};
}

static void from_json(const nlohmann::json& json, Value& value) {
  json.at("kind").get_to(value.kind);
  json.at("rows").get_to(value.rows);
  json.at("cols").get_to(value.cols);
  for (const auto& entry : json.at("entries").get<std::vector<Number>>()) value.entries.push_back(entry.value);
}

static void to_json(nlohmann::json& json, const Difference& difference) {
  json = {{"shape", difference.shape},         {"row", difference.row},         {"col", difference.col},
          {"differing", difference.differing}, {"entries", difference.entries}, {"error", Number{difference.error}},
          {"tolerance", difference.tolerance}};
}

static void from_json(const nlohmann::json& json, Difference& difference) {
  json.at("shape").get_to(difference.shape);
  json.at("row").get_to(difference.row);
  json.at("col").get_to(difference.col);
  json.at("differing").get_to(difference.differing);
  json.at("entries").get_to(difference.entries);
  difference.error = json.at("error").get<Number>().value;
  json.at("tolerance").get_to(difference.tolerance);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Misconception, name, formula, sentence)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Failure, call, problem, line, source, expected, got, difference, misconceptions)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Check, name, sentence, verdict, reason, points, max_points, inputs, failed_inputs,
                                   failure)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Exercise, slug, title, verdict, reason, diagnostics, help, compiler_output, points,
                                   max_points, timed_out, output, checks)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Record, schema, submission, compiler, seed, protections, reason, exercises)

namespace {

std::string text_of(const nlohmann::json& json) {
  return json.dump(2, ' ', true, nlohmann::json::error_handler_t::replace) + "\n";
}

/// Refuses fractions, and what no integer can hold, where something is counted: everywhere but in lists of entries and
/// where something is measured.
nlohmann::json parsed(const std::string& text) {
  using Event = nlohmann::json::parse_event_t;
  std::string key;
  return nlohmann::json::parse(text, [&key](int /*depth*/, Event event, const nlohmann::json& json) {
    if (event == Event::key) key = json;
    if (event == Event::array_start) key.clear();
    if (event == Event::value && json.is_number_float() && !key.empty() && key != "error" && key != "tolerance")
      throw std::runtime_error(fmt::format("this is not a record of an exercise: {} has to be a whole number", key));
    return true;
  });
}

bool has_the_sizes_of_its_kind(const Value& value) {
  if (value.kind == "matrix") return true;
  if (value.kind == "vector") return value.cols == 1;
  const bool is_single = value.kind == "bool" || value.kind == "integer" || value.kind == "number";
  return is_single && value.rows == 1 && value.cols == 1;
}

/// Reports go by the kinds and sizes, and must not be led beyond the entries.
bool is_sound(const Value& value) {
  constexpr std::int64_t largest = std::int64_t{1} << 31;
  if (value.rows < 0 || value.rows > largest || value.cols < 0 || value.cols > largest) return false;
  return has_the_sizes_of_its_kind(value) && static_cast<std::int64_t>(value.entries.size()) ==
                                                 std::min<std::int64_t>(value.rows * value.cols, Value::kept_entries);
}

bool is_sound(const Difference& difference, const Value& expected, const Value& got) {
  if (expected.kind != got.kind) return false;
  if (difference.shape) return true;
  return expected.rows == got.rows && expected.cols == got.cols &&
         difference.entries == expected.rows * expected.cols && difference.row >= 0 && difference.row < expected.rows &&
         difference.col >= 0 && difference.col < expected.cols;
}

bool is_sound(const Failure& failure) {
  const auto& [expected, got] = std::tie(failure.expected, failure.got);
  if ((expected && !is_sound(*expected)) || (got && !is_sound(*got))) return false;
  return !failure.difference || (expected && got && is_sound(*failure.difference, *expected, *got));
}

} // namespace

int points(const Record& record) {
  return std::accumulate(record.exercises.begin(), record.exercises.end(), 0,
                         [](int sum, const Exercise& exercise) { return sum + exercise.points; });
}

int max_points(const Record& record) {
  return std::accumulate(record.exercises.begin(), record.exercises.end(), 0,
                         [](int sum, const Exercise& exercise) { return sum + exercise.max_points; });
}

std::string to_json(const Record& record) {
  nlohmann::json json = record;
  json["points"] = points(record);
  json["max_points"] = max_points(record);
  return text_of(json);
}

std::string to_json(const Exercise& exercise) { return text_of(exercise); }

Exercise exercise_from_json(const std::string& text) {
  try {
    auto exercise = parsed(text).get<Exercise>();
    for (const auto& check : exercise.checks) {
      if (check.failure && !is_sound(*check.failure))
        throw std::runtime_error("this is not a record of an exercise: kinds or sizes do not fit");
    }
    return exercise;
  } catch (const nlohmann::json::exception& error) {
    throw std::runtime_error(fmt::format("this is not a record of an exercise: {}", error.what()));
  }
}

void write_file(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  const auto aside = fmt::format("{}.{}", file.string(), getpid());
  std::ofstream stream(aside, std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) {
    std::error_code ignored;
    std::filesystem::remove(aside, ignored);
    throw std::runtime_error(fmt::format("{} could not be written: is the disk full?", aside));
  }
  std::filesystem::rename(aside, file);
}

std::optional<std::string> read_file(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream || !std::filesystem::is_regular_file(file)) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

} // namespace record
