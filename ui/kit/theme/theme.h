// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QObject>
#include <QString>

namespace attn::ui {

enum class ThemeKind { Light, Dark, Projector };
// Maps of the weights, 0 to 1. Each starts at the lightest colour on light grounds and at the darkest on
// dark.
enum class ColourMap { Blues, Cividis, Grey };

inline constexpr int laneColourCount = 16;

// Every colour, size and font that a view uses. Plain values in device-independent pixels; text colours keep
// at least 4.5 : 1 against `window`, `card` and `chip`, graphics at least 3 : 1.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    ColourMap map = ColourMap::Blues;
    bool isDark = false;

    QColor window, card, chip, chipOutput;
    QColor border;  // of cards and controls, quiet
    QColor grid;    // frames and zero lines of plots
    QColor text, mutedText;
    QColor accent, accentText, accentSoft;  // what is current; text on it; a tint of it behind text
    QColor gold;                            // known links, hovered tokens
    QColor goldText;                        // the same as letters
    QColor goldSoft;                        // behind a hovered token
    QColor unknown;                         // tokens that the vocabulary lacks, and those that are wrong
    QColor right;                           // tokens that are as expected
    QColor focus;                           // focus ring

    QFont label, labelBold;  // tokens, captions; tabular digits where the font has them
    QFont small, smallBold;  // values on bars, axis numbers
    QFont title;             // names
    QFont formula;           // plain-text fallback of formulas
    double line = 1;         // thinnest line that shows
    double strongLine = 2;   // current row, selected card, focus
    int radius = 8;          // of cards
    int space = 4;           // the unit of 4/8/12 px spacing

    // The first eight in the order of the score registry; 7 is `none`. The others are for further lanes. Any
    // index is taken modulo 16.
    QColor lane(int index) const;
    // The lane's colour moved away from `card` until it keeps 3 : 1: outlines of bars and dots.
    QColor laneOutline(int index) const;
    // Of the current sequential map; `value` is clamped to 0–1.
    QColor weight(double value) const;
    // Diverging, blue below 0 and orange above; ±range is the end of the map.
    QColor signedValue(double value, double range) const;
    // Black or white, whichever reads better on `ground`.
    QColor textOn(const QColor& ground) const;

    std::array<QRgb, 256> weights{};  // the tables behind weight() and signedValue()
    std::array<QRgb, 511> signs{};
    std::array<QColor, laneColourCount> outlines;
};

// The current theme; light before setTheme was called. GUI thread only, but where a ThemeScope lives.
const Theme& theme();
// While it lives, theme() is this one on the calling thread: for pictures in another theme than the window's,
// and for those that are drawn off its thread. They end in the reverse order of their beginning.
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
// The same with fonts in pixels, 96 to an inch: pictures look alike whatever the screen is.
Theme makePictureTheme(ThemeKind kind, ColourMap map);
// Applies palette, font and style sheet to the application, then emits ThemeNotifier::changed.
//
// The style sheet knows these dynamic properties (set them before the widget is shown):
//   QPushButton / QToolButton "role": "primary" (filled), "segment" (one of a row of exclusive choices, with
//   "place": "first", "middle", "last", "only"), "flat" (no frame until hovered), "fold" (opens what is
//   below); QLabel "tone": "muted", "wrong"; QLineEdit "density": "compact", "state": "wrong"; QFrame "role":
//   "line" (a hairline), "card", "alert".
void setTheme(ThemeKind kind, ColourMap map = ColourMap::Blues);
// What the desktop asks for: Light or Dark. Reads the palette as it was before the first setTheme.
ThemeKind systemTheme();
// WCAG 2 contrast of two opaque colours, 1 to 21.
double contrast(const QColor& a, const QColor& b);

// Tells views to repaint and to measure their fonts anew.
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
