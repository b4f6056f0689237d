// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/fit_to_texts.h"

#include <gtest/gtest.h>

#include "core/train/setup/setup_fields.h"

namespace attn::test {
namespace {

RunSetup fitted(const TextSizes& texts) {
    RunSetup setup = usualSetup("dates");
    setup.common.task.clear();
    setup.common.pairs = 0;
    setup.common.corpus.emplace();
    setup.common.corpus->files.pairs = "pairs.tsv";
    setup.common.corpus->limits.longest = 300;
    setup.texts = texts;
    fitToTexts(setup);
    return setup;
}

// These are the settings of tests/benchmark/translation, which gave 32 BLEU.
TEST(FitToTexts, TenThousandSentencesOfPeople) {
    const RunSetup setup = fitted({4500, 5000, 10'000, 13, 14});
    const Recipe& common = setup.common;
    EXPECT_EQ(common.model.decoder.hidden, 192);
    EXPECT_EQ(common.model.encoder.hidden, 96);
    EXPECT_EQ(common.model.encoder.embedding, 96);
    EXPECT_EQ(common.batch, 64);
    EXPECT_EQ(common.updates, 1000);
    EXPECT_DOUBLE_EQ(common.optimizer.rate, 0.003);
    EXPECT_DOUBLE_EQ(common.dropout, 0.2);
}

TEST(FitToTexts, AlwaysMakeARunThatCanStart) {
    for (const Index vocabulary : {10, 300, 5000, 200'000})
        for (const Index pairs : {1, 40, 3000, 2'000'000})
            for (const double length : {2.0, 12.0, 90.0}) {
                const RunSetup setup = fitted({vocabulary, vocabulary, pairs, length, length});
                EXPECT_TRUE(problems(setup).empty()) << problems(setup).front().sentence;
                EXPECT_LE(setup.common.batch, std::max<Index>(16, pairs));
                EXPECT_LE(setup.common.updates, 20'000);
                for (const LaneSetup& lane : setup.lanes)
                    EXPECT_GE(lane.attention.longestSource, 300);
            }
}

TEST(FitToTexts, LargerTextsTakeLargerNetworksAndMoreUpdates) {
    const Recipe few = fitted({100, 100, 500, 10, 10}).common;
    const Recipe many = fitted({30'000, 30'000, 200'000, 20, 20}).common;
    EXPECT_LT(few.model.decoder.hidden, many.model.decoder.hidden);
    EXPECT_LT(few.updates, many.updates);
    EXPECT_GT(few.optimizer.rate, many.optimizer.rate);
}

TEST(FitToTexts, TextsThatWereNotReadChangeNothing) {
    RunSetup setup = usualSetup("dates");
    const std::string before = recipeToJson(setup.common);
    fitToTexts(setup);
    EXPECT_EQ(recipeToJson(setup.common), before);
}

}  // namespace
}  // namespace attn::test
