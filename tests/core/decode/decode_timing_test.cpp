// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decode_timing.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/network/models/trained_model.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

std::vector<double> upTo(int count) {
    std::vector<double> values(static_cast<std::size_t>(count));
    std::iota(values.rbegin(), values.rend(), 1.0);
    return values;
}

// From tables of the sign test's 95 % interval: it goes from the k-th smallest to the k-th largest value.
TEST(MedianInterval, IsThatOfTheSignTest) {
    EXPECT_FALSE(medianInterval({}));
    EXPECT_FALSE(medianInterval(upTo(5)));
    EXPECT_EQ(medianInterval(upTo(6)), (MedianInterval{3.5, 1, 6}));
    EXPECT_EQ(medianInterval(upTo(9)), (MedianInterval{5, 2, 8}));
    EXPECT_EQ(medianInterval(upTo(15)), (MedianInterval{8, 4, 12}));
    EXPECT_EQ(medianInterval(upTo(20)), (MedianInterval{10.5, 6, 15}));
    EXPECT_EQ(medianInterval(upTo(30)), (MedianInterval{15.5, 10, 21}));
    EXPECT_EQ(medianInterval(upTo(200)), (MedianInterval{100.5, 86, 115}));
}

TEST(MedianInterval, OneThatIsFarOffMovesNothing) {
    std::vector<double> values = upTo(15);
    values[0] = 1e9;
    EXPECT_EQ(medianInterval(values), (MedianInterval{8, 4, 12}));
}

std::vector<DecodeInput> inputs() {
    std::vector<DecodeInput> all;
    for (const char* score : {"additive", "none"}) {
        TrainedModel model{Seq2Seq(smallConfig(score)), {}, {}, {}, {}};
        Random random(5);
        randomize(model.network.parameters(), random);
        all.push_back({std::make_shared<const TrainedModel>(std::move(model)), {4, 7, 5}, {}});
    }
    all.push_back({all.front().model, {}, {}});
    return all;
}

TEST(DecodeTiming, EveryRoundMeasuresEveryInput) {
    const auto times = measureDecoding(inputs(), {.leastRounds = 7, .mostRounds = 9, .seconds = 0}, {});
    ASSERT_EQ(times.size(), 3u);
    for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_EQ(times[i].step.size(), 7u) << "no more than asked for once the time is over";
        EXPECT_EQ(times[i].encoder.size(), 7u);
        for (const double seconds : times[i].step)
            EXPECT_GT(seconds, 0);
    }
    EXPECT_TRUE(times[2].step.empty()) << "nothing to decode";
    EXPECT_EQ(
        measureDecoding(inputs(), {.leastRounds = 1, .mostRounds = 9, .seconds = 60}, {})[0].step.size(), 9u);
}

TEST(DecodeTiming, StopsAtOnce) {
    std::stop_source stop;
    stop.request_stop();
    for (const DecodeTimes& times : measureDecoding(inputs(), {}, stop.get_token()))
        EXPECT_TRUE(times.step.empty());
}

}  // namespace
}  // namespace attn::test
