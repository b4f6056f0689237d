// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/scores.h"

namespace attn {

// No alignment: the context is [h→_last ; h←_first] at every step (Cho et al. 2014).
std::unique_ptr<ScoreFunction> createNoScore(const AttentionSetup&, ParameterLayout&) {
    return nullptr;
}

}  // namespace attn
