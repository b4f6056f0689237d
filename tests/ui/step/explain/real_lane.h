// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/decode/stepper.h"
#include "core/explain/computation.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// An untrained model's own trace of a short text, so that trace and model belong together. A model that says
// a class has one step, others have four.
inline std::shared_ptr<LaneData> realLane(const ModelConfig& config, const Interventions& changes = {}) {
    Vocabulary source, target;
    for (char letter = 'a'; source.size() < config.sourceSize; ++letter)
        source.add(std::string(1, letter));
    for (char digit = '0'; target.size() < config.targetSize; ++digit)
        target.add(std::string(1, digit));
    const std::vector<Token> tokens = {4, 7, 5, 6, 4};
    DecodeOptions options;
    options.maximumLength = 4;
    options.interventions = changes;
    auto lane = std::make_shared<LaneData>();
    // The first weights with which it does not end at once.
    const std::size_t steps = config.decoder.wiring == "pool" ? 1 : 4;
    for (std::uint64_t seed = 5; !lane->trace || lane->trace->steps.size() < steps; ++seed) {
        TrainedModel model{Seq2Seq(config), source, target, {}, {}};
        Random random(seed);
        attn::test::randomize(model.network.parameters(), random);
        lane->model = std::make_shared<const TrainedModel>(std::move(model));
        setTrace(*lane, std::make_shared<const DecodeTrace>(decode(lane->model, tokens, options)));
    }
    lane->target = {lane->model, &lane->model->target};
    lane->name = QStringLiteral("Tried");
    lane->attends = config.attention.score != "none";
    lane->isClass = config.decoder.wiring == "pool";
    lane->formulaText = QStringLiteral("e");
    for (const Token token : tokens)
        lane->sourceTokens << QString::fromStdString(source.text(token));
    lane->sourceUnknown.assign(tokens.size(), false);
    lane->whatIfs = changes;
    for (const StepTrace& step : lane->trace->steps)
        lane->outputTokens << QString::fromStdString(target.text(step.token));
    return lane;
}

inline Computation computationOfLane(const LaneData& lane) {
    return Computation(lane.model, *lane.trace, lane.whatIfs);
}

// Every wiring with every span that the score can have.
inline std::vector<ModelConfig> wiringsAndSpans(const AttentionConfig& attention) {
    std::vector<ModelConfig> configs;
    for (const char* wiring : {"bahdanau", "luong"}) {
        for (const char* span : {"global", "local_m", "local_p", "hard"}) {
            if (attention.score == "none" && span != std::string("global"))
                continue;
            ModelConfig config = attn::test::smallConfig(attention);
            config.decoder.wiring = wiring;
            config.attention.span = span;
            config.attention.window = 1;
            configs.push_back(config);
        }
    }
    return configs;
}

}  // namespace attn::ui
