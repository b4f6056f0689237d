// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curve_text.h"

#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"

namespace attn::ui {
namespace {

const QString none = QStringLiteral("—");

// The value with this many decimals.
QString written(std::optional<double> value, int decimals) {
    if (!value) {
        return none;
    }
    return std::isfinite(*value) ? decimalText(*value, 'f', decimals) : readableNumber(*value, decimals);
}

}  // namespace

QString lossText(std::optional<double> loss) {
    const double size = std::abs(loss.value_or(1));
    if (size < 0.001 || size >= 1000)
        return readableNumber(*loss, 3);
    return written(loss, size < 0.1 ? 4 : 3);
}

QString percentText(std::optional<double> share) {
    return share ? written(100 * *share, 1) + QStringLiteral("\u202F%") : none;
}

QString errorText(std::optional<double> error) {
    return written(error, 3);
}

QString settingText(double value) {
    return readableNumber(value, 4);
}

}  // namespace attn::ui
