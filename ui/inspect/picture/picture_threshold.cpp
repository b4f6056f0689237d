// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_threshold.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <cmath>
#include <limits>

#include "ui/inspect/picture/picture_figures.h"
#include "ui/inspect/picture/picture_flow.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/calm_wheel.h"
#include "ui/pictures/lane/figure_label.h"

namespace attn::ui {
namespace {

constexpr int thresholdSteps = 100;  // from 0 to 1
constexpr int frameTime = 16;        // ms

double orUnknown(const std::optional<double>& value) {
    return value.value_or(std::numeric_limits<double>::quiet_NaN());
}

FigureLabel* makeFigure(const QString& caption, const char* name, QWidget* parent) {
    auto* label = new FigureLabel(caption, caption, parent);
    label->setObjectName(QString::fromLatin1(name));
    parent->layout()->addWidget(label);
    return label;
}

void showMetric(FigureLabel& label, Metric metric, const std::optional<double>& value) {
    label.setValue(metricText(metric, orUnknown(value)));
    label.setToolTip(metricTip(metric, orUnknown(value)));
}

}  // namespace

PictureThreshold::PictureThreshold(QWidget* parent) : QWidget(parent) {
    auto* flow = new PictureFlow;
    flow->setGaps(3 * theme().space, theme().space);
    setLayout(flow);
    // One item of the flow, because the slider belongs to its word.
    auto* control = m_control = new QWidget(this);
    auto* row = new QHBoxLayout(control);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * theme().space);
    m_switch = new QCheckBox(tr("Threshold"), control);
    m_switch->setObjectName(QStringLiteral("threshold"));
    m_switch->setStatusTip(tr("Whether all weights above a threshold are links, or the largest of each row"));
    m_slider = new QSlider(Qt::Horizontal, control);
    m_slider->setObjectName(QStringLiteral("threshold-slider"));
    m_slider->setRange(0, thresholdSteps);
    m_slider->setPageStep(thresholdSteps / 10);
    m_slider->setValue(thresholdSteps / 2);
    m_slider->setFixedWidth(112);
    calmWheel(m_slider);
    m_slider->setAccessibleName(tr("Weights above this are links, in hundredths"));
    m_value = new QLabel(control);
    m_value->setObjectName(QStringLiteral("threshold-value"));
    row->addWidget(m_switch);
    row->addWidget(m_slider);
    row->addWidget(m_value);
    flow->addWidget(control);
    m_errorRate = makeFigure(tr("AER"), "sentence-aer", this);
    m_precision = makeFigure(tr("precision"), "sentence-precision", this);
    m_recall = makeFigure(tr("recall"), "sentence-recall", this);
    m_found = makeFigure(tr("links"), "links-found", this);
    m_corpus = makeFigure(tr("corpus AER"), "corpus-aer", this);
    m_found->setToolTip(tr("Links of this sentence that the weights become, marked with dots"));

    m_frame.setSingleShot(true);
    m_frame.setInterval(frameTime);
    connect(&m_frame, &QTimer::timeout, this, [this] { emit thresholdChanged(threshold()); });
    connect(m_switch, &QCheckBox::toggled, this, [this] { changeSoon(); });
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        const QSignalBlocker blocker(m_switch);
        m_switch->setChecked(true);
        changeSoon();
    });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        showMeasured();
        showValue();
    });
    setPicture({});
}

std::optional<double> PictureThreshold::threshold() const {
    return m_switch->isChecked() ? std::optional(m_slider->value() / static_cast<double>(thresholdSteps))
                                 : std::nullopt;
}

void PictureThreshold::changeSoon() {
    showValue();
    if (!m_frame.isActive())
        m_frame.start();
}

void PictureThreshold::showValue() {
    const std::optional<double> now = threshold();
    m_value->setText(now ? decimalText(*now, 'f', 2) : tr("off"));
    fit();
}

void PictureThreshold::setPicture(const InspectedPicture& picture) {
    // A change that a person is making comes before the current value.
    if (!m_frame.isActive() && !m_slider->isSliderDown()) {
        const QSignalBlocker box(m_switch), slider(m_slider);
        m_switch->setChecked(picture.threshold.has_value());
        if (picture.threshold)
            m_slider->setValue(static_cast<int>(std::lround(*picture.threshold * thresholdSteps)));
    }
    const InspectedSentence& main = picture.main;
    const bool hasLinks = main.sentence && main.sentence->links;
    const bool hasWeights = main.sentence ? main.sentence->weights.size() > 0 : main.picture != nullptr;
    const QString reason =
        !hasWeights && main.picture ? tr("%1 has no weights of this sentence.").arg(main.system) : QString();
    const bool isUsable = hasWeights && !hasLinks;
    m_control->setVisible(!hasLinks);
    for (QWidget* part : {static_cast<QWidget*>(m_switch), static_cast<QWidget*>(m_slider)}) {
        part->setEnabled(isUsable);
        part->setToolTip(reason.isEmpty() ? tr("On: every weight above the threshold is a link.\nOff: the "
                                               "largest weight of each row is.")
                                          : reason);
    }
    m_value->setEnabled(isUsable);
    m_value->setToolTip(m_slider->toolTip());

    const bool isMeasured = picture.hasGold && main.picture;
    const auto known = [&](const std::optional<double>& value) { return isMeasured ? value : std::nullopt; };
    m_measured = {known(main.counts.errorRate()), known(main.counts.precision()), known(main.counts.recall()),
                  picture.corpusErrorRate};
    m_found->setValue(main.picture ? QString::number(main.links.size()) : QStringLiteral("–"));
    for (FigureLabel* label : {m_errorRate, m_precision, m_recall, m_corpus})
        label->setVisible(picture.hasGold || picture.corpusErrorRate);
    showMeasured();
    showValue();
}

void PictureThreshold::showMeasured() {
    showMetric(*m_errorRate, Metric::ErrorRate, m_measured.errorRate);
    showMetric(*m_precision, Metric::Precision, m_measured.precision);
    showMetric(*m_recall, Metric::Recall, m_measured.recall);
    showMetric(*m_corpus, Metric::ErrorRate, m_measured.corpusErrorRate);
    m_corpus->setToolTip(tr("Of all sentences that have known links, with this threshold") +
                         QLatin1Char('\n') + m_corpus->toolTip());
}

void PictureThreshold::fit() {
    m_value->setFixedWidth(std::max(QFontMetrics(theme().label).horizontalAdvance(QStringLiteral("0.00")),
                                    QFontMetrics(theme().label).horizontalAdvance(tr("off"))) +
                           4);
    for (FigureLabel* label : {m_errorRate, m_precision, m_recall, m_found, m_corpus})
        fitFigure(*label);
}

}  // namespace attn::ui
