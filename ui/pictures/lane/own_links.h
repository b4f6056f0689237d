// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "ui/pictures/lane/lane_data.h"

// How links look that a system gives in place of weights (LaneData::ownLinks).
namespace attn::ui {

// nullptr where it has none.
const Link* ownLink(const LaneData& lane, int row, int source);

// As what weight it is drawn: 1, or less where the system calls the link only possible.
double ownLinkShare(bool isSure);
QColor ownLinkColour(bool isSure);

// For tooltips and screen readers: "link found", "possible link found", "no link found".
QString ownLinkText(const LaneData& lane, int row, int source);

}  // namespace attn::ui
