// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/score_registry.h"

#include "core/network/attention/scores/scores.h"

namespace attn {

const std::vector<ScoreDescription>& scoreFunctions() {
    static const std::vector<ScoreDescription> table = {
        {"additive", "Additive", "vᵀ g(W [s ; h])", "Bahdanau et al. 2015, A.1.2", false, true,
         createAdditiveScore},
        {"general", "General", "sᵀ W h", "Luong et al. 2015, section 3.1", false, true, createGeneralScore},
        {"dot", "Dot", "sᵀ h", "Luong et al. 2015, section 3.1", true, true, createDotScore},
        {"scaled_dot", "Scaled dot", "sᵀ h / √K", "Vaswani et al. 2017, equation 1", true, true,
         createScaledDotScore},
        {"key_query", "Key · query", "(W_K h)ᵀ (W_Q s)", "keys and queries of learned projections", false,
         true, createKeyQueryScore},
        {"content", "Content", "β cos(s, h)", "Graves et al. 2014, equation 6", true, true,
         createContentScore},
        {"location", "Location", "softmax(W s)", "Luong et al. 2015, equation 8", false, true,
         createLocationScore},
        {"none", "No attention", "c = [h→ ; h←]", "Cho et al. 2014", false, false, createNoScore},
    };
    return table;
}

const ScoreDescription* findScoreFunction(const std::string& id) {
    for (const ScoreDescription& score : scoreFunctions())
        if (score.id == id)
            return &score;
    return nullptr;
}

std::string scoreFunctionNames() {
    std::string names;
    for (const ScoreDescription& score : scoreFunctions())
        names += (names.empty() ? "" : ", ") + score.id;
    return names;
}

}  // namespace attn
