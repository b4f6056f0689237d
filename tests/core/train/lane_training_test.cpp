// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/lane_training.h"
#include "core/base/told.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "core/base/told.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

std::shared_ptr<const RecipeCorpora> pairsOf(const Recipe& recipe) {
    return std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
}

// Does all remaining updates and returns the measured held-out losses.
std::vector<double> trainToEnd(LaneTraining& lane) {
    std::vector<double> losses;
    while (!lane.end()) {
        const bool isMeasurement = lane.isMeasurementDue();
        lane.advance({});
        if (isMeasurement)
            losses.push_back(lane.state().heldOutLoss.value_or(NAN));
    }
    return losses;
}

TEST(LaneTraining, MeasuresWhereTheRecipeSays) {
    for (const auto& [every, expected] : {std::pair<Index, std::size_t>{0, 30}, {7, 4}, {30, 1}, {40, 0}}) {
        Recipe recipe = tinyRecipe();
        recipe.measureEvery = every;
        LaneTraining lane(recipe, pairsOf(recipe));
        EXPECT_EQ(trainToEnd(lane).size(), expected) << every;
        EXPECT_EQ(lane.end(), TrainingEnd::Whole);
        EXPECT_EQ(lane.state().update, 30);
    }
}

// A run that goes on past its end is measured as often as a longer one.
TEST(LaneTraining, MeasuresLessOftenWhereARunGoesOn) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 20;
    TrainingChange longer;
    longer.update = 20;
    longer.updates = 330;
    recipe.changes = {longer};
    LaneTraining lane(recipe, pairsOf(recipe));
    std::vector<Index> measured;
    while (!lane.end()) {
        if (lane.isMeasurementDue())
            measured.push_back(lane.state().update);
        lane.advance({});
    }
    const auto between = [&](Index from, Index to) {
        return std::count_if(measured.begin(), measured.end(),
                             [&](Index update) { return update >= from && update < to; });
    };
    EXPECT_EQ(between(0, 40), 39) << "each update, as planned";
    EXPECT_EQ(between(40, 80), 20);
    EXPECT_EQ(between(80, 160), 20);
    EXPECT_EQ(between(160, 320), 20);
    EXPECT_EQ(measured.back(), 320);
    EXPECT_EQ(lane.end(), TrainingEnd::Whole);
}

TEST(LaneTraining, MeasurementsAndCopiesChangeNothing) {
    Recipe recipe = tinyRecipe();
    recipe.measureEvery = 1000;
    const auto pairs = pairsOf(recipe);
    LaneTraining quiet(recipe, pairs), watched(recipe, pairs);
    trainToEnd(quiet);
    while (!watched.end()) {
        watched.measure({});
        watched.snapshot();
        watched.report();
        watched.update();
    }
    EXPECT_TRUE(quiet.network().parameters().buffer() == watched.network().parameters().buffer());
}

TEST(LaneTraining, ReportsTheMeanLossSinceTheLastReport) {
    const Recipe recipe = tinyRecipe();
    LaneTraining lane(recipe, pairsOf(recipe));
    for (int i = 0; i < 3; ++i)
        lane.update();
    const TrainingProgress first = lane.report();
    EXPECT_EQ(first.update, 3);
    EXPECT_NEAR(first.loss, std::log(14.0), 0.5) << "near guessing";
    EXPECT_GT(first.secondsLeft, 0);
    EXPECT_EQ(lane.report().loss, first.loss) << "nothing new";
    lane.update();
    EXPECT_NE(lane.report().loss, first.loss);
}

