// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/theme_maps.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

double toLinear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double fromLinear(double channel) {
    const double value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
    return std::clamp(value, 0.0, 1.0);
}

// WCAG 2 relative luminance.
double luminance(const QColor& colour) {
    return 0.2126 * toLinear(colour.redF()) + 0.7152 * toLinear(colour.greenF()) +
           0.0722 * toLinear(colour.blueF());
}

LabColour mix(const LabColour& from, const LabColour& to, double share) {
    return {std::lerp(from.lightness, to.lightness, share), std::lerp(from.a, to.a, share),
            std::lerp(from.b, to.b, share)};
}

}  // namespace

LabColour toLab(const QColor& colour) {
    const double r = toLinear(colour.redF()), g = toLinear(colour.greenF()), b = toLinear(colour.blueF());
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QColor fromLab(const LabColour& colour) {
    const double l = std::pow(colour.lightness + 0.3963377774 * colour.a + 0.2158037573 * colour.b, 3);
    const double m = std::pow(colour.lightness - 0.1055613458 * colour.a - 0.0638541728 * colour.b, 3);
    const double s = std::pow(colour.lightness - 0.0894841775 * colour.a - 1.2914855480 * colour.b, 3);
    return QColor::fromRgbF(
        static_cast<float>(fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
        static_cast<float>(fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
        static_cast<float>(fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)));
}

std::vector<QRgb> gradient(const std::vector<QColor>& stops, int size) {
    std::vector<LabColour> labs;
    for (const QColor& stop : stops) {
        labs.push_back(toLab(stop));
    }
    std::vector<QRgb> colours(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
        const double place = static_cast<double>(i) / (size - 1) * static_cast<double>(labs.size() - 1);
        const std::size_t from = std::min(static_cast<std::size_t>(place), labs.size() - 2);
        colours[static_cast<std::size_t>(i)] =
            fromLab(mix(labs[from], labs[from + 1], place - static_cast<double>(from))).rgb();
    }
    return colours;
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor keepContrast(const QColor& colour, const QColor& ground, double ratio) {
    LabColour lab = toLab(colour);
    const double direction = luminance(ground) > 0.18 ? -0.01 : 0.01;
    QColor result = colour;
    while (contrast(result, ground) < ratio && lab.lightness > 0.02 && lab.lightness < 0.98) {
        lab.lightness += direction;
        result = QColor::fromRgb(fromLab(lab).rgb());  // with the rounding of painted colours
    }
    return result;
}

}  // namespace attn::ui
