// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QVector>

#include "core/inspect/measures/measure.h"

namespace attn::ui {

// Texts for the axes of charts; the values of metrics are in metric_text.h.

QString metricName(Metric metric);  // "AER"
// With its unit, if it has one: "Entropy, bits".
QString metricAxisName(Metric metric);

struct ChartTick {
    double value = 0;
    QString label;
};
// An axis of a chart.
struct ChartAxis {
    double low = 0, high = 1;
    QString name;
    bool isWhole = false;    // only whole numbers have ticks
    bool isPercent = false;  // values are shares
};
// Ticks at round numbers from low to high, with distances at which no two labels touch on `room` pixels.
// Labels are beside or above each other.
enum class TickLabels { Beside, Above };
QVector<ChartTick> chartTicks(const ChartAxis& axis, double room, const QFont& font, TickLabels labels);

}  // namespace attn::ui
