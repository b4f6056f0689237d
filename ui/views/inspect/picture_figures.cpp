// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/inspect/picture_figures.h"

#include <QFontMetrics>
#include <cmath>
#include <utility>

#include "ui/theme.h"
#include "ui/tr.h"
#include "ui/views/figure_label.h"
#include "ui/views/inspect/picture_flow.h"

namespace attn::ui {
namespace {

QString minused(QString number) {
    return number.replace(QLatin1Char('-'), QStringLiteral("−"));
}

// Shorter than the table's labels: seven of them stand under a picture. Tooltips have the whole ones.
std::vector<std::pair<Metric, QString>> figureCaptions() {
    return {{Metric::ErrorRate, tr("AER")},
            {Metric::Entropy, tr("entropy")},
            {Metric::Confidence, tr("confidence")},
            {Metric::CoverageDeviation, tr("coverage dev.")},
            {Metric::AbsentmindednessOut, tr("absentm. out")},
            {Metric::AbsentmindednessIn, tr("absentm. in")},
            {Metric::LogProbability, tr("log p")}};
}

}  // namespace

QString figureText(Metric metric, double value) {
    if (!std::isfinite(value))
        return QStringLiteral("–");
    const MetricInfo& info = infoOf(metric);
    if (info.isWhole)
        return minused(QString::number(std::llround(value)));
    QString text =
        info.isPercent ? QString::number(100 * value, 'f', 2) : QString::number(value, 'f', info.decimals);
    // No "−0.000".
    if (text.startsWith(QLatin1Char('-')) && text.toDouble() == 0)
        text.remove(0, 1);
    return minused(text) + (info.isPercent ? tr(" %") : QString());
}

QString figureTip(Metric metric, double value) {
    const MetricInfo& info = infoOf(metric);
    const QString meaning = QStringLiteral("%1: %2").arg(QString::fromStdString(info.label),
                                                         QString::fromStdString(info.meaning));
    return std::isfinite(value) ? tr("%1\nExactly %2").arg(meaning, minused(QString::number(value, 'g', 9)))
                                : tr("%1\nNot known of this sentence").arg(meaning);
}

void fitFigure(FigureLabel& label) {
    label.setFixedSize(label.fullWidth(), QFontMetrics(theme().label).height());
}

PictureFigures::PictureFigures(QWidget* parent) : QWidget(parent) {
    auto* flow = new PictureFlow;
    flow->setGaps(3 * theme().space, theme().space / 2);
    setLayout(flow);
    for (const auto& [metric, caption] : figureCaptions()) {
        auto* label = new FigureLabel(caption, caption, this);
        label->setObjectName(QString::fromStdString(infoOf(metric).id));
        flow->addWidget(label);
        m_figures.push_back({metric, label});
    }
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { show(); });
    show();
}

void PictureFigures::setMetrics(const MetricValues& metrics) {
    m_metrics = metrics;
    show();
}

void PictureFigures::show() {
    for (const Figure& figure : m_figures) {
        const double value = valueOf(m_metrics, figure.metric);
        figure.label->setValue(figureText(figure.metric, value));
        figure.label->setToolTip(figureTip(figure.metric, value));
        fitFigure(*figure.label);
    }
}

}  // namespace attn::ui
