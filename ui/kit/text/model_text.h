// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/config.h"

namespace attn::ui {

// How a model differs from what its name says and is usual, most important first: "local-p · Luong LSTM · 2
// layers", "2 + 2 layers · post-norm"; empty when it does not differ.
QString variantText(const ModelConfig& config);

// One line each for attention, decoder and encoder: "Decoder: Luong with input feeding, LSTM, 1 layer".
QString variantSentences(const ModelConfig& config);

// Size and cell of the part that reads and writes, for one line: "GRU · hidden 64", "width 64".
QString sizeText(const ModelConfig& config);

// Whether a model has one attention: a score function between decoder and source. False: heads.
bool hasScoreFunction(const ModelConfig& config);
// Whether its output is one token, a class.
bool saysClass(const ModelConfig& config);
// Whether the annotations are states of recurrent layers; the summary is then the last of them, else the
// mean.
bool hasStates(const ModelConfig& config);
// Whether the annotations are states of two directions, one half each.
bool readsBothWays(const ModelConfig& config);

}  // namespace attn::ui
