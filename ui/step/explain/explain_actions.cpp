// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explain_actions.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <algorithm>
#include <cstdlib>

#include "core/explain/map_numbers.h"

#include "ui/kit/commands/new_command.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/pictures/lane/explained.h"
#include "ui/pictures/lane/formula_symbols.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/step/explain/explanation_window.h"
#include "ui/step/session/lane_action.h"
#include "ui/step/stages/computation_bar.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/stages_area.h"
#include "ui/step/stages/stages_view.h"

namespace attn::ui {
namespace {

LaneCommand besideCommand() {
    return {.name = QStringLiteral("beside-"),
            .text = QStringLiteral("%1"),
            .tip = ExplainActions::tr("Show or hide the stages of “%1” below those of the selected lane")};
}

}  // namespace

ExplainActions::ExplainActions(Session& session, StepCursor& cursor, StagesArea& area, QObject* parent)
    : QObject(parent),
      whyAction(newCommand(this, QStringLiteral("why"), tr("&Why This Number?"),
                           tr("Show how the highlighted weight or stage was computed"), {Qt::Key_W},
                           [this] { explainCurrent(); })),
      checkAction(newCommand(this, QStringLiteral("check"), tr("&Check the Numbers"),
                             tr("Compute every number of the selected lane again in double precision and "
                                "compare; or stop the check"),
                             {Qt::CTRL | Qt::Key_K}, [this] { toggleCheck(); })),
      m_session(session),
      m_cursor(cursor),
      m_area(area),
      m_explainer(session, this),
      m_check(this),
      m_besideMenu(new QMenu(tr("&Unfold Other Lanes"), &area)) {
    m_besideMenu->menuAction()->setObjectName(QStringLiteral("unfoldBeside"));
    m_besideMenu->menuAction()->setStatusTip(
        tr("Show the stages of other lanes below those of the selected lane"));
    area.bar()->setBesideMenu(m_besideMenu);
    buildBesideMenu();
    connectArea();
    connectCheck();
    connect(&cursor, &StepCursor::selectionChanged, this, &ExplainActions::follow);
    follow();
}

void ExplainActions::addTo(QMenu* menu) {
    menu->addAction(whyAction);
    menu->addAction(checkAction);
}

void ExplainActions::connectArea() {
    connect(m_area.main(), &StagesView::quantityRequested, this, [this](const Quantity& quantity) {
        if (const Lane* lane = m_cursor.selectedLane())
            explain(lane->id(), quantity);
    });
    connect(&m_area, &StagesArea::quantityRequested, this, [this](int beside, const Quantity& quantity) {
        const auto lanes = besideLanes();
        if (beside < static_cast<int>(lanes.size()))
            explain(lanes[static_cast<std::size_t>(beside)]->id(), quantity);
    });
    connect(&m_area, &StagesArea::sourceHovered, &m_cursor, &StepCursor::setHoveredSource);
    connect(&m_area, &StagesArea::stageRequested, &m_cursor, [this](std::optional<Stage> stage) {
        const std::vector<Stage>& order = m_area.main()->order();
        const auto place = stage ? std::find(order.begin(), order.end(), *stage) : order.end();
        m_cursor.setStage(place == order.end() ? 0 : static_cast<int>(place - order.begin()) + 1);
    });
    connect(&m_cursor, &StepCursor::stageChanged, this, [this] {
        const std::vector<Stage>& order = m_area.main()->order();
        const auto stage = static_cast<std::size_t>(m_cursor.stage());
        m_area.setStage(stage > 0 && stage <= order.size() ? std::optional(order[stage - 1]) : std::nullopt);
    });
}

void ExplainActions::connectCheck() {
    ComputationBar* bar = m_area.bar();
    connect(bar, &ComputationBar::checkRequested, this, &ExplainActions::toggleCheck);
    connect(bar, &ComputationBar::stopRequested, this, &ExplainActions::toggleCheck);
    connect(bar, &ComputationBar::outcomeActivated, this,
            [this] { explain(m_checkedLane, m_difference.quantity); });
    connect(&m_check, &PathCheck::progressed, bar, &ComputationBar::setProgress);
    connect(&m_check, &PathCheck::ended, this, [this](const PathDifference& difference) {
        m_difference = difference;
        const QString sentence = checkSentence(difference, *m_check.lane());
        m_area.bar()->setOutcome(sentence, true);
        if (!m_area.isVisible())
            emit said(sentence);
    });
}

void ExplainActions::toggleCheck() {
    if (m_check.isRunning())
        return clearCheck();
    const Lane* lane = m_cursor.selectedLane();
    const int steps = lane ? rowsShown(*lane->data(), m_cursor.selection()) : 0;
    if (steps == 0 || !isExplained(*lane->data()))
        return;
    m_checkedLane = lane->id();
    m_area.bar()->setProgress(0, 0);
    // The dock shows progress and outcome.
    auto* dock = qobject_cast<QDockWidget*>(m_area.parentWidget());
    if (dock && dock->isHidden() && !m_isPresenting)
        dock->show();
    makeRoom();
    m_check.start(lane->data(), steps);
}

void ExplainActions::clearCheck() {
    m_check.drop();
    m_area.bar()->setOutcome({}, false);
}

std::vector<const Lane*> ExplainActions::besideLanes() const {
    std::vector<const Lane*> lanes;
    for (const Lane* lane : m_session.shownLanes()) {
        if (m_beside.contains(lane->id()) && lane != m_cursor.selectedLane())
            lanes.push_back(lane);
    }
    return lanes;
}

void ExplainActions::follow() {
    const Lane* lane = m_cursor.selectedLane();
    const std::shared_ptr<const LaneData> data = lane ? lane->data() : nullptr;
    const int steps = data ? rowsShown(*data, m_cursor.selection()) : 0;
    const bool mayAsk = steps > 0 && isExplained(*data);
    whyAction->setEnabled(mayAsk);
    checkAction->setEnabled(mayAsk);
    m_area.bar()->setCanCheck(mayAsk);
    // The outcome belongs to another picture now.
    if (m_check.lane() && (m_check.lane() != data || m_check.steps() != steps))
        clearCheck();
    followLanes();
    m_area.setSelection(m_cursor.selection());
    if (m_window)
        m_window->setSource(m_cursor.selection().source);
}

void ExplainActions::followLanes() {
    const Lane* selected = m_cursor.selectedLane();
    std::vector<std::shared_ptr<const LaneData>> shown = {selected ? selected->data() : nullptr};
    for (const Lane* lane : besideLanes())
        shown.push_back(lane->data());
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_area.setLanes(shown.front(), {shown.begin() + 1, shown.end()});
    followBesideMenu();
}

void ExplainActions::buildBesideMenu() {
    m_besideMenu->addActions(newLaneActions(m_besideMenu, besideCommand()));
    for (QAction* action : m_besideMenu->actions()) {
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this, action](bool isOn) { setBeside(action->data().toString(), isOn); });
    }
}

