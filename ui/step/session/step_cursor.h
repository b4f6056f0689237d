// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QTimer>
#include <array>
#include <optional>
#include <vector>

#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// The place of a person in the document: current step, hovered source position and row, selected lane,
// highlighted stage. It owns the commands that move it. Only the window's thread may use it.
class StepCursor : public QObject {
    Q_OBJECT

public:
    explicit StepCursor(Session& session, QObject* parent = nullptr);

    // `step` never exceeds the decoded steps. While lanes decode towards the goal, it follows them.
    Selection selection() const;
    int step() const;
    // The stage of the selected lane's computation, counted from 1. 0 if none is chosen, or if its model
    // lacks it.
    int stage() const;
    const Lane* selectedLane() const;  // nullptr when no model is open
    bool isPlaying() const { return m_playTimer.isActive(); }
    double speed() const { return m_speed; }  // tokens per second

    void setStep(int step);
    void setHoveredSource(int source);
    void setHoveredRow(int row);
    void setMapRow(int row);
    void selectLane(int shownIndex);
    void setStage(int stage);
    void setSpeed(double tokensPerSecond);
    // Part of the selection (Prediction).
    struct Guesses {
        int next = -1, current = -1;  // source positions
        bool operator==(const Guesses&) const = default;
    };
    void setGuesses(const Guesses& guesses);

    QAction* const stepAction;
    QAction* const backAction;
    QAction* const firstAction;
    QAction* const lastAction;
    QAction* const playAction;  // checkable
    QAction* const stopAction;  // ends playing, or decoding of a long text
    QAction* const nextStageAction;
    QAction* const previousStageAction;
    std::array<QAction*, Session::mostLanes> laneActions{};

signals:
    void selectionChanged();
    void stageChanged();
    void speedChanged();

private:
    QAction* makeAction(const QString& name, const QString& text, const QString& tip,
                        QList<QKeySequence> keys, const QString& icon = {});
    void follow(SessionChange change);
    void goForward();
    void goToEnd();
    void setPlaying(bool isPlaying);
    void goToNextStage();
    bool isAtEnd() const;
    std::vector<Stage> stages() const;  // of the selected lane
    void updateActions();

    Session& m_session;  // outlives the cursor
    int m_step = 0;      // the step that was asked for; it comes back when the text grows again
    int m_source = -1;
    int m_row = -1;
    int m_mapRow = 0;
    Guesses m_guesses;
    std::optional<Stage> m_stage;
    int m_reportedStage = 0;
    QString m_laneId;  // of the selected lane
    double m_speed = 2;
    QTimer m_playTimer;
};

}  // namespace attn::ui
