// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/dot_product.h"
#include "core/network/attention/scores/scores.h"

namespace attn {

// e_j = sᵀ h_j (Luong et al. 2015, section 3.1, "dot")
std::unique_ptr<ScoreFunction> createDotScore(const AttentionSetup&, ParameterLayout&) {
    return std::make_unique<DotProductScore>(Real(1));
}

std::vector<ScoreForm> dotForms() {
    return {{.kind = Kind::Score, .write = addProducts}};
}

}  // namespace attn
