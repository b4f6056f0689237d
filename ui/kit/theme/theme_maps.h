// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>

namespace attn::ui {

// Lightness and the two opponent axes of OKLab (Ottosson 2020). Equal distances look about equally large, so
// a straight line between two colours of different lightness is perceptually ordered.
struct LabColour {
    double lightness = 0, a = 0, b = 0;
};
LabColour toLab(const QColor& colour);
QColor fromLab(const LabColour& colour);

// `size` evenly spaced colours along the straight OKLab lines between `stops`.
std::vector<QRgb> gradient(const std::vector<QColor>& stops, int size);

// `colour`, moved towards black or white, whichever is farther from `ground`, until it keeps `ratio` : 1.
QColor keepContrast(const QColor& colour, const QColor& ground, double ratio);

}  // namespace attn::ui
