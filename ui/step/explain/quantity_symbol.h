// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What stands at the places of a symbol: numbers counted from 1, or the letter that a sum runs over.
struct SymbolPlaces {
    QString position;  // as a subscript: "₂" or "ⱼ"
    QString unit;      // "5", "i", "i + 64"; of tokens "“M”" or "y"
};
SymbolPlaces placesOf(const Quantity& quantity, const LaneData& lane);
QString symbolAt(const Quantity& quantity, const LaneData& lane, const SymbolPlaces& places);

// Its units are tokens of the output.
bool hasTokens(Kind kind);
// It is about one source position.
bool hasPosition(Kind kind);
// A tensor of the model with one number a row.
bool isVectorTensor(const std::string& tensor, const LaneData& lane);
QString tensorSymbol(const QString& tensor, bool isVector, const QString& row, const QString& column);
// "attention.W_a" as "W_a"; names that say little alone keep their part: "output.weight".
QString shortTensorName(const QString& tensor);

}  // namespace attn::ui
