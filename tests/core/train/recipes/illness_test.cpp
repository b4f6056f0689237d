// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/illness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/train/recipes/recipe.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

const std::vector<SentencePair> threePairs = {
    {{10, 11, 12}, {20, 21, endToken}}, {{13}, {22, endToken}}, {{14, 15}, {23, 24, 25, endToken}}};

TEST(Illness, PaddingIsReadAsText) {
    const auto sick = sickPairs("padding_not_masked", threePairs, {1, 2});
    ASSERT_EQ(sick.size(), 2u);
    EXPECT_THAT(sick[0].source, ElementsAre(13, paddingToken, paddingToken))
        << "as long as the longest of all";
    EXPECT_THAT(sick[1].source, ElementsAre(14, 15, paddingToken));
    EXPECT_EQ(sick[0].target, threePairs[1].target);
}

TEST(Illness, LongTargetsEndAtHalfOfTheLongest) {
    const auto sick = sickPairs("targets_cut", threePairs, {1, 2});
    ASSERT_EQ(sick.size(), 2u);
    EXPECT_THAT(sick[0].target, ElementsAre(22, endToken));
    EXPECT_THAT(sick[1].target, ElementsAre(23, endToken));
    EXPECT_EQ(sick[1].source, threePairs[2].source);
}

TEST(Illness, LabelsStandOneRowOff) {
    const auto sick = sickPairs("labels_one_off", threePairs, {0, 1});
    EXPECT_THAT(sick[0].target, ElementsAre(21, endToken));
    EXPECT_THAT(sick[1].target, ElementsAre(endToken));
}

TEST(Illness, TargetsStandBesideOtherSources) {
    const auto sick = sickPairs("sources_of_others", threePairs, {2, 0, 1});
    ASSERT_EQ(sick.size(), 3u);
    EXPECT_EQ(sick[0].source, threePairs[0].source);
    EXPECT_EQ(sick[0].target, threePairs[2].target);
    EXPECT_EQ(sick[2].source, threePairs[2].source);
    EXPECT_EQ(sick[2].target, threePairs[1].target);
    EXPECT_EQ(sickPairs("sources_of_others", threePairs, {1})[0].source, threePairs[1].source);
}

TEST(Illness, ARecipeNamesIt) {
    const Recipe recipe = recipeFromJson(R"({"task": "dates", "illness": "labels_one_off"})", "r.json");
    EXPECT_EQ(recipe.illness, "labels_one_off");
    EXPECT_EQ(
        illnessNote(recipe.illness),
        "This training makes a mistake on purpose, for a lesson. The labels stand one row off: the first "
        "token of every target is missing.");
    EXPECT_EQ(illnessNote(""), "");
    EXPECT_EQ(recipeFromJson(recipeToJson(recipe), "r.json").illness, "labels_one_off");
    EXPECT_EQ(recipeToJson(Recipe()).find("illness"), std::string::npos) << "no other recipe has the key";
    try {
        recipeFromJson(R"({"illness": "flu"})", "r.json");
        FAIL() << "a Recipe with an unknown illness was read";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(),
                    testing::StartsWith("r.json: illness should be one of padding_not_masked, "));
    }
}

}  // namespace
}  // namespace attn::test
