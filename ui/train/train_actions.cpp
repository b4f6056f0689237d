// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_actions.h"

#include <QMenu>

#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/number_text.h"

namespace attn::ui {

TrainActions::TrainActions(TrainController& controller, QObject* parent)
    : QObject(parent),
      runAction(newCommand(this, QStringLiteral("trainRun"), tr("&Start"),
                           tr("Train all lanes, or pause them"), {Qt::Key_Space},
                           [this] {
                               if (m_controller.isRunning())
                                   m_controller.pause();
                               else if (m_controller.canExtend())
                                   m_controller.extend(moreUpdates);
                               else
                                   m_controller.start();
                           })),
      batchAction(newCommand(
          this, QStringLiteral("trainBatch"), tr("Step 1 &Batch"),
          tr("Train every lane on one batch, then pause"), {Qt::Key_B},
          [this] { m_controller.canExtend() ? m_controller.extend(1) : m_controller.advance(1); })),
      endlessAction(newCommand(this, QStringLiteral("trainWithoutEnd"), tr("Train &Without End"),
                               tr("Train all lanes on past their last update, until you pause them"),
                               {Qt::SHIFT | Qt::Key_Space}, [this] { m_controller.trainWithoutEnd(); })),
      resetAction(newCommand(this, QStringLiteral("trainReset"), tr("R&eset"),
                             tr("Take every lane back to its first weights; a run that is not saved is asked "
                                "about first"),
                             {Qt::CTRL | Qt::Key_R})),
      previousAction(newCommand(this, QStringLiteral("previousSnapshot"), tr("&Previous Snapshot"),
                                tr("Show the lanes one snapshot earlier"), {Qt::Key_Left},
                                [this] { m_controller.goBySnapshots(-1); })),
      nextAction(newCommand(this, QStringLiteral("nextSnapshot"), tr("&Next Snapshot"),
                            tr("Show the lanes one snapshot later"), {Qt::Key_Right},
                            [this] { m_controller.goBySnapshots(1); })),
      previousTenAction(newCommand(this, QStringLiteral("previousTen"), tr("Ten Snapshots Back"),
                                   tr("Show the lanes ten snapshots earlier"), {Qt::Key_PageUp},
                                   [this] { m_controller.goBySnapshots(-10); })),
      nextTenAction(newCommand(this, QStringLiteral("nextTen"), tr("Ten Snapshots On"),
                               tr("Show the lanes ten snapshots later"), {Qt::Key_PageDown},
                               [this] { m_controller.goBySnapshots(10); })),
      firstAction(newCommand(this, QStringLiteral("firstSnapshot"), tr("&First Weights"),
                             tr("Show the lanes before their first update"), {Qt::Key_Home},
                             [this] { m_controller.setShownUpdate(0); })),
      liveAction(newCommand(this, QStringLiteral("live"), tr("&Live"), tr("Show the lanes as they are now"),
                            {Qt::Key_End}, [this] { m_controller.setShownUpdate(std::nullopt); })),
      referenceAction(
          newCommand(this, QStringLiteral("trainReference"), tr("Decoder &Reads the Right Output"),
                     tr("The decoder reads the right output of the watched sentence; otherwise each lane "
                        "reads its own output"),
                     {Qt::Key_O}, [this] { m_controller.setReadsReference(referenceAction->isChecked()); })),
      m_controller(controller) {
    runAction->setCheckable(true);
    referenceAction->setCheckable(true);
    for (std::size_t i = 0; i < laneActions.size(); ++i) {
        const int lane = static_cast<int>(i);
        laneActions[i] = newCommand(this, QStringLiteral("trainLane%1").arg(lane + 1),
                                    tr("Lane %1").arg(lane + 1), tr("Select this lane"),
                                    lane < 9 ? QList<QKeySequence>{Qt::Key_1 + lane} : QList<QKeySequence>{},
                                    [this, lane] { m_controller.selectLane(lane); });
        laneActions[i]->setCheckable(true);
    }
    connect(&m_controller, &TrainController::changed, this, &TrainActions::follow);
    connect(&m_controller, &TrainController::selectionChanged, this, &TrainActions::follow);
    connect(&m_controller, &TrainController::sentenceChanged, this, &TrainActions::follow);
    follow();
}

void TrainActions::addTo(QMenu* menu) const {
    menu->addActions({runAction, batchAction, endlessAction, resetAction});
    menu->addSeparator();
    QMenu* shown = menu->addMenu(tr("S&hown Update"));
    shown->addActions(
        {previousAction, nextAction, previousTenAction, nextTenAction, firstAction, liveAction});
    menu->addAction(referenceAction);
}

void TrainActions::follow() {
    const bool isRunning = m_controller.isRunning();
    const bool canExtend = m_controller.canExtend();
    runAction->setText(isRunning                 ? tr("Pau&se")
                       : canExtend               ? tr("+%1 &Updates").arg(groupedNumber(moreUpdates))
                       : m_controller.hasBegun() ? tr("&Go On")
                                                 : tr("&Start"));
    runAction->setChecked(isRunning);
    runAction->setEnabled(m_controller.canTrain() || canExtend);
    batchAction->setEnabled(m_controller.canTrain() || canExtend);
    endlessAction->setEnabled((m_controller.canTrain() || canExtend) && !m_controller.isEndless());
    resetAction->setEnabled(m_controller.hasBegun());
    const bool isLive = !m_controller.shownUpdate();
    const bool isFirst = m_controller.shownUpdate() == Index(0) || m_controller.newestUpdate() == 0;
    for (QAction* action : {previousAction, previousTenAction, firstAction})
        action->setEnabled(!isFirst);
    for (QAction* action : {nextAction, nextTenAction, liveAction})
        action->setEnabled(!isLive);
    referenceAction->setEnabled(m_controller.sentence().target.has_value());
    referenceAction->setChecked(m_controller.sentence().target && m_controller.sentence().readsReference);
    for (std::size_t i = 0; i < laneActions.size(); ++i) {
        const int lane = static_cast<int>(i);
        const bool isThere = lane < m_controller.laneCount();
        laneActions[i]->setVisible(isThere);
        if (isThere)
            laneActions[i]->setText(QString::fromStdString(m_controller.history(lane).name)
                                        .replace(QLatin1Char('&'), QLatin1String("&&")));
        laneActions[i]->setChecked(lane == m_controller.selectedLane());
    }
}

}  // namespace attn::ui
