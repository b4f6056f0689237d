// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

// Contrast that WCAG 2 asks for.
inline constexpr double textContrast = 4.5, graphicContrast = 3;

// A colour of the theme and what it is drawn on.
struct ThemePair {
    const char *colour, *ground;  // their names in Theme
    QColor Theme::*of;
    QColor Theme::*on;
    double least;  // textContrast or graphicContrast
};

// Every colour that says something, on every ground where views draw it. Not in it: `border` and `grid`,
// which only decorate; maps of weights, where the colour itself is the scale, and whose numbers take
// `textOn`; lanes, which stand on `card` and `window`; what is disabled.
const std::vector<ThemePair>& themePairs();

}  // namespace attn::ui
