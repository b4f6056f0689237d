// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/types.h"

namespace attn {

struct PieceTraining {
    Index size = 4000;               // pieces
    std::string type = "unigram";    // or "bpe"
    std::string rules = "identity";  // of the normaliser, or "nmt_nfkc", which most models elsewhere have
};

// Trains SentencePiece's model (a serialised ModelProto) on these texts. The same texts give the same bytes.
// Texts (UTF-8) may be of any length. Throws Error when the texts do not suffice, when `size` is too small
// for their characters, and when a stop comes before all texts are loaded.
std::string trainPieceModel(const PieceTraining& training, std::span<const std::string> texts,
                            const std::stop_token& stop = {});

// What is wrong with a foreign model, as the end of a sentence; empty when it may be loaded. SentencePiece
// trusts some parts of a model without checking them: the compiled rules of its normaliser (see
// pieceRulesProblem) and the length of pieces.
std::string pieceModelProblem(std::string_view model);

}  // namespace attn
