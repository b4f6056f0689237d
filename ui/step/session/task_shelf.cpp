// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/task_shelf.h"

namespace attn::ui {

const Task* TaskShelf::task(const std::string& id) {
    const auto found = m_tasks.find(id);
    if (found != m_tasks.end())
        return found->second.get();
    return m_tasks.emplace(id, findTask(id) ? createTask(id) : nullptr).first->second.get();
}

std::shared_ptr<const TaskPair> TaskShelf::solve(const std::string& taskId, const QString& text) {
    const Task* solver = task(taskId);
    if (!solver)
        return nullptr;
    const auto [answer, isNew] = m_answers.try_emplace(taskId);
    if (isNew || answer->second.text != text) {
        std::optional<TaskPair> pair = solver->solve(text.toStdString());
        answer->second = {text, pair ? std::make_shared<const TaskPair>(std::move(*pair)) : nullptr};
    }
    return answer->second.pair;
}

}  // namespace attn::ui
