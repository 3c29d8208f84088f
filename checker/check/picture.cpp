#include "check/picture.hpp"

#include "check/session.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace check {
namespace {

struct Drawn {
  Frame frame;
  void (*draw)(Sketch&);
};

std::vector<Drawn>& pictures() {
  static std::vector<Drawn> all;
  return all;
}

/// What the answer gives, where it can be drawn; otherwise why not.
struct Given {
  std::optional<Eigen::MatrixXd> value;
  std::string reason{};
};

Given given(const Call& call, const Eigen::MatrixXd& right, Answer& answer) try {
  const auto reply = answer.reply(call);
  wire::Reader reader(reply);
  const auto kind = reader.take<wire::Reply>();
  if (kind == wire::Reply::not_started) return {{}, fmt::format("{} is not written yet", call.function)};
  if (kind != wire::Reply::value) return {{}, fmt::format("{} ended without a value", call.text)};
  auto value = call.decode(wire::Reader(reader.remaining())).entries;
  if (value.rows() != right.rows() || value.cols() != right.cols()) {
    return {{}, fmt::format("{} has another shape than the target", call.text)};
  }
  const auto finite = [](double entry) { return std::isfinite(entry); };
  if (std::none_of(value.reshaped().begin(), value.reshaped().end(), finite)) {
    return {{}, fmt::format("{} gave no finite number", call.text)};
  }
  return {std::move(value)};
} catch (const wire::Malformed&) {
  return {{}, fmt::format("what came for {} is not a value of the right type", call.text)};
} catch (const NoAnswer& none) {
  return {{}, none.what()};
} catch (const NotJudged& none) {
  return {{}, none.what()};
}

/// Row by row; what is not finite is null.
nlohmann::json rows_of(const Eigen::MatrixXd& matrix) {
  auto rows = nlohmann::json::array();
  for (const auto& row : matrix.rowwise()) {
    auto entries = nlohmann::json::array();
    for (const double entry : row) entries.push_back(std::isfinite(entry) ? nlohmann::json(entry) : nlohmann::json());
    rows.push_back(std::move(entries));
  }
  return rows;
}

nlohmann::json json_of(const Drawn& picture, Answer& answer) {
  Sketch target;
  Sketch yours(&answer);
  picture.draw(target);
  picture.draw(yours);
  auto panels = nlohmann::json::array();
  for (std::size_t i = 0; i < target.panels.size(); ++i) {
    const auto& panel = target.panels[i];
    panels.push_back({{"kind", panel.kind},
                      {"name", panel.name},
                      {"target", rows_of(panel.values)},
                      {"yours", rows_of(yours.panels[i].values)}});
  }
  const auto& frame = picture.frame;
  return {{"name", frame.name},    {"title", frame.title}, {"x", frame.x},
          {"y", frame.y},          {"panels", panels},     {"logarithmic", frame.logarithmic},
          {"absent", yours.absent}};
}

} // namespace

void Sketch::curve(const std::string& name, const Eigen::VectorXd& entries) {
  curve(name, places<Eigen::Index>(0, entries.size() - 1), [&](Eigen::Index i) { return entries[i]; });
}

void Sketch::map(const std::string& name, const Eigen::MatrixXd& matrix) { panels.push_back({"map", name, matrix}); }

Eigen::MatrixXd Sketch::asked(const Call& call, const Eigen::MatrixXd& right) {
  const auto [value, reason] = given(call, right, *answer);
  if (value) return *value;
  if (absent.empty()) absent = reason;
  return Eigen::MatrixXd::Constant(right.rows(), right.cols(), std::numeric_limits<double>::quiet_NaN());
}

Picture::Picture(Frame frame, void (*draw)(Sketch&)) { pictures().push_back({std::move(frame), draw}); }

std::string pictures_json(const std::vector<std::string>& names, Answer& answer) {
  auto all = nlohmann::json::array();
  for (const auto& picture : pictures()) {
    const bool wanted = names.empty() || std::find(names.begin(), names.end(), picture.frame.name) != names.end();
    if (wanted) all.push_back(json_of(picture, answer));
  }
  return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace check
