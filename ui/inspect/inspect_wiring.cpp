// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_wiring.h"

#include <QTimer>
#include <algorithm>
#include <memory>

#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/inspect_tool_bar.h"
#include "ui/inspect/inspected_data.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/table/filter_bar.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/text/translate_again.h"

namespace attn::ui {
namespace {

// Charts of many rows take longer than a row of the table. While sentences arrive, they change little.
constexpr int chartPause = 60, busyChartPause = 700;  // ms

// Pushes what has changed into the views.
class InspectPresenter {
public:
    InspectPresenter(InspectController& controller, const InspectViews& views)
        : m_controller(controller),
          m_systems(controller.systems()),
          m_selection(controller.selection()),
          m_views(views) {
        m_chartTimer.setSingleShot(true);
        QObject::connect(&m_chartTimer, &QTimer::timeout, &m_chartTimer, [this] { showCharts(); });
        m_pictureTimer.setSingleShot(true);
        m_pictureTimer.setInterval(0);
        QObject::connect(&m_pictureTimer, &QTimer::timeout, &m_pictureTimer, [this] { showPicture(); });
    }

    void refreshSystems() {
        const Inspection& inspection = m_systems.inspection();
        std::vector<InspectToolBar::System> systems;
        bool hasModels = false;
        for (int system = 0; system < inspection.systemCount(); ++system) {
            const InspectedSystem& each = inspection.system(system);
            const QString name = QString::fromStdString(each.name);
            QString brief = name;
            if (each.map)
                brief.remove(QStringLiteral(" (%1)").arg(QString::fromStdString(nameOf(*each.map))));
            systems.push_back({name, QString::fromStdString(each.path), m_systems.colourOf(system), brief});
            hasModels = hasModels || m_systems.model(system);
        }
        m_views.bar->setSystems(systems, m_systems.shown(), m_systems.other());
        m_views.bar->setReadsShown(hasModels);
        refreshMaps();
        // This comes before the table paints rows of a system that is gone.
        if (systems.empty())
            refreshRows();
        followKnown();
        refreshPictureSoon();
    }

    // After a change of language.
    void refreshTexts() {
        refreshSystems();
        refreshRows();
        refreshMetrics();
        refreshRow();
    }

    void refreshMaps() {
        const InspectedMaps maps = inspectedMaps(m_controller);
        QStringList names, briefs;
        int shown = -1;
        for (const InspectedMaps::Cell& cell : maps.cells) {
            if (maps.shown == cell.map)
                shown = static_cast<int>(names.size());
            names.append(cell.name);
            briefs.append(QString::fromStdString(nameOf(cell.map)));
        }
        m_views.bar->setMaps(names, briefs, shown);
        m_views.charts->setMaps(maps);
    }
    // All maps are measured as long as their chart is seen.
    void followChart() {
        using Chart = InspectCharts::Chart;
        m_controller.mapMeasuring().want(m_views.charts->has(Chart::Maps) &&
                                         m_views.charts->isShown(Chart::Maps));
    }
    void chooseMap(int place) {
        const InspectedMaps maps = inspectedMaps(m_controller);
        if (place >= 0 && place < static_cast<int>(maps.cells.size()))
            m_controller.setMap(m_systems.shown(), maps.cells[static_cast<std::size_t>(place)].map);
    }
    void setClasses(const std::optional<std::string>& actual, const std::optional<std::string>& given) {
        SentenceFilter filter = m_selection.filter();
        filter.actual = actual;
        filter.given = given;
        m_selection.setFilter(filter);
    }

    void refreshRows() {
        m_views.table->setRows(&m_systems.inspection(), m_systems.shown(), m_selection.rows());
        m_views.table->setOrder(m_selection.order());
        const bool isFilteredOut = m_selection.rows().empty() && m_systems.shownCount() > 0;
        m_views.table->setEmptyNote(isFilteredOut ? InspectController::tr("No sentence passes the filter.")
                                                  : QString());
        followKnown();
        m_views.filter->setCount(static_cast<qint64>(m_selection.rows().size()), m_systems.shownCount());
        refreshChartsSoon();
    }

