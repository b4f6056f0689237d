// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QVector>
#include <optional>

#include "core/inspect/measure.h"

namespace attn::ui {

// What charts print of metrics; "–" where a value is not known.

QString metricName(Metric metric);  // "AER"
// With its unit where it has one: "Entropy, bits".
QString metricAxisName(Metric metric);
// With as many decimals as the metric has; shares from 0 to 1, as filters have them: "0.831", "12".
QString metricNumber(Metric metric, double value);
QString metricNumber(Metric metric, const std::optional<double>& value);
QString shareText(const std::optional<double>& share);  // of accuracy: "83.1 %"

struct ChartTick {
    double value = 0;
    QString label;
};
// An axis of a chart.
struct ChartAxis {
    double low = 0, high = 1;
    QString name;
    bool isWhole = false;  // only whole numbers have ticks
};
// At round numbers from low to high, so far apart that no two labels touch on `room` pixels; labels stand
// beside or above each other.
enum class TickLabels { Beside, Above };
QVector<ChartTick> chartTicks(const ChartAxis& axis, double room, const QFont& font, TickLabels labels);

}  // namespace attn::ui
