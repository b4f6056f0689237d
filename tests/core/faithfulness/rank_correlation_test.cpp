// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/rank_correlation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace attn::test {
namespace {

std::optional<double> tau(const std::vector<double>& a, const std::vector<double>& b) {
    return kendallTau(a, b);
}

TEST(KendallTau, CountsPairsThatAgree) {
    EXPECT_DOUBLE_EQ(*tau({1, 2, 3}, {10, 20, 30}), 1);
    EXPECT_DOUBLE_EQ(*tau({1, 2, 3}, {3, 2, 1}), -1);
    EXPECT_DOUBLE_EQ(*tau({1, 2, 3}, {1, 3, 2}), 1.0 / 3);
}

// As scipy.stats.kendalltau gives them.
TEST(KendallTau, TiesCountForNeither) {
    EXPECT_NEAR(*tau({12, 2, 1, 12, 2}, {1, 4, 7, 1, 0}), -0.47140452079103173, 1e-12);
    EXPECT_NEAR(*tau({1, 1, 2}, {1, 2, 3}), 2 / std::sqrt(6.0), 1e-12);
}

TEST(KendallTau, IsUnknownWhereAllAreAlike) {
    EXPECT_FALSE(tau({1, 1, 1}, {1, 2, 3}));
    EXPECT_FALSE(tau({1}, {2}));
    EXPECT_FALSE(tau({}, {}));
}

}  // namespace
}  // namespace attn::test
