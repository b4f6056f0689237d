// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QActionGroup;

namespace attn::ui {

class TrainController;

// Chooses which attention map of the selected lane is watched. Its actions are named "watch-" and the map's
// name
// ("watch-cross.1.2"). It is filled when it opens.
class WatchedMapMenu : public QMenu {
    Q_OBJECT

public:
    // The controller must outlive it.
    explicit WatchedMapMenu(TrainController& controller, QWidget* parent = nullptr);

    // Commands that stand below the maps.
    void setCommands(const QList<QAction*>& commands);

private:
    void fill();
    void addMaps();

    TrainController& m_controller;
    QList<QAction*> m_commands;
    QActionGroup* m_group = nullptr;
};

}  // namespace attn::ui
