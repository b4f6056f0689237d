// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <memory>
#include <string>

#include "core/tasks/task.h"

namespace attn::ui {

// The tasks of the open models, each made once, and the right output of the current text. Only the window's
// thread may use it.
class TaskShelf {
public:
    // nullptr if the registry has no such task.
    const Task* task(const std::string& id);
    // The right output for `text` with its links; nullptr if the task does not know it. The last answer is
    // kept, because every lane asks for the same text.
    std::shared_ptr<const TaskPair> solve(const std::string& taskId, const QString& text);

private:
    struct Answer {
        QString text;
        std::shared_ptr<const TaskPair> pair;
    };
    std::map<std::string, std::unique_ptr<Task>> m_tasks;
    std::map<std::string, Answer> m_answers;
};

}  // namespace attn::ui
