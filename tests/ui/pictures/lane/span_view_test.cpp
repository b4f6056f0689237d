// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/span_view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace attn::ui {
namespace {

MapTrace attentionOf(std::vector<float> scores, std::vector<float> weights) {
    MapTrace attention;
    attention.scores = Eigen::Map<Vector>(scores.data(), static_cast<Index>(scores.size()));
    attention.weights = Eigen::Map<Vector>(weights.data(), static_cast<Index>(weights.size()));
    return attention;
}

TEST(SpanView, GlobalSpanHasNoWindow) {
    const MapTrace attention = attentionOf({1, 2}, {0.25f, 0.75f});
    EXPECT_FALSE(spanWindow(attention));
    EXPECT_FALSE(isHard(attention));
    EXPECT_EQ(focusOf(attention), 1);
    EXPECT_EQ(weightText(attention, 0), QStringLiteral("0.250"));
    EXPECT_EQ(weightTip(attention, 0), QStringLiteral("α = 0.250   e = 1.000"));
    EXPECT_TRUE(windowText(attention).isEmpty());
}

TEST(SpanView, WindowHoldsThePositionsNoFurtherThanItReaches) {
    MapTrace attention = attentionOf({0, 0, 0, 0, 0, 0, 0}, {0, 0, 0.25f, 0.25f, 0.25f, 0.25f, 0});
    attention.span.centre = 3.4f;
    attention.span.window = 2;
    const auto window = spanWindow(attention);
    ASSERT_TRUE(window);
    EXPECT_EQ(window->first, 2);  // 1.4 to 5.4
    EXPECT_EQ(window->last, 5);
    EXPECT_FALSE(window->contains(1));
    EXPECT_FALSE(window->contains(6));
    EXPECT_EQ(windowText(attention), QStringLiteral("window 1.40 to 5.40 around p = 3.40, counted from 0"));
    EXPECT_TRUE(weightTip(attention, 6).startsWith(QStringLiteral("outside the window")));
    // The borders belong to it; it ends with the sentence.
    attention.span.centre = 6;
    EXPECT_EQ(spanWindow(attention)->first, 4);
    EXPECT_EQ(spanWindow(attention)->last, 6);
    EXPECT_EQ(windowText(attention), QStringLiteral("window 4 to 8 around p = 6, counted from 0"));
}

TEST(SpanView, WindowWithoutPermittedPositionTakesTheNearest) {
    constexpr float none = -std::numeric_limits<float>::infinity();
    MapTrace attention = attentionOf({0, 0, none, none, none, none}, {0, 1, 0, 0, 0, 0});
    attention.span.centre = 5;
    attention.span.window = 2;
    EXPECT_EQ(spanWindow(attention)->first, 1);
    EXPECT_EQ(spanWindow(attention)->last, 1);
    EXPECT_EQ(spanWindow(attention)->centre, 5);
}

TEST(SpanView, PredictedCentreTellsSoftmaxAndFactor) {
    MapTrace attention =
        attentionOf({0, 1}, {0.3f * std::exp(-0.5f * 0.25f), 0.7f * std::exp(-0.5f * 0.25f)});
    attention.span.centre = 0.5f;
    attention.span.window = 2;  // σ = 1
    attention.span.distribution = Vector{{0.3f, 0.7f}};
    EXPECT_NEAR(spanFactor(attention.span, 1), std::exp(-0.125), 1e-6);
    EXPECT_EQ(distributionOf(attention), attention.span.distribution);
    EXPECT_EQ(drawnWeights(attention), attention.weights);
    EXPECT_EQ(weightText(attention, 1), QStringLiteral("0.700 → 0.618"));
    attention.span.distribution = Vector{{0, 1}};
    attention.weights[0] = 0;
    EXPECT_EQ(weightText(attention, 0), QStringLiteral("0"));
    attention.span.distribution = Vector{{0.3f, 0.7f}};
    EXPECT_TRUE(
        weightTip(attention, 1).startsWith(QStringLiteral("softmax 0.700 × factor 0.882\nα = 0.618")));
}

TEST(SpanView, HardSpanTellsWhatItTook) {
    MapTrace attention = attentionOf({1, 2, 0}, {0, 1, 0});
    attention.span.taken = 1;
    attention.span.distribution = Vector{{0.2f, 0.7f, 0.1f}};
    EXPECT_EQ(focusOf(attention), 1);
    EXPECT_EQ(drawnWeights(attention), attention.span.distribution);
    EXPECT_EQ(weightText(attention, 1), QStringLiteral("● 0.700"));
    EXPECT_EQ(weightText(attention, 0), QStringLiteral("0.200"));
    EXPECT_EQ(weightTip(attention, 1), QStringLiteral("p = 0.700   e = 2.000\n● taken: α = 1.000"));
    EXPECT_EQ(weightTip(attention, 0), QStringLiteral("p = 0.200   e = 1.000\nnot taken: α = 0"));
}

TEST(SpanView, GivenWeightsSaySo) {
    MapTrace attention = attentionOf({1, 2}, {1, 0});
    attention.hasGivenWeights = true;
    EXPECT_EQ(weightTip(attention, 0), QStringLiteral("α = 1.000, given   e = 1.000"));
    EXPECT_FALSE(spanWindow(attention));
}

}  // namespace
}  // namespace attn::ui