TEST(LaneTraining, SmoothedLabelsAreTrainedOnAndNotMeasured) {
    Recipe recipe = tinyRecipe();
    const auto pairs = pairsOf(recipe);
    LaneTraining sharp(recipe, pairs);
    recipe.labelSmoothing = 0.5;
    LaneTraining smooth(recipe, pairs);
    sharp.measure({});
    smooth.measure({});
    EXPECT_EQ(sharp.state().heldOutLoss, smooth.state().heldOutLoss);
    sharp.update();
    smooth.update();
    EXPECT_NE(sharp.lastBatch().sum, smooth.lastBatch().sum);
    EXPECT_FALSE(sharp.network().parameters().buffer() == smooth.network().parameters().buffer());
    trainToEnd(sharp);
    trainToEnd(smooth);
    EXPECT_LT(sharp.report().loss, smooth.report().loss) << "half of the target is spread";
}

TEST(LaneTraining, ASnapshotIsACopyWithItsMeasures) {
    const Recipe recipe = tinyRecipe();
    LaneTraining lane(recipe, pairsOf(recipe));
    lane.update();
    lane.measure({});
    const auto snapshot = lane.snapshot();
    EXPECT_EQ(snapshot->training.updates, 1);
    EXPECT_EQ(snapshot->training.loss, lane.state().heldOutLoss);
    EXPECT_EQ(snapshot->training.exactMatch, lane.state().exactMatch);
    const Vector before = snapshot->network.parameters().buffer();
    lane.update();
    EXPECT_TRUE(snapshot->network.parameters().buffer() == before);
    EXPECT_FALSE(lane.network().parameters().buffer() == before);
    EXPECT_LT(lane.snapshot()->training.exactMatch, 0) << "not measured since";
}

TEST(LaneTraining, AStopLeavesTheMeasurementDue) {
    const Recipe recipe = tinyRecipe();
    LaneTraining lane(recipe, pairsOf(recipe));
    lane.update();
    std::stop_source stop;
    stop.request_stop();
    lane.advance(stop.get_token());
    EXPECT_TRUE(lane.isMeasurementDue());
    lane.advance({});
    EXPECT_FALSE(lane.isMeasurementDue());
    EXPECT_EQ(lane.state().update, 1);
}

// The rate is far too high but does not diverge. The held-out loss soon gets worse.
TEST(LaneTraining, PatienceEndsItWithTheBestWeights) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 5000;
    recipe.measureEvery = 5;
    recipe.optimizer.rate = 0.05;
    recipe.earlyStop.patience = 4;
    const auto pairs = pairsOf(recipe);
    LaneTraining lane(recipe, pairs);
    const std::vector<double> losses = trainToEnd(lane);
    ASSERT_EQ(lane.end(), TrainingEnd::Patience);
    const auto best = std::min_element(losses.begin(), losses.end());
    EXPECT_EQ(losses.end() - best - 1, 4);
    const TrainingResult result = lane.finish({});
    EXPECT_TRUE(isFinished(result.end));
    EXPECT_EQ(result.updates, 5 * static_cast<Index>(losses.size()));
    EXPECT_EQ(result.model->training.updates, result.updates - 20);
    EXPECT_NEAR(evaluate(result.model->network, pairs->heldOut, 256).loss, *best, 1e-12);
}

TEST(LaneTraining, TheGoalEndsIt) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 3000;
    recipe.measureEvery = 10;
    recipe.optimizer.rate = 0.01;
    recipe.earlyStop.exactMatch = 1e-9;  // one of all
    recipe.model.encoder.hidden = recipe.model.decoder.hidden = 32;
    recipe.pairs = recipe.heldOut = 400;
    LaneTraining lane(recipe, pairsOf(recipe));
    trainToEnd(lane);
    EXPECT_EQ(lane.end(), TrainingEnd::Goal);
    EXPECT_LT(lane.state().update, 3000);
    EXPECT_GT(lane.state().exactMatch, 0);
    EXPECT_EQ(lane.finish({}).model->training.updates, lane.state().update);
}

