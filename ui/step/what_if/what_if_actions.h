// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QPoint>
#include <functional>
#include <vector>

#include "ui/step/what_if/what_if_editor.h"

class QMenu;
class QWidget;

namespace attn::ui {

// Commands that change the decoding of the selected lane by hand, at its current row and the hovered source
// position. Their states and texts follow session and cursor. A command that is not possible says why.
class WhatIfActions : public QObject {
    Q_OBJECT

public:
    WhatIfActions(Session& session, StepCursor& cursor, QObject* parent = nullptr);

    WhatIfEditor& editor() { return m_editor; }
    // Makes the menu of all commands, and the menus for one place. Those of cells and of the output end with
    // `mapChoice`. The window owns them.
    QMenu* makeMenu(QWidget* window, QAction* mapChoice);
    enum class Place { Cell, Source, Output };
    // `row` and `column` of the shown map, or `column` of the source; −1 for none.
    void popUp(Place place, QPoint where, int row, int column);

signals:
    // A person must choose a token for the target: to be said, or to stand in the source.
    void tokenWanted();
    void swapWanted();
    void temperatureWanted();
    void unmaskingWanted();  // the causal mask of the shown map is to be lifted, which a person must confirm
    void explanationWanted();  // of the weight of the target

private:
    QAction* add(const QString& name, const QString& text, const QString& tip,
                 const QList<QKeySequence>& keys, const std::function<void(WhatIfEditor&)>& run);
    void addRowsOfLanes();
    void follow();
    void followRow(const WhatIfTarget& target);
    void followSource(const WhatIfTarget& target);
    void followOthers(const WhatIfTarget& target);
    void followMap(const WhatIfTarget& target);

    Session& m_session;  // outlives this
    WhatIfEditor m_editor;
    QAction* m_why;
    QAction *m_uniform, *m_hard, *m_shuffle, *m_say, *m_zero, *m_swap, *m_temperature, *m_root;
    QAction *m_mapUniform, *m_mapHard, *m_mapOff, *m_unmask;  // of the whole map
    QAction* m_places;
    QAction *m_step, *m_lane, *m_all;  // as they were
    QList<QAction*> m_rowsOf;          // of the open lanes, in their order
    QMenu* m_lanes = nullptr;
    QMenu* m_map = nullptr;
    QMenu* m_menus[3] = {};
    // The data that the states were computed from.
    std::shared_ptr<const LaneData> m_data;
    int m_row = -2, m_column = -2, m_mapRow = -2, m_source = -2;
};

}  // namespace attn::ui
