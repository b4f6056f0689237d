// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/attention/scores/score_form.h"
#include "core/network/attention_config.h"

namespace attn {

class ScoreFunction;
class ParameterLayout;

// The keys of AttentionConfig that a score function reads.
struct ScoreKeys {
    bool size = false;
    bool longestSource = false;
    bool activationAndBias = false;
    bool keyStrength = false;  // "learned_key_strength"
};

// A row for each score function. Combo boxes, the help of the command line, model files and the contract
// tests read this table. Nothing else lists scores.
struct ScoreDescription {
    std::string id;       // as in configurations and model files
    std::string label;    // for people: "Scaled dot"
    std::string formula;  // plain text, one line: "sᵀ h / √K"
    std::string source;   // paper and equation
    // Adds the score's tensors to the layout. The configuration is valid.
    std::unique_ptr<ScoreFunction> (*create)(const AttentionSetup& setup, ParameterLayout& layout);
    bool needsEqualSizes = false;  // D = K
    bool attends = true;           // false for `none`: one fixed context, no weights
    ScoreKeys reads = {};
    // The score reads the length or the angle of annotations: another unit that is 1 in all of them would
    // change its weights.
    bool readsSizeOfAnnotations = false;
    std::string joinedTensor = {};      // a tensor with the columns of [s ; h]
    std::string formulaWithBias = {};   // if `bias` of the configuration changes it
    std::vector<ScoreForm> forms = {};  // of its numbers; empty for `none`
};

// In the order in which lanes stand: additive, general, dot, scaled_dot, key_query, content, location, none.
const std::vector<ScoreDescription>& scoreFunctions();
// nullptr when the id is not known.
const ScoreDescription* findScoreFunction(const std::string& id);
// The scores that read a key, for sentences: "the score "additive"", "the scores "a", "b"".
std::string scoresThatRead(bool ScoreKeys::*key);
// "additive, general, …", for sentences.
std::string scoreFunctionNames();

}  // namespace attn
