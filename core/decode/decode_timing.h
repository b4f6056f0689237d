// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/decode/stepper.h"

namespace attn {

// The median of repeated measurements, and the two of them between which the true median lies 95 times in
// 100. This holds for any distribution (order statistics: the count below the median is binomial).
struct MedianInterval {
    double median = 0, low = 0, high = 0;
    bool operator==(const MedianInterval&) const = default;
};
// Nothing for fewer than six values, which cannot give that certainty.
std::optional<MedianInterval> medianInterval(std::vector<double> values);

struct DecodeInput {
    std::shared_ptr<const TrainedModel> model;
    std::vector<Token> source;  // empty: nothing to measure
    DecodeOptions options;
};

// In seconds, a value for every round.
struct DecodeTimes {
    std::vector<double> encoder;
    std::vector<double> step;  // mean of the round's steps
};

struct TimingEffort {
    int leastRounds = 12, mostRounds = 200;
    double seconds = 0.6;  // no further round after that
};

// Decodes every input in turn, round after round, so that other work of the machine slows all of them alike.
// A first round warms up and does not count. There are fewer rounds, or none, once `stop` is asked for.
// Throws Error like Stepper.
std::vector<DecodeTimes> measureDecoding(const std::vector<DecodeInput>& inputs, const TimingEffort& effort,
                                         const std::stop_token& stop);

}  // namespace attn
