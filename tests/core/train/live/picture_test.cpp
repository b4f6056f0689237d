// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/picture.h"

#include <gtest/gtest.h>

#include "core/decode/stepper.h"
#include "core/train/lane_training.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

std::shared_ptr<const TrainedModel> modelOf(const std::string& score, const std::string& span) {
    Recipe recipe = tinyRecipe();
    recipe.model.attention.score = score;
    recipe.model.attention.span = span;
    LaneTraining lane(recipe, std::make_shared<const RecipeCorpora>(recipeCorpora(recipe)));
    for (int i = 0; i < 10; ++i)
        lane.update();
    return lane.snapshot();
}

PinnedTokens pinOf(const TrainedModel& model, const std::optional<std::string>& target) {
    RecipeCorpora corpora;
    corpora.source = model.source;
    corpora.target = model.target;
    corpora.tokenizers = model.tokenizers;
    return pinnedTokens({"3 may 1999", target}, corpora);
}

void expectAsStepped(const TrainedModel& model, const LanePicture& picture, const DecodeTrace& stepped) {
    EXPECT_EQ(picture.source, stepped.source);
    EXPECT_EQ(picture.stop, stepped.stop);
    ASSERT_EQ(picture.steps.size(), stepped.steps.size());
    for (std::size_t t = 0; t < picture.steps.size(); ++t) {
        const StepTrace &mine = picture.steps[t], &full = stepped.steps[t];
        EXPECT_EQ(mine.step, full.step);
        EXPECT_EQ(mine.previous, full.previous);
        EXPECT_EQ(mine.token, full.token);
        EXPECT_EQ(mine.predicted, full.predicted);
        EXPECT_EQ(mine.forced, full.forced);
        EXPECT_NEAR(mine.logProbability, full.logProbability, 1e-5);
        ASSERT_EQ(mine.alignment().weights.size(), full.alignment().weights.size());
        EXPECT_LT((mine.alignment().weights - full.alignment().weights).norm(), 1e-5);
        EXPECT_EQ(mine.alignment().span.centre.has_value(), full.alignment().span.centre.has_value());
        EXPECT_EQ(mine.alignment().span.taken, full.alignment().span.taken);
        EXPECT_EQ(mine.logits.size() + mine.state.size() + mine.context.size(), 0) << "compact";
    }
    EXPECT_LT(bytesOf(picture), 100'000u);
    EXPECT_TRUE(model.network.parameters().buffer().allFinite());
}

TEST(Picture, IsWhatSteppingGives) {
    for (const auto& [score, span] :
         {std::pair("additive", "global"), {"none", "global"}, {"dot", "hard"}, {"general", "local_p"}}) {
        const auto model = modelOf(score, span);
        const PinnedTokens own = pinOf(*model, {}), forced = pinOf(*model, "1999-05-03");
        const auto picture = pictureOf(model->network, own);
        expectAsStepped(*model, *picture, decode(model, own.source));
        DecodeOptions options;
        options.force = true;
        options.target = *forced.target;
        EXPECT_EQ(forced.target->size(), 10u);
        expectAsStepped(*model, *pictureOf(model->network, forced), decode(model, forced.source, options));
    }
}

TEST(Picture, OfNothingIsNone) {
    const auto model = modelOf("additive", "global");
    EXPECT_EQ(pictureOf(model->network, {}), nullptr);
}

TEST(Picture, OfALongSentenceEnds) {
    const auto model = modelOf("additive", "global");
    PinnedTokens pin = pinOf(*model, {});
    pin.source.resize(100, pin.source.front());
    EXPECT_LE(pictureOf(model->network, pin)->steps.size(), static_cast<std::size_t>(longestPicture));
}

}  // namespace
}  // namespace attn::test
