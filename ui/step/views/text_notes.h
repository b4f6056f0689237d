// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"
#include "ui/step/views/text_note.h"

namespace attn::ui {

class SourcePanel;

// The remarks about the text of the selected lane: it was cut, a model does not know a word, a task has no
// such texts, or there is something to know about its links. Session, cursor, panel and note must outlive it.
class TextNotes : public QObject {
    Q_OBJECT

public:
    TextNotes(Session& session, StepCursor& cursor, SourcePanel& panel, TextNote& note, QObject* parent);
    // Whether what is usual for the task is said. A lesson asks for it instead.
    void setRemarks(bool areShown) {
        m_hasRemarks = areShown;
        refresh();
    }

private:
    struct Advice {
        TextNote::Content note;
        QString word, instead;  // of the offer
    };
    void refresh();
    void refreshWords();
    void show();
    Advice advice(const Lane& lane);
    Advice adviceOnWords(const Lane& lane) const;

    Session& m_session;
    StepCursor& m_cursor;
    SourcePanel& m_panel;
    TextNote& m_note;
    TaskShelf m_tasks;
    bool m_hasRemarks = true;
    QTimer m_pause;  // while a person types; half a word is not wrong yet
    Advice m_advice;
    QString m_lane;     // whose advice it is, by its id
    QString m_cutText;  // that is left of a longer one
    qsizetype m_cutFrom = 0;
};

}  // namespace attn::ui
