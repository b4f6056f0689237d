// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/lessons/facts/lesson_engine.h"
#include "core/lessons/format/lesson_file.h"

namespace attn {

// What the engine computes of a step: its texts and the right answer.
struct SolvedStep {
    std::string text, toDo, ask, right;  // Markdown
    std::vector<std::string> choices, hints;
    nlohmann::ordered_json answer;  // null: none
};

// Computes every text and right answer of a lesson, and checks that each right answer is marked as right.
// Throws Error, which names the step, for what cannot be computed or is not right.
std::vector<SolvedStep> solveLesson(const std::shared_ptr<LessonEngine>& engine);

// A lesson as people read it. Without `solved` expressions are "…".
std::string lessonText(const Lesson& lesson, const std::vector<SolvedStep>& solved);
nlohmann::ordered_json lessonSummaryJson(const Lesson& lesson, const std::vector<SolvedStep>& solved);

std::string lessonListText(const std::vector<BundledLesson>& lessons);
nlohmann::ordered_json lessonListJson(const std::vector<BundledLesson>& lessons);

}  // namespace attn
