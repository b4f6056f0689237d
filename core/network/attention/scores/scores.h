// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/network/attention/scores/score_form.h"
#include "core/network/attention/scores/score_function.h"
#include "core/network/attention_config.h"

namespace attn {

// The factories of the scores, each in its own file. score_registry.cpp lists them.
std::unique_ptr<ScoreFunction> createAdditiveScore(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createContentScore(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createDotScore(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createGeneralScore(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createKeyQueryScore(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createLocationScore(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<ScoreFunction> createScaledDotScore(const AttentionSetup& setup, ParameterLayout& layout);
// Returns nullptr: there is nothing to score.
std::unique_ptr<ScoreFunction> createNoScore(const AttentionSetup& setup, ParameterLayout& layout);

std::vector<ScoreForm> additiveForms();
std::vector<ScoreForm> contentForms();
std::vector<ScoreForm> dotForms();
std::vector<ScoreForm> generalForms();
std::vector<ScoreForm> keyQueryForms();
std::vector<ScoreForm> locationForms();
std::vector<ScoreForm> scaledDotForms();

}  // namespace attn
