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

// The step of a row; nullptr if only its weights are known.
const StepTrace* stepOf(const LaneNumbers& lane, std::size_t row);
// e to the log probability of a row's token; empty if only the weights are known.
std::optional<double> tokenProbability(const LaneNumbers& lane, std::size_t row);
// The entropy in bits of the softmax of the scores; empty without attention.
std::optional<double> rowEntropy(const MapTrace& attention);

}  // namespace attn
