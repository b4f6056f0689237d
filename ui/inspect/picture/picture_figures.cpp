// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_figures.h"

#include <QFontMetrics>
#include <cmath>
#include <utility>

#include "ui/inspect/picture/picture_flow.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/figure_label.h"

namespace attn::ui {
namespace {

// Shorter than the table's labels, because seven of them stand under a picture. Tooltips have the full
// labels.
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
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { showMetrics(); });
    showMetrics();
}

void PictureFigures::setMetrics(const MetricValues& metrics) {
    m_metrics = metrics;
    showMetrics();
}

void PictureFigures::setErrorRateShown(bool isShown) {
    if (isShown == m_showsErrorRate)
        return;
    m_showsErrorRate = isShown;
    showMetrics();
}

void PictureFigures::showMetrics() {
    for (const Figure& figure : m_figures) {
        const double value = valueOf(m_metrics, figure.metric);
        figure.label->setValue(metricText(figure.metric, value));
        figure.label->setToolTip(metricTip(figure.metric, value));
        fitFigure(*figure.label);
        const bool isTold = figure.metric == Metric::ErrorRate && !m_showsErrorRate;
        figure.label->setVisible(std::isfinite(value) && !isTold);
    }
}

}  // namespace attn::ui
