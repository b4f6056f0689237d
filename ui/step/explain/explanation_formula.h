// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "ui/step/explain/shown_explanation.h"

namespace attn::ui {

// A line of the general formula of a number: the picture ":/formulas/<id>.svg", the same as plain text with
// the places filled in, and the values of its letters.
struct FormulaLine {
    QString id;     // empty for a number that was set by hand
    QString text;   // "α₃,₂ = softmax₃,₂"
    QString where;  // "t = 3, j = 2 “M”"; empty if there is none, or the same as above
};
// The formulas from the number that was asked for, through the numbers that it merely renames, to the number
// that is explained. Empty without an explanation.
std::vector<FormulaLine> formulaLines(const ShownExplanation& shown);

// What the pictures call a number or a tensor (formula_symbols.h) in the formula of `of`; empty for a
// constant.
QString symbolName(const Operand& operand, const Quantity& of, const LaneData& lane);

}  // namespace attn::ui
