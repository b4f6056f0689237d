// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The weights of a lane less those of another one, the base, at the same step and source position; as the
// heatmap draws them (of a hard span what it chose from).

// Why the two have no difference, in one sentence; empty where they have one.
QString refusalOf(const LaneData& lane, const LaneData& base);
// First row whose output token is another one than the base's, or past the end of the shorter of them; -1: as
// far as decoded they say the same. From it on the rows answer different questions.
int firstOtherRow(const LaneData& lane, const LaneData& base);
// None where the base, or the lane, has no such row or weight.
std::optional<double> differenceAt(const LaneData& lane, const LaneData& base, int row, int source);

// "0.621 − 0.103 = +0.518"; empty without a difference.
QString differenceText(const LaneData& lane, const LaneData& base, int row, int source);
// ".62 − .10 = +.52", for narrow columns.
QString shortDifferenceText(const LaneData& lane, const LaneData& base, int row, int source);
// "+.52", "−.05", "0": two digits, for narrow columns.
QString shortDifference(double difference);
// Why the comparison of a row is of different questions; empty where it is not.
QString otherRowText(const LaneData& lane, const LaneData& base, int row);

}  // namespace attn::ui
