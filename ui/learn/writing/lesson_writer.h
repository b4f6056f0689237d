// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "core/lessons/format/lesson_draft.h"
#include "ui/files/autosave.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;

namespace attn {
struct Lesson;
}

namespace attn::ui {

class QuestionEditor;

// Writes a lesson: its steps are recorded from the window, the texts and the questions are typed beside it.
class LessonWriter : public QWidget {
    Q_OBJECT

public:
    explicit LessonWriter(QWidget* parent = nullptr);
    ~LessonWriter() override;

    // Gives the state of the window, and adds the files that it needs. Throws Error for what a lesson cannot
    // have.
    std::function<nlohmann::ordered_json(std::map<std::string, std::string>& files)> recordState;
    // Gives the changes of the window since the step's state was shown.
    std::function<nlohmann::ordered_json()> changes;

    // Replaces what is written. `path`: the file that it is of; empty: none yet.
    void setDraft(LessonDraft draft, const QString& path);
    const LessonDraft& draft() const { return m_draft; }
    const QString& path() const { return m_path; }
    bool isChanged() const { return m_isChanged; }
    void markUnsaved();                    // of a copy that was recovered
    int place() const { return m_place; }  // of the step that is shown; −1: none
    // The lesson as it is; nullptr when something is missing, which `problem` says.
    std::shared_ptr<const Lesson> lesson() const { return m_lesson; }
    // Writes the lesson; false: it is not whole, or the user chose no file.
    bool save(bool asksForPath);
    // Saves the lesson, discards it or keeps it, as the user chooses. False: go on writing.
    bool mayLose();
    void discard();
    Autosave& autosave() { return m_autosave; }
    void takeFocus();
    QSize sizeHint() const override;

signals:
    void recorded();
    void tryRequested();
    void closeRequested();
    void stepChosen(int place);  // its state is to be shown
    void saved(const QString& path);
    void problem(const QString& sentence);

private:
    void build();
    void record(bool isNew);
    void move(int by);
    void remove();
    void choose(int place);
    void readFields();
    void showStep();
    void noteChange();
    void examine();
    void fillList();

    LessonDraft m_draft;
    QString m_path;
    bool m_isChanged = false, m_isSetting = false;
    int m_place = -1;
    std::shared_ptr<const Lesson> m_lesson;
    Autosave m_autosave;
    QLineEdit *m_title, *m_summary, *m_stepTitle;
    QPlainTextEdit* m_text;
    QLineEdit* m_toDo;
    QListWidget* m_steps;
    QuestionEditor* m_question;
    QPushButton *m_record, *m_recordAgain, *m_up, *m_down, *m_remove, *m_try, *m_save, *m_close;
    QLabel* m_state;
    QWidget* m_stepFields;
    QScrollArea* m_scroll;
};

}  // namespace attn::ui
