// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/inspect/measures/measure.h"

namespace attn::ui {

// How Inspect mode writes measured values everywhere: shares in percent, "–" for an unknown value. Only
// filters have shares from 0 to 1.

// "4.25 %", "−0.233", "12".
QString metricText(Metric metric, double value);
QString metricText(Metric metric, const std::optional<double>& value);
// The value with every digit that a float has, or "not known".
QString exactMetricText(Metric metric, double value);
// The text of a tooltip: the meaning of the metric, and all digits of the value.
QString metricTip(Metric metric, double value);
// Any other share, written like metrics: "83.12 %".
QString shareText(const std::optional<double>& share);

}  // namespace attn::ui
