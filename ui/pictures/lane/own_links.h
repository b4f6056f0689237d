// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "ui/pictures/lane/picture.h"

// How links that a system gives instead of weights (Picture::ownLinks) are shown.
namespace attn::ui {

// nullptr when there is none.
const Link* ownLink(const Picture& picture, int row, int source);

// The weight as which the link is drawn: 1, or less if the system calls the link only possible.
double ownLinkShare(bool isSure);
QColor ownLinkColour(bool isSure);

// For tooltips and screen readers: "link found", "possible link found", "no link found".
QString ownLinkText(const Picture& picture, int row, int source);

}  // namespace attn::ui
