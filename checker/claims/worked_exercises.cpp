#include "claims/formulas.hpp"

#include <Eigen/LU>
#include <fmt/format.h>

namespace claims {
namespace {

/// An angle of hundredths of a radian, exactly.
Exact hundredths(int count) { return Exact(count) / 100; }

/// Why a number needs its fifth decimal: four would depend on its type.
Remark tie_at_four_decimals(double in_double, float in_float) {
  const auto with_double = fmt::format("{:.4f}", in_double);
  const auto with_float = fmt::format("{:.4f}", in_float);
  return {with_double != with_float,
          fmt::format("only with its fifth decimal: with four, {:.5f} is on a tie, and prints "
                      "{} from a double, {} from a float",
                      in_double, with_double, with_float)};
}

/// Whether sine and cosine of an angle keep their four decimals when it is off by 1e-5.
bool survives(const Exact& angle) {
  const auto decimals = [](const Exact& of) { return rounded(sin(of), 4) + rounded(cos(of), 4); };
  const Exact off("1e-5");
  return decimals(angle - off) == decimals(angle) && decimals(angle + off) == decimals(angle);
}

Section parity_rule() {
  return {
      "parity rule",
      {{.says = "an even slot holds a sine and an odd slot a cosine, whatever its pair",
        .values = {{"", pe::encode(3, clocks(6))[2], sin(3 * exact_omega(6, 1)), "slots 2 and 3 of PE(3), d_model 6"},
                   {"", pe::encode(3, clocks(6))[3], cos(3 * exact_omega(6, 1))}},
        .stands = pe::is_sine(2) && !pe::is_sine(3) && pe::pair_index(2) == pe::pair_index(3)},
       {.says = "slots 0 to 5 are sine, cosine and so on, of the pairs 0, 0, 1, 1, 2, 2",
        .stands = every(0, 5,
                        [](auto slot) {
                          const int dim = static_cast<int>(slot);
                          return pe::is_sine(dim) == (dim % 2 == 0) && pe::pair_index(dim) == dim / 2;
                        })},
       {.says = "pairs of d_model 6, each with a frequency of its own",
        .values = {{"3", static_cast<double>(clocks(6).size()), Exact(6) / 2},
                   {"", clocks(6)[1], exact_omega(6, 1), "omega_1"},
                   {"", clocks(6)[2], exact_omega(6, 2), "omega_2"}}},
       {.says = "the frequency that sine and cosine share puts them on a circle",
        .values = {{"", encoding(2).head(2).norm(), sqrt(pow(sin(Exact(2)), 2) + pow(cos(Exact(2)), 2)), "radius"}},
        .stands =
            every(0, 1000, [](auto position) { return std::abs(encoding(position).head(2).norm() - 1) < 1e-12; })}}};
}

Section slow_wave() {
  const auto lambda = pe::wavelengths(4, 10000)[1];
  return {"slow wave",
          {{.says = "omega_1 of d_model 4", .values = {{"0.01", clocks(4)[1], exact_omega(4, 1)}}},
           {.says = "lambda_1 = 200 pi", .values = {{"~628.3", lambda, 100 * lap}}},
           {.says = "positions until it repeats",
            .values = {{"~628", lambda, 100 * lap}, {"", lambda - 628, 100 * lap - 628, "more than 628 by"}},
            .remark = {every(1, 10000, [](auto gap) { return pe::gap_distance(gap, one_clock(0.01)) > 0; }),
                       "no whole number of positions is a full turn, so none repeats exactly"},
            .recorded = Verdict::holds_but}}};
}

Section encoding_of_2() {
  const auto two = encoding(2);
  return {"PE(2)",
          {{.says = "omega_0", .values = {{"1", clocks(4)[0], exact_omega(4, 0)}}},
           {.says = "slot 0, sin 2", .values = {{"0.9093", two[0], sin(Exact(2))}}},
           {.says = "slot 1, cos 2", .values = {{"-0.4161", two[1], cos(Exact(2))}}, .recorded = Verdict::lucky},
           {.says = "slot 2, sin 0.02", .values = {{"0.0200", two[2], sin(hundredths(2))}}},
           {.says = "slot 3, cos 0.02", .values = {{"0.9998", two[3], cos(hundredths(2))}}},
           {.says = "the whole vector",
            .values = {{"0.9093", two[0], sin(Exact(2))},
                       {"-0.4161", two[1], cos(Exact(2))},
                       {"0.0200", two[2], sin(hundredths(2))},
                       {"0.9998", two[3], cos(hundredths(2))}},
            .recorded = Verdict::lucky},
           {.says = "an angle that is off by 1e-5 leaves the four decimals as they are",
            .values = {{"", pe::encode(1, one_clock(2.00001))[1], cos(2 + Exact("1e-5")), "cos 2.00001"}},
            .stands = survives(2) && survives(hundredths(2)),
            .remark = {!survives(2),
                       fmt::format("four decimals are not safe from 1e-5 in the angle: cos 2 = {}, cos 2.00001 = {}",
                                   rounded(cos(Exact(2)), 4), rounded(cos(2 + Exact("1e-5")), 4))},
            .recorded = Verdict::wrong},
           {.says = "largest size of a sine or cosine",
            .values = {{"1", pe::encoding_table(1000, 8, 10000).cwiseAbs().maxCoeff(), cos(Exact(0))}}}}};
}

Section encoding_of_0() {
  const pe::Vec start = pe::encode(0, clocks(512));
  return {
      "PE(0)",
      {{.says = "sine and cosine of angle 0",
        .values = {{"0", start[0], sin(Exact(0))}, {"1", start[1], cos(Exact(0))}}},
       {.says = "0, 1, 0, 1, … whatever the frequencies are",
        .stands = every(0, 511, [&](auto slot) { return start[slot] == static_cast<double>(slot % 2); }),
        .remark = {encoding(0) == pe::encode(0, pe::frequencies(4, 100)),
                   "for that very reason position 0 cannot show a slip in the frequencies"},
        .recorded = Verdict::holds_but},
       {.says = "the start, at the end of the positive cosine axis",
        .values = {{"1", start[1], cos(Exact(0)), "cosine"}, {"0", start[0], sin(Exact(0)), "sine"}},
        .remark = {start[0] < start[1], "the picture's axes are (cosine, sine), and the vector's order is the other"},
        .recorded = Verdict::holds_but}}};
}

Section adding_the_code() {
  const pe::Vec sum = pe::add_positions(pe::Mat{{0.7, 0.1, -0.4, 0.3}}, 2, 10000).row(0);
  return {"embedding + PE(2)",
          {{.says = "the sum",
            .values = {{"1.6093", sum[0], Exact("0.7") + sin(Exact(2))},
                       {"-0.3161", sum[1], Exact("0.1") + cos(Exact(2))},
                       {"-0.3800", sum[2], Exact("-0.4") + sin(hundredths(2))},
                       {"1.2998", sum[3], Exact("0.3") + cos(hundredths(2))}},
            .recorded = Verdict::lucky}}};
}

Section shift_matrix() {
  const pe::Mat shift = pe::shift_pair(0.01, 1);
  const Exact sine = sin(hundredths(1));
  const Exact cosine = cos(hundredths(1));
  const pe::Mat shear{{1, 1}, {0, 1}};
  return {
      "shift matrix",
      {{.says = "T_1 for omega 0.01",
        .values = {{"0.99995", shift(0, 0), cosine},
                   {"0.0100", shift(0, 1), sine},
                   {"-0.0100", shift(1, 0), -sine},
                   {"0.99995", shift(1, 1), cosine}},
        .remark = tie_at_four_decimals(std::cos(0.01), std::cos(0.01F)),
        .recorded = Verdict::holds_but},
       {.says = "a step adds omega_1 to the angle of its pair",
        .values = {{"", pe::angle_in_lap(3, 0.01) - pe::angle_in_lap(2, 0.01), hundredths(1), "from 2 to 3"}},
        .stands = every(0, 627,
                        [](auto position) {
                          const auto step = pe::angle_in_lap(position + 1, 0.01) - pe::angle_in_lap(position, 0.01);
                          return std::abs(step - 0.01) < 1e-12;
                        })},
       {.says = "turning a pair is multiplying it by the rotation matrix",
        .stands = near(shift * encoding(2).tail(2), encoding(3).tail(2)),
        .remark = {near(shift.transpose() * encoding(2).tail(2), encoding(1).tail(2)),
                   "for pairs in the order (sine, cosine) it is the transpose of the textbook's matrix, which would "
                   "step back"},
        .recorded = Verdict::holds_but},
       {.says = "determinant of T_1",
        .values = {{"1", shift.determinant(), cosine * cosine + sine * sine},
                   {"", 0.99995 * 0.99995 + 0.01 * 0.01, pow(Exact("0.99995"), 2) + pow(Exact("0.01"), 2),
                    "with the printed entries"}}},
       {.says = "since the determinant is 1, it neither stretches nor shrinks",
        .stands = near(shift.transpose() * shift, pe::Mat::Identity(2, 2)),
        .remark = {shear.determinant() == 1 && !near(shear.transpose() * shear, pe::Mat::Identity(2, 2)),
                   "the determinant alone does not say so: that of a shear is 1, too; what says it is that T "
                   "times its transpose is the identity"},
        .recorded = Verdict::holds_but}}};
}

Section rotation_match() {
  const pe::Vec moved = pe::shift_encoding(encoding(2), clocks(4), 1);
  const auto three = encoding(3);
  const Exact product = Exact("0.99995") * Exact("0.9998");
  return {
      "rotation match",
      {{.says = "top of T_1 PE(2)",
        .values = {{"0.0300", moved[2], sin(hundredths(3))},
                   {"", 0.99995 * 0.02 + 0.01 * 0.9998,
                    Exact("0.99995") * Exact("0.02") + Exact("0.01") * Exact("0.9998"), "from the printed factors"}}},
       {.says = "bottom of T_1 PE(2)",
        .values = {{"0.9996", moved[3], cos(hundredths(3))},
                   {"", -0.01 * 0.02 + 0.99995 * 0.9998, product - Exact("0.0002"), "from the printed factors"}},
        .remark = {product < Exact("0.9998") && judge("0.9996", product - Exact("0.0002")).verdict == Verdict::lucky,
                   "a product on the way was rounded up to 0.9998 first, and the roundings happen to cancel"},
        .recorded = Verdict::lucky},
       {.says = "PE(3), slots 2 and 3, directly",
        .values = {{"0.0300", three[2], sin(hundredths(3))}, {"0.9996", three[3], cos(hundredths(3))}},
        .recorded = Verdict::lucky},
       {.says = "both ways give the same", .stands = near(moved, three)}}};
}

Section one_step() {
  const auto ratio = [](int position) {
    const pe::Vec change = pe::step_change(position, clocks(4));
    return change[0] / change[2];
  };
  const auto exact_ratio = [](int position) -> Exact {
    return (sin(Exact(position + 1)) - sin(Exact(position))) /
           (sin(hundredths(position + 1)) - sin(hundredths(position)));
  };
  const pe::Vec change = pe::step_change(0, clocks(4));
  const pe::Vec chords = pe::chord_lengths(clocks(4));
  return {
      "one step",
      {{.says = "slot 0 changes from position 0 to 1 by", .values = {{"0.8415", change[0], sin(Exact(1))}}},
       {.says = "slot 2 changes by", .values = {{"0.0100", change[2], sin(hundredths(1))}}},
       {.says = "times as much for slot 0",
        .values = {{"~84", ratio(0), exact_ratio(0)},
                   {"", ratio(1), exact_ratio(1), "from 1 to 2"},
                   {"", ratio(2), exact_ratio(2), "from 2 to 3"},
                   {"", chords[0] / chords[1], exact_chord(1) / exact_chord(hundredths(1)), "of the chords"}},
        .remark = {every(1, 100, [&](auto position) { return std::abs(ratio(static_cast<int>(position)) - 84) > 0.5; }),
                   "only at the step from 0 to 1; what is the same at every step is the ratio of the chords, how far "
                   "the dots move"},
        .recorded = Verdict::holds_but},
       {.says = "omega_0 is the highest frequency",
        .values = {{"1", clocks(4).maxCoeff(), exact_omega(4, 0)}},
        .remark = {pe::frequencies(4, 0.5).maxCoeff() > 1, "a base below 1 turns the ladder round"},
        .recorded = Verdict::holds_but},
       {.says = "fast pairs tell neighbours apart, slow pairs places far apart",
        .values = {{"", static_cast<double>(pe::closest_gap(500, clocks(4))), exact_closest_gap(500, 4),
                    "PE(500) of 1000, positions to the closest vector, d_model 4"},
                   {"", static_cast<double>(pe::closest_gap(500, clocks(8))), exact_closest_gap(500, 8), "d_model 8"}},
        .stands = chords[0] > chords[1] && pe::wavelengths(4, 10000)[1] > pe::wavelengths(4, 10000)[0],
        .remark =
            {pe::closest_gap(500, clocks(4)) > 1 && pe::closest_gap(500, clocks(8)) > 1 &&
                 pe::closest_gap(500, clocks(64)) == 1,
             "it takes many pairs: with d_model 64 the next position is the closest vector, with 4 and 8 it is not"},
        .recorded = Verdict::holds_but}}};
}

Section base_solving() {
  const auto base = pe::base_for_wavelength(1000, 1, 4);
  const Exact exact_base = pow(1000 / lap, 2);
  return {"base solving",
          {{.says = "the root of the base, 1000 / 2 pi", .values = {{"159.155", std::sqrt(base), 1000 / lap}}},
           {.says = "the base", .values = {{"~25330", base, exact_base}}},
           {.says = "longest wavelength with that base",
            .values = {{"~1000", pe::wavelengths(4, 25330)[1], exact_slowest(4, 25330)},
                       {"", pe::base_for_wavelength(1000, 3, 8), pow(1000 / lap, Exact(8) / 6), "base for d_model 8"}},
            .remark = {std::abs(pe::base_for_wavelength(1000, 3, 8) - base) > 1, "every d_model has a base of its own"},
            .recorded = Verdict::holds_but},
           {.says = "a bigger base makes longer waves, and a coarser resolution",
            .stands = every(
                1, 3, [](auto pair) { return pe::wavelengths(8, 20000)[pair] > pe::wavelengths(8, 10000)[pair]; }),
            .remark = {pe::frequencies(8, 1e6)[0] == pe::frequencies(8, 100)[0],
                       "the finest clock stays as it is; coarser is the ladder, from one clock to the next"},
            .recorded = Verdict::holds_but}}};
}

Section twin_positions() {
  const auto at = [](int position) { return encoding(position)[2]; };
  const bool never_exactly = every(1, 10000, [](auto gap) { return pe::gap_distance(gap, one_clock(0.01)) > 0; });
  return {
      "twin positions",
      {{.says = "positions of a full period, 2 pi / 0.01",
        .values = {{"628.318", pe::wavelengths(4, 10000)[1], 100 * lap}},
        .remark = {floor(100 * lap * 1000) == 628318, "what came after was cut off, not rounded"},

        .recorded = Verdict::wrong},
       {.says = "nearest whole position",
        .values = {{"628", static_cast<double>(pe::nearest_repeat(0.01)), round(100 * lap)}}},
       {.says = "sin 6.28",
        .values = {{"~-0.00319", at(628), sin(hundredths(628))},
                   {"", at(627), sin(hundredths(627)), "at 627"},
                   {"", at(629), sin(hundredths(629)), "at 629"}},
        .recorded = Verdict::lucky},
       {.says = "which looks like the sine at position 0",
        .values = {{"~0", at(628), sin(hundredths(628))},
                   {"", pe::gap_distance(628, clocks(4)), exact_distance(628, 4), "between the whole vectors"}},
        .remark = {pe::gap_distance(628, clocks(4)) > 50 * pe::gap_distance(628, one_clock(0.01)),
                   "in this slot only: the whole vectors are far apart"},
        .recorded = Verdict::holds_but},
       {.says = "one frequency alone is ambiguous",
        .values = {{"", pe::gap_distance(628, one_clock(0.01)), exact_chord(hundredths(628)),
                    "pair at 0 and 628 apart by"}},
        .stands = pe::gap_distance(628, one_clock(0.01)) < pe::gap_distance(1, one_clock(0.01)),
        .remark = {never_exactly, "only for somebody who rounds: no two whole positions give one pair the same values"},
        .recorded = Verdict::holds_but},
       {.says = "every position has a full vector of its own",
        .values = {{"", pe::gap_distance(71000, clocks(4)), exact_distance(71000, 4), "71000 apart, d_model 4"},
                   {"", pe::gap_distance(1, clocks(512)), exact_distance(1, 512), "1 apart, d_model 512"}},
        .stands = pe::gap_distance(pe::closest_gap(80000, clocks(4)), clocks(4)) > 0,
        .remark = {pe::closest_gap(80000, clocks(4)) == 71000 && pe::closest_gap(1000, clocks(512)) == 1,
                   "how clearly depends on d_model: with 4, positions 71000 apart nearly coincide; with 512, "
                   "neighbours are the closest, and far apart"},
        .recorded = Verdict::holds_but}}};
}

Section dot_product() {
  const auto dot = [](int first, int second) { return encoding(first).dot(encoding(second)); };
  return {
      "dot product",
      {{.says = "a pair's dot product is the cosine of omega times the gap",
        .values = {{"", encoding(2).head(2).dot(encoding(5).head(2)), cos(Exact(3)), "positions 2 and 5, omega 1"}},
        .stands = every(0, 1000,
                        [](auto position) {
                          const auto pair = encoding(5).tail(2).dot(encoding(position).tail(2));
                          return std::abs(pair - pe::pair_similarity(0.01, 5, position)) < 1e-12;
                        })},
       {.says = "cos (A - B) = cos A cos B + sin A sin B",
        .values = {{"", pe::pair_similarity(1, 2, 7), cos(Exact(2)) * cos(Exact(7)) + sin(Exact(2)) * sin(Exact(7)),
                    "A = 2, B = 7"}},
        .stands = abs(cos(Exact(2)) * cos(Exact(7)) + sin(Exact(2)) * sin(Exact(7)) - cos(Exact(5))) < Exact("1e-45")},
       {.says = "only the gap is left of the two positions",
        .values = {{"", dot(5, 8), exact_similarity(3, 4), "gap 3, d_model 4"}},
        .stands = every(0, 1000,
                        [&](auto first) {
                          return std::abs(dot(static_cast<int>(first), static_cast<int>(first) + 3) - dot(0, 3)) <
                                 1e-12;
                        }),
        .remark = {pe::similarity(-3, clocks(4)) == pe::similarity(3, clocks(4)),
                   "not even its direction is: three back looks like three ahead"},
        .recorded = Verdict::holds_but},
       {.says = "omega 0.01, positions 5 and 8",
        .values = {{"0.99955", pe::pair_similarity(0.01, 5, 8), cos(hundredths(3))}}},
       {.says = "the similarity is a clean function of the distance",
        .values = {{"", pe::similarity(3, clocks(4)), exact_similarity(3, 4), "d_model 4, gap 3"},
                   {"", pe::similarity(4, clocks(4)), exact_similarity(4, 4), "gap 4"}},
        .remark = {pe::similarity(4, clocks(4)) > pe::similarity(3, clocks(4)) &&
                       pe::similarity(44, clocks(512)) > pe::similarity(43, clocks(512)),
                   "it does not always fall: with d_model 4 it rises from gap 3 to 4, with 512 from 43 to 44"},
        .recorded = Verdict::holds_but}}};
}

/// A position of the walk with its printed sine and cosine.
Claim stop(int position, int quadrant, const std::string& sine, const std::string& cosine) {
  const pe::Vec pair = pe::encode(position, one_clock(1));
  return {.says = fmt::format("position {} is in quadrant {}", position, quadrant),
          .values = {{sine, pair[0], sin(Exact(position))}, {cosine, pair[1], cos(Exact(position))}},
          .stands = pe::quadrant(position, 1) == quadrant};
}

Section quadrant_walk() {
  const auto turn = pe::wavelengths(2, 10000)[0];
  const double past_float = pe::encode(16777217, one_clock(1))[0] - pe::encode(16777216, one_clock(1))[0];
  return {"quadrant walk",
          {{.says = "the angle of pair 0 is the position itself",
            .values = {{"", pe::angle_in_lap(6, clocks(4)[0]), 6 * exact_omega(4, 0), "at 6"}}},
           {.says = "a full circle", .values = {{"~6.283", turn, lap}}},
           {.says = "values stay bounded however far the position",
            .values = {{"", past_float, sin(Exact(16777217)) - sin(Exact(16777216)),
                        "sine of 16777217 less that of 16777216"}},
            .stands = every(0, 15,
                            [](auto power) {
                              const auto position = static_cast<std::int64_t>(std::pow(10, power));
                              return encoding(position).cwiseAbs().maxCoeff() <= 1;
                            }),
            .remark = {static_cast<float>(16777217) == 16777216.0F,
                       "the positions themselves do not stay exact: 16777217 is no float, and becomes its neighbour"},
            .recorded = Verdict::holds_but},
           {.says = "position 0 is on the cosine axis",
            .values = {{"0", encoding(0)[0], sin(Exact(0))}, {"+1", encoding(0)[1], cos(Exact(0))}},
            .stands = pe::quadrant(0, 1) == 0 &&
                      every(1, 1000, [](auto position) { return pe::quadrant(position, 1) != 0; })},
           {.says = "quarters of the circle",
            .values = {{"~1.571", turn / 4, lap / 4},
                       {"~3.14", turn / 2, lap / 2},
                       {"~4.712", 3 * turn / 4, 3 * lap / 4},
                       {"~6.283", turn, lap}}},
           stop(2, 2, "0.909", "-0.416"),
           stop(4, 3, "-0.757", "-0.654"),
           stop(6, 4, "-0.279", "+0.960"),
           {.says = "position 7 less a turn", .values = {{"~0.717", pe::angle_in_lap(7, 1), 7 - lap}}},
           stop(7, 1, "0.657", "+0.754"),
           {.says = "a whole lap is done, and the next has begun",
            .values = {{"", 7 / turn, 7 / lap, "turns at 7"}},
            .stands = pe::completed_laps(6, 1) == 0 && pe::completed_laps(7, 1) == 1},
           {.says = "the signs of the fast pair never say where you are",
            .stands = pe::quadrant(1, 1) == pe::quadrant(7, 1) && pe::quadrant(2, 1) == pe::quadrant(8, 1) &&
                      pe::quadrant(4, 1) == pe::quadrant(10, 1)},
           {.says = "meanwhile the slow pair is deep in quadrant 1",
            .values = {{"", pe::angle_in_lap(7, 0.01) / (turn / 4), hundredths(7) / (lap / 4),
                        "share of the quadrant at 7"}},
            .stands = every(1, 7, [](auto position) { return pe::quadrant(position, 0.01) == 1; }),
            .remark = {pe::quadrant(0, 0.01) == 0 && pe::angle_in_lap(7, 0.01) < 0.05 * turn / 4,
                       "it is at the edge rather than deep, and at position 0 still on the axis"},
            .recorded = Verdict::holds_but},
           {.says = "the slow pair says which lap it is", .stands = every(0, 627, [](auto position) {
                                                            const pe::Vec two_decimals =
                                                                (encoding(position) * 100).array().round() / 100;
                                                            return pe::decode(two_decimals, clocks(4)) == position;
                                                          })}}};
}

Section encoding_of_1() {
  const auto one = encoding(1);
  const pe::Vec sum = pe::add_positions(pe::Mat{{-0.3, 0.4, 0.2, -0.6}}, 1, 10000).row(0);
  return {"PE(1)",
          {{.says = "the whole vector",
            .values = {{"0.8415", one[0], sin(Exact(1))},
                       {"0.5403", one[1], cos(Exact(1))},
                       {"0.0100", one[2], sin(hundredths(1))},
                       {"0.99995", one[3], cos(hundredths(1))}},
            .remark = tie_at_four_decimals(std::cos(0.01), std::cos(0.01F)),
            .recorded = Verdict::holds_but},
           {.says = "added to an embedding",
            .values = {{"0.5415", sum[0], Exact("-0.3") + sin(Exact(1))},
                       {"0.9403", sum[1], Exact("0.4") + cos(Exact(1))},
                       {"0.2100", sum[2], Exact("0.2") + sin(hundredths(1))},
                       {"0.39995", sum[3], Exact("-0.6") + cos(hundredths(1))}},
            .remark = tie_at_four_decimals(-0.6 + std::cos(0.01), -0.6F + std::cos(0.01F)),
            .recorded = Verdict::holds_but}}};
}

Section position_100() {
  const auto turn = pe::wavelengths(2, 10000)[0];
  const auto in_quadrant = [](int quadrant) {
    int count = 0;
    for (int position = 1; position <= 1000; ++position) count += pe::quadrant(position, 1) == quadrant ? 1 : 0;
    return count;
  };
  return {"position 100",
          {{.says = "loops of the fast pair",
            .values = {{"~15.9", 100 / turn, 100 / lap},
                       {"", pe::angle_in_lap(100, 1), 100 - 15 * lap, "angle in the last"}},
            .remark = {pe::completed_laps(100, 1) == 15 && pe::quadrant(100, 1) == 4,
                       "15 whole ones and most of the next: the dot stands in quadrant 4"},
            .recorded = Verdict::holds_but},
           {.says = "so it looks randomly placed",
            .stands = pe::completed_laps(100, 1) > 1,
            .remark = {every(1, 4, [&](auto one) { return std::abs(in_quadrant(static_cast<int>(one)) - 250) <= 2; }),
                       "it is more even than chance: of 1000 positions each quadrant gets a quarter, give or take two"},
            .recorded = Verdict::holds_but},
           {.says = "the slow pair, sin 1 and cos 1",
            .values = {{"0.8415", encoding(100)[2], sin(Exact(1))}, {"0.5403", encoding(100)[3], cos(Exact(1))}}},
           {.says = "it is still in quadrant 1",
            .values = {{"", pe::wavelengths(4, 10000)[1] / 4, 25 * lap, "which ends at"}},
            .stands = pe::quadrant(100, 0.01) == 1 && pe::quadrant(157, 0.01) == 1 && pe::quadrant(158, 0.01) == 2}}};
}

Section links() {
  const pe::Vec query{{1, 2, 3, 4}};
  const pe::Vec key{{0.5, -1, 2, 0.25}};
  const auto score = [&](int query_position, int key_position) {
    return pe::rope_score(query, query_position, key, key_position, clocks(4));
  };
  const auto exact_score = [](int gap) -> Exact {
    return -Exact("1.5") * cos(Exact(gap)) + 2 * sin(Exact(gap)) + 7 * cos(hundredths(gap)) +
           Exact("7.25") * sin(hundredths(gap));
  };
  return {"links onward",
          {{.says = "RoPE turns queries and keys, instead of adding a code",
            .values = {{"", score(5, 8), exact_score(3), "a score at positions 5 and 8"}},
            .stands = std::abs(score(5, 8) - score(105, 108)) < 1e-9,
            .remark = {near(pe::rope(pe::Vec{{1, 0}}, 1, one_clock(1)), pe::shift_pair(1, 1).row(0).transpose()),
                       "its usual matrix is the transpose of T_k, and turns the other way"},
            .recorded = Verdict::holds_but},
           {.says = "that the dot product knows the distance only is what relative encodings spell out",
            .values = {{"", score(5, 8), exact_score(3), "rotary scores, key three ahead"},
                       {"", score(8, 5), exact_score(-3), "and three behind"}},
            .stands = pe::pair_similarity(0.01, 5, 8) == pe::pair_similarity(0.01, 105, 108),
            .remark = {pe::similarity(-3, clocks(4)) == pe::similarity(3, clocks(4)) && score(5, 8) != score(8, 5),
                       "they know ahead from behind as well, which the dot product of two codes does not"},
            .recorded = Verdict::holds_but}}};
}

Section flash_cards() {
  const pe::Mat shift = pe::shift_pair(0.01, 3);
  return {"flash cards",
          {{.says = "all six: the even slots, omega_i, T_k a rotation, PE(0), the dot product, boundedness",
            .stands = pe::is_sine(0) && near(clocks(4), pe::Vec{{1, 0.01}}) &&
                      near(shift.transpose() * shift, pe::Mat::Identity(2, 2)) &&
                      std::abs(shift.determinant() - 1) < 1e-12 && encoding(0) == pe::Vec{{0, 1, 0, 1}} &&
                      std::abs(pe::pair_similarity(0.01, 5, 8) - std::cos(0.03)) < 1e-12 &&
                      encoding(1000000).cwiseAbs().maxCoeff() <= 1}}};
}

} // namespace

Note worked_exercises() {
  return judge("Worked exercises",
               {parity_rule(), slow_wave(), encoding_of_2(), encoding_of_0(), adding_the_code(), shift_matrix(),
                rotation_match(), one_step(), base_solving(), twin_positions(), dot_product(), quadrant_walk(),
                encoding_of_1(), position_100(), links(), flash_cards()},
               {"whether position 100 is far into a document"});
}

} // namespace claims
