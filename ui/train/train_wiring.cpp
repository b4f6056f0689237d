// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_wiring.h"

#include <QCoreApplication>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "ui/kit/text/translate_again.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/train/live_settings.h"
#include "ui/train/setup/setup_panel.h"
#include "ui/train/time/time_line.h"
#include "ui/train/time/time_line_data.h"
#include "ui/train/train_texts.h"
#include "ui/train/train_tool_bar.h"

namespace attn::ui {
namespace {

constexpr int allRows = 1 << 20;
// Time between two drawings of the charts and of the numbers of the run during training. Charts take longer
// to draw than all heatmaps and change less from frame to frame. A text of another width lays out the whole
// window again, and nobody reads numbers that change five times a second.
constexpr std::chrono::milliseconds chartInterval{600};

// Shows changes in the views and keeps the mouse position among the lanes.
class TrainPresenter {
public:
    TrainPresenter(TrainController& controller, const TrainViews& views)
        : m_controller(controller), m_views(views) {
        m_selection.step = allRows;
        m_selection.showsAll = true;
        m_chartTimer.setSingleShot(true);
        m_chartTimer.setInterval(chartInterval);
        QObject::connect(&m_chartTimer, &QTimer::timeout, &m_chartTimer, [this] { showProgress(); });
    }

    void refresh() {
        const bool wasRunning = std::exchange(m_isRunning, m_controller.isRunning());
        if (!m_isRunning || !wasRunning || m_controller.laneCount() != m_chartLanes)
            showProgress();
        else if (!m_chartTimer.isActive())
            m_chartTimer.start();
        m_views.time->setPace(m_isRunning              ? TimeLine::Pace::Running
                              : m_controller.isEnded() ? TimeLine::Pace::Ended
                                                       : TimeLine::Pace::Paused,
                              m_controller.isEndless() ? 0 : m_controller.updates());
        m_views.setup->setFrozen(m_controller.hasBegun());
        m_views.bar->setTaskEnabled(
            !m_controller.hasBegun(),
            QCoreApplication::translate("attn::ui::train", "Reset the run to choose another task"));
        m_views.live->setValues(liveValues(m_controller));
        refreshShown();
    }

    void refreshAll() {
        showProgress();
        refresh();
    }

    void refreshShown() {
        m_views.curves->setShownUpdate(shown());
        m_views.time->setShownUpdate(shown());
        m_isSwitching = m_isSwitching && m_controller.isMaking();
        if (m_isSwitching)
            return refreshParts();
        std::vector<std::shared_ptr<const LaneData>> lanes;
        for (int lane = 0; lane < m_controller.laneCount(); ++lane)
            lanes.push_back(m_controller.laneData(lane));
        const RunPrompt prompt = runPrompt(m_controller);
        m_views.lanes->setPrompt(prompt.headline, prompt.advice);
        if (lanes.size() != m_lanes.size())
            m_parts.clear();  // new cards have no switch yet
        if (lanes != m_lanes) {
            m_lanes = lanes;
            m_views.lanes->setLanes(lanes);
        }
        m_trained.clear();
        for (const LanePart& part : m_controller.laneParts())
            if (part.isOn)
                m_trained.push_back(part.lane);
        const int selected = m_controller.selectedLane();
        m_selection.lane = selected;
        m_views.source->setData(
            selected < static_cast<int>(lanes.size()) ? lanes[static_cast<std::size_t>(selected)] : nullptr);
        refreshSelection();
        // This comes last: a switch keeps the keyboard only while its card is shown, and it may select its
        // lane.
        refreshParts();
    }

    // Old pictures stay until the other lanes have new ones, because cards that vanish and come back flicker.
    void switchLane(int lane, bool isOn) {
        m_isSwitching = true;
        m_controller.setTakesPart(lane, isOn);
        m_isSwitching = m_isSwitching && m_controller.isMaking();
    }

    void refreshText() {
        m_views.source->setText(m_controller.sentence().text);
        m_views.source->setCounts(sentenceNote(m_controller), {});
    }

    // After a change of language.
    void refreshTexts() {
        refreshTasks();
        refreshText();
        refreshAll();
    }

    void refreshSetup() {
        m_views.setup->setSetup(m_controller.setup());
        refreshTasks();
    }

    void refreshTasks() {
        const Recipe& recipe = m_controller.setup().common;
        m_views.bar->setTasks(dataLabel(recipe), QString::fromStdString(recipe.task), taskChoices());
    }

    void hover(int source, int row) {
        m_selection.source = source;
        m_selection.row = row;
        refreshSelection();
    }
    void hoverSource(int source) { hover(source, m_selection.row); }
    void hoverRow(int row) { hover(m_selection.source, row); }
    // Selects the row of the heatmaps whose weights the bars show. All rows stay.
    void setRow(int step) {
        m_selection.step = step > 0 ? step : allRows;
        refreshSelection();
    }

