// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/config.h"

namespace attn::ui {

// How a model differs from the usual global span, Bahdanau's wiring and one GRU layer, most important first:
// "local-p · Luong LSTM · 2 layers"; empty when it does not differ.
QString variantText(const ModelConfig& config);

// One line each for attention, decoder and encoder: "Decoder: Luong with input feeding, LSTM, 1 layer".
QString variantSentences(const ModelConfig& config);

}  // namespace attn::ui
