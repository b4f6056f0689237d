// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/inspect/metric_text.h"

#include <cmath>

#include "ui/number_text.h"
#include "ui/tr.h"

namespace attn::ui {
namespace {

constexpr int percentDecimals = 2;  // as papers have AER: 4.25 %
const QChar minusSign(0x2212);

QString withMinus(QString number) {
    if (number.startsWith(QLatin1Char('-')))
        number.replace(0, 1, minusSign);
    return number;
}

}  // namespace

QString metricText(Metric metric, double value) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    const MetricInfo& info = infoOf(metric);
    if (metric == Metric::Right)
        return value > 0.5 ? tr("yes") : tr("no");
    if (info.isWhole)
        return groupedNumber(static_cast<qint64>(std::llround(value)));
    if (info.isPercent)
        return withMinus(QString::number(100 * value, 'f', percentDecimals)) + QStringLiteral("\u202f%");
    const QString text = QString::number(value, 'f', info.decimals);
    // Nothing that is not 0 is shown as −0.000.
    return withMinus(text.toDouble() == 0 && text.startsWith(QLatin1Char('-')) ? text.mid(1) : text);
}

QString exactMetricText(Metric metric, double value) {
    if (!std::isfinite(value))
        return tr("not known");
    if (metric == Metric::Right || infoOf(metric).isWhole)
        return metricText(metric, value);
    return withMinus(QString::number(value, 'g', 9));
}

}  // namespace attn::ui