void ExplainActions::followBesideMenu() {
    ui::followLanes(m_besideMenu->actions(), m_session, besideCommand());
    const Lane* selected = m_cursor.selectedLane();
    for (QAction* action : m_besideMenu->actions()) {
        const QString id = action->data().toString();
        const bool isShown = action->isVisible() && m_session.isLaneShown(id);
        const bool isSelected = isShown && selected && selected->id() == id;
        action->setVisible(isShown);
        action->setEnabled(isShown && !isSelected);
        action->setChecked(isSelected || m_beside.contains(id));
    }
}

void ExplainActions::setBeside(const QString& laneId, bool isOn) {
    m_beside.removeAll(laneId);
    if (isOn)
        m_beside.append(laneId);
    emit besideChanged();
    follow();
    followBesideMenu();
    auto* dock = qobject_cast<QDockWidget*>(m_area.parentWidget());
    if (isOn && dock && dock->isHidden() && !m_isPresenting)
        dock->show();
    if (besideLanes().empty())
        giveRoomBack();
    else
        makeRoom();
}

// The dock grows with its lanes, up to half of the height that it shares with the picture; then they scroll.
// When they fold, it gets its own height back, unless a person has chosen another one.
void ExplainActions::makeRoom() {
    auto* dock = qobject_cast<QDockWidget*>(m_area.parentWidget());
    const auto* main = qobject_cast<const QMainWindow*>(m_area.window());
    if (!main || !dock || dock->isHidden())
        return;
    if (!m_ownHeight || std::abs(dock->height() - m_givenHeight) > 1)
        m_ownHeight = dock->height();
    const int shared = dock->height() + main->centralWidget()->height();
    setDockHeight(std::max(*m_ownHeight, std::min(m_area.heightForAll(), shared / 2)));
}

void ExplainActions::giveRoomBack() {
    const auto* dock = qobject_cast<QDockWidget*>(m_area.parentWidget());
    if (m_ownHeight && dock && std::abs(dock->height() - m_givenHeight) <= 1)
        setDockHeight(*m_ownHeight);
    m_ownHeight.reset();
}

void ExplainActions::setDockHeight(int height) {
    auto* main = qobject_cast<QMainWindow*>(m_area.window());
    auto* dock = qobject_cast<QDockWidget*>(m_area.parentWidget());
    if (dock->height() != height)
        main->resizeDocks({dock}, {height}, Qt::Vertical);
    m_givenHeight = dock->height();
    // The window may lay it out later, and not give all of it.
    QTimer::singleShot(0, this, [this, dock] { m_givenHeight = dock->height(); });
}

