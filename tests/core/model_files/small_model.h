// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/models/trained_model.h"

namespace attn::test {

// A model of a few hundred numbers that has everything a model file holds.
inline TrainedModel smallModel(const std::string& score = "additive") {
    ModelConfig config;
    config.sourceSize = 7;
    config.targetSize = 6;
    config.encoder.hidden = 2;
    config.encoder.embedding = 3;
    config.decoder.hidden = 4;
    config.decoder.embedding = 2;
    config.attention.score = score;
    config.attention.size = 3;
    config.attention.longestSource = 5;
    config.attention.bias = true;
    config.attention.learnedKeyStrength = true;

    TrainedModel model{Seq2Seq(config), {}, {}, tokenizersFromJson(R"({"id":"characters"})", "test"), {}};
    model.network.parameters().initialize(7);
    for (const char* token : {"a", "é", "\""})
        model.source.add(token);
    for (const char* token : {"1", "2"})
        model.target.add(token);
    model.training.task = "dates";
    model.training.generator = "mt19937_64";
    model.training.seed = 18446744073709551615ULL;
    model.training.updates = 12;
    model.training.threads = 2;
    model.training.loss = 0.1;
    model.training.exactMatch = 0.995;
    model.training.recipe = R"({"task":"dates","batch":32})";
    return model;
}

}  // namespace attn::test
