// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/inspect/measures/measure.h"

namespace attn::ui {

// How Inspect mode writes what was measured, wherever it stands: shares in percent, "–" where a value is not
// known. Filters alone have shares from 0 to 1.

// "4.25 %", "−0.233", "12".
QString metricText(Metric metric, double value);
QString metricText(Metric metric, const std::optional<double>& value);
// With every digit that a float has; "not known".
QString exactMetricText(Metric metric, double value);
// For tooltips: what the metric means, and all digits of the value.
QString metricTip(Metric metric, double value);
// Any other share, as metrics are: "83.12 %".
QString shareText(const std::optional<double>& share);

}  // namespace attn::ui
