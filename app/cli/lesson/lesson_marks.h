// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/lessons/checks/lesson_checks.h"
#include "core/lessons/progress/lesson_progress.h"

namespace attn {

// One person's answers to a lesson, marked.
struct MarkedSheet {
    AnswerSheet sheet;
    std::map<std::string, LessonMark> marks;  // by the id of the step; none where nothing was answered
    Index right = 0;                          // questions
};
struct MarkedClass {
    std::vector<std::string> questions;  // ids of the steps that have one that is marked or said
    Index marked = 0;                    // questions that are marked
    std::vector<MarkedSheet> sheets;
    std::vector<std::string> problems;  // answers that do not fit, sentences
};

// Throws Error for sheets of another lesson and for a lesson that is at fault.
MarkedClass markSheets(const std::shared_ptr<LessonEngine>& engine,
                       const std::vector<std::pair<std::string, AnswerSheet>>& sheets);

// A row a person, a column a question.
std::string marksTable(const MarkedClass& marked);
nlohmann::ordered_json marksJson(const MarkedClass& marked, const Lesson& lesson);

}  // namespace attn
