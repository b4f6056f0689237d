// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/head_score.h"

#include <algorithm>

#include "core/base/told.h"
#include "core/network/attention/scores/scores.h"

namespace attn {

const std::vector<HeadScoreDescription>& headScores() {
    static const std::vector<HeadScoreDescription> table = {
        {"scaled_dot", "qᵀk / √w", translatable("Vaswani et al. 2017, equation 1"), createHeadScaledDot,
         scaledDotForms()},
        {"dot", "qᵀk", translatable("Luong et al. 2015, equation 8, in each head"), createHeadDot,
         dotForms()},
        {"additive", "vᵀ tanh(q + k)", translatable("Bahdanau et al. 2015, A.1.2, in each head"),
         createHeadAdditive, headAdditiveForms()},
        {"content", "β cos(q, k)", translatable("Graves et al. 2014, equation 6, in each head"),
         createHeadContent, contentForms()},
    };
    return table;
}

const HeadScoreDescription* findHeadScore(const std::string& id) {
    const auto row = std::find_if(headScores().begin(), headScores().end(),
                                  [&](const HeadScoreDescription& score) { return score.id == id; });
    return row == headScores().end() ? nullptr : &*row;
}

}  // namespace attn
