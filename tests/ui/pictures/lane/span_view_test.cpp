// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/span_view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace attn::ui {
namespace {

StepTrace stepOf(std::vector<float> scores, std::vector<float> weights) {
    StepTrace step;
    step.makeAlignment().scores = Eigen::Map<Vector>(scores.data(), static_cast<Index>(scores.size()));
    step.makeAlignment().weights = Eigen::Map<Vector>(weights.data(), static_cast<Index>(weights.size()));
    return step;
}

TEST(SpanView, GlobalSpanHasNoWindow) {
    const StepTrace step = stepOf({1, 2}, {0.25f, 0.75f});
    EXPECT_FALSE(spanWindow(step));
    EXPECT_FALSE(isHard(step));
    EXPECT_EQ(focusOf(step), 1);
    EXPECT_EQ(weightText(step, 0), QStringLiteral("0.250"));
    EXPECT_EQ(weightTip(step, 0), QStringLiteral("α = 0.250   e = 1.000"));
    EXPECT_TRUE(windowText(step).isEmpty());
}

TEST(SpanView, WindowHoldsThePositionsNoFurtherThanItReaches) {
    StepTrace step = stepOf({0, 0, 0, 0, 0, 0, 0}, {0, 0, 0.25f, 0.25f, 0.25f, 0.25f, 0});
    step.makeAlignment().span.centre = 3.4f;
    step.makeAlignment().span.window = 2;
    const auto window = spanWindow(step);
    ASSERT_TRUE(window);
    EXPECT_EQ(window->first, 2);  // 1.4 to 5.4
    EXPECT_EQ(window->last, 5);
    EXPECT_FALSE(window->contains(1));
    EXPECT_FALSE(window->contains(6));
    EXPECT_EQ(windowText(step), QStringLiteral("window 1.40 to 5.40 around p = 3.40, counted from 0"));
    EXPECT_TRUE(weightTip(step, 6).startsWith(QStringLiteral("outside the window")));
    // The borders belong to it; it ends with the sentence.
    step.makeAlignment().span.centre = 6;
    EXPECT_EQ(spanWindow(step)->first, 4);
    EXPECT_EQ(spanWindow(step)->last, 6);
    EXPECT_EQ(windowText(step), QStringLiteral("window 4 to 8 around p = 6, counted from 0"));
}

TEST(SpanView, WindowWithoutPermittedPositionTakesTheNearest) {
    constexpr float none = -std::numeric_limits<float>::infinity();
    StepTrace step = stepOf({0, 0, none, none, none, none}, {0, 1, 0, 0, 0, 0});
    step.makeAlignment().span.centre = 5;
    step.makeAlignment().span.window = 2;
    EXPECT_EQ(spanWindow(step)->first, 1);
    EXPECT_EQ(spanWindow(step)->last, 1);
    EXPECT_EQ(spanWindow(step)->centre, 5);
}

TEST(SpanView, PredictedCentreTellsSoftmaxAndFactor) {
    StepTrace step = stepOf({0, 1}, {0.3f * std::exp(-0.5f * 0.25f), 0.7f * std::exp(-0.5f * 0.25f)});
    step.makeAlignment().span.centre = 0.5f;
    step.makeAlignment().span.window = 2;  // σ = 1
    step.makeAlignment().span.distribution = Vector{{0.3f, 0.7f}};
    EXPECT_NEAR(spanFactor(step.alignment().span, 1), std::exp(-0.125), 1e-6);
    EXPECT_EQ(distributionOf(step), step.alignment().span.distribution);
    EXPECT_EQ(drawnWeights(step), step.alignment().weights);
    EXPECT_EQ(weightText(step, 1), QStringLiteral("0.700 → 0.618"));
    step.makeAlignment().span.distribution = Vector{{0, 1}};
    step.makeAlignment().weights[0] = 0;
    EXPECT_EQ(weightText(step, 0), QStringLiteral("0"));
    step.makeAlignment().span.distribution = Vector{{0.3f, 0.7f}};
    EXPECT_TRUE(weightTip(step, 1).startsWith(QStringLiteral("softmax 0.700 × factor 0.882\nα = 0.618")));
}

TEST(SpanView, HardSpanTellsWhatItTook) {
    StepTrace step = stepOf({1, 2, 0}, {0, 1, 0});
    step.makeAlignment().span.taken = 1;
    step.makeAlignment().span.distribution = Vector{{0.2f, 0.7f, 0.1f}};
    EXPECT_EQ(focusOf(step), 1);
    EXPECT_EQ(drawnWeights(step), step.alignment().span.distribution);
    EXPECT_EQ(weightText(step, 1), QStringLiteral("● 0.700"));
    EXPECT_EQ(weightText(step, 0), QStringLiteral("0.200"));
    EXPECT_EQ(weightTip(step, 1), QStringLiteral("p = 0.700   e = 2.000\n● taken: α = 1.000"));
    EXPECT_EQ(weightTip(step, 0), QStringLiteral("p = 0.200   e = 1.000\nnot taken: α = 0"));
}

TEST(SpanView, GivenWeightsSaySo) {
    StepTrace step = stepOf({1, 2}, {1, 0});
    step.makeAlignment().hasGivenWeights = true;
    EXPECT_EQ(weightTip(step, 0), QStringLiteral("α = 1.000, given   e = 1.000"));
    EXPECT_FALSE(spanWindow(step));
}

}  // namespace
}  // namespace attn::ui
