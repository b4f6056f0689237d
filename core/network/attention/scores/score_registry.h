// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/attention_config.h"

namespace attn {

class ScoreFunction;
class ParameterLayout;

// One row a score function. Combo boxes, the command line's help, model files and the contract tests read
// this table; nothing else lists scores.
struct ScoreDescription {
    std::string id;        // as in configurations and model files
    std::string label;     // for people: "Scaled dot"
    std::string formula;   // plain text, one line: "sᵀ h / √K"
    std::string source;    // paper and equation
    bool needsEqualSizes;  // D = K
    bool attends;          // false for `none`: one fixed context, no weights
    // Adds the score's tensors to the layout. Sizes come from a configuration that is valid.
    std::unique_ptr<ScoreFunction> (*create)(const AttentionSetup& setup, ParameterLayout& layout);
};

// In the order in which lanes stand: additive, general, dot, scaled_dot, key_query, content, location, none.
const std::vector<ScoreDescription>& scoreFunctions();
// nullptr when the id is not known.
const ScoreDescription* findScoreFunction(const std::string& id);
// "additive, general, …", for sentences.
std::string scoreFunctionNames();

}  // namespace attn
