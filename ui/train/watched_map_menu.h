// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace attn::ui {

class TrainController;

// Chooses which attention map of a lane is watched. Its actions are named "watch-" and the map's name
// ("watch-cross.1.2"). It is filled when it opens.
class WatchedMapMenu : public QMenu {
    Q_OBJECT

public:
    // Of the lane with this number; -1: of the selected lane. The controller must outlive it.
    WatchedMapMenu(TrainController& controller, int lane, QWidget* parent = nullptr);

    // Commands that stand below the maps.
    void setCommands(const QList<QAction*>& commands);

private:
    int lane() const;
    void fill();
    void addMaps();

    TrainController& m_controller;
    const int m_lane;
    QList<QAction*> m_commands;
};

}  // namespace attn::ui
