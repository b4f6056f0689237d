// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/types.h"

namespace attn {

// Key `attention` of a model's configuration (model-spec, "Model file").
struct AttentionConfig {
    std::string score = "additive";   // an id of score_registry.h
    Index size = 64;                  // A
    Index longestSource = 64;         // "longest_source", L, read by `location` only
    std::string activation = "tanh";  // of `additive`: tanh, sigmoid, relu; a lesson has identity
    bool bias = false;                // of `additive`
    bool learnedKeyStrength = false;  // "learned_key_strength", of `content`
    std::string span = "global";
    Index window = 2;  // read by local spans only
};

// What a score function and a span are made for.
struct AttentionSetup {
    AttentionConfig config;
    Index state = 0;       // D, rows of a query
    Index annotation = 0;  // K, rows of an annotation
};

}  // namespace attn
