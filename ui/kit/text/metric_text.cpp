// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/metric_text.h"

#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

QString shareText(double share, int decimals) {
    return withMinus(decimalText(100 * share, 'f', decimals)) + QStringLiteral("\u202f%");
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
        return shareText(value, info.decimals);
    const QString text = QString::number(value, 'f', info.decimals);
    // A value that rounds to 0 is not shown as −0.000.
    return withDecimalMark(
        withMinus(text.toDouble() == 0 && text.startsWith(QLatin1Char('-')) ? text.mid(1) : text));
}

QString metricText(Metric metric, const std::optional<double>& value) {
    return metricText(metric, value.value_or(std::nan("")));
}

QString exactMetricText(Metric metric, double value) {
    if (!std::isfinite(value))
        return tr("not known");
    if (metric == Metric::Right || infoOf(metric).isWhole)
        return metricText(metric, value);
    if (infoOf(metric).isPercent)
        return readableNumber(100 * value, 9) + QStringLiteral("\u202f%");
    return readableNumber(value, 9);
}

QString metricTip(Metric metric, double value) {
    const MetricInfo& info = infoOf(metric);
    const QString meaning = QStringLiteral("%1: %2").arg(coreText(info.label), coreText(info.meaning));
    return std::isfinite(value) ? tr("%1\nExactly %2").arg(meaning, exactMetricText(metric, value))
                                : tr("%1\nNot known of this sentence").arg(meaning);
}

QString shareText(const std::optional<double>& share) {
    return share ? shareText(*share, infoOf(Metric::ErrorRate).decimals) : QStringLiteral("–");
}

}  // namespace attn::ui
