// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/schedule.h"

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

TEST(LearningRate, RisesFirst) {
    for (const std::string& decay : decays()) {
        const OptimizerConfig config = optimizer(decay, 3);
        EXPECT_DOUBLE_EQ(learningRate(config, 0, 8), 0.25);
        EXPECT_DOUBLE_EQ(learningRate(config, 2, 8), 0.75);
        EXPECT_DOUBLE_EQ(learningRate(config, 3, 8), 1);
        EXPECT_DOUBLE_EQ(learningRate(config, 7, 8), decay == "constant" ? 1 : 0.2);
        // Of a run that is no longer than its warm-up.
        EXPECT_DOUBLE_EQ(learningRate(config, 1, 2), 0.5);
    }
    EXPECT_DOUBLE_EQ(learningRate(optimizer("linear", 3), 5, 8), 0.6);
}

}  // namespace
}  // namespace attn::test
