// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/token_differences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

namespace attn {
namespace {

using Words = std::vector<std::string>;

std::string marks(const Words& output, const Words& reference, bool isWhole = true) {
    const TokenDifferences found = tokenDifferences(output, reference, isWhole);
    std::string text;
    for (std::size_t i = 0; i < output.size(); ++i)
        text += std::string(static_cast<std::size_t>(found.missingBefore[i]), '-') + (found.isRight[i] ? '='
                                                                                      : found.reference[i] < 0
                                                                                          ? '+'
                                                                                          : 'x');
    return text + std::string(static_cast<std::size_t>(found.missingAtEnd), '-');
}

TEST(TokenDifferences, AMissingWordDoesNotStrikeOutTheRest) {
    EXPECT_EQ(marks({"la", "zone", "européenne", "."}, {"la", "zone", "économique", "européenne", "."}),
              "==-==");
    EXPECT_EQ(marks({"la", "la", "zone", "."}, {"la", "zone", "."}), "+===");
    EXPECT_EQ(marks({"la", "zone", "sociale", "."}, {"la", "zone", "économique", "."}), "==x=");
    EXPECT_EQ(marks({"la"}, {"la", "zone"}), "=-");
    EXPECT_EQ(marks({}, {"la"}), "-");
    EXPECT_EQ(marks({"la"}, {}), "+");
}

TEST(TokenDifferences, WhatIsStillToComeIsNotMissing) {
    const Words reference = {"la", "zone", "économique", "européenne", "</s>"};
    EXPECT_EQ(marks({"la", "zone"}, reference, false), "==");
    EXPECT_EQ(marks({"la", "sera"}, reference, false), "=x");
    EXPECT_EQ(marks({"la", "zone", "européenne"}, reference, false), "==-=");
    EXPECT_EQ(marks({}, reference, false), "");
}

TEST(TokenDifferences, UnknownIsNeverRight) {
    EXPECT_EQ(marks({"<unk>", "zone"}, {"<unk>", "zone"}), "x=");
}

// Checks the definition: right, wrong, additional and missing tokens add up, and no alignment has fewer
// edits.
TEST(TokenDifferences, CountsAreThoseOfTheEditDistance) {
    std::mt19937 random(7);
    const auto words = [&random](int most) {
        Words made(random() % static_cast<unsigned>(most + 1));
        for (std::string& word : made)
            word = std::string(1, static_cast<char>('a' + random() % 3));
        return made;
    };
    const std::function<int(const Words&, std::size_t, const Words&, std::size_t)> least =
        [&least](const Words& a, std::size_t i, const Words& b, std::size_t j) -> int {
        if (i == a.size() || j == b.size())
            return static_cast<int>(a.size() - i + b.size() - j);
        return std::min({least(a, i + 1, b, j + 1) + (a[i] != b[j]), least(a, i + 1, b, j) + 1,
                         least(a, i, b, j + 1) + 1});
    };
    for (int trial = 0; trial < 200; ++trial) {
        const Words output = words(5), reference = words(5);
        const std::string found = marks(output, reference);
        const auto count = [&](char mark) { return static_cast<int>(std::ranges::count(found, mark)); };
        EXPECT_EQ(count('x') + count('+') + count('-'), least(output, 0, reference, 0));
        EXPECT_EQ(count('=') + count('x') + count('-'), static_cast<int>(reference.size()));
    }
}

}  // namespace
}  // namespace attn
