// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_wiring.h"

#include <QTimer>
#include <algorithm>
#include <memory>

#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/inspect_lanes.h"
#include "ui/inspect/inspect_tool_bar.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/table/filter_bar.h"
#include "ui/inspect/table/sentence_table.h"

namespace attn::ui {
namespace {

// Charts of many rows take longer than a row of the table; while sentences come they change little.
constexpr int chartPause = 60, busyChartPause = 700;  // ms

// Pushes what has changed into the views.
class InspectPresenter {
public:
    InspectPresenter(InspectController& controller, const InspectViews& views)
        : m_controller(controller), m_views(views) {
        m_chartTimer.setSingleShot(true);
        QObject::connect(&m_chartTimer, &QTimer::timeout, &m_chartTimer, [this] { showCharts(); });
        m_pictureTimer.setSingleShot(true);
        m_pictureTimer.setInterval(0);
        QObject::connect(&m_pictureTimer, &QTimer::timeout, &m_pictureTimer, [this] { showPicture(); });
    }

    void refreshSystems() {
        const Inspection& inspection = m_controller.inspection();
        std::vector<InspectToolBar::System> systems;
        bool hasModels = false;
        for (int system = 0; system < inspection.systemCount(); ++system) {
            systems.push_back({QString::fromStdString(inspection.system(system).name),
                               QString::fromStdString(inspection.system(system).path),
                               m_controller.colourOf(system)});
            hasModels = hasModels || m_controller.model(system);
        }
        m_views.bar->setSystems(systems, m_controller.shownSystem(), m_controller.otherSystem());
        m_views.bar->setReadsShown(hasModels);
        // Before the table paints rows of a system that is gone.
        if (systems.empty())
            refreshRows();
        followKnown();
        refreshPictureSoon();
    }

    void refreshRows() {
        m_views.table->setRows(&m_controller.inspection(), m_controller.shownSystem(), m_controller.rows());
        m_views.table->setOrder(m_controller.order());
        const bool isFilteredOut = m_controller.rows().empty() && m_controller.shownCount() > 0;
        m_views.table->setEmptyNote(isFilteredOut ? InspectController::tr("No sentence passes the filter.")
                                                  : QString());
        followKnown();
        m_views.filter->setCount(static_cast<qint64>(m_controller.rows().size()), m_controller.shownCount());
        refreshChartsSoon();
    }

    void refreshMetrics() {
        m_views.table->refresh();
        followKnown();
        refreshPictureSoon();
        refreshChartsSoon();
    }

    void refreshRow() {
        m_views.table->setCurrentRow(m_controller.currentRow());
        m_views.charts->setCurrentRow(m_controller.currentRow());
        refreshPictureSoon();
    }

    void refreshFilter() {
        m_views.filter->setFilter(m_controller.filter());
        m_views.charts->setRanges(m_controller.filter().ranges);
    }

    // A range of the filter in place of others of the same metric; none: of no account any more.
    void setRange(Metric metric, std::optional<double> low, std::optional<double> high) {
        SentenceFilter filter = m_controller.filter();
        std::erase_if(filter.ranges, [&](const auto& range) { return range.metric == metric; });
        if (low || high)
            filter.ranges.push_back({metric, low, high});
        m_controller.setFilter(filter);
    }

    void chooseCharts(const ChartChoice& choice) {
        // What was not changed stays as usual.
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
        const int shown = m_controller.shownSystem();
        if (shown < 0 || m_controller.shownCount() == 0)
            return;
        const KnownMetrics known = knownMetrics(m_controller.inspection(), shown);
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
    // The charts of all rows do not change with the row: only their coverage does.
    void showPicture() {
        m_views.picture->setPicture(inspectedPicture(m_controller));
        InspectedCharts sentence;
        setSentence(sentence, m_controller);
        m_views.charts->setSentence(sentence);
    }
    void showCharts() {
        m_chartTimer.stop();
        m_drawn = m_choice;
        m_hasCharts = m_controller.inspection().rowCount() > 0;
        m_views.charts->setCharts(inspectedCharts(m_controller, m_choice));
    }

    InspectController& m_controller;
    InspectViews m_views;
    ChartChoice m_choice, m_drawn;             // as it shall be; as the charts have it
    std::optional<Metric> m_metric, m_x, m_y;  // that somebody chose for it
    bool m_hasCharts = false;
    QTimer m_chartTimer, m_pictureTimer;
};

}  // namespace

std::function<bool()> connectInspectMode(InspectController& controller, const InspectViews& views,
                                         std::function<void(int row)> open) {
    const auto presenter = std::make_shared<InspectPresenter>(controller, views);
    QObject* const context = &controller;
    const auto on = [&](auto* sender, auto signal, auto slot) {
        QObject::connect(sender, signal, context, slot);
    };
    on(&controller, &InspectController::systemsChanged, [presenter] { presenter->refreshSystems(); });
    on(&controller, &InspectController::rowsChanged, [presenter] { presenter->refreshRows(); });
    on(&controller, &InspectController::metricsChanged, [presenter] { presenter->refreshMetrics(); });
    on(&controller, &InspectController::currentRowChanged, [presenter] { presenter->refreshRow(); });
    on(&controller, &InspectController::filterChanged, [presenter] { presenter->refreshFilter(); });

    on(views.bar, &InspectToolBar::systemChosen,
       [&controller](int system) { controller.showSystem(system); });
    on(views.bar, &InspectToolBar::otherChosen,
       [&controller](int system) { controller.compareWith(system); });
    on(views.filter, &FilterBar::filterRequested,
       [&controller](const SentenceFilter& filter) { controller.setFilter(filter); });
    on(views.filter, &FilterBar::left, [table = views.table] { table->setFocus(); });
    on(views.table, &SentenceTable::rowSelected, [&controller](int row) { controller.setCurrentRow(row); });
    on(views.table, &SentenceTable::orderRequested,
       [&controller](const SortOrder& order) { controller.setOrder(order); });
    on(views.table, &SentenceTable::openRequested, std::move(open));
    on(views.table, &SentenceTable::clearFilterRequested, [&controller] { controller.setFilter({}); });
    on(views.picture, &InspectPictureView::linkToggled, [&controller](int source, int target) {
        controller.toggleLink(controller.currentRow(), source, target);
    });
    on(views.picture, &InspectPictureView::thresholdChanged,
       [&controller](std::optional<double> threshold) { controller.setThreshold(threshold); });
    on(views.charts, &InspectCharts::rangeBrushed,
       [presenter](Metric metric, double low, double high) { presenter->setRange(metric, low, high); });
    on(views.charts, &InspectCharts::brushCleared,
       [presenter](Metric metric) { presenter->setRange(metric, {}, {}); });
    on(views.charts, &InspectCharts::rowActivated, [&controller](int row) { controller.setCurrentRow(row); });
    on(views.charts, &InspectCharts::systemRequested,
       [&controller](int system) { controller.showSystem(system); });
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
