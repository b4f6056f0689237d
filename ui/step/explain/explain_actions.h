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

// What takes the computation further apart than the dock's stages do: single numbers, the check by a second
// path, and lanes unfolded beside the selected one. Its commands, and the wiring of the dock's content and
// the explanation window.
class ExplainActions : public QObject {
    Q_OBJECT

public:
    // Session, cursor and area outlive it.
    ExplainActions(Session& session, StepCursor& cursor, StagesArea& area, QObject* parent);

    void addTo(QMenu* menu);
    QMenu* besideMenu() const { return m_besideMenu; }

    QAction* const whyAction;    // the number that is looked at
    QAction* const checkAction;  // starts the check, or stops it

    // Unfolds an open lane, named by its score, under the selected one.
    void setBeside(const QString& laneId, bool isOn);
    const QStringList& beside() const { return m_beside; }
    // Opens the arithmetic of a number of an open lane, named by its score.
    void explain(const QString& laneId, const Quantity& quantity);
    // The same of a weight of a shown lane, in their order.
    void explainWeight(int lane, int row, int source);

    // The dock gets the height again that it had before lanes unfolded in it.
    void giveRoomBack();
    // The dock stays hidden then.
    void setPresenting(bool isPresenting) { m_isPresenting = isPresenting; }

signals:
    void explained();  // a window with the arithmetic of a number has opened
    void besideChanged();
    void said(const QString& sentence);  // what the dock would say, were it shown

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
    PathDifference m_difference;  // that the bar speaks of
    QString m_checkedLane;
    QStringList m_beside;                                  // scores of the lanes that are unfolded, too
    QMenu* m_besideMenu;                                   // owned by the area
    std::vector<std::shared_ptr<const LaneData>> m_shown;  // selected, then beside
    QPointer<ExplanationWindow> m_window;
    std::optional<int> m_ownHeight;  // of the dock, before lanes unfolded
    int m_givenHeight = 0;           // that it has for them
    bool m_isPresenting = false;
};

}  // namespace attn::ui
