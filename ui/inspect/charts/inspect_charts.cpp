// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/inspect_charts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <limits>

#include "ui/inspect/charts/chart_text.h"
#include "ui/inspect/charts/class_chart.h"
#include "ui/inspect/charts/coverage_chart.h"
#include "ui/inspect/charts/histogram_chart.h"
#include "ui/inspect/charts/length_chart.h"
#include "ui/inspect/charts/map_chart.h"
#include "ui/inspect/charts/scatter_chart.h"
#include "ui/inspect/charts/system_bars.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/calm_wheel.h"
#include "ui/kit/widgets/segment.h"

namespace attn::ui {
namespace {

constexpr int cardLines = 20;  // a card's least width beside another, in lines of text

Metric chosenMetric(const QComboBox& box) {
    return metricInfos()[static_cast<std::size_t>(std::max(0, box.currentIndex()))].metric;
}

void chooseMetric(QComboBox& box, Metric metric) {
    const QSignalBlocker blocker(box);
    box.setCurrentIndex(static_cast<int>(metric));
}

std::optional<ValueRange> rangeFor(const std::vector<SentenceFilter::Range>& ranges, Metric metric) {
    std::optional<ValueRange> found;
    for (const SentenceFilter::Range& range : ranges) {
        if (range.metric != metric)
            continue;
        constexpr double far = std::numeric_limits<double>::max();
        if (!found)
            found = ValueRange{-far, far};
        found->low = std::max(found->low, range.least.value_or(-far));
        found->high = std::min(found->high, range.most.value_or(far));
    }
    return found;
}

}  // namespace

InspectCharts::InspectCharts(QWidget* parent)
    : QWidget(parent),
      m_tabs(new QWidget(this)),
      m_picker(new QComboBox(m_tabs)),
      m_row(new QHBoxLayout),
      m_metric(metricBox(tr("Metric of the histogram"))),
      m_x(metricBox(tr("Metric from left to right"))),
      m_y(metricBox(tr("Metric from bottom to top"))),
      m_histogram(new HistogramChart(this)),
      m_scatter(new ScatterChart(this)),
      m_byLength(new LengthChart(this)),
      m_bySystem(new SystemBars),
      m_coverage(new CoverageChart(this)),
      m_maps(new MapChart(this)),
      m_classes(new ClassChart(this)) {
    setObjectName(QStringLiteral("inspect-charts"));
    m_metric->setObjectName(QStringLiteral("histogram-metric"));
    m_x->setObjectName(QStringLiteral("scatter-x"));
    m_y->setObjectName(QStringLiteral("scatter-y"));
    m_tabs->setObjectName(QStringLiteral("chart-tabs"));
    m_tabs->setAccessibleName(tr("Charts"));
    makeButtons();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    // minimumSizeHint() is that of one chart, for any number of charts.
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->setSpacing(theme().space);
    layout->addWidget(m_tabs);
    layout->addLayout(m_row, 1);
    m_row->setSpacing(2 * theme().space);

    const auto heading = [](const QString& text) {
        auto* label = new QLabel(text);
        label->setProperty("tone", QStringLiteral("muted"));
        return label;
    };
    auto* systems = new QScrollArea;
    systems->setWidget(m_bySystem);
    systems->setWidgetResizable(true);
    systems->setFocusPolicy(Qt::NoFocus);
    systems->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addCard(Chart::Histogram, {m_metric}, m_histogram);
    addCard(Chart::Scatter, {m_y, heading(tr("against")), m_x}, m_scatter);
    addCard(Chart::ByLength, {}, m_byLength);
    addCard(Chart::BySystem, {}, systems);
    addCard(Chart::Coverage, {}, m_coverage);
    addCard(Chart::Maps, {}, m_maps);
    addCard(Chart::Classes, {}, m_classes);
    chooseMetric(*m_metric, Metric::Entropy);
    chooseMetric(*m_x, Metric::SourceLength);
    chooseMetric(*m_y, Metric::Confidence);
    connectCharts();
    layOut();
    setCharts({});
}

void InspectCharts::makeButtons() {
    auto* row = new QHBoxLayout(m_tabs);
    row->setContentsMargins({});
    row->setSpacing(0);
    auto* group = new QButtonGroup(this);
    for (int i = 0; i < chartCount; ++i) {
        auto* button = new QToolButton(m_tabs);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setProperty("role", "segment");
        group->addButton(button, i);
        row->addWidget(button);
        m_buttons[static_cast<std::size_t>(i)] = button;
    }
    row->addWidget(m_picker);
    row->addStretch(1);
    m_picker->setObjectName(QStringLiteral("chart-picker"));
    m_picker->setAccessibleName(tr("Charts"));
    calmWheel(m_picker);
    m_picker->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(group, &QButtonGroup::idClicked, this, &InspectCharts::chooseTab);
    connect(m_picker, &QComboBox::activated, this, &InspectCharts::chooseTab);
}

QComboBox* InspectCharts::metricBox(const QString& name) {
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    calmWheel(box);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (const MetricInfo& info : metricInfos()) {
        box->addItem(coreText(info.label));
        box->setItemData(box->count() - 1, coreText(info.meaning), Qt::ToolTipRole);
    }
    const auto explain = [box, name] {
        box->setToolTip(QStringLiteral("%1: %2").arg(name, box->currentData(Qt::ToolTipRole).toString()));
    };
    connect(box, &QComboBox::currentIndexChanged, this, explain);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this] { emit metricsChosen(histogramMetric(), horizontalMetric(), verticalMetric()); });
    explain();
    return box;
}