    void refreshMetrics() {
        m_views.table->refresh();
        followKnown();
        refreshPictureSoon();
        refreshChartsSoon();
    }

    void refreshRow() {
        m_views.table->setCurrentRow(m_selection.currentRow());
        m_views.charts->setCurrentRow(m_selection.currentRow());
        refreshPictureSoon();
    }

    void refreshFilter() {
        m_views.filter->setFilter(m_selection.filter());
        m_views.charts->setRanges(m_selection.filter().ranges);
    }

    // Replaces the ranges of this metric in the filter. Without limits, it only removes them.
    void setRange(Metric metric, std::optional<double> low, std::optional<double> high) {
        SentenceFilter filter = m_selection.filter();
        std::erase_if(filter.ranges, [&](const auto& range) { return range.metric == metric; });
        if (low || high)
            filter.ranges.push_back({metric, low, high});
        m_selection.setFilter(filter);
    }

    void chooseCharts(const ChartChoice& choice) {
        // Metrics that the user did not change follow the usual choice.
        if (choice.metric != m_drawn.metric)
            m_metric = choice.metric;
        if (choice.x != m_drawn.x)
            m_x = choice.x;
        if (choice.y != m_drawn.y)
            m_y = choice.y;
        m_choice = {m_metric.value_or(m_choice.metric), m_x.value_or(m_choice.x), m_y.value_or(m_choice.y)};
        showCharts();
    }

    bool isPending() const { return m_chartTimer.isActive() || m_pictureTimer.isActive(); }

private:
    void followKnown() {
        const int shown = m_systems.shown();
        if (shown < 0 || m_systems.shownCount() == 0)
            return;
        const KnownMetrics known = knownMetrics(m_systems.inspection(), shown);
        m_views.table->setKnown(known);
        m_views.filter->setKnown(known);
        const ChartChoice usual = usualCharts(known);
        const ChartChoice choice = {m_metric.value_or(usual.metric), m_x.value_or(usual.x),
                                    m_y.value_or(usual.y)};
        if (choice == m_choice)
            return;
        m_choice = choice;
        m_chartTimer.start(0);
    }
    void refreshPictureSoon() { m_pictureTimer.start(); }
    void refreshChartsSoon() {
        const int pause = m_controller.isBusy() && m_hasCharts ? busyChartPause : chartPause;
        if (!m_chartTimer.isActive() || m_chartTimer.remainingTime() > pause)
            m_chartTimer.start(pause);
    }
    // Of the charts, only coverage depends on the current row.
    void showPicture() {
        m_views.picture->setPicture(inspectedPicture(m_controller));
        InspectedCharts sentence;
        setSentence(sentence, m_systems, m_selection);
        m_views.charts->setSentence(sentence);
    }
    void showCharts() {
        m_chartTimer.stop();
        m_drawn = m_choice;
        m_hasCharts = m_systems.inspection().rowCount() > 0;
        InspectedCharts charts = inspectedCharts(m_systems, m_selection, m_choice);
        charts.maps = inspectedMaps(m_controller);
        m_views.charts->setCharts(charts);
    }

