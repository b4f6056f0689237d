// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "ui/step/explain/shown_explanation.h"

namespace attn::ui {

// A line of the general formula of a number: the picture ":/formulas/<id>.svg", the same with the places put
// in as plain text, and what its letters are here.
struct FormulaLine {
    QString id;     // empty: what was set by hand has no formula
    QString text;   // "α₃,₂ = softmax₃,₂"
    QString where;  // "t = 3, j = 2 “M”"; empty: none, or the same as above
};
// From what was asked for, over the numbers that it only is another name of, to what is explained. Nothing
// without an explanation.
std::vector<FormulaLine> formulaLines(const ShownExplanation& shown);

// What the pictures call a number or a tensor (formula_symbols.h) in the formula of `of`; empty: a constant.
QString symbolName(const Operand& operand, const Quantity& of, const LaneData& lane);

}  // namespace attn::ui
