// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "ui/step/explain/explainer.h"
#include "ui/step/explain/path_check.h"
#include "ui/step/session/step_cursor.h"

class QAction;
class QMenu;

namespace attn::ui {

class ExplanationWindow;
class StagesArea;

// The commands that explain more than the dock's stages do: single numbers, the check by a second path, and
// lanes unfolded beside the selected one. It also joins the dock's content and the explanation window.
class ExplainActions : public QObject {
    Q_OBJECT

public:
    // Session, cursor and area outlive it.
    ExplainActions(Session& session, StepCursor& cursor, StagesArea& area, QObject* parent);

    void addTo(QMenu* menu);
    QMenu* besideMenu() const { return m_besideMenu; }

    QAction* const whyAction;    // explains the number that is looked at
    QAction* const checkAction;  // starts the check, or stops it

    // Unfolds an open lane, or folds it up again, under the selected one.
    void setBeside(const QString& laneId, bool isOn);
    const QStringList& beside() const { return m_beside; }
    // Opens the arithmetic of a number of an open lane.
    void explain(const QString& laneId, const Quantity& quantity);
    // The same for a weight of a shown lane. `lane` counts the shown lanes.
    void explainWeight(int lane, int row, int source);

    // Gives the dock the height that it had before lanes unfolded in it.
    void giveRoomBack();
    // While presenting, the dock stays hidden.
    void setPresenting(bool isPresenting) { m_isPresenting = isPresenting; }

signals:
    void explained();  // a window with the arithmetic of a number has opened
    void besideChanged();
    void said(const QString& sentence);  // what the dock would say if it were shown

private:
    void connectArea();
    void connectCheck();
    void explainCurrent();
    void toggleCheck();
    void clearCheck();
    void follow();
    void followLanes();
    void buildBesideMenu();
    void followBesideMenu();
    std::vector<const Lane*> besideLanes() const;
    void makeRoom();
    void setDockHeight(int height);
    ExplanationWindow& window();
    void connectLit();

    Session& m_session;
    StepCursor& m_cursor;
    StagesArea& m_area;
    Explainer m_explainer;
    PathCheck m_check;
    PathDifference m_difference;  // the one that the bar speaks of
    QString m_checkedLane;
    QStringList m_beside;                                  // ids of the lanes that are unfolded too
    QMenu* m_besideMenu;                                   // owned by the area
    std::vector<std::shared_ptr<const LaneData>> m_shown;  // selected, then beside
    QPointer<ExplanationWindow> m_window;
    std::optional<int> m_ownHeight;  // of the dock, before lanes unfolded
    int m_givenHeight = 0;           // the height that it has for them
    bool m_isPresenting = false;
};

}  // namespace attn::ui
