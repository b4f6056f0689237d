// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of Step mode.
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>

#include "core/base/error.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/commands/zoom_commands.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/tokens/source_edit.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/step/beam/beam_wiring.h"
#include "ui/step/counts_wiring.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/exports.h"
#include "ui/step/figure_actions.h"
#include "ui/step/input_actions.h"
#include "ui/step/step_mode.h"
#include "ui/step/step_tool_bar.h"
#include "ui/step/views/layout_actions.h"
#include "ui/step/views/map_actions.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/prediction.h"
#include "ui/step/views/step_pictures.h"

namespace attn::ui {

void StepMode::buildEditMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Edit"), window);
    m_menus.append(menu);
    menu->addActions({m_inputs->undoAction, m_inputs->redoAction});
    menu->addSeparator();
    addCommand(menu, QStringLiteral("copyOutput"), tr("Copy &Output"),
               tr("Copy the selected lane's output as text"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, this,
               [this] { copy(&Lane::outputText); });
    addCommand(
        menu, QStringLiteral("copyWeights"), tr("Copy &Weights"),
        tr("Copy the selected lane's weights as a table, tabs between columns"), {Qt::CTRL | Qt::Key_C}, this,
        [this] {
            copy([](const Lane& lane, int step) { return weightTable(shownPicture(*lane.data()), step); });
        });
    menu->addActions({m_figures->copyPictureAction, m_figures->copyLatexAction});
    addCommand(menu, QStringLiteral("pasteText"), tr("&Paste as Source Text"),
               tr("Decode the text of the clipboard"), {Qt::CTRL | Qt::Key_V}, this,
               [this] { m_session.setSourceText(QApplication::clipboard()->text()); });
    menu->addSeparator();
    addCommand(menu, QStringLiteral("editText"), tr("Edit &Source Text"),
               tr("Go to the source text and select it"), {Qt::CTRL | Qt::Key_L}, this,
               [this] { m_source->focusText(); });
    addCommand(menu, QStringLiteral("chooseExample"), tr("Choose an E&xample…"),
               tr("Open the list of examples: texts of every task that has trained models"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, this,
               [this] { m_stepBar->openExamples(*m_source->edit()); });
}

void StepMode::addToFileMenu(QMenu* menu) {
    menu->addActions({m_figures->exportAction, m_figures->printAction});
    QAction* close =
        addCommand(menu, QStringLiteral("closeLane"), tr("&Close Lane"),
                   tr("Close the model of the selected lane; its file stays as it is"), {}, this, [this] {
                       if (const Lane* lane = m_cursor.selectedLane())
                           m_session.closeLane(lane->id());
                   });
    const auto follow = [this, close] { close->setEnabled(m_session.lanes().size() > 1); };
    connect(&m_session, &Session::changed, close, follow);
    follow();
}

void StepMode::addToViewMenu(QMenu* menu) {
    if (m_picture->actions().size() > 1) {
        menu->addMenu(tr("P&icture"))->addActions(m_picture->actions());
    }
    menu->addMenu(m_maps->menu());
    menu->addActions({m_layout->gridAction, m_layout->focusAction});
    m_tokens = addCommand(menu, QStringLiteral("showTokens"), tr("&Tokens of Text and Output"),
                          tr("Show or hide the lines of tokens above the lanes"),
                          {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, this, [] {});
    m_tokens->setCheckable(true);
    connect(m_tokens, &QAction::toggled, m_source, &SourcePanel::setTokensShown);
    LaneGrid* grid = m_lanes->grid();
    zoomMenu(menu, grid,
             {.name = QStringLiteral("zoom"),
              .in = tr("Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them"),
              .out = tr("Smaller cells in all lanes"),
              .zoomBy = [grid](int steps) { grid->zoomBy(steps); },
              .fit = [grid] { grid->resetZoom(); }});
    menu->addMenu(m_lanesMenu);
    QMenu* selected = menu->addMenu(tr("&Select Lane"));
    for (QAction* action : m_cursor.laneActions)
        selected->addAction(action);
    menu->addSeparator();
    QAction* dock = m_dock->toggleViewAction();
    dock->setText(tr("&Computation"));
    dock->setObjectName(QStringLiteral("showDock"));
    dock->setShortcut(Qt::CTRL | Qt::Key_D);
    dock->setStatusTip(tr("Show or hide the stages of the selected lane's computation"));
    dock->setToolTip(dock->statusTip());
    menu->addAction(dock);
}

void StepMode::buildDecodeMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Decode"), window);
    m_menus.append(menu);
    menu->addActions({m_cursor.stepAction, m_cursor.backAction, m_cursor.firstAction, m_cursor.lastAction});
    menu->addSeparator();
    QMenu* speeds = menu->addMenu(tr("&Play"));
    speeds->addActions({m_cursor.playAction, m_cursor.stopAction});
    speeds->addSeparator();
    auto* group = new QActionGroup(speeds);
    for (const double speed : StepToolBar::speeds()) {
        QAction* action = addCommand(speeds, QStringLiteral("speed%1").arg(speed),
                                     tr("%1 tokens / s").arg(decimalText(speed, 'g', 6)),
                                     tr("Play %1 tokens per second").arg(decimalText(speed, 'g', 6)), {},
                                     this, [this, speed] { m_cursor.setSpeed(speed); });
        action->setCheckable(true);
        group->addAction(action);
        connect(&m_cursor, &StepCursor::speedChanged, action,
                [this, action, speed] { action->setChecked(qFuzzyCompare(m_cursor.speed(), speed)); });
    }
    QMenu* reads = menu->addMenu(tr("Decoder &Reads"));
    reads->addActions({m_inputs->ownOutputAction, m_inputs->referenceAction});
    menu->addSeparator();
    QMenu* stages = menu->addMenu(tr("Co&mputation"));
    stages->addActions({m_cursor.nextStageAction, m_cursor.previousStageAction});
    stages->addSeparator();
    m_explain->addTo(stages);
    menu->addMenu(m_explain->besideMenu());
    menu->addSeparator();
    menu->addActions({m_prediction->predictAction, m_prediction->guessAction});
    QAction* decodePath = newDecodePathAction(this);
    m_pictures->setDecodePath(decodePath);
    menu->addAction(decodePath);
    QAction* counts = addCommand(menu, QStringLiteral("counts"), tr("&Counts and Times…"),
                                 tr("How many weights each lane computed, and how long its steps took"),
                                 {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, this,
                                 [this, window] { showCounts(m_session, m_cursor, window); });
    connect(m_source, &SourcePanel::countsClicked, counts, &QAction::trigger);
}

void StepMode::copy(const std::function<QString(const Lane&, int)>& text) {
    const Lane* lane = m_cursor.selectedLane();
    if (!lane)
        return;
    try {
        QApplication::clipboard()->setText(text(*lane, m_cursor.step()));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

}  // namespace attn::ui
