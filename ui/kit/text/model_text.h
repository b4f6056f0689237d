// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/recurrent/config.h"

namespace attn::ui {

// What of a model is not the usual global span, Bahdanau's wiring and one GRU layer, the most telling first:
// "local-p · Luong LSTM · 2 layers"; empty when all of it is.
QString variantText(const ModelConfig& config);

// Attention, decoder and encoder, a line each: "Decoder: Luong with input feeding, LSTM, 1 layer".
QString variantSentences(const ModelConfig& config);

}  // namespace attn::ui