// Once some held-out pairs reach the loss, all of them are measured.
TEST(LaneTraining, ALowLossEndsIt) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 3000;
    recipe.measureEvery = 10;
    recipe.earlyStop.loss = 2.3;
    LaneTraining lane(recipe, pairsOf(recipe));
    const std::vector<double> losses = trainToEnd(lane);
    EXPECT_EQ(lane.end(), TrainingEnd::Loss);
    EXPECT_LE(losses.back(), 2.3);
    EXPECT_GT(losses[losses.size() - 2], 2.3);
    EXPECT_TRUE(isFinished(TrainingEnd::Loss));
    EXPECT_EQ(lane.lastMeasurement().pairs, recipe.heldOut);
    EXPECT_LE(lane.finish({}).evaluation.loss, 2.3);
}

TEST(LaneTraining, ItsTimeEndsIt) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 1'000'000;
    recipe.earlyStop.seconds = 0.01;
    LaneTraining lane(recipe, pairsOf(recipe));
    trainToEnd(lane);
    EXPECT_EQ(lane.end(), TrainingEnd::Time);
    EXPECT_GE(lane.state().seconds, 0.01);
    EXPECT_LT(lane.state().update, 1'000'000);
}

// Training with the recipe that a changed run reports gives the same run.
TEST(LaneTraining, AChangedRunIsThatOfTheRecipeItReports) {
    const Recipe recipe = tinyRecipe();
    const auto pairs = pairsOf(recipe);
    LaneTraining changed(recipe, pairs);
    for (const auto& [update, change] : {std::pair<Index, TrainingChange>{0, {0, {}, 0.2, {}}},
                                         {5, {0, 0.01, {}, {}}},
                                         {5, {0, {}, {}, 0.5}},
                                         {11, {0, 0.02, 0.0, {}}}}) {
        while (changed.state().update < update)
            changed.advance({});
        changed.change(change);
    }
    trainToEnd(changed);
    const std::vector<TrainingChange> expected = {{0, {}, 0.2, {}}, {5, 0.01, {}, 0.5}, {11, 0.02, 0.0, {}}};
    EXPECT_EQ(changed.recipe().changes, expected);
    LaneTraining planned(changed.recipe(), pairs), plain(recipe, pairs);
    trainToEnd(planned);
    trainToEnd(plain);
    const Vector weights = changed.network().parameters().buffer();
    EXPECT_TRUE(planned.network().parameters().buffer() == weights);
    EXPECT_FALSE(plain.network().parameters().buffer() == weights);
    EXPECT_EQ(planned.finish({}).model->training.recipe, changed.finish({}).model->training.recipe);
}

TEST(LaneTraining, TellsOfItsLastUpdateAndMeasurement) {
    const Recipe recipe = tinyRecipe();
    LaneTraining lane(recipe, pairsOf(recipe));
    EXPECT_EQ(lane.lastBatch().tokens, 0);
    EXPECT_EQ(lane.lastMeasurement().pairs, 0);
    lane.update();
    EXPECT_NEAR(lane.lastBatch().mean(), lane.report().loss, 1e-12);
    lane.measure({});
    EXPECT_EQ(lane.lastMeasurement().pairs, 20);
    EXPECT_EQ(lane.lastMeasurement().loss, lane.state().heldOutLoss);
}

TEST(LaneTraining, DivergenceKeepsTheWeightsLastMeasured) {
    Recipe recipe = divergingRecipe();
    recipe.measureEvery = 1;
    LaneTraining lane(recipe, pairsOf(recipe));
    Vector last = lane.network().parameters().buffer();
    while (!lane.end()) {
        const Index measured = lane.state().measured;
        lane.advance({});
        if (!lane.end() && lane.state().measured != measured)
            last = lane.network().parameters().buffer();
    }
    EXPECT_EQ(lane.end(), TrainingEnd::Diverged);
    EXPECT_TRUE(lane.network().parameters().buffer() == last);
    const TrainingResult result = lane.finish({});
    EXPECT_EQ(result.model->training.updates, lane.state().keptUpdate);
    EXPECT_TRUE(std::isfinite(result.evaluation.loss));
    EXPECT_THAT(result.problem,
                testing::MatchesRegex(
                    "training diverged at update [0-9]+: the .* (is not a number any more|is .* per token), "
                    "most likely because the learning rate of [0-9.]+ is too high for a "
                    "gradient that is not clipped; try the rate 0\\.01 or "
                    "clip the gradient at 1\\."));
}

