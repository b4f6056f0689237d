// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/inspect/measure.h"

namespace attn::ui {

// "4.2 %", "0.812", "12"; "–" where it is not known.
QString metricText(Metric metric, double value);
// With every digit that a float has, for tooltips; "not known".
QString exactMetricText(Metric metric, double value);

}  // namespace attn::ui
