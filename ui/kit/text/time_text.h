// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

class QDateTime;

namespace attn::ui {

// "12 µs", "1.3 ms", "2.4 s": two or three digits.
QString timeSpan(double seconds);
// Day and time, short, as the window's language writes them, with western digits. Names of files have ISO
// dates instead. Only for the GUI thread.
QString dateText(const QDateTime& when);
// 0 without values.
double medianOf(std::vector<double> values);
double meanOf(const std::vector<double>& values);

}  // namespace attn::ui
