// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// The minus sign of typesetting in place of each hyphen.
QString withMinus(QString text);
// With that many significant digits at most, as a person writes it: "0.0125", "−3.1", "4.3 × 10⁻⁷", "10⁻⁵".
QString readableNumber(double number, int digits);
// Always with a power of ten, so many digits behind the point: "4.3 × 10⁻⁷".
QString powerNumber(double number, int decimals);
// What fields show that are typed into: the same digits without a power of ten, "0.00001".
QString typedNumber(double number, int digits);

}  // namespace attn::ui