    InspectController& m_controller;
    const InspectSystems& m_systems;
    InspectSelection& m_selection;
    InspectViews m_views;
    ChartChoice m_choice, m_drawn;             // the wanted one; the one that the charts have
    std::optional<Metric> m_metric, m_x, m_y;  // chosen by the user
    bool m_hasCharts = false;
    QTimer m_chartTimer, m_pictureTimer;
};

}  // namespace

std::function<bool()> connectInspectMode(InspectController& controller, const InspectViews& views,
                                         std::function<void(int row)> open) {
    const auto presenter = std::make_shared<InspectPresenter>(controller, views);
    QObject* const context = &controller;
    InspectSystems& systems = controller.systems();
    InspectSelection& selection = controller.selection();
    GoldDocument& gold = controller.gold();
    const auto on = [&](auto* sender, auto signal, auto slot) {
        QObject::connect(sender, signal, context, slot);
    };
    on(&systems, &InspectSystems::changed, [presenter] { presenter->refreshSystems(); });
    on(LanguageNotifier::instance(), &LanguageNotifier::changed, [presenter] { presenter->refreshTexts(); });
    on(&selection, &InspectSelection::rowsChanged, [presenter] { presenter->refreshRows(); });
    on(&selection, &InspectSelection::metricsChanged, [presenter] { presenter->refreshMetrics(); });
    on(&selection, &InspectSelection::currentRowChanged, [presenter] { presenter->refreshRow(); });
    on(&selection, &InspectSelection::filterChanged, [presenter] { presenter->refreshFilter(); });

    on(views.bar, &InspectToolBar::systemChosen, [&systems](int system) { systems.show(system); });
    on(views.bar, &InspectToolBar::otherChosen, [&systems](int system) { systems.compareWith(system); });
    on(views.bar, &InspectToolBar::mapChosen, [presenter](int place) { presenter->chooseMap(place); });
    on(&controller.mapMeasuring(), &MapMeasuring::changed, [presenter] { presenter->refreshMaps(); });
    on(views.charts, &InspectCharts::mapRequested,
       [&controller](const MapAddress& map) { controller.setMap(controller.systems().shown(), map); });
    on(views.charts, &InspectCharts::measuringRequested,
       [&controller] { controller.mapMeasuring().again(); });
    on(views.charts, &InspectCharts::classesRequested,
       [presenter](const std::optional<std::string>& actual, const std::optional<std::string>& given) {
           presenter->setClasses(actual, given);
       });
    on(views.charts, &InspectCharts::chartShown, [presenter] { presenter->followChart(); });
    on(views.filter, &FilterBar::filterRequested,
       [&selection](const SentenceFilter& filter) { selection.setFilter(filter); });
    on(views.filter, &FilterBar::left, [table = views.table] { table->setFocus(); });
    on(views.table, &SentenceTable::rowSelected, [&selection](int row) { selection.setCurrentRow(row); });
    on(views.table, &SentenceTable::orderRequested,
       [&selection](const SortOrder& order) { selection.setOrder(order); });
    on(views.table, &SentenceTable::openRequested, std::move(open));
    on(views.table, &SentenceTable::clearFilterRequested, [&selection] { selection.setFilter({}); });
    on(views.picture, &InspectPictureView::linkToggled, [&selection, &gold](int source, int target) {
        gold.toggleLink(selection.currentRow(), source, target);
    });
    on(views.picture, &InspectPictureView::thresholdChanged,
       [&measuring = controller.measuring()](std::optional<double> threshold) {
           measuring.setThreshold(threshold);
       });
    on(views.charts, &InspectCharts::rangeBrushed,
       [presenter](Metric metric, double low, double high) { presenter->setRange(metric, low, high); });
    on(views.charts, &InspectCharts::brushCleared,
       [presenter](Metric metric) { presenter->setRange(metric, {}, {}); });
    on(views.charts, &InspectCharts::rowActivated, [&selection](int row) { selection.setCurrentRow(row); });
    on(views.charts, &InspectCharts::systemRequested, [&systems](int system) { systems.show(system); });
    on(views.charts, &InspectCharts::metricsChosen, [presenter](Metric metric, Metric x, Metric y) {
        presenter->chooseCharts({metric, x, y});
    });

    presenter->refreshSystems();
    presenter->refreshRows();
    presenter->refreshRow();
    presenter->refreshFilter();
    return [presenter] { return presenter->isPending(); };
}

}  // namespace attn::ui