ExplanationWindow& ExplainActions::window() {
    if (!m_window) {
        m_window = new ExplanationWindow(m_area.window());
        connect(m_window, &ExplanationWindow::wanted, &m_explainer, &Explainer::explain);
        connect(m_window, &QDialog::finished, &m_explainer, &Explainer::forget);
        connect(&m_explainer, &Explainer::explained, m_window, &ExplanationWindow::setExplanation);
        connect(&m_explainer, &Explainer::began, m_window, &ExplanationWindow::setBusy);
        connectLit();
    }
    return *m_window;
}

// Joins the symbols of the window's formulas with those of the stages.
void ExplainActions::connectLit() {
    connect(m_window, &ExplanationWindow::sourceHovered, &m_cursor, &StepCursor::setHoveredSource);
    connect(m_window, &ExplanationWindow::symbolHovered, this, [this](const QString& symbol, int position) {
        const Lane* lane = m_cursor.selectedLane();
        m_area.lightAll(symbol);
        if (isOfSource(symbol) && lane)
            m_cursor.setHoveredSource(position >= 0 ? position
                                                    : sourceLookedAt(*lane->data(), m_cursor.selection()));
        else
            m_cursor.setHoveredSource(-1);
    });
    m_window->setSource(m_cursor.selection().source);
}

void ExplainActions::explain(const QString& laneId, const Quantity& quantity) {
    const auto& lanes = m_session.lanes();
    const auto lane =
        std::find_if(lanes.begin(), lanes.end(), [&](const auto& each) { return each->id() == laneId; });
    if (lane == lanes.end() || !isExplained(*(*lane)->data()))
        return;
    ExplanationWindow& shown = window();
    m_explainer.setLane(laneId);
    shown.beginWith(quantity);
    shown.show();
    shown.raise();
    shown.activateWindow();
    emit explained();
}

namespace {

// The number that a cell of the picture that a lane shows stands for, if it stands for one.
std::optional<Quantity> weightShown(const Lane& lane, int row, int column) {
    const std::shared_ptr<const LaneData> data = lane.data();
    const std::optional<MapAddress> map = lane.map();
    const std::shared_ptr<Computation> computation = map ? computationOf(*data) : nullptr;
    if (!computation)
        return std::nullopt;
    // A picture of words has a row for each sentence, their map one for each token.
    const int place = map->site == MapSite::Words ? AnnotatedSource(*data).firstToken(row) : row;
    return weightOf(*computation, *map, place, column);
}

}  // namespace

void ExplainActions::explainWeight(int lane, int row, int source) {
    const auto lanes = m_session.shownLanes();
    if (lane < 0 || lane >= static_cast<int>(lanes.size()))
        return;
    const Lane& shown = *lanes[static_cast<std::size_t>(lane)];
    if (const std::optional<Quantity> quantity = weightShown(shown, row, source))
        explain(shown.id(), *quantity);
}

void ExplainActions::explainCurrent() {
    const Lane* lane = m_cursor.selectedLane();
    const StepTrace* step = lane ? currentStep(*lane->data(), m_cursor.selection()) : nullptr;
    if (!step)
        return;
    const int source = sourceLookedAt(*lane->data(), m_cursor.selection());
    // Takes the stage with the focus, else the one that stands out, else the weight that is looked at, else
    // what is said.
    std::vector<const StagePanel*> panels;
    const auto* focused = qobject_cast<const StagePanel*>(QApplication::focusWidget());
    if (focused && m_area.main()->isAncestorOf(focused))
        panels.push_back(focused);
    if (const StagePanel* panel = m_area.main()->standingOut())
        panels.push_back(panel);
    for (const StagePanel* panel : panels) {
        if (const std::optional<Quantity> quantity = panel->mainQuantity(source))
            return explain(lane->id(), *quantity);
    }
    const Picture& picture = shownPicture(*lane->data());
    std::optional<Quantity> quantity;
    if (!lane->data()->otherAxes)
        quantity = weightShown(*lane, static_cast<int>(step->step), source);
    else if (const MapTrace* row =
                 picture.isStanding ? currentAttention(picture, m_cursor.selection()) : nullptr)
        quantity =
            weightShown(*lane, currentRow(picture, m_cursor.selection()),
                        m_cursor.selection().source >= 0 ? m_cursor.selection().source : focusOf(*row));
    if (!quantity)
        quantity = m_area.main()->panel(Stage::Output)->mainQuantity(source);
    if (quantity)
        explain(lane->id(), *quantity);
}

}  // namespace attn::ui
