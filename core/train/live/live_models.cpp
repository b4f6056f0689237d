// SPDX-License-Identifier: GPL-3.0-or-later
// Models of any update of a live run.
#include <algorithm>
#include <limits>
#include <new>

#include "core/base/told.h"
#include "core/train/corpora/recipe_model.h"
#include "core/train/live/live_state.h"

namespace attn {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::milliseconds modelSlice{30};

}  // namespace

struct ModelRequest {
    std::shared_ptr<LiveLane> lane;
    Recipe recipe;
    Index update = 0;
    std::shared_ptr<const TrainedModel> ready;
    std::shared_ptr<const Keyframe> weights;  // weights of that update
    std::shared_ptr<const Keyframe> before;   // frame to train on from; nullptr: from the beginning
    std::optional<Measurement> measurement;   // measurement of that update
    std::stop_token stop;
    LiveRun::ModelAnswer answer;
    std::unique_ptr<LaneTraining> replay;
};

Seq2Seq networkAt(const Recipe& recipe, const RecipeCorpora& corpora, const Keyframe* frame) {
    Seq2Seq network(networkConfig(recipe, corpora));
    if (frame)
        network.parameters().buffer() = frame->parameters;
    else
        network.parameters().initialize(recipe.seed);
    return network;
}

namespace {

// Measuring and early stopping are turned off. The weights are still those of the whole recipe, because
// neither changes them.
void beginReplay(ModelRequest& request, std::shared_ptr<const RecipeCorpora> corpora) {
    Recipe recipe = request.recipe;
    recipe.earlyStop = {};
    recipe.measureEvery = std::numeric_limits<Index>::max();
    request.replay = std::make_unique<LaneTraining>(recipe, std::move(corpora));
    if (const std::shared_ptr<const Keyframe> from = request.before)
        request.replay->restore(from->state, from->parameters, from->mean, from->square, from->kept);
}

std::shared_ptr<const TrainedModel> assembled(const ModelRequest& request, const RecipeCorpora& corpora) {
    TrainingInfo training = trainingInfo(request.recipe, corpora, request.update);
    if (request.measurement) {
        training.loss = request.measurement->loss;
        training.exactMatch = request.measurement->exactMatch;
        training.alignmentErrorRate = request.measurement->alignmentErrorRate.value_or(-1);
    }
    return std::make_shared<const TrainedModel>(
        TrainedModel{request.replay ? request.replay->network()
                                    : networkAt(request.recipe, corpora, request.weights.get()),
                     corpora.source, corpora.target, corpora.tokenizers, training});
}

}  // namespace

// For updates before a branch begins this looks in its origin.
std::shared_ptr<const Keyframe> LiveState::goingOn(std::size_t lane, Index update) {
    for (;;) {
        if (std::shared_ptr<const Keyframe> frame = frames.goingOn(lane, update))
            return frame;
        const std::optional<LaneHistory::Origin>& origin = lanes[lane]->history.origin;
        if (!origin)
            return nullptr;
        update = std::min(update, origin->update);
        lane = origin->lane;
    }
}

std::stop_source LiveRun::model(std::size_t lane, std::optional<Index> update, ModelAnswer answer) {
    LiveState& state = *m_state;
    std::stop_source stop;
    auto request = std::make_shared<ModelRequest>();
    const std::lock_guard lock(state.mutex);
    request->lane = state.lanes.at(lane);
    const LaneHistory& history = request->lane->history;
    request->recipe = history.recipe;
    const std::shared_ptr<const TrainedModel>& result = request->lane->result;
    const Index now = result ? result->training.updates : history.update();
    request->update = std::clamp<Index>(update.value_or(now), 0, history.update());
    if (result && result->training.updates == request->update)
        request->ready = result;
    request->weights = state.frames.at(lane, request->update);
    if (!request->weights && !request->ready)
        request->before = state.goingOn(lane, request->update);
    const auto measured = std::find_if(history.measurements.begin(), history.measurements.end(),
                                       [&](const Measurement& one) { return one.update == request->update; });
    if (measured != history.measurements.end())
        request->measurement = *measured;
    request->stop = stop.get_token();
    request->answer = std::move(answer);
    state.background.post([&state, request] { state.serve(request); });
    return stop;
}

// Trains one slice at a time and posts the rest.
void LiveState::serve(const std::shared_ptr<ModelRequest>& request) {
    if (request->stop.stop_requested())
        return;
    std::string problem;
    try {
        std::shared_ptr<const RecipeCorpora> corpora;
        {
            const std::lock_guard lock(mutex);
            corpora = request->lane->corpora;
            if (!corpora && !request->lane->history.end) {
                waiting.push_back(request);
                return;
            }
            problem = corpora ? std::string() : request->lane->history.problem;
        }
        if (corpora && !request->ready) {
            if (!request->weights && request->update > 0 && !request->replay)
                beginReplay(*request, corpora);
            const Clock::time_point end = Clock::now() + modelSlice;
            while (request->replay && request->replay->state().update < request->update) {
                if (request->replay->end()) {
                    problem = request->replay->problem();
                    break;
                }
                if (Clock::now() >= end || request->stop.stop_requested()) {
                    background.post([this, request] { serve(request); });
                    return;
                }
                request->replay->update();
            }
            if (problem.empty())
                request->ready = assembled(*request, *corpora);
        }
    } catch (const std::bad_alloc&) {
        problem = told("there is not enough memory for the model; train fewer lanes at once.");
    } catch (const std::exception& error) {
        problem = error.what();
    }
    request->answer(request->ready, request->ready ? std::string() : problem);
}

}  // namespace attn
