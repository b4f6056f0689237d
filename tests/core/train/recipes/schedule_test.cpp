// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/schedule.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn::test {
namespace {

OptimizerConfig optimizer(const std::string& decay, Index warmup = 0) {
    OptimizerConfig config;
    config.rate = 1;
    config.finalRate = 0.2;
    config.decay = decay;
    config.warmup = warmup;
    return config;
}

TEST(LearningRate, IsHalfACosine) {
    const OptimizerConfig config = optimizer("cosine");
    EXPECT_DOUBLE_EQ(learningRate(config, 0, 5), 1);
    EXPECT_NEAR(learningRate(config, 1, 5), 0.2 + 0.4 * (1 + std::sqrt(0.5)), 1e-12);
    EXPECT_DOUBLE_EQ(learningRate(config, 2, 5), 0.6);
    EXPECT_DOUBLE_EQ(learningRate(config, 4, 5), 0.2);
    EXPECT_DOUBLE_EQ(learningRate(config, 0, 1), 1) << "of the only update";
}

TEST(LearningRate, FallsOnALineOrStays) {
    EXPECT_DOUBLE_EQ(learningRate(optimizer("linear"), 0, 5), 1);
    EXPECT_DOUBLE_EQ(learningRate(optimizer("linear"), 1, 5), 0.8);
    EXPECT_DOUBLE_EQ(learningRate(optimizer("linear"), 4, 5), 0.2);
    EXPECT_DOUBLE_EQ(learningRate(optimizer("constant"), 3, 5), 1);
}

TEST(LearningRate, StaysWhatItWasAtTheLastUpdate) {
    EXPECT_DOUBLE_EQ(learningRate(optimizer("cosine"), 7, 5), 0.2);
    EXPECT_DOUBLE_EQ(learningRate(optimizer("linear"), 500, 5), 0.2);
    EXPECT_DOUBLE_EQ(learningRate(optimizer("constant"), 500, 5), 1);
}

TEST(LearningRate, RisesFirst) {
    for (const std::string& decay : decays()) {
        const OptimizerConfig config = optimizer(decay, 3);
        const double last = decay == "constant" ? 1 : decay == "inverse_square_root" ? std::sqrt(0.5) : 0.2;
        EXPECT_DOUBLE_EQ(learningRate(config, 0, 8), 0.25);
        EXPECT_DOUBLE_EQ(learningRate(config, 2, 8), 0.75);
        EXPECT_DOUBLE_EQ(learningRate(config, 3, 8), 1);
        EXPECT_DOUBLE_EQ(learningRate(config, 7, 8), last);
        // The run is no longer than its warm-up.
        EXPECT_DOUBLE_EQ(learningRate(config, 1, 2), 0.5);
    }
    EXPECT_DOUBLE_EQ(learningRate(optimizer("linear", 3), 5, 8), 0.6);
}

// d^−½ · min(n^−½, n · W^−1.5), equation 3 of Vaswani et al. 2017, from 512 dimensions and 4,000 warm-up
// steps.
TEST(LearningRate, FallsWithTheInverseSquareRootAsVaswanis) {
    OptimizerConfig config = optimizer("inverse_square_root", 3999);
    config.rate = 1 / std::sqrt(512.0 * 4000);
    for (const Index n : {1, 100, 3999, 4000, 4001, 100'000}) {
        const auto step = static_cast<double>(n);
        EXPECT_NEAR(learningRate(config, n - 1, 100'000),
                    std::min(1 / std::sqrt(step), step * std::pow(4000.0, -1.5)) / std::sqrt(512.0), 1e-15)
            << n;
    }
}

TEST(LearningRate, OfTheInverseSquareRootIsTheSameInAnyLongerRun) {
    const OptimizerConfig config = optimizer("inverse_square_root");
    EXPECT_DOUBLE_EQ(learningRate(config, 0, 100), 1);
    EXPECT_DOUBLE_EQ(learningRate(config, 3, 100), 0.5);
    EXPECT_DOUBLE_EQ(learningRate(config, 3, 1000), 0.5);
    EXPECT_DOUBLE_EQ(learningRate(config, 99, 100), 0.1) << "less than the final rate, which is not read";
    EXPECT_DOUBLE_EQ(learningRate(config, 500, 100), 0.1) << "past the end";
}

Recipe changing(const std::string& decay, std::vector<TrainingChange> changes) {
    Recipe recipe;
    recipe.optimizer = optimizer(decay);
    recipe.updates = 5;
    recipe.dropout = 0.1;
    recipe.changes = std::move(changes);
    return recipe;
}

TEST(UpdateSettings, WithoutChangesAreTheRecipes) {
    const UpdateSettings settings = settingsAt(changing("linear", {}), 1);
    EXPECT_EQ(settings.rate, learningRate(optimizer("linear"), 1, 5));
    EXPECT_EQ(settings.dropout, 0.1);
    EXPECT_EQ(settings.teacherForcing, 1);
    EXPECT_FALSE(settings.hasChangedRate);
}

TEST(UpdateSettings, AfterAChangeOfTheRateTheScheduleGoesOnInProportion) {
    const Recipe recipe = changing("linear", {{2, 0.3, {}, {}}, {3, {}, 0.5, {}}});
    EXPECT_DOUBLE_EQ(settingsAt(recipe, 1).rate, 0.8);
    EXPECT_EQ(settingsAt(recipe, 2).rate, 0.3);
    EXPECT_DOUBLE_EQ(settingsAt(recipe, 3).rate, 0.3 * 0.4 / 0.6);
    EXPECT_DOUBLE_EQ(settingsAt(recipe, 4).rate, 0.3 * 0.2 / 0.6);
    EXPECT_TRUE(settingsAt(recipe, 4).hasChangedRate);
    // The last change counts. It is compared with the schedule without any change.
    EXPECT_DOUBLE_EQ(settingsAt(changing("linear", {{1, 0.4, {}, {}}, {3, 0.1, {}, {}}}), 4).rate, 0.05);
    EXPECT_DOUBLE_EQ(settingsAt(changing("constant", {{2, 0.3, {}, {}}}), 4).rate, 0.3);
}

TEST(UpdateSettings, OfAScheduleThatIsAtZeroTheGivenRateStays) {
    Recipe recipe = changing("linear", {{4, 0.3, {}, {}}});
    recipe.optimizer.finalRate = 0;
    EXPECT_EQ(settingsAt(recipe, 4).rate, 0.3);
    EXPECT_EQ(settingsAt(recipe, 5).rate, 0.3);
}

TEST(UpdateSettings, EachSettingKeepsItsLastChange) {
    const Recipe recipe = changing("linear", {{1, {}, 0.2, 0.5}, {2, {}, {}, 0.0}, {4, {}, 0.0, {}}});
    const auto noise = [&](Index update) {
        const UpdateSettings settings = settingsAt(recipe, update);
        return std::pair(settings.dropout, settings.teacherForcing);
    };
    EXPECT_EQ(noise(0), std::pair(0.1, 1.0));
    EXPECT_EQ(noise(1), std::pair(0.2, 0.5));
    EXPECT_EQ(noise(3), std::pair(0.2, 0.0));
    EXPECT_EQ(noise(4), std::pair(0.0, 0.0));
}

}  // namespace
}  // namespace attn::test
