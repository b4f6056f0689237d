// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/attention/scores/score_function.h"
#include "core/network/recurrent/config.h"

namespace attn {

// One factory a score, each in a file of its own; score_registry.cpp lists them.
std::unique_ptr<ScoreFunction> createAdditiveScore(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createContentScore(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createDotScore(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createGeneralScore(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createKeyQueryScore(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createLocationScore(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createScaledDotScore(const ModelConfig& config, ParameterLayout& layout);
// Null: there is nothing to score.
std::unique_ptr<ScoreFunction> createNoScore(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
