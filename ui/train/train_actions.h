// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <array>

#include "ui/kit/limits.h"
#include "ui/train/train_controller.h"

class QMenu;

namespace attn::ui {

// Commands of Train mode that need no dialog; their states follow the controller. The window's thread only.
class TrainActions : public QObject {
    Q_OBJECT

public:
    explicit TrainActions(TrainController& controller, QObject* parent = nullptr);

    // Of a run that has ended: so many more.
    static constexpr Index moreUpdates = 1000;

    QAction* const runAction;  // checkable: starts, pauses, goes on past the end
    QAction* const batchAction;
    QAction* const endlessAction;
    QAction* const resetAction;     // does nothing by itself: what would be lost is asked for first
    QAction* const previousAction;  // snapshot
    QAction* const nextAction;
    QAction* const previousTenAction;
    QAction* const nextTenAction;
    QAction* const firstAction;
    QAction* const liveAction;
    QAction* const referenceAction;  // checkable: the decoder reads the right output
    std::array<QAction*, mostLanes> laneActions{};

    void addTo(QMenu* menu) const;  // in its order, with separators

private:
    void follow();

    TrainController& m_controller;  // outlives this
};

}  // namespace attn::ui
