// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/chart_text.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/figure_canvas.h"

namespace attn::ui {
namespace {

constexpr int mostTicks = 9;
constexpr double tickGap = 1.2;  // between labels beside each other, in widths of a wide letter

QString signedText(QString text) {
    // "-0.00" is 0.
    if (text.startsWith(QLatin1Char('-')) &&
        std::all_of(text.begin() + 1, text.end(), [](QChar c) { return c == u'0' || c == decimalMark(); }))
        text.remove(0, 1);
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString unitName(const MetricInfo& info) {
    switch (info.metric) {
        case Metric::SourceLength:
        case Metric::TargetLength:
            return tr("tokens");
        case Metric::Entropy:
        case Metric::SourceEntropy:
            return tr("bits");
        case Metric::LogProbability:
            return tr("nats");
        default:
            return {};
    }
}

double stepOf(const ChartAxis& axis, int parts) {
    double step = niceStep(axis.high - axis.low, parts);
    if (axis.isWhole && step != std::floor(step))
        step = step < 1 ? 1 : 2 * step;  // 2.5
    return step;
}

int decimalsOf(double step) {
    constexpr int most = 9;
    int decimals = 0;
    for (double scaled = step; decimals < most && std::abs(scaled - std::round(scaled)) > 1e-6; scaled *= 10)
        ++decimals;
    return decimals;
}

QVector<ChartTick> ticksOf(const ChartAxis& axis, double step) {
    const double scale = axis.isPercent ? 100 : 1;
    const QString unit = axis.isPercent ? QStringLiteral("\u202f%") : QString();
    const int decimals = decimalsOf(scale * step);
    QVector<ChartTick> ticks;
    const double first = std::ceil(axis.low / step - 1e-6), last = std::floor(axis.high / step + 1e-6);
    for (double i = first; i <= last; ++i)
        ticks.append({i * step, signedText(decimalText(scale * i * step, 'f', decimals)) + unit});
    return ticks;
}

}  // namespace

QString metricName(Metric metric) {
    return coreText(infoOf(metric).label);
}

QString metricAxisName(Metric metric) {
    const MetricInfo& info = infoOf(metric);
    const QString unit = unitName(info), name = metricName(metric);
    return unit.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, unit);
}

QVector<ChartTick> chartTicks(const ChartAxis& axis, double room, const QFont& font, TickLabels labels) {
    if (!(axis.high > axis.low) || room <= 0)
        return {};
    const double gap = tickGap * labelWidth(font, QStringLiteral("0"));
    const double line = QFontMetricsF(font).height();
    for (int parts = mostTicks; parts >= 1; --parts) {
        const double step = stepOf(axis, parts);
        const QVector<ChartTick> ticks = ticksOf(axis, step);
        double needed = 1.25 * line;
        if (labels == TickLabels::Beside) {
            needed = 0;
            for (const ChartTick& tick : ticks)
                needed = std::max(needed, labelWidth(font, tick.label) + gap);
        }
        if (!ticks.isEmpty() && (step / (axis.high - axis.low) * room >= needed || ticks.size() == 1))
            return ticks;
    }
    // There is no room for two.
    const QVector<ChartTick> ticks = ticksOf(axis, stepOf(axis, 1));
    return ticks.isEmpty() ? ticks : QVector<ChartTick>{ticks.front()};
}

}  // namespace attn::ui
