// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QToolButton>

namespace attn::ui {

// Where a segment of a row of buttons stands: "first", "middle", "last" or "only", for the style sheet.
inline void setSegmentPlace(QToolButton& button, const char* place) {
    if (button.property("place").toString() == QLatin1String(place))
        return;
    button.setProperty("place", place);
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

}  // namespace attn::ui
