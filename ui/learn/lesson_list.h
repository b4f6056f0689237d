// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "core/lessons/format/lesson_file.h"

class QListWidget;
class QPushButton;

namespace attn::ui {

class LessonPlayer;

// The lessons that come with the program and those that a person has opened, with how far each one is.
class LessonList : public QWidget {
    Q_OBJECT

public:
    LessonList(LessonPlayer& player, QWidget* parent);

    const std::vector<std::shared_ptr<const Lesson>>& lessons() const { return m_lessons; }
    // Reads them in the language of the window. A lesson of a file that is not there any more stays as it is.
    void readAgain();
    // Adds a lesson of a file, or takes the place of the one that has its id.
    void add(std::shared_ptr<const Lesson> lesson);
    // Sentences about bundled lessons that cannot be read.
    const QStringList& problems() const { return m_problems; }
    void takeFocus();
    QSize sizeHint() const override;

signals:
    void chosen(const std::shared_ptr<const attn::Lesson>& lesson);
    void openRequested();

private:
    void fill();

    LessonPlayer& m_player;
    QListWidget* m_list;
    QPushButton* m_open;
    std::vector<std::shared_ptr<const Lesson>> m_lessons;
    QStringList m_problems;
    std::string m_shown;  // id of the lesson whose row was made the current one
};

}  // namespace attn::ui
