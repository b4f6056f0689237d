// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <array>

#include "ui/kit/limits.h"
#include "ui/train/train_controller.h"

class QMenu;

namespace attn::ui {

// Commands of Train mode that need no dialog. Their states follow the controller. Used only on the window's
// thread.
class TrainActions : public QObject {
    Q_OBJECT

public:
    explicit TrainActions(TrainController& controller, QObject* parent = nullptr);

    // A run that has ended goes on for so many more updates.
    static constexpr Index moreUpdates = 1000;

    QAction* const runAction;  // checkable: starts, pauses, goes on after the end
    QAction* const batchAction;
    QAction* const endlessAction;
    QAction* const resetAction;     // does nothing by itself: the mode first asks whether the run may be lost
    QAction* const previousAction;  // goes to the previous snapshot
    QAction* const nextAction;
    QAction* const previousTenAction;
    QAction* const nextTenAction;
    QAction* const firstAction;
    QAction* const liveAction;
    QAction* const referenceAction;  // checkable: the decoder reads the reference
    std::array<QAction*, mostLanes> laneActions{};

    void addTo(QMenu* menu) const;  // in the menu's order, with separators

private:
    void follow();

    TrainController& m_controller;  // must outlive this object
};

}  // namespace attn::ui
