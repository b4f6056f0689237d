// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QToolButton>

namespace attn::ui {

// Sets the place of a segment in a row of buttons for the style sheet: "first", "middle", "last" or "only".
inline void setSegmentPlace(QToolButton& button, const char* place) {
    if (button.property("place").toString() == QLatin1String(place))
        return;
    button.setProperty("place", place);
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

}  // namespace attn::ui
