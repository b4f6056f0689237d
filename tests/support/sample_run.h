// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>
#include <string>
#include <utility>

#include "core/decode/stepper.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/live/saved_run.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {

// The part of a decoding that a snapshot keeps.
inline std::shared_ptr<const LanePicture> pictureOf(const DecodeTrace& trace) {
    auto picture = std::make_shared<LanePicture>();
    picture->source = trace.source;
    picture->stop = trace.stop;
    for (const StepTrace& step : trace.steps) {
        StepTrace kept;
        kept.step = step.step;
        kept.previous = step.previous;
        kept.token = step.token;
        kept.predicted = step.predicted;
        kept.predictedProbability = step.predictedProbability;
        kept.forced = step.forced;
        kept.logProbability = step.logProbability;
        if (!step.maps.empty()) {
            kept.makeAlignment().weights = step.alignment().weights;
            kept.makeAlignment().span = step.alignment().span;
        }
        picture->steps.push_back(kept);
    }
    return picture;
}

inline Keyframe keyframeOf(const LaneTraining& lane) {
    return {lane.state(), lane.network().parameters().buffer(), lane.adam().mean(), lane.adam().square(),
            lane.kept()};
}

inline const char* const samplePin = "5 may 2009";

// A few updates of a recipe with a snapshot after each; every other one has Adam's moments.
inline SavedLane sampleLane(const std::string& name, const Recipe& recipe, Index updates = 8) {
    const auto pairs = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
    LaneTraining training(recipe, pairs);
    SavedLane lane;
    LaneHistory& history = lane.history;
    history.name = name;
    history.recipe = recipe;
    history.tokensPerSecond = 1234.5;
    lane.corpusFiles = pairs->files;
    const std::vector<std::string> source = pairs->tokenizers.source->tokenize(samplePin);
    while (!training.end()) {
        const Index update = training.state().update;
        const bool isMeasured = training.isMeasurementDue();
        if (isMeasured) {
            training.measure({});
            Measurement measured;
            measured.update = update;
            measured.seconds = training.state().seconds;
            measured.pairs = 20;
            measured.loss = *training.state().heldOutLoss;
            measured.exactMatch = *training.state().exactMatch;
            measured.tokenAccuracy = 0.25;
            if (update > 2)
                measured.alignmentErrorRate = 1.0 / 3;
            history.measurements.push_back(measured);
        }
        if (history.snapshots.empty() || history.snapshots.back().update != update) {
            const DecodeTrace trace = decode(training.snapshot(), pairs->source.ids(source));
            history.snapshots.push_back({update, pictureOf(trace), true});
            Keyframe keyframe = keyframeOf(training);
            if (update % 2 == 1) {
                keyframe.mean.resize(0);
                keyframe.square.resize(0);
            }
            lane.keyframes.push_back(std::make_shared<const Keyframe>(std::move(keyframe)));
        }
        if (update == updates)
            break;
        training.update();
        history.losses.push_back(static_cast<float>(training.report().loss));
    }
    return lane;
}

inline Recipe sampleRecipe(const std::string& score, const std::string& span = "global") {
    Recipe recipe = tinyRecipe();
    recipe.model.attention.score = score;
    recipe.model.attention.span = span;
    recipe.measureEvery = 3;
    return recipe;
}

// Lanes with every kind of picture; one of them is a branch.
inline SavedRun sampleRun() {
    SavedRun run;
    run.pin = {samplePin, "2009-05-05"};
    run.lanes.push_back(sampleLane("Additive", sampleRecipe("additive")));
    run.lanes.push_back(sampleLane("No attention", sampleRecipe("none")));
    run.lanes.push_back(sampleLane("Dot, local", sampleRecipe("dot", "local_p")));
    run.lanes.push_back(sampleLane("Dot, hard", sampleRecipe("dot", "hard")));
    LaneHistory& first = run.lanes[0].history;
    first.alignedAt = 3;
    first.exactAt = 6;
    LaneHistory& branch = run.lanes[2].history;
    branch.origin = LaneHistory::Origin{0, 2};
    branch.firstUpdate = 2;
    branch.losses.erase(branch.losses.begin(), branch.losses.begin() + 2);
    LaneHistory& last = run.lanes[3].history;
    last.end = TrainingEnd::Diverged;
    last.problem = "Dot, hard: diverged.";
    last.losses.back() = NAN;
    last.snapshots.back().picture.reset();
    return run;
}

}  // namespace attn::test
