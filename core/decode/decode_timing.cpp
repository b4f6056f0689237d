// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decode_timing.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace attn {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Adds no time if it was stopped midway.
void decodeOnce(const DecodeInput& input, DecodeTimes& times, const std::stop_token& stop) {
    const Clock::time_point begin = Clock::now();
    Stepper stepper(input.model, input.source, input.options);
    const double encoder = secondsSince(begin);
    const Clock::time_point first = Clock::now();
    while (!stepper.isFinished()) {
        if (stop.stop_requested())
            return;
        stepper.advance();
    }
    const double steps = secondsSince(first);
    times.encoder.push_back(encoder);
    times.step.push_back(steps / static_cast<double>(std::max<std::size_t>(1, stepper.trace().steps.size())));
}

}  // namespace

std::optional<MedianInterval> medianInterval(std::vector<double> values) {
    constexpr double outside = 0.05;
    const std::size_t count = values.size();
    // The probability that at most k values lie below the median, for either side.
    std::size_t low = 0;
    double share = std::pow(0.5, static_cast<double>(count)), tail = share;
    while (2 * tail <= outside && low < count / 2) {
        share *= static_cast<double>(count - low) / static_cast<double>(low + 1);
        tail += share;
        ++low;
    }
    if (low == 0)
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const double median = (values[(count - 1) / 2] + values[count / 2]) / 2;
    return MedianInterval{median, values[low - 1], values[count - low]};
}

std::vector<DecodeTimes> measureDecoding(const std::vector<DecodeInput>& inputs, const TimingEffort& effort,
                                         const std::stop_token& stop) {
    std::vector<DecodeTimes> times(inputs.size());
    const auto round = [&] {
        for (std::size_t i = 0; i < inputs.size() && !stop.stop_requested(); ++i) {
            if (!inputs[i].source.empty())
                decodeOnce(inputs[i], times[i], stop);
        }
    };
    round();
    for (DecodeTimes& one : times)
        one = {};
    const Clock::time_point begin = Clock::now();
    for (int done = 0; done < effort.mostRounds && !stop.stop_requested(); ++done) {
        if (done >= effort.leastRounds && secondsSince(begin) > effort.seconds)
            break;
        round();
    }
    return times;
}

}  // namespace attn
