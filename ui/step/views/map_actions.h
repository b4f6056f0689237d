// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>
#include <optional>
#include <vector>

#include "ui/step/session/lane/best_heads.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QActionGroup;

namespace attn::ui {

// The choice of the attention map that the selected lane shows, as a menu: a submenu for each place where its
// network attends, with the layers and heads of it. The menu follows the lane; it is disabled where there is
// nothing to choose. One command looks for the head that is best on known links and then shows it.
class MapActions : public QObject {
    Q_OBJECT

public:
    MapActions(Session& session, StepCursor& cursor, QWidget* window, QObject* parent = nullptr);

    QMenu* menu() const { return m_menu; }
    // Shows the map before or after the present one; from the last one the first.
    QAction *nextAction, *previousAction;
    // Finds the best head of the selected lane and shows it; while it is looked for: gives it up.
    QAction* bestAction;
    // What the rows and columns of pictures over the source are, of all lanes.
    QAction *wordsAction, *rowsOfReadAction;
    const BestHeads& best() const { return m_best; }
    // The same as a part of an example that was just opened: showing it is no change to undo.
    void openWithBest();

signals:
    void bestChanged();  // what is known of the best head of a lane
    void problem(const QString& sentence);
    void said(const QString& sentence);  // which head is the best

private:
    void findBest();
    void showBest(const QString& laneId, const BestMap& best);
    void followBest();
    void followForm();
    void changeForm();
    void follow();
    void fill(const Lane& lane);
    void add(QMenu* menu, const Lane& lane, const MapAddress& map, const QString& text);
    void go(int by);

    Session& m_session;    // outlives this
    StepCursor& m_cursor;  // outlives this
    BestHeads m_best;
    bool m_isOpening = false;  // what is looked for belongs to an example that was opened
    QMenu* m_menu;
    QActionGroup* m_group;
    std::vector<MapAddress> m_maps;  // by the actions of the group
    QString m_lane;                  // whose maps they are
    std::shared_ptr<const TrainedModel> m_model;
};

}  // namespace attn::ui