QFrame* InspectCharts::addCard(Chart chart, const QList<QWidget*>& heads, QWidget* body) {
    auto* card = new QFrame(this);
    card->setProperty("role", QStringLiteral("card"));
    auto* layout = new QVBoxLayout(card);
    const int space = theme().space;
    layout->setContentsMargins(space, space, space, space);
    layout->setSpacing(0);
    if (!heads.isEmpty()) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(space, space / 2, space, 0);
        row->setSpacing(2 * space);
        for (QWidget* head : heads)
            row->addWidget(head);
        row->addStretch(1);
        layout->addLayout(row);
    }
    layout->addWidget(body, 1);
    m_row->addWidget(card, 1);
    m_cards[static_cast<std::size_t>(chart)] = card;
    auto* area = qobject_cast<QScrollArea*>(body);
    m_bodies[static_cast<std::size_t>(chart)] = area ? area->widget() : body;
    return card;
}

void InspectCharts::connectCharts() {
    connect(m_histogram, &HistogramChart::rangeBrushed, this,
            [this](double low, double high) { emit rangeBrushed(histogramMetric(), low, high); });
    connect(m_histogram, &HistogramChart::brushCleared, this,
            [this] { emit brushCleared(histogramMetric()); });
    connect(m_scatter, &ScatterChart::rangesBrushed, this, [this](ValueRange x, ValueRange y) {
        emit rangeBrushed(horizontalMetric(), x.low, x.high);
        emit rangeBrushed(verticalMetric(), y.low, y.high);
    });
    connect(m_scatter, &ScatterChart::brushCleared, this, [this] {
        emit brushCleared(horizontalMetric());
        emit brushCleared(verticalMetric());
    });
    connect(m_scatter, &ScatterChart::rowActivated, this, &InspectCharts::rowActivated);
    connect(m_bySystem, &SystemBars::systemRequested, this, &InspectCharts::systemRequested);
    connect(m_maps, &MapChart::mapRequested, this, &InspectCharts::mapRequested);
    connect(m_maps, &MapChart::measuringRequested, this, &InspectCharts::measuringRequested);
    connect(m_classes, &ClassChart::cellRequested, this, &InspectCharts::classesRequested);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &InspectCharts::layOut);
}

Metric InspectCharts::histogramMetric() const {
    return chosenMetric(*m_metric);
}

Metric InspectCharts::horizontalMetric() const {
    return chosenMetric(*m_x);
}

Metric InspectCharts::verticalMetric() const {
    return chosenMetric(*m_y);
}

void InspectCharts::setCharts(const InspectedCharts& charts) {
    chooseMetric(*m_metric, charts.metric);
    chooseMetric(*m_x, charts.x);
    chooseMetric(*m_y, charts.y);
    const bool isThere =
        charts.shownSystem >= 0 && charts.shownSystem < static_cast<int>(charts.systems.size());
    m_colour = isThere ? charts.systems[static_cast<std::size_t>(charts.shownSystem)].colour : 0;
    m_histogram->setBins(charts.bins, charts.metric, m_colour);
    m_scatter->setData({charts.points, charts.pointShown, charts.x, charts.y, m_colour});
    m_scatter->setCurrentRow(charts.currentRow);
    const QString refusal = charts.isFilteredOut ? tr("No sentence passes the filter.") : QString();
    m_byLength->setSystems(charts.systems, charts.shownSystem, refusal);
    m_bySystem->setSystems(charts.systems, charts.shownSystem, refusal);
    setSentence(charts);
    applyRanges();
    m_classes->setClasses(charts.classes);
    m_maps->setMaps(charts.maps);
    const bool hasMaps = !charts.maps.cells.empty(), hasClasses = charts.classes.all.has_value();
    if (hasMaps == m_hasMaps && hasClasses == m_hasClasses)
        return;
    m_hasMaps = hasMaps;
    m_hasClasses = hasClasses;
    layOut();
}

void InspectCharts::setMaps(const InspectedMaps& maps) {
    m_maps->setMaps(maps);
}

bool InspectCharts::has(Chart chart) const {
    return chart == Chart::Maps ? m_hasMaps : chart == Chart::Classes ? m_hasClasses : true;
}

void InspectCharts::setSentence(const InspectedCharts& charts) {
    m_coverage->setCoverage(charts.coverage, charts.sourceTokens, m_colour,
                            charts.isCoverageOfLinks ? CoverageChart::Of::Links : CoverageChart::Of::Weights);
}

void InspectCharts::setRanges(const std::vector<SentenceFilter::Range>& ranges) {
    m_ranges = ranges;
    applyRanges();
}

