// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

namespace attn::ui {

// "12 µs", "1.3 ms", "2.4 s": two digits or three.
QString timeSpan(double seconds);
// 0 of none.
double medianOf(std::vector<double> values);
double meanOf(const std::vector<double>& values);

}  // namespace attn::ui
