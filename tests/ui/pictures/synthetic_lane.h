// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>
#include <random>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

struct SyntheticOptions {
    int sources = 8;
    int steps = 5;
    bool attends = true;
    bool hasReference = true;
    bool isForced = false;
};

// A lane with random but consistent numbers. The weights are the softmax of the scores. The context is the
// mean of the annotations under these weights. Source tokens are a, b, c …, output tokens are 0, 1, 2 ….
// Output t is linked to source t.
inline std::shared_ptr<LaneData> syntheticLane(const SyntheticOptions& options = {}, unsigned seed = 1) {
    std::mt19937 generator(seed);
    std::normal_distribution<float> normal;
    const auto randomVector = [&](Index size) {
        Vector vector(size);
        for (Index i = 0; i < size; ++i) {
            vector[i] = normal(generator);
        }
        return vector;
    };
    const auto softmax = [](const Vector& scores) {
        const Vector weights = (scores.array() - scores.maxCoeff()).exp();
        return Vector(weights / weights.sum());
    };
    Vocabulary target;
    for (int i = 0; i < 10; ++i) {
        target.add(std::to_string(i));
    }
    ModelConfig config;
    config.sourceSize = 4;
    config.targetSize = target.size();
    auto lane = std::make_shared<LaneData>();
    lane->model = std::make_shared<TrainedModel>(TrainedModel{Seq2Seq(config), Vocabulary(), target, {}, {}});
    lane->target = {lane->model, &lane->model->target};
    lane->name = QStringLiteral("Additive");
    lane->formulaText = QStringLiteral("vᵀ tanh(W [s ; h])");
    lane->attends = options.attends;
    lane->exactMatch = 0.998;
    auto trace = std::make_shared<DecodeTrace>();
    trace->source.assign(static_cast<std::size_t>(options.sources), unknownToken);
    trace->annotations = Matrix(6, options.sources);
    for (int j = 0; j < options.sources; ++j) {
        lane->sourceTokens << QString(QChar(static_cast<char16_t>('a' + j % 26)));
        trace->annotations.col(j) = randomVector(6).array().tanh();
    }
    lane->sourceUnknown.assign(static_cast<std::size_t>(options.sources), false);
    trace->summary = randomVector(6);
    trace->firstState = randomVector(6);
    for (int t = 0; t < options.steps; ++t) {
        StepTrace step;
        step.step = t;
        step.query = randomVector(6);
        step.state = randomVector(6);
        if (options.attends) {
            step.makeAlignment().scores = 2 * randomVector(options.sources);
            step.makeAlignment().weights = softmax(step.alignment().scores);
            step.context = trace->annotations * step.alignment().weights;
        } else {
            step.context = trace->summary;
        }
        step.logits = 2 * randomVector(target.size());
        step.probabilities = softmax(step.logits);
        Index best = 0;
        step.predictedProbability = step.probabilities.maxCoeff(&best);
        step.predicted = static_cast<Token>(best);
        step.forced = options.isForced;
        step.token = options.isForced ? target.id(std::to_string(t % 10)) : step.predicted;
        step.logProbability = std::log(step.probabilities[step.token]);
        trace->steps.push_back(step);
        lane->outputTokens << QString::fromStdString(target.text(step.token));
        if (options.hasReference) {
            lane->referenceTokens << QString::number(t % 10);
            lane->links.push_back({t % options.sources, t});
        }
    }
    setTrace(*lane, trace);
    return lane;
}

}  // namespace attn::ui
