// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/step/explain/numbers/number_row.h"

namespace attn::ui {

SymbolPlaces placesOf(const Quantity& quantity, const LaneData& lane);
// A tensor of the model with one number a row.
bool isVectorTensor(const std::string& tensor, const LaneData& lane);
QString tensorSymbol(const QString& tensor, bool isVector, const QString& row, const QString& column);
// "attention.W_a" as "W_a"; names that say little alone keep their part: "output.weight".
QString shortTensorName(const QString& tensor);

}  // namespace attn::ui
