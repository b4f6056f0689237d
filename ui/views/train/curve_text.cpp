// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/train/curve_text.h"

#include <cmath>

namespace attn::ui {
namespace {

const QString none = QStringLiteral("—");

QString written(std::optional<double> value, char format, int digits) {
    if (!value) {
        return none;
    }
    if (std::isnan(*value)) {
        return QStringLiteral("NaN");
    }
    return std::isinf(*value) ? QString(*value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞"))
                              : QString::number(*value, format, digits);
}

}  // namespace

QString lossText(std::optional<double> loss) {
    const bool isUsual = loss && std::abs(*loss) >= 0.1 && std::abs(*loss) < 1000;
    return isUsual ? written(loss, 'f', 3) : written(loss, 'g', 3);
}

QString percentText(std::optional<double> share) {
    return share ? written(100 * *share, 'f', 1) + QStringLiteral("\u202F%") : none;
}

QString errorText(std::optional<double> error) {
    return written(error, 'f', 3);
}

QString settingText(double value) {
    return QString::number(value, 'g', 4);
}

}  // namespace attn::ui
