// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QObject>
#include <QString>

namespace attn::ui {

enum class ThemeKind { Light, Dark, Projector };
// Colour maps of the weights, 0 to 1. Each starts with its lightest colour on light grounds and with its
// darkest on dark ones.
enum class ColourMap { Blues, Cividis, Grey };

inline constexpr int laneColourCount = 16;

// All colours, sizes and fonts that views use. Plain values in device-independent pixels. `themePairs`
// (theme_pairs.h) lists which of them stands on which, and keeps text at 4.5 : 1 and graphics at 3 : 1.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    ColourMap map = ColourMap::Blues;
    bool isDark = false;

    QColor window, card, chip, chipOutput;
    QColor border;   // of cards and buttons; quiet, because it only decorates
    QColor grid;     // frames of plots and lines across them, quiet as well
    QColor outline;  // what a person must see: edges of fields, handles, axes, hatches
    QColor text, mutedText;
    QColor accent, accentText, accentSoft;  // the current item; text on it; its tint behind text
    QColor accentHover;                     // a filled button under the mouse
    QColor gold;                            // known links, hovered tokens
    QColor goldText;                        // the same for letters
    QColor goldSoft;                        // ground of a hovered token
    QColor unknown;                         // tokens that are not in the vocabulary, and wrong tokens
    QColor right;                           // correct tokens
    QColor focus;                           // focus ring

    QFont label, labelBold;  // tokens, captions; with tabular digits if the font has them
    QFont small, smallBold;  // values on bars, axis numbers
    QFont title;             // names
    QFont formula;           // plain-text fallback of formulas
    double line = 1;         // thinnest visible line
    double strongLine = 2;   // current row, selected card, focus
    int radius = 8;          // of cards
    int space = 4;           // the unit of 4/8/12 px spacing

    // The first eight in the order of the score registry; 7 is `none`. The others are for further lanes. Any
    // index is taken modulo 16.
    QColor lane(int index) const;
    // The lane's colour, moved away from `card` and `window` until it keeps 3 : 1, for outlines of bars and
    // dots.
    QColor laneOutline(int index) const;
    // A colour of the current sequential map; `value` is clamped to 0–1.
    QColor weight(double value) const;
    // A colour of the diverging map: blue below 0, orange above; ±range are the ends of the map.
    QColor signedValue(double value, double range) const;
    // Black or white, whichever is easier to read on `ground`.
    QColor textOn(const QColor& ground) const;

    std::array<QRgb, 256> weights{};  // the tables behind weight() and signedValue()
    std::array<QRgb, 511> signs{};
    std::array<QColor, laneColourCount> outlines;
};

// The current theme; the light one before setTheme was called. Only for the GUI thread, except within a
// ThemeScope.
const Theme& theme();
// While it lives, theme() returns this theme on the calling thread. It serves pictures in another theme than
// the window's and pictures that are drawn on other threads. Scopes must end in the reverse order.
class ThemeScope {
public:
    explicit ThemeScope(const Theme& theme);
    ~ThemeScope();
    ThemeScope(const ThemeScope&) = delete;
    ThemeScope& operator=(const ThemeScope&) = delete;

private:
    const Theme m_theme;
    const Theme* const m_outer;
};
// Computes a theme without applying it.
Theme makeTheme(ThemeKind kind, ColourMap map);
// The same with fonts in pixels, at 96 per inch, so that pictures look alike on every screen.
Theme makePictureTheme(ThemeKind kind, ColourMap map);
// Applies palette, font and style sheet to the application, then emits ThemeNotifier::changed.
//
// The style sheet knows these dynamic properties (set them before the widget is shown):
//   QPushButton / QToolButton "role": "primary" (filled), "segment" (one of a row of exclusive choices, with
//   "place": "first", "middle", "last", "only"), "flat" (no frame until hovered), "fold" (opens the part
//   below it); QLabel "tone": "muted", "wrong"; QLineEdit "density": "compact", "state": "wrong"; QFrame
//   "role": "line" (a hairline), "card", "alert".
void setTheme(ThemeKind kind, ColourMap map = ColourMap::Blues);
// The theme that the desktop asks for: Light or Dark. Uses the palette from before the first setTheme.
ThemeKind systemTheme();
// WCAG 2 contrast of two opaque colours, 1 to 21.
double contrast(const QColor& a, const QColor& b);

// Tells views to repaint and to measure their fonts again.
class ThemeNotifier : public QObject {
    Q_OBJECT

public:
    static ThemeNotifier* instance();

signals:
    void changed();

private:
    ThemeNotifier() = default;
};

}  // namespace attn::ui
