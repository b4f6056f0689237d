// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/step_numbers.h"

namespace attn {

// The shortest decimal number that reads back as the same Real. Written as a double it would have digits that
// the engine never computed.
std::string shortestText(Real value);
double shortestNumber(Real value);

// Cells of a table: a whole token, and a number with the given decimals.
std::string latexToken(const std::string& token);
std::string latexNumber(double value, int decimals);
// Fields separated by tabs, for pasting into spreadsheets.
std::string tabText(const std::vector<std::vector<std::string>>& rows);

// For a row: e to the log probability of its token, and the entropy in bits of the softmax of the scores.
// Without attention there is no entropy.
double tokenProbability(const StepTrace& step);
std::optional<double> stepEntropy(const StepTrace& step);

}  // namespace attn