    // The same of maps whose rows are those of the source.
    void setMapRow(int row) {
        m_selection.mapRow = row;
        refreshSelection();
    }

private:
    void showProgress() {
        m_chartTimer.stop();
        m_chartLanes = m_controller.laneCount();
        const std::vector<CurveLane> curves = m_controller.curveLanes();
        m_views.curves->setLanes(curves);
        m_views.time->setData(timeLineData(curves));
        m_views.time->setMemory(static_cast<qint64>(m_controller.memoryUsed()),
                                static_cast<qint64>(m_controller.memory()));
        m_views.bar->setStatus(runStatus(m_controller));
    }
    std::optional<qint64> shown() const {
        const std::optional<Index> update = m_controller.shownUpdate();
        return update ? std::optional<qint64>(*update) : std::nullopt;
    }
    void refreshParts() {
        const std::vector<LanePart> all = m_controller.laneParts();
        std::vector<LanePart> ofCards, off;
        for (const int lane : m_trained)
            if (static_cast<std::size_t>(lane) < all.size())
                ofCards.push_back(all[static_cast<std::size_t>(lane)]);
        for (const LanePart& part : all)
            if (std::find(m_trained.begin(), m_trained.end(), part.lane) == m_trained.end())
                off.push_back(part);
        if (ofCards == m_parts && off == m_off)
            return;
        m_parts = ofCards;
        m_off = off;
        m_views.lanes->setParts(m_parts, m_off);
    }
    void refreshSelection() {
        m_views.lanes->setSelection(m_selection);
        m_views.source->setSelection(m_selection);
    }

    TrainController& m_controller;
    TrainViews m_views;
    Selection m_selection;
    std::vector<std::shared_ptr<const LaneData>> m_lanes;
    bool m_isSwitching = false;            // true from switching a lane on or off until the new run is made
    std::vector<int> m_trained;            // lanes of the settings that have cards
    std::vector<LanePart> m_parts, m_off;  // as shown
    QTimer m_chartTimer;
    int m_chartLanes = -1;
    bool m_isRunning = false;
};

}  // namespace

void connectTrainMode(TrainController& controller, const TrainViews& views) {
    const auto presenter = std::make_shared<TrainPresenter>(controller, views);
    LaneGrid* grid = views.lanes->grid();
    QObject* const context = &controller;
    const auto on = [&](auto* sender, auto signal, auto slot) {
        QObject::connect(sender, signal, context, slot);
    };
    on(&controller, &TrainController::changed, [presenter] { presenter->refresh(); });
    on(&controller, &TrainController::selectionChanged, [presenter] { presenter->refreshAll(); });
    on(&controller, &TrainController::sentenceChanged, [presenter] {
        presenter->refreshText();
        presenter->refreshShown();
    });
    on(LanguageNotifier::instance(), &LanguageNotifier::changed, [presenter] { presenter->refreshTexts(); });
    on(&controller, &TrainController::setupChanged, [presenter] { presenter->refreshSetup(); });

    on(views.setup, &SetupPanel::setupChanged,
       [&controller](const RunSetup& setup) { controller.setSetup(setup); });
    on(views.source, &SourcePanel::textEdited,
       [&controller](const QString& text) { controller.setText(text); });
    on(views.source, &SourcePanel::sourceHovered,
       [presenter](int source) { presenter->hoverSource(source); });
    on(views.source, &SourcePanel::rowHovered, [presenter](int row) { presenter->hoverRow(row); });
    on(views.source, &SourcePanel::stepRequested, [presenter](int step) { presenter->setRow(step); });
    on(views.lanes->thumbs(), &LaneThumbs::laneSelected,
       [&controller](int lane) { controller.selectLane(lane); });
    on(views.lanes, &LaneArea::switched,
       [presenter](int lane, bool isOn) { presenter->switchLane(lane, isOn); });
    on(grid, &LaneGrid::laneSelected, [&controller](int lane) { controller.selectLane(lane); });
    on(grid, &LaneGrid::stepRequested, [presenter](int step) { presenter->setRow(step); });
    on(grid, &LaneGrid::mapRowRequested, [presenter](int row) { presenter->setMapRow(row); });
    on(grid, &LaneGrid::sourceHovered, [presenter](int source) { presenter->hoverSource(source); });
    on(grid, &LaneGrid::rowHovered, [presenter](int row) { presenter->hoverRow(row); });
    on(views.curves, &CurvesView::updateRequested,
       [&controller](qint64 update) { controller.setShownUpdate(static_cast<Index>(update)); });
    on(views.curves, &CurvesView::liveRequested, [&controller] { controller.setShownUpdate(std::nullopt); });
    on(views.curves, &CurvesView::laneSelectRequested,
       [&controller](int lane) { controller.selectLane(lane); });
    on(views.curves, &CurvesView::laneHideRequested,
       [&controller](int lane, bool hide) { controller.setLaneHidden(lane, hide); });
    on(views.time, &TimeLine::updateRequested,
       [&controller](qint64 update) { controller.setShownUpdate(static_cast<Index>(update)); });
    on(views.time, &TimeLine::liveRequested, [&controller] { controller.setShownUpdate(std::nullopt); });
    on(views.live, &LiveSettings::changeRequested,
       [&controller](const TrainingChange& change) { controller.change(change); });

    presenter->refreshSetup();
    presenter->refreshText();
    presenter->refresh();
}

}  // namespace attn::ui
