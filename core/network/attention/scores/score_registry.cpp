// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/score_registry.h"

#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/attention/scores/scores.h"

namespace attn {

const std::vector<ScoreDescription>& scoreFunctions() {
    static const std::vector<ScoreDescription> table = {
        {.id = "additive",
         .label = translatable("Additive"),
         .formula = "vᵀ g(W [s ; h])",
         .source = translatable("Bahdanau et al. 2015, A.1.2"),
         .create = createAdditiveScore,
         .reads = {.size = true, .activationAndBias = true},
         .joinedTensor = "attention.W_a",
         .formulaWithBias = "vᵀ g(W [s ; h] + b)",
         .forms = additiveForms()},
        {.id = "general",
         .label = translatable("General"),
         .formula = "sᵀ W h",
         .source = translatable("Luong et al. 2015, section 3.1"),
         .create = createGeneralScore,
         .forms = generalForms()},
        {.id = "dot",
         .label = translatable("Dot"),
         .formula = "sᵀ h",
         .source = translatable("Luong et al. 2015, section 3.1"),
         .create = createDotScore,
         .needsEqualSizes = true,
         .forms = dotForms()},
        {.id = "scaled_dot",
         .label = translatable("Scaled dot"),
         .formula = "sᵀ h / √K",
         .source = translatable("Vaswani et al. 2017, equation 1"),
         .create = createScaledDotScore,
         .needsEqualSizes = true,
         .readsSizeOfAnnotations = true,
         .forms = scaledDotForms()},
        {.id = "key_query",
         .label = translatable("Key · query"),
         .formula = "(W_K h)ᵀ (W_Q s)",
         .source = translatable("keys and queries of learned projections"),
         .create = createKeyQueryScore,
         .reads = {.size = true},
         .forms = keyQueryForms()},
        {.id = "content",
         .label = translatable("Content"),
         .formula = "β cos(s, h)",
         .source = translatable("Graves et al. 2014, equation 6"),
         .create = createContentScore,
         .needsEqualSizes = true,
         .reads = {.keyStrength = true},
         .readsSizeOfAnnotations = true,
         .forms = contentForms()},
        {.id = "location",
         .label = translatable("Location"),
         .formula = "softmax(W s)",
         .source = translatable("Luong et al. 2015, equation 8"),
         .create = createLocationScore,
         .reads = {.longestSource = true},
         .forms = locationForms()},
        {.id = "none",
         .label = translatable("No attention"),
         .formula = "c = [h→ ; h←]",
         .source = translatable("Cho et al. 2014"),
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
    return plural(ids.size(), "the score %1", "the scores %1", listed(ids));
}

std::string scoreFunctionNames() {
    std::string names;
    for (const ScoreDescription& score : scoreFunctions())
        names += (names.empty() ? "" : ", ") + score.id;
    return names;
}

}  // namespace attn
