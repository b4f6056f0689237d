// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/step_numbers.h"

namespace attn {

// The shortest decimal number that is read back as the same Real: written as a double it would have digits
// that the engine never computed.
std::string shortestText(Real value);
double shortestNumber(Real value);

// Cells of a table: a token, of which nothing is lost, and a number with so many decimals.
std::string latexToken(const std::string& token);
std::string latexNumber(double value, int decimals);
// Tabs between fields, for spreadsheets that are pasted into.
std::string tabText(const std::vector<std::vector<std::string>>& rows);

// Of a row: e to the log probability of its token, and the entropy in bits of the softmax of the scores; none
// without attention.
double tokenProbability(const StepTrace& step);
std::optional<double> stepEntropy(const StepTrace& step);

}  // namespace attn
