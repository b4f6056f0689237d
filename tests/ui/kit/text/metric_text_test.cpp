// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/metric_text.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn::ui {
namespace {

TEST(MetricText, SharesAreInPercent) {
    EXPECT_EQ(metricText(Metric::ErrorRate, 0.04253), QStringLiteral("4.25\u202F%"));
    EXPECT_EQ(metricText(Metric::Confidence, 1), QStringLiteral("100.00\u202F%"));
    EXPECT_EQ(exactMetricText(Metric::ErrorRate, 0.0425531915), QStringLiteral("4.25531915\u202F%"));
    EXPECT_EQ(shareText(0.5), QStringLiteral("50.00\u202F%"));
}

TEST(MetricText, OthersHaveTheirDecimals) {
    EXPECT_EQ(metricText(Metric::CoverageDeviation, -0.232997), QStringLiteral("−0.233"));
    EXPECT_EQ(exactMetricText(Metric::CoverageDeviation, -0.232997), QStringLiteral("−0.232997"));
    EXPECT_EQ(metricText(Metric::SourceLength, 12), QStringLiteral("12"));
    EXPECT_EQ(metricText(Metric::Right, 1), QStringLiteral("yes"));
}

TEST(MetricText, NothingIsLessThanZeroByRounding) {
    EXPECT_EQ(metricText(Metric::LogProbability, -0.0001), QStringLiteral("0.00"));
    EXPECT_EQ(metricText(Metric::LogProbability, -0.01), QStringLiteral("−0.01"));
}

TEST(MetricText, WhatIsNotKnownIsADash) {
    EXPECT_EQ(metricText(Metric::Entropy, std::nan("")), QStringLiteral("–"));
    EXPECT_EQ(metricText(Metric::ErrorRate, std::optional<double>()), QStringLiteral("–"));
    EXPECT_EQ(shareText({}), QStringLiteral("–"));
    EXPECT_EQ(exactMetricText(Metric::Entropy, std::nan("")), QStringLiteral("not known"));
    EXPECT_TRUE(metricTip(Metric::Entropy, std::nan("")).contains(QStringLiteral("Not known")));
}

}  // namespace
}  // namespace attn::ui