TEST(LaneTraining, ALossBeyondAllSenseIsDivergenceToo) {
    Recipe recipe = tinyRecipe();
    recipe.optimizer.rate = 100;
    LaneTraining lane(recipe, pairsOf(recipe));
    trainToEnd(lane);
    EXPECT_EQ(lane.end(), TrainingEnd::Diverged);
    EXPECT_THAT(lane.problem(),
                testing::MatchesRegex("training diverged at update 2: the loss is [0-9.e+]+ per "
                                      "token, most likely because the learning rate of .*; try "
                                      "the rate 0\\.01, clip the gradient below 1 or warm up for longer\\."));
}

TEST(LaneTraining, DivergenceIsToldWithTheDecimalMarkOfTheLanguage) {
    Recipe recipe = tinyRecipe();
    recipe.optimizer.rate = 100;
    translateBy([](const char* english, long) { return std::string(english); }, [] { return ','; });
    LaneTraining lane(recipe, pairsOf(recipe));
    trainToEnd(lane);
    translateBy(nullptr);
    EXPECT_THAT(lane.problem(), testing::HasSubstr("try the rate 0,01, clip the gradient below 1 or"));
}

TEST(LaneTraining, DivergenceBeforeAnyMeasurementGivesTheFirstWeights) {
    Recipe recipe = divergingRecipe();
    recipe.measureEvery = 2000;
    LaneTraining lane(recipe, pairsOf(recipe));
    const Vector first = lane.network().parameters().buffer();
    trainToEnd(lane);
    EXPECT_EQ(lane.end(), TrainingEnd::Diverged);
    EXPECT_TRUE(lane.network().parameters().buffer() == first);
    EXPECT_EQ(lane.finish({}).model->training.updates, 0);
}

TEST(LaneTraining, TheBaselineIsAMovingAverageOfTheLoss) {
    Recipe recipe = tinyRecipe();
    recipe.hard.baselineDecay = 0.75;
    LaneTraining lane(recipe, pairsOf(recipe));
    double baseline = lane.state().baseline;
    EXPECT_NEAR(baseline, std::log(15.0), 1e-12);
    for (int i = 0; i < 5; ++i) {
        lane.update();
        baseline = 0.75 * baseline + 0.25 * lane.report().loss;
        EXPECT_NEAR(lane.state().baseline, baseline, 1e-12);
    }
}

// These are lanes of one comparison.
TEST(LaneTraining, EqualNamesAndShapesStartAlike) {
    Recipe recipe = tinyRecipe(), other = recipe;
    other.model.attention.score = "dot";
    other.model.decoder.embedding = 5;
    const auto pairs = pairsOf(recipe);
    const LaneTraining left(recipe, pairs), right(other, pairs);
    const auto tensor = [](const LaneTraining& lane, const std::string& name) {
        return Vector(lane.network().parameters().vector(*lane.network().layout()->find(name)));
    };
    const auto weight = [](const LaneTraining& lane, const std::string& name) {
        return Matrix(lane.network().parameters().weight(*lane.network().layout()->find(name)));
    };
    EXPECT_TRUE(weight(left, "encoder.embedding.weight") == weight(right, "encoder.embedding.weight"));
    EXPECT_TRUE(weight(left, "bridge.weight") == weight(right, "bridge.weight"));
    EXPECT_TRUE(tensor(left, "output.bias") == tensor(right, "output.bias"));
}

}  // namespace
}  // namespace attn::test
