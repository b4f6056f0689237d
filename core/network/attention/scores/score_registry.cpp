// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/score_registry.h"

#include "core/base/nearest_name.h"
#include "core/network/attention/scores/scores.h"

namespace attn {

const std::vector<ScoreDescription>& scoreFunctions() {
    static const std::vector<ScoreDescription> table = {
        {.id = "additive",
         .label = "Additive",
         .formula = "vᵀ g(W [s ; h])",
         .source = "Bahdanau et al. 2015, A.1.2",
         .create = createAdditiveScore,
         .reads = {.size = true, .activationAndBias = true},
         .joinedTensor = "attention.W_a",
         .formulaWithBias = "vᵀ g(W [s ; h] + b)",
         .forms = additiveForms()},
        {.id = "general",
         .label = "General",
         .formula = "sᵀ W h",
         .source = "Luong et al. 2015, section 3.1",
         .create = createGeneralScore,
         .forms = generalForms()},
        {.id = "dot",
         .label = "Dot",
         .formula = "sᵀ h",
         .source = "Luong et al. 2015, section 3.1",
         .create = createDotScore,
         .needsEqualSizes = true,
         .forms = dotForms()},
        {.id = "scaled_dot",
         .label = "Scaled dot",
         .formula = "sᵀ h / √K",
         .source = "Vaswani et al. 2017, equation 1",
         .create = createScaledDotScore,
         .needsEqualSizes = true,
         .readsSizeOfAnnotations = true,
         .forms = scaledDotForms()},
        {.id = "key_query",
         .label = "Key · query",
         .formula = "(W_K h)ᵀ (W_Q s)",
         .source = "keys and queries of learned projections",
         .create = createKeyQueryScore,
         .reads = {.size = true},
         .forms = keyQueryForms()},
        {.id = "content",
         .label = "Content",
         .formula = "β cos(s, h)",
         .source = "Graves et al. 2014, equation 6",
         .create = createContentScore,
         .needsEqualSizes = true,
         .reads = {.keyStrength = true},
         .readsSizeOfAnnotations = true,
         .forms = contentForms()},
        {.id = "location",
         .label = "Location",
         .formula = "softmax(W s)",
         .source = "Luong et al. 2015, equation 8",
         .create = createLocationScore,
         .reads = {.longestSource = true},
         .forms = locationForms()},
        {.id = "none",
         .label = "No attention",
         .formula = "c = [h→ ; h←]",
         .source = "Cho et al. 2014",
         .create = createNoScore,
         .attends = false},
    };
    return table;
}

const ScoreDescription* findScoreFunction(const std::string& id) {
    for (const ScoreDescription& score : scoreFunctions())
        if (score.id == id)
            return &score;
    return nullptr;
}

std::string scoresThatRead(bool ScoreKeys::*key) {
    std::vector<std::string> ids;
    for (const ScoreDescription& score : scoreFunctions())
        if (score.reads.*key)
            ids.push_back(inQuotes(score.id));
    std::string names = ids.size() == 1 ? "the score " : "the scores ";
    for (std::size_t i = 0; i < ids.size(); ++i)
        names += (i > 0 ? ", " : "") + ids[i];
    return names;
}

std::string scoreFunctionNames() {
    std::string names;
    for (const ScoreDescription& score : scoreFunctions())
        names += (names.empty() ? "" : ", ") + score.id;
    return names;
}

}  // namespace attn
