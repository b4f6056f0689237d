// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/wiring.h"

#include <QCoreApplication>
#include <memory>

#include "ui/kit/hints.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/step/session/descriptions.h"
#include "ui/step/session/start/first_looks.h"
#include "ui/step/session/start/startup.h"
#include "ui/step/session/weight_drag.h"
#include "ui/step/stages/stages_view.h"
#include "ui/step/step_tool_bar.h"

namespace attn::ui {
namespace {

// Pushes only what has changed into the views.
class Presenter {
public:
    Presenter(Session& session, StepCursor& cursor, const StepViews& views)
        : m_session(session), m_cursor(cursor), m_views(views) {}

    void refreshText() { m_views.source->setText(m_session.sourceText()); }

    // Looks for the bundled models of every task, so not at every keystroke.
    void refreshExamples() {
        const Task* task = m_session.task();
        m_views.bar->setExamples(task ? QString::fromStdString(task->id()) : QString(),
                                 exampleTasks(m_session), firstLooks());
    }

    // After a change of language.
    void refreshAll() {
        m_isFirst = true;
        m_selected = nullptr;
        m_summarised = nullptr;
        refreshExamples();
        refresh();
    }

    void refresh() {
        const Lane* selected = m_cursor.selectedLane();
        const std::shared_ptr<const LaneData> selectedData = selected ? selected->data() : nullptr;
        std::vector<std::shared_ptr<const LaneData>> lanes;
        for (const Lane* lane : m_session.shownLanes())
            lanes.push_back(lane->data());
        // Data first, then the selection: rows must exist before they are shown.
        if (m_isFirst || lanes != m_lanes) {
            m_isFirst = false;
            m_lanes = lanes;
            const Prompt prompt = promptFor(m_session);
            m_views.lanes->setPrompt(prompt.headline, prompt.advice);
            m_views.lanes->setLanes(std::move(lanes));
        }
        m_views.source->setCounts(
            countsText(m_session, selected, m_cursor.step()),
            QCoreApplication::translate(
                "attn::ui::wiring",
                "Every step computes one weight for each source token in every lane with attention: m·T "
                "weights for the whole output. Click to see the counts and times of each lane."));
        if (selectedData != m_selected) {
            m_selected = selectedData;
            m_views.source->setData(selectedData);
            m_views.stages->setData(selectedData);
        }
        const Selection selection = m_cursor.selection();
        m_views.lanes->setSelection(selection);
        showSummary(selected, selection.lane);
        m_views.source->setSelection(selection);
        m_views.stages->setSelection(selection);
        const int total = m_session.expectedSteps().value_or(0);
        m_views.bar->setPosition(selection.step, total > 0 ? total : -1);
        const QString place = QString::number(selection.step);
        m_views.source->setPosition(m_views.bar->positionText(),
                                    total > 0 ? QStringLiteral("%1 / %2").arg(place).arg(total) : place);
    }

private:
    // What small cards leave out.
    void showSummary(const Lane* selected, int place) {
        if (!selected)
            return m_views.summary->setContent({});
        if (selected != m_summarised || selected->path() != m_path) {
            m_summarised = selected;
            m_path = selected->path();
            m_model = modelSummary(*selected);
        }
        const LaneCard* card = m_views.lanes->grid()->card(place);
        const QString rows =
            QCoreApplication::translate("attn::ui::wiring", "so far: mean entropy %1, AER %2 · ")
                .arg(card->entropyText(), card->aerText());
        const QString hints = m_views.hints->text();
        const QString& shown = shownPicture(*selected->data()).map;
        const QString map = shown.isEmpty() ? shown : shown + QStringLiteral(" · ");
        m_views.summary->setContent((hints.isEmpty() ? hints : hints + QStringLiteral(" · ")) + map +
                                        (selected->attends() ? rows : QString()) + m_model,
                                    m_path);
    }