void InspectCharts::applyRanges() {
    m_histogram->setBrush(rangeFor(m_ranges, histogramMetric()));
    m_scatter->setBrush(rangeFor(m_ranges, horizontalMetric()), rangeFor(m_ranges, verticalMetric()));
}

void InspectCharts::setCurrentRow(int row) {
    m_scatter->setCurrentRow(row);
}

void InspectCharts::showChart(Chart chart) {
    m_chart = chart;
    layOut();
}

bool InspectCharts::isShown(Chart chart) const {
    return !m_cards[static_cast<std::size_t>(chart)]->isHidden();
}

void InspectCharts::chooseTab(int tab) {
    showChart(tabs()[static_cast<std::size_t>(tab)].charts.front());
}

// In pairs if there is width: metrics, then systems. Coverage stands alone, or beside the maps.
std::vector<InspectCharts::Tab> InspectCharts::tabs() const {
    std::vector<Tab> tabs;
    if (m_isWide) {
        tabs = {{tr("Metrics"), {Chart::Histogram, Chart::Scatter}},
                {tr("Systems"), {Chart::ByLength, Chart::BySystem}},
                {tr("Coverage"), {Chart::Coverage}}};
        if (m_hasMaps && m_hasClasses)
            tabs.push_back({tr("Maps and classes"), {Chart::Maps, Chart::Classes}});
        else if (m_hasMaps)
            tabs.push_back({tr("Maps"), {Chart::Maps}});
        else if (m_hasClasses)
            tabs.push_back({tr("Classes"), {Chart::Classes}});
        return tabs;
    }
    tabs = {{tr("Histogram"), {Chart::Histogram}},
            {tr("Scatter"), {Chart::Scatter}},
            {tr("Length"), {Chart::ByLength}},
            {tr("Systems"), {Chart::BySystem}},
            {tr("Coverage"), {Chart::Coverage}}};
    if (m_hasMaps)
        tabs.push_back({tr("Maps"), {Chart::Maps}});
    if (m_hasClasses)
        tabs.push_back({tr("Classes"), {Chart::Classes}});
    return tabs;
}

void InspectCharts::layOut() {
    m_isWide = width() >= 2 * cardLines * QFontMetrics(theme().small).height();
    if (!has(m_chart))
        m_chart = Chart::Histogram;
    const std::vector<Tab> all = tabs();
    const auto holds = [&](const Tab& tab) {
        return std::find(tab.charts.begin(), tab.charts.end(), m_chart) != tab.charts.end();
    };
    const auto page = static_cast<int>(std::find_if(all.begin(), all.end(), holds) - all.begin());
    const auto count = static_cast<int>(all.size());
    QStringList names;
    int wanted = 0;
    for (int i = 0; i < count; ++i) {
        QToolButton& button = *m_buttons[static_cast<std::size_t>(i)];
        names.append(all[static_cast<std::size_t>(i)].name);
        button.setText(names[i]);
        button.setAccessibleName(names[i]);
        button.setChecked(i == page);
        setSegmentPlace(button, i == 0 ? "first" : i == count - 1 ? "last" : "middle");
        wanted += button.sizeHint().width();
    }
    const bool haveButtonsRoom = wanted <= width();
    for (int i = 0; i < chartCount; ++i)
        m_buttons[static_cast<std::size_t>(i)]->setVisible(haveButtonsRoom && i < count);
    fillPicker(names, page);
    m_picker->setVisible(!haveButtonsRoom);
    const QWidget* focused = window()->focusWidget();
    const bool hadFocus = std::any_of(m_cards.begin(), m_cards.end(),
                                      [&](const QFrame* card) { return card->isAncestorOf(focused); });
    const std::vector<Chart>& shown = all[static_cast<std::size_t>(page)].charts;
    for (int i = 0; i < chartCount; ++i)
        m_cards[static_cast<std::size_t>(i)]->setVisible(
            std::find(shown.begin(), shown.end(), static_cast<Chart>(i)) != shown.end());
    // When a chart hides, Qt moves the focus to the next widget, a button. The chart that took its place must
    // get it.
    if (hadFocus && !focused->isVisibleTo(this))
        m_bodies[static_cast<std::size_t>(m_chart)]->setFocus();
    emit chartShown();
}

void InspectCharts::fillPicker(const QStringList& names, int chosen) {
    const QSignalBlocker blocker(m_picker);
    QStringList present;
    for (int i = 0; i < m_picker->count(); ++i)
        present.append(m_picker->itemText(i));
    if (present != names) {
        m_picker->clear();
        m_picker->addItems(names);
    }
    m_picker->setCurrentIndex(chosen);
}

QSize InspectCharts::minimumSizeHint() const {
    QSize most;
    for (const QFrame* card : m_cards)
        most = most.expandedTo(card->minimumSizeHint());
    return {most.width(), most.height() + m_tabs->sizeHint().height() + theme().space};
}

void InspectCharts::resizeEvent(QResizeEvent*) {
    layOut();
}

}  // namespace attn::ui
