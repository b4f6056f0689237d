// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/step/explain/numbers/number_row.h"

namespace attn::ui {

SymbolPlaces placesOf(const Quantity& quantity, const LaneData& lane);
// A tensor of the model with one number a row.
bool isVectorTensor(const std::string& tensor, const LaneData& lane);
QString tensorSymbol(const QString& tensor, bool isVector, const QString& row, const QString& column);
// "W_a" for "attention.W_a". A last part that says little keeps the part before it: "output.weight".
QString shortTensorName(const QString& tensor);

}  // namespace attn::ui
