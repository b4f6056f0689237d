// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "core/lessons/format/lesson_draft.h"

class QWidget;

namespace attn::ui {

class LessonPlayer;
class LessonWriter;
class StepStage;

// A lesson that is being written: when its panel is shown, when its steps are shown or tried by the player,
// and what becomes of it at the end.
class LessonWriting : public QObject {
    Q_OBJECT

public:
    enum class State { No, Writes, Tries };

    // The panel becomes a child of `place`. The others outlive this.
    LessonWriting(LessonPlayer& player, StepStage& stage, QWidget* place, QObject* parent);

    State state() const { return m_state; }
    bool isOn() const { return m_state != State::No; }
    bool showsWriter() const { return m_state == State::Writes; }
    LessonWriter* writer() const { return m_writer; }  // nullptr before a lesson was written
    // Whether the window shows trainings, which are not recorded.
    std::function<bool()> showsTrainings;

    // A new lesson on the pictures as they are.
    void beginNew();
    // A copy of the player's lesson; one that is in a file of its own is changed there.
    void beginWithOpened();
    void tryOut();
    void goBack();  // from trying to writing
    // Asks if something would be lost. False: the person goes on writing.
    bool end();
    bool mayClose();
    // Offers what a crash has left. `prepare` sets up pictures; true: a lesson was opened.
    bool offerLeftBehind(const std::function<void()>& prepare);
    static bool hasLeftBehind();

signals:
    void changed();                   // state()
    void ended(const QString& path);  // of the file that was written; may be empty
    void saved(const QString& path);
    void said(const QString& sentence);
    void problem(const QString& sentence);

private:
    LessonWriter* makeWriter();
    void begin(const LessonDraft& draft, const QString& path);
    void show(int step);
    void setState(State state);

    LessonPlayer& m_player;
    StepStage& m_stage;
    QWidget* m_place;
    LessonWriter* m_writer = nullptr;
    State m_state = State::No;
};

}  // namespace attn::ui
