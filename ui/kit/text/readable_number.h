// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// Replaces each hyphen by the typographic minus sign.
QString withMinus(QString text);
// The number with at most `digits` significant digits, as a person writes it: "0.0125", "−3.1", "4.3 × 10⁻⁷",
// "10⁻⁵".
QString readableNumber(double number, int digits);
// The number always with a power of ten, and with `decimals` decimals: "4.3 × 10⁻⁷".
QString powerNumber(double number, int decimals);
// The number for an input field: the same digits without a power of ten, "0.00001".
QString typedNumber(double number, int digits);

}  // namespace attn::ui
