// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// The weights of a lane minus those of another lane, the base, at the same step and source position. They are
// the weights that the heatmap draws (for a hard span the distribution that it chose from).

// Why there is no difference between the two, in one sentence; empty when there is one.
QString refusalOf(const Picture& picture, const Picture& base);
// The first row whose output token differs from the base's, or that lies past the end of the shorter output;
// -1: both are equal as far as they are decoded. From this row on, the rows answer different questions.
int firstOtherRow(const Picture& picture, const Picture& base);
// Empty when the base or the lane has no such row or weight.
std::optional<double> differenceAt(const Picture& picture, const Picture& base, int row, int source);

// "0.621 − 0.103 = +0.518"; empty without a difference.
QString differenceText(const Picture& picture, const Picture& base, int row, int source);
// ".62 − .10 = +.52", for narrow columns.
QString shortDifferenceText(const Picture& picture, const Picture& base, int row, int source);
// "+.52", "−.05", "0": two decimals, for narrow columns.
QString shortDifference(double difference);
// Why a row compares different questions; empty when it does not.
QString otherRowText(const Picture& picture, const Picture& base, int row);

}  // namespace attn::ui
