// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/train_actions.h"

#include <QMenu>

namespace attn::ui {

TrainActions::TrainActions(TrainController& controller, QObject* parent)
    : QObject(parent),
      runAction(make(QStringLiteral("trainRun"), tr("&Start"), tr("Train all lanes, or pause them (Space)"),
                     {Qt::Key_Space},
                     [this] { m_controller.isRunning() ? m_controller.pause() : m_controller.start(); })),
      batchAction(make(QStringLiteral("trainBatch"), tr("Step 1 &Batch"),
                       tr("Train every lane on one batch, then pause (B)"), {Qt::Key_B},
                       [this] { m_controller.advance(1); })),
      resetAction(make(QStringLiteral("trainReset"), tr("R&eset"),
                       tr("Take every lane back to its first weights (Ctrl+R)"), {Qt::CTRL | Qt::Key_R},
                       [this] { m_controller.reset(); })),
      previousAction(make(QStringLiteral("previousSnapshot"), tr("&Previous Snapshot"),
                          tr("Show the lanes as they were one snapshot before"), {Qt::Key_Left},
                          [this] { m_controller.goBySnapshots(-1); })),
      nextAction(make(QStringLiteral("nextSnapshot"), tr("&Next Snapshot"),
                      tr("Show the lanes as they were one snapshot later"), {Qt::Key_Right},
                      [this] { m_controller.goBySnapshots(1); })),
      previousTenAction(make(QStringLiteral("previousTen"), tr("Ten Snapshots Back"),
                             tr("Show the lanes as they were ten snapshots before"), {Qt::Key_PageUp},
                             [this] { m_controller.goBySnapshots(-10); })),
      nextTenAction(make(QStringLiteral("nextTen"), tr("Ten Snapshots On"),
                         tr("Show the lanes as they were ten snapshots later"), {Qt::Key_PageDown},
                         [this] { m_controller.goBySnapshots(10); })),
      firstAction(make(QStringLiteral("firstSnapshot"), tr("&First Weights"),
                       tr("Show the lanes before their first update"), {Qt::Key_Home},
                       [this] { m_controller.setShownUpdate(0); })),
      liveAction(make(QStringLiteral("live"), tr("&Live"), tr("Show the lanes as they are now"),
                      {Qt::Key_End}, [this] { m_controller.setShownUpdate(std::nullopt); })),
      referenceAction(make(QStringLiteral("trainReference"), tr("Decoder &Reads the Right Output"),
                           tr("The watched sentence is read with its right output; otherwise each lane reads "
                              "what it has written"),
                           {Qt::Key_O},
                           [this] { m_controller.setReadsReference(referenceAction->isChecked()); })),
      m_controller(controller) {
    runAction->setCheckable(true);
    referenceAction->setCheckable(true);
    for (std::size_t i = 0; i < laneActions.size(); ++i) {
        const int lane = static_cast<int>(i);
        laneActions[i] =
            make(QStringLiteral("trainLane%1").arg(lane + 1), tr("Lane %1").arg(lane + 1),
                 tr("Select this lane"), {Qt::Key_1 + lane}, [this, lane] { m_controller.selectLane(lane); });
        laneActions[i]->setCheckable(true);
    }
    connect(&m_controller, &TrainController::changed, this, &TrainActions::follow);
    connect(&m_controller, &TrainController::selectionChanged, this, &TrainActions::follow);
    connect(&m_controller, &TrainController::sentenceChanged, this, &TrainActions::follow);
    follow();
}

QAction* TrainActions::make(const QString& name, const QString& text, const QString& tip,
                            QList<QKeySequence> keys, std::function<void()> run) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    return action;
}

void TrainActions::addTo(QMenu* menu) const {
    menu->addActions({runAction, batchAction, resetAction});
    menu->addSeparator();
    menu->addActions({previousAction, nextAction, previousTenAction, nextTenAction, firstAction, liveAction});
    menu->addSeparator();
    menu->addAction(referenceAction);
}

void TrainActions::follow() {
    const bool isRunning = m_controller.isRunning();
    runAction->setText(isRunning ? tr("Pau&se") : m_controller.hasBegun() ? tr("&Go On") : tr("&Start"));
    runAction->setChecked(isRunning);
    runAction->setEnabled(m_controller.canTrain());
    batchAction->setEnabled(m_controller.canTrain());
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
