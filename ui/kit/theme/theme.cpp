// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/theme.h"

#include <algorithm>
#include <cmath>

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>

#include "ui/kit/theme/theme_maps.h"

namespace attn::ui {
namespace {

// The colours of Okabe & Ito and two more, in the order of the score registry. The other eight are as far as
// possible from them and from each other, on light cards and on dark ones.
constexpr std::array<QRgb, laneColourCount> laneColours = {
    0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffe69f00, 0xff7b4f9e, 0xff757575,
    0xffbb2288, 0xff447700, 0xffaa77ff, 0xff661122, 0xffff5566, 0xff4477ff, 0xffddff66, 0xff886611};

// From Light = 0 to dark = 1, for light grounds.
std::vector<QColor> weightStops(ColourMap map, const Theme& theme) {
    switch (map) {
        case ColourMap::Cividis:  // five of its colours (Nuñez, Anderton & Renslow 2018)
            return {"#ffea46", "#bcaf6f", "#7c7b78", "#414d6b", "#00204d"};
        case ColourMap::Grey:
            return {"#ffffff", theme.isDark ? "#15181d" : "#101010"};
        case ColourMap::Blues:
            break;
    }
    if (theme.isDark) {
        return {"#eaf3ff", "#9cc3f5", "#4f8fdc", "#28558f", "#20293a"};
    }
    return {"#f5f8fd", "#b9d3f2", "#5b97d8", "#1f5ba8", "#0a2350"};
}

void setLight(Theme& t) {
    t.window = "#f5f6f9";
    t.card = "#ffffff";
    t.chip = "#ffffff";
    t.chipOutput = "#e7ecfb";
    t.border = "#d8dde6";
    t.grid = "#d3d9e3";
    t.outline = "#858e9d";
    t.text = "#14181f";
    t.mutedText = "#596273";
    t.accent = "#2457d6";
    t.accentText = "#ffffff";
    t.accentSoft = "#e5ecff";
    t.gold = "#bf7600";
    t.goldText = "#8a5600";
    t.goldSoft = "#fff0cf";
    t.unknown = "#b3261e";
    t.right = "#1b7037";
    t.focus = "#2457d6";
}

void setDark(Theme& t) {
    t.isDark = true;
    t.window = "#13161b";
    t.card = "#1c2027";
    t.chip = "#242a33";
    t.chipOutput = "#222d47";
    t.border = "#343b47";
    t.grid = "#3a424f";
    t.outline = "#6c7686";
    t.text = "#e9ecf2";
    t.mutedText = "#a0a9b8";
    t.accent = "#7ea6ff";
    t.accentText = "#0a1020";
    t.accentSoft = "#26345a";
    t.gold = "#f2b632";
    t.goldText = "#f2b632";
    t.goldSoft = "#453717";
    t.unknown = "#ff8f85";
    t.right = "#6fd08c";
    t.focus = "#9dbbff";
}

void setProjector(Theme& t) {
    setLight(t);
    t.window = "#ffffff";
    t.chipOutput = "#cfdaf8";
    t.border = "#7d8796";
    t.grid = "#8b94a3";
    t.outline = "#7d8796";
    t.text = "#000000";
    t.mutedText = "#343b47";
    t.accent = "#0b3fbf";
    t.accentSoft = "#cfdaf8";
    t.gold = "#b06700";
    t.goldText = "#805000";
    t.goldSoft = "#ffdf9e";
    t.unknown = "#a3160e";
    t.right = "#186a33";
    t.focus = "#0b3fbf";
    t.line = 2;
    t.strongLine = 3.5;
    t.space = 5;
}

// The platform's sans-serif fonts. Without one, the platform's font library chooses.
QStringList sansFamilies() {
    const QString platform = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    return {platform.isEmpty() ? QStringLiteral("Sans Serif") : platform};
}

QFont sized(const QStringList& families, double points, QFont::Weight weight = QFont::Normal) {
    QFont font;
    font.setFamilies(families);
    font.setPointSizeF(points);
    font.setWeight(weight);
    return font;
}

void setFonts(Theme& t) {
    const QStringList sans = sansFamilies();
    const bool isLarge = t.kind == ThemeKind::Projector;
    const double label = isLarge ? 20 : 9.75, small = isLarge ? 16 : 8.25, title = isLarge ? 22 : 11.25;
    t.label = sized(sans, label);
    t.labelBold = sized(sans, label, QFont::DemiBold);
    t.small = sized(sans, small);
    t.smallBold = sized(sans, small, QFont::DemiBold);
    t.title = sized(sans, title, QFont::DemiBold);
    t.formula = sized({"STIX Two Text", "Libertinus Serif", "DejaVu Serif", "serif"}, isLarge ? 18 : 9.75);
    t.formula.setItalic(true);
    t.formula.setStyleHint(QFont::Serif);
}

void setMaps(Theme& t) {
    std::vector<QColor> stops = weightStops(t.map, t);
    const bool startsDark = t.isDark;
    if (startsDark) {
        std::reverse(stops.begin(), stops.end());
    }
    // Projectors hardly show pale tints, so the map leaves white earlier there.
    const double power = t.kind == ThemeKind::Projector ? 0.7 : 1;
    const std::vector<QRgb> fine = gradient(stops, 1021);
    for (std::size_t i = 0; i < t.weights.size(); ++i) {
        t.weights[i] =
            fine[static_cast<std::size_t>(std::lround(1020 * std::pow(static_cast<double>(i) / 255, power)))];
    }
    const std::vector<QColor> signs =
        t.isDark ? std::vector<QColor>{"#8cc8ff", "#2f7fc4", "#2a3038", "#c4651a", "#ffb677"}
                 : std::vector<QColor>{"#0b4a86", "#4a93cf", "#f4f4f2", "#e58a3c", "#8f3a00"};
    const std::vector<QRgb> signColours = gradient(signs, static_cast<int>(t.signs.size()));
    std::copy(signColours.begin(), signColours.end(), t.signs.begin());
    for (std::size_t i = 0; i < t.outlines.size(); ++i) {
        t.outlines[i] = keepContrast(keepContrast(QColor::fromRgb(laneColours[i]), t.card, 3), t.window, 3);
    }
}

}  // namespace

QColor Theme::lane(int index) const {
    return laneOutline(index);  // a fill must stand out as well
}

QColor Theme::laneOutline(int index) const {
    return outlines[static_cast<std::size_t>(index % laneColourCount + laneColourCount) % laneColourCount];
}

QColor Theme::weight(double value) const {
    const double share = std::isfinite(value) ? std::clamp(value, 0.0, 1.0) : 0;
    return QColor::fromRgb(weights[static_cast<std::size_t>(std::lround(share * 255))]);
}

QColor Theme::signedValue(double value, double range) const {
    const double share = range > 0 && std::isfinite(value) ? std::clamp(value / range, -1.0, 1.0) : 0;
    return QColor::fromRgb(signs[static_cast<std::size_t>(std::lround(share * 255) + 255)]);
}

QColor Theme::textOn(const QColor& ground) const {
    // Black or white always keeps 4.58 : 1. The theme's own text colour would not keep it in the middle of a
    // map.
    const QColor black(Qt::black), white(Qt::white);
    return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

Theme makeTheme(ThemeKind kind, ColourMap map) {
    Theme t;
    t.kind = kind;
    t.map = map;
    switch (kind) {
        case ThemeKind::Light:
            setLight(t);
            break;
        case ThemeKind::Dark:
            setDark(t);
            break;
        case ThemeKind::Projector:
            setProjector(t);
            break;
    }
    t.accentHover = t.isDark ? t.accent.lighter(112) : t.accent.darker(115);
    setFonts(t);
    setMaps(t);
    return t;
}

Theme makePictureTheme(ThemeKind kind, ColourMap map) {
    constexpr double pixelsPerPoint = 96.0 / 72;
    Theme t = makeTheme(kind, map);
    for (QFont* font : {&t.label, &t.labelBold, &t.small, &t.smallBold, &t.title, &t.formula}) {
        font->setPixelSize(static_cast<int>(std::lround(font->pointSizeF() * pixelsPerPoint)));
    }
    return t;
}

ThemeKind systemTheme() {
    static const ThemeKind kind = [] {
        const bool asksForDark = qEnvironmentVariable("GTK_THEME").contains("dark", Qt::CaseInsensitive);
        const bool isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
        return asksForDark || isDark ? ThemeKind::Dark : ThemeKind::Light;
    }();
    return kind;
}

ThemeNotifier* ThemeNotifier::instance() {
    static ThemeNotifier notifier;
    return &notifier;
}

}  // namespace attn::ui
