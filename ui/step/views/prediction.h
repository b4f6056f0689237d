// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <map>

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// "Predict, then reveal": before a token is decoded, the class guesses the source position with the largest
// weight, and the step shows whether it was right. Guesses belong to rows of the current text and are
// forgotten with it. Only the window's thread may use it.
class Prediction : public QObject {
    Q_OBJECT

public:
    Prediction(Session& session, StepCursor& cursor, QObject* parent = nullptr);

    bool isOn() const { return predictAction->isChecked(); }
    // While somebody else asks, a guess is only marked and told by `pointed`; nothing is said of it here.
    void setAsking(bool isAsking);
    bool isAsking() const { return m_isAsking; }
    // Marks a source position, as a click does while somebody else asks. −1: none.
    void mark(int source);
    // Guesses for the next row. The same position again takes the guess back. Ignored if no row comes next.
    void guess(int source);

    struct Score {
        int guesses = 0, right = 0;  // right: the position with the largest weight
        double weight = 0;           // mean weight of the guessed positions
    };
    // The score of the selected lane, over the guessed rows that are shown.
    Score score() const;
    // The outcome of the last guess and the next question, on one line if it has room.
    QString sentence() const;
    // "2 of 3 right, mean weight 0.41"; "" before the first guess is revealed.
    QString tally() const;

    QAction* const predictAction;  // checkable
    QAction* const guessAction;    // the hovered position

signals:
    void changed();
    void pointed(int source);

private:
    void follow();
    void forget();
    int guessed(int row) const;  // −1: nothing
    bool canGuess() const;
    QString outcome(const LaneData& lane, int row) const;
    QString question(const LaneData& lane, int row) const;

    Session& m_session;  // both outlive this
    StepCursor& m_cursor;
    bool m_isAsking = false;
    int m_marked = -1;             // while somebody else asks
    std::map<int, int> m_guesses;  // source position by row
};

}  // namespace attn::ui
