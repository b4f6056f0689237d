// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>
#include <nlohmann/json.hpp>

#include "core/lessons/format/lesson.h"

namespace attn::ui {

// What a person points at in the window; all counted from 1, 0: nothing.
struct PointedAt {
    QString lane, map, run;  // ids
    int step = 0, position = 0;
    QString token, laneName;  // for people
    bool operator==(const PointedAt&) const = default;
};

// The part of a question in which a person answers it. Its answers are those of core/lessons/README.md.
class AnswerField : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    // null while it is not complete.
    virtual nlohmann::json answer() const = 0;
    // Shows an answer of this kind.
    virtual void setAnswer(const nlohmann::json& answer) = 0;
    // The person pointed at something in the window.
    virtual void point(const PointedAt&) {}
    // Of a question that is asked of several rows: goes to the next row, once this one has an answer. false:
    // this is the last row.
    virtual bool nextRow() { return false; }
    // In front of a class: hands can be counted for each answer.
    virtual void setPresenting(bool /*isPresenting*/) {}
    // Where the keyboard goes.
    virtual QWidget* first() { return this; }

signals:
    void changed();
    void entered();  // Return: the answer is to be checked
};

// The field for a question. `choices` are Markdown, of a question to choose. A question to do has none, and
// one to point asks the window.
AnswerField* makeAnswerField(const LessonQuestion& question, const QStringList& choices, QWidget* parent);

}  // namespace attn::ui