    Session& m_session;
    StepCursor& m_cursor;
    StepViews m_views;
    const Lane* m_summarised = nullptr;  // whose model is described; compared only
    QString m_path, m_model;
    std::vector<std::shared_ptr<const LaneData>> m_lanes;
    std::shared_ptr<const LaneData> m_selected;
    bool m_isFirst = true;
};

}  // namespace

void connectStepMode(Session& session, StepCursor& cursor, const StepViews& views) {
    const auto presenter = std::make_shared<Presenter>(session, cursor, views);
    LaneGrid* grid = views.lanes->grid();

    // The cursor also reports every change of the session, so one connection keeps all views current.
    QObject::connect(&cursor, &StepCursor::selectionChanged, &cursor, [presenter] { presenter->refresh(); });
    QObject::connect(&session, &Session::changed, &cursor, [presenter](SessionChange change) {
        if (change == SessionChange::Source || change == SessionChange::Models)
            presenter->refreshText();
        if (change == SessionChange::Models)
            presenter->refreshExamples();
    });
    QObject::connect(LanguageNotifier::instance(), &LanguageNotifier::changed, &cursor,
                     [presenter, &cursor, views] {
                         presenter->refreshAll();
                         views.bar->setSpeed(cursor.speed());
                     });
    QObject::connect(views.hints, &Hints::changed, &cursor, [presenter] { presenter->refresh(); });
    // The field may hold more than the session took.
    QObject::connect(&session, &Session::textCut, &cursor, [presenter] { presenter->refreshText(); });
    QObject::connect(&cursor, &StepCursor::stageChanged, views.stages,
                     [&cursor, views] { views.stages->setStage(cursor.stage()); });
    QObject::connect(&cursor, &StepCursor::speedChanged, views.bar,
                     [&cursor, views] { views.bar->setSpeed(cursor.speed()); });

    QObject::connect(views.source, &SourcePanel::textEdited, &session, &Session::setSourceText);
    QObject::connect(views.source, &SourcePanel::sourceHovered, &cursor, &StepCursor::setHoveredSource);
    QObject::connect(views.source, &SourcePanel::rowHovered, &cursor, &StepCursor::setHoveredRow);
    QObject::connect(views.source, &SourcePanel::stepRequested, &cursor, &StepCursor::setStep);
    QObject::connect(views.bar, &StepToolBar::exampleChosen, &cursor,
                     [&session, &cursor](const QString& task, const QString& text) {
                         openExample(session, cursor, task, text);
                     });
    QObject::connect(views.bar, &StepToolBar::speedChosen, &cursor, &StepCursor::setSpeed);
    QObject::connect(grid, &LaneGrid::laneSelected, &cursor, &StepCursor::selectLane);
    QObject::connect(views.lanes->thumbs(), &LaneThumbs::laneSelected, &cursor, &StepCursor::selectLane);
    QObject::connect(grid, &LaneGrid::stepRequested, &cursor, &StepCursor::setStep);
    QObject::connect(grid, &LaneGrid::mapRowRequested, &cursor, &StepCursor::setMapRow);
    QObject::connect(grid, &LaneGrid::sourceHovered, &cursor, &StepCursor::setHoveredSource);
    QObject::connect(grid, &LaneGrid::rowHovered, &cursor, &StepCursor::setHoveredRow);
    grid->setEditable(true);
    QObject::connect(grid, &LaneGrid::weightDragged, &session,
                     [&cursor, drag = std::make_shared<WeightDrag>(session)](int lane, int row, int source,
                                                                             double weight, bool isFirst) {
                         if (isFirst && cursor.isPlaying())
                             cursor.playAction->trigger();
                         drag->drag(lane, row, source, weight, isFirst);
                     });
    QObject::connect(views.stages, &StagesView::sourceHovered, &cursor, &StepCursor::setHoveredSource);
    QObject::connect(views.stages, &StagesView::stageRequested, &cursor, &StepCursor::setStage);

    presenter->refreshText();
    presenter->refreshExamples();
    presenter->refresh();
    views.bar->setSpeed(cursor.speed());
}

}  // namespace attn::ui
