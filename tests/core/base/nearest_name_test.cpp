// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_name.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

const std::vector<std::string> keys = {"hidden", "embedding", "layers", "bridge"};

TEST(NearestName, FindsSlipsOfThePen) {
    EXPECT_EQ(nearestName("hiden", keys), "hidden");
    EXPECT_EQ(nearestName("hdiden", keys), "hidden");  // swapped
    EXPECT_EQ(nearestName("embeddings", keys), "embedding");
    EXPECT_EQ(nearestName("layer", keys), "layers");
    EXPECT_EQ(nearestName("hidden", keys), "hidden");
}

TEST(NearestName, StaysSilentWhenNothingIsNear) {
    EXPECT_EQ(nearestName("xyz", keys), std::nullopt);
    EXPECT_EQ(nearestName("", keys), std::nullopt);
    EXPECT_EQ(nearestName("hidden", {}), std::nullopt);
    EXPECT_EQ(nearestName(std::string(1'000'000, 'h'), keys), std::nullopt);
}

TEST(NearestName, TakesTheFirstOfEquals) {
    EXPECT_EQ(nearestName("bat", {"cat", "bar"}), "cat");
}

TEST(NearestName, SuggestsOneOrListsAll) {
    EXPECT_EQ(suggestion("hiden", keys), "did you mean \"hidden\"?");
    EXPECT_EQ(suggestion("xyz", keys), "possible: hidden, embedding, layers, bridge.");
}

TEST(InQuotes, KeepsASentenceReadable) {
    EXPECT_EQ(inQuotes("gru"), "\"gru\"");
    EXPECT_EQ(inQuotes("a\nb\x7F"), "\"a?b?\"");
    EXPECT_EQ(inQuotes(std::string(61, 'x')), "\"" + std::string(60, 'x') + "…\"");
    // é is two bytes; the cut must not fall between them.
    EXPECT_EQ(inQuotes(std::string(59, 'x') + "éé"), "\"" + std::string(59, 'x') + "…\"");
    EXPECT_EQ(inQuotes(std::string(58, 'x') + "éé"), "\"" + std::string(58, 'x') + "é…\"");
}

}  // namespace
}  // namespace attn
