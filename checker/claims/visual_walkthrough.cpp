#include "claims/formulas.hpp"

#include <fmt/format.h>

#include <numbers>
#include <stdexcept>

namespace claims {
namespace {

Section names_for_slots() {
  const pe::Mat tokens{{1, 0}, {0, 1}, {1, 1}};
  const pe::Mat shuffled = tokens.colwise().reverse();
  const auto attended = pe::self_attention(tokens);
  const auto attended_shuffled = pe::self_attention(shuffled);
  const Exact weight = exp(1 / sqrt(Exact(2)));
  const bool moves_along = near(attended_shuffled, attended.colwise().reverse());
  const auto size = pe::encode(10000, clocks(512)).norm();
  return {"step 1",
          {{.says = "shuffle the tokens, and self-attention answers the same: it is invariant",
            .values = {{"", attended(0, 0), 2 * weight / (2 * weight + 1), "first output"},
                       {"", attended_shuffled(0, 0), (1 + weight) / (2 + weight), "and after a shuffle"}},
            .stands = near(attended_shuffled, attended),
            .remark = {moves_along && near(attended_shuffled.colwise().mean(), attended.colwise().mean()),
                       "self-attention is equivariant: outputs are shuffled along, only their mean stays the same"},
            .recorded = Verdict::wrong},
           {.says = "the raw counter's tallest bar of slots 0 to 9",
            .values = {{"9", pe::Vec::LinSpaced(10, 0, 9).maxCoeff(), Exact(10 - 1)}}},
           {.says = "a raw counter such as 10000 would drown an embedding",
            .values = {{"", 10000 / size, 10000 / sqrt(Exact(256)), "times the length of an encoding, d_model 512"}},
            .stands = 10000 > 100 * size}}};
}

Section one_wave() {
  const auto height = [](int slot, double omega) { return pe::encode(slot, one_clock(omega))[0]; };
  const auto twins = [&](double omega) { return std::abs(height(2, omega) - height(14, omega)) < 1e-12; };
  const auto turns = [](int position) { return pe::angle_in_lap(position + 1, 0.5) - pe::angle_in_lap(position, 0.5); };
  const double sixth = std::numbers::pi / 6;
  return {
      "step 2",
      {{.says = "largest height of the wave",
        .values = {{"1", pe::encoding_table(1000, 8, 10000).maxCoeff(), cos(Exact(0))}}},
       {.says = "a logarithm or a ramp would blow up",
        .values = {{"", std::log(10000), log(Exact(10000)), "log 10000"}},
        .stands = std::log(1e300) > 50 * std::log(1e3),
        .remark = {std::log(10000) < 10 && std::log(3) - std::log(2) != std::log(4) - std::log(3),
                   "a logarithm does so slowly; worse is that no fixed map moves it on by a position"},
        .recorded = Verdict::holds_but},
       {.says = "omega is the angle of one step",
        .values = {{"", turns(3), Exact("0.5"), "omega 0.5, from 3 to 4"}},
        .stands = std::abs(turns(3) - turns(7)) < 1e-12},
       {.says = "slots 2 and 14 are at the same height",
        .values = {{"", height(2, sixth), sin(lap / 6), "omega pi/6"},
                   {"", height(14, sixth), sin(7 * lap / 6)},
                   {"", height(2, 1), sin(Exact(2)), "omega 1"},
                   {"", height(14, 1), sin(Exact(14))}},
        .stands = twins(sixth),
        .remark = {!twins(1) && !twins(0.5), "only for special frequencies, such as pi/6; not for 1, nor for 0.5"},
        .recorded = Verdict::holds_but},
       {.says = "a wave repeats, and so gives the same tag twice",
        .values = {{"", height(44, 1), sin(Exact(44)), "omega 1, position 44"}},
        .stands = every(0, 100,
                        [&](auto slot) {
                          const int here = static_cast<int>(slot);
                          return std::abs(height(here, sixth) - height(here + 12, sixth)) < 1e-12;
                        }),
        .remark = {every(1, 10000, [&](auto slot) { return height(static_cast<int>(slot), 1) != 0; }),
                   "exactly only if its wavelength is a fraction of whole numbers; otherwise the twins are near ones"},
        .recorded = Verdict::holds_but}}};
}

Section two_waves() {
  const auto unit = one_clock(1);
  const auto quarter = one_clock(std::numbers::pi / 2);
  const pe::Vec chord = pe::chord_lengths(unit);
  const auto moved = [&](std::int64_t position) { return pe::step_change(position, unit).norm(); };
  const auto apart = [&](int gap) { return pe::gap_distance(gap, unit); };
  const pe::Mat waves = pe::encoding_table(50, 2, 10000);
  const auto misses = [](const pe::Mat& table) {
    const pe::Mat ahead = table.topRows(40) * pe::fit_shift(table, 10).transpose();
    return (ahead - table.bottomRows(40)).cwiseAbs().maxCoeff();
  };
  return {
      "step 3",
      {{.says = "a cosine is a sine shifted by a quarter turn",
        .values = {{"", pe::encode(2, unit)[1], sin(2 + lap / 4), "at 2"}},
        .stands = every(0, 100,
                        [&](auto position) {
                          const auto ahead = std::sin(static_cast<double>(position) + std::numbers::pi / 2);
                          return std::abs(pe::encode(position, unit)[1] - ahead) < 1e-12;
                        })},
       {.says = "where the sine is flat the cosine is steepest, and the other way round",
        .values = {{"", pe::encode(1, quarter)[1], cos(lap / 4), "slope of the sine at its peak"},
                   {"", -pe::encode(1, quarter)[0], -sin(lap / 4), "and of the cosine there"}}},
       {.says = "wherever you are, one of the two changes",
        .values = {{"", chord[0], exact_chord(1), "together, omega 1"}},
        .stands = every(0, 1000, [&](auto position) { return std::abs(moved(position) - chord[0]) < 1e-12; })},
       {.says = "a pair never repeats within a turn",
        .values = {{"", pe::gap_distance(628, one_clock(0.01)), exact_chord(Exact(628) / 100),
                    "closest two of a turn, omega 0.01"}},
        .stands = pe::closest_gap(628, one_clock(0.01)) == 628 && pe::gap_distance(628, one_clock(0.01)) > 0},
       {.says = "the pair is on a circle of radius 1, and a step turns it",
        .values = {{"", pe::encode(14, unit).norm(), sqrt(pow(sin(Exact(14)), 2) + pow(cos(Exact(14)), 2)), "radius"}},
        .stands = every(0, 1000,
                        [&](auto position) {
                          const auto here = pe::encode(position, unit);
                          return near(pe::shift_pair(1, 1) * here, pe::encode(position + 1, unit));
                        })},
       {.says = "the step is the same angle omega everywhere",
        .values = {{"", pe::angle_in_lap(4, 0.5) - pe::angle_in_lap(3, 0.5), Exact("0.5"), "omega 0.5"}},
        .stands = every(0, 1000,
                        [&](auto position) {
                          return near(pe::shift_pair(0.5, 1),
                                      pe::shift_pair(0.5, position + 1) * pe::shift_pair(0.5, -position));
                        })},
       {.says = "no two positions share a direction until a lap is done",
        .values = {{"", apart(6), exact_chord(6), "omega 1, 6 apart"},
                   {"", apart(44), exact_chord(44), "44 apart"},
                   {"", apart(710), exact_chord(710), "710 apart"}},
        .stands = every(1, 6, [&](auto gap) { return apart(static_cast<int>(gap)) > 0.2; }),
        .remark = {every(1, 10000, [&](auto gap) { return apart(static_cast<int>(gap)) > 0; }),
                   "even then no two share it exactly: they only come close"},
        .recorded = Verdict::holds_but},
       {.says = "numbers needed for a shift that can be learned",
        .values = {{"2", static_cast<double>(pe::shift_pair(1, 1).cols()), Exact(2)},
                   {"", pe::encode(10, unit)[0], sin(Exact(10)),
                    "what a factor would have to make of sin 0, 10 positions on"}},
        .stands = misses(waves) < 1e-9 && misses(waves.col(0)) > 0.1}}};
}

Section many_circles() {
  const auto half_fails = [] {
    try {
      pe::frequencies(5, 10000);
      return false;
    } catch (const std::invalid_argument&) {
      return true;
    }
  };
  const auto falls = [](int d_model) {
    return every(1, d_model / 2 - 1, [&](auto i) { return clocks(d_model)[i] < clocks(d_model)[i - 1]; });
  };
  const auto ratio = [](int d_model) { return clocks(d_model)[1] / clocks(d_model)[0]; };
  const auto even_steps = [&](int d_model) {
    const pe::Vec omega = clocks(d_model);
    return near(omega.tail(d_model / 2 - 1), omega.head(d_model / 2 - 1) * ratio(d_model));
  };
  int flips = 0;
  for (int position = 2; position <= 100; ++position) {
    flips += encoding(position)[0] * encoding(position - 1)[0] < 0 ? 1 : 0;
  }
  const auto turn = pe::wavelengths(2, 10000)[0];
  const auto small_base = pe::wavelengths(512, 100)[255];
  return {"step 4",
          {{.says = "d_model must be even, for d_model / 2 pairs",
            .values = {{"", static_cast<double>(clocks(512).size()), Exact(512) / 2, "pairs of 512"}},
            .stands = half_fails()},
           {.says = "omega_0, from which omega_i falls",
            .values = {{"1", clocks(512)[0], exact_omega(512, 0)},
                       {"", clocks(512)[255], exact_omega(512, 255), "omega_255, d_model 512"}},
            .stands = falls(4) && falls(64) && falls(512)},
           {.says = "the ladder is geometric",
            .values = {{"", ratio(4), exact_omega(4, 1), "each next one times, d_model 4"},
                       {"", ratio(8), exact_omega(8, 1), "8"},
                       {"", ratio(512), exact_omega(512, 1), "512"}},
            .stands = even_steps(8) && even_steps(512)},
           {.says = "the slowest wavelength is roughly 2 pi times the base",
            .values = {{"", slowest(4), exact_slowest(4), "d_model 4"},
                       {"", slowest(8), exact_slowest(8), "8"},
                       {"", slowest(512), exact_slowest(512), "512"},
                       {"", 10000 * turn, 10000 * lap, "2 pi times the base"}},
            .stands = slowest(512) > 0.95 * 10000 * turn,
            .remark = {slowest(4) < 0.011 * 10000 * turn, "only for a large d_model: with 4 it is a hundredth of that"},
            .recorded = Verdict::holds_but},
           {.says = "beyond one turn of the slowest wave positions would collide",
            .values = {{"", pe::gap_distance(628, one_clock(0.01)), exact_chord(Exact(628) / 100),
                        "0 and 628, slowest pair of d_model 4"},
                       {"", pe::gap_distance(628, clocks(4)), exact_distance(628, 4), "whole vectors"}},
            .stands = pe::gap_distance(628, one_clock(0.01)) < pe::gap_distance(1, one_clock(0.01)),
            .remark = {pe::gap_distance(628, clocks(4)) > 50 * pe::gap_distance(628, one_clock(0.01)),
                       "one pair that wraps is no collision: the other pairs still differ"},
            .recorded = Verdict::holds_but},
           {.says = "longest wave of base 100",
            .values = {{"~628", 100 * turn, 100 * lap},
                       {"", pe::wavelengths(4, 100)[1], exact_slowest(4, 100), "d_model 4"},
                       {"", small_base, exact_slowest(512, 100), "512"}},
            .remark = {judge("~628", exact_slowest(512, 100)).verdict == Verdict::wrong,
                       "that is the limit of a large d_model, and not the 628 of d_model 4 with base 10000"},
            .recorded = Verdict::holds_but},
           {.says = "pair 0 flips its sign every few slots",
            .values = {{"", static_cast<double>(flips), floor(200 / lap), "times from 1 to 100"}},
            .stands = flips > 100 / 4},
           {.says = "a slow pair barely drifts over a sentence",
            .values = {{"", 100 * clocks(512)[255], 100 * exact_omega(512, 255), "in 100 slots, by an angle of"}},
            .stands = 100 * clocks(512)[255] < turn / 100}}};
}

/// The encoding in the other common order: all sines, then all cosines.
pe::Vec half_split(const pe::Vec& interleaved) {
  const auto pairs = interleaved.size() / 2;
  pe::Vec split(interleaved.size());
  for (Eigen::Index i = 0; i < pairs; ++i) {
    split[i] = interleaved[2 * i];
    split[pairs + i] = interleaved[2 * i + 1];
  }
  return split;
}

/// A position as a bfloat16 would have it: with 8 significant binary digits.
double in_bfloat16(int position) {
  const auto spacing = std::exp2(std::ilogb(position) - 7);
  return std::round(position / spacing) * spacing;
}

Section final_formula() {
  const auto two = encoding(2);
  const auto three = encoding(3);
  pe::Mat order(4, 4);
  for (int slot = 0; slot < 4; ++slot) order.col(slot) = half_split(pe::Vec::Unit(4, slot));
  const pe::Mat split_shift = order * pe::shift_matrix(clocks(4), 1) * order.transpose();
  const pe::Mat learned = pe::fit_shift(pe::encoding_table(50, 4, 10000), 3);
  const pe::Mat learned_far = pe::fit_shift(pe::add_positions(pe::Mat::Zero(50, 4), 1000, 10000), 3);
  const auto wedge = [](int position) {
    return pe::angle_in_lap(position + 7, 0.01) - pe::angle_in_lap(position, 0.01);
  };
  const auto eight = pe::encode(3, clocks(8));
  return {"step 5",
          {{.says = "slot 2i is the sine of pair i, slot 2i + 1 its cosine",
            .values = {{"", eight[6], sin(Exact(3) / 1000), "slots 6 and 7 of PE(3), d_model 8"},
                       {"", eight[7], cos(Exact(3) / 1000)}}},
           {.says = "sine and cosine side by side are what makes the shift linear",
            .stands = near(pe::shift_matrix(clocks(4), 1) * two, three),
            .remark = {near(split_shift * half_split(two), half_split(three)),
                       "it is the same with all sines first and the cosines after: side by side is only convenient"},
            .recorded = Verdict::holds_but},
           {.says = "PE(pos + k) is T_k PE(pos)",
            .values = {{"", learned(0, 0), cos(Exact(3)), "learned from 50 rows: cos 3"},
                       {"", learned(2, 3), sin(Exact(3) / 100), "and sin 0.03"}},
            .stands = near(learned, pe::shift_matrix(clocks(4), 3))},
           {.says = "its entries depend on k alone",
            .values = {{"", learned_far(0, 0), cos(Exact(3)), "as learned from position 1000 on"}},
            .stands = near(learned_far, learned)},
           {.says = "the wedge from pos to pos + k is the same near 0 and near 1000",
            .values = {{"", wedge(3), Exact(7) / 100, "omega 0.01, k = 7, from 3"},
                       {"", wedge(1003), Exact(7) / 100, "from 1003"}},
            .remark = {in_bfloat16(10) - in_bfloat16(3) == 7 && in_bfloat16(1010) - in_bfloat16(1003) != 7,
                       "with positions in bfloat16 it is not: near 1000 they are 4 apart"},
            .recorded = Verdict::holds_but},
           {.says = "PE(3), slots 0 and 1",
            .values = {{"0.1411", three[0], sin(Exact(3))}, {"-0.9900", three[1], cos(Exact(3))}}},
           {.says = "PE(3), slots 2 and 3",
            .values = {{"0.0300", three[2], sin(Exact(3) / 100)}, {"0.9996", three[3], cos(Exact(3) / 100)}},
            .recorded = Verdict::lucky}}};
}

/// The largest error of an entry whose angle was computed in single precision.
double float_error(int position, int d_model) {
  double worst = 0;
  const auto omega = clocks(d_model);
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const auto angle = static_cast<float>(position) * static_cast<float>(omega[i]);
    worst = std::max(worst, std::abs(std::sin(static_cast<double>(angle)) - std::sin(position * omega[i])));
  }
  return worst;
}

Section edge_cases() {
  const auto start = encoding(0);
  const auto turn = pe::wavelengths(2, 10000)[0];
  const Exact factor = pow(Exact(10000), Exact(510) / 512);
  const auto far = encoding(50000);
  const std::int64_t largest = std::int64_t{1} << 53;
  return {"step 6",
          {{.says = "PE(0), the start",
            .values = {{"0", start[0], sin(Exact(0))},
                       {"1", start[1], cos(Exact(0))},
                       {"0", start[2], sin(Exact(0))},
                       {"1", start[3], cos(Exact(0))}}},
           {.says = "last pair of d_model 512",
            .values = {{"255", static_cast<double>(clocks(512).size() - 1), Exact(512) / 2 - 1},
                       {"", std::log(slowest(512) / turn) / std::log(10000), Exact(510) / 512, "exponent 510/512"}}},
           {.says = "10000^(510/512)",
            .values = {{"~9646", slowest(512) / turn, factor}},
            .remark = {floor(factor) == 9646, "what came after was cut off, not rounded"},
            .recorded = Verdict::wrong},
           {.says = "its wavelength",
            .values = {{"~60620", slowest(512), lap * factor}, {"", 9646 * turn, 9646 * lap, "2 pi times 9646"}},
            .remark = {judge("~60620", 9646 * lap).verdict == Verdict::wrong, "nor is it 2 pi times 9646"},
            .recorded = Verdict::wrong},
           {.says = "across a book of 60000 words it makes one turn, barely",
            .values = {{"", 60000 / slowest(512), 60000 / (lap * factor), "turns"}},
            .stands = 60000 / slowest(512) > 0.95,
            .remark = {pe::completed_laps(60000, clocks(512)[255]) == 0, "it does not quite complete it"},
            .recorded = Verdict::holds_but},
           {.says = "position 50000 still has a bounded, sensible vector",
            .values = {{"", far[0], sin(Exact(50000)), "d_model 4"},
                       {"", far[1], cos(Exact(50000))},
                       {"", far[2], sin(Exact(500))},
                       {"", far[3], cos(Exact(500))}},
            .stands = far.cwiseAbs().maxCoeff() <= 1,
            .remark = {float_error(50000, 512) > 1e-3, "angles in single precision cost it the third decimal"},
            .recorded = Verdict::holds_but},
           {.says = "there is no position without a vector, and no blow-up",
            .stands = every(0, 15,
                            [](auto power) {
                              const auto position = static_cast<std::int64_t>(std::pow(10, power));
                              return pe::encode(position, clocks(8)).cwiseAbs().maxCoeff() <= 1;
                            }),
            .remark = {encoding(largest + 1) == encoding(largest),
                       "in double precision, positions beyond 2^53 share their neighbour's"},
            .recorded = Verdict::holds_but}}};
}

Section retelling() {
  const auto fast = [](int gap) { return pe::gap_distance(gap, one_clock(1)); };
  const auto slow = [](int gap) { return pe::gap_distance(gap, one_clock(0.01)); };
  return {
      "retelling",
      {{.says = "the slowest clock does not wrap inside a long document",
        .values = {{"", slowest(512), exact_slowest(512), "slowest wavelength, d_model 512"},
                   {"", slowest(4), exact_slowest(4), "4"}},
        .stands = pe::unfinished_pairs(512, 10000, 60000) > 0,
        .remark = {pe::unfinished_pairs(4, 10000, 1000) == 0,
                   "only with a large d_model: with 4 it does so after 628 words"},
        .recorded = Verdict::holds_but},
       {.says = "one circle cannot tell neighbours and distant words apart, both",
        .values = {{"", fast(710), exact_chord(710), "omega 1, 710 apart"},
                   {"", slow(1), exact_chord(Exact(1) / 100), "omega 0.01, neighbours"}},
        .stands = fast(710) < 1e-3 * fast(1) && slow(1) < 0.01 * slow(314)},
       {.says = "a linear layer can learn the turn",
        .values = {{"", pe::fit_shift(pe::encoding_table(50, 4, 10000), 1)(0, 1), sin(Exact(1)), "sin 1 as learned"}},
        .stands = near(pe::fit_shift(pe::encoding_table(50, 4, 10000), 1), pe::shift_matrix(clocks(4), 1))},
       {.says = "once round is 2 pi",
        .values = {{"", pe::wavelengths(2, 10000)[0], lap}},
        .stands = near(pe::encode(1, one_clock(2 * std::numbers::pi)), pe::encode(0, one_clock(1)))}}};
}

} // namespace

Note visual_walkthrough() {
  return judge("Visual walkthrough",
               {names_for_slots(), one_wave(), two_waves(), many_circles(), final_formula(), edge_cases(), retelling()},
               {"that positions are counted 0, 1, 2", "that too large a base wastes resolution in the middle",
                "why the authors chose 10000", "that all strips together look like the striped heat map",
                "what recurrent networks give for free", "that the slowest wave is so long on purpose",
                "how trained models do beyond their training length", "that learned tables end",
                "the order of the summary", "that longer words just work, by which sequences are meant"});
}

} // namespace claims
