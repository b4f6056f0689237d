// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "core/network/explained/quantity.h"

namespace attn::ui {

// What formula pictures call numbers and tensors (formula_symbols.h).

// Empty for those whose name depends on whose formula they stand in.
QString quantitySymbolName(Kind kind);
// Empty for no tensor.
QString tensorSymbolName(const std::string& tensor);

bool isOfEncoder(Kind kind);      // its cells
bool isOfDecoderCell(Kind kind);  // the same of the decoder
// "r", "z", "n" of a GRU, "i", "f", "g", "o" of an LSTM.
QString gateLetter(const std::string& cell, Index gate);

// Which of a quantity's places mean something.
struct Places {
    bool step = false, position = false, unit = false;
};
Places placesOfKind(Kind kind);

}  // namespace attn::ui
