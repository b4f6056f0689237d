// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// What a person did in one step.
struct StepProgress {
    bool isDone = false;
    std::optional<bool> isRight;    // of the last answer; nothing where none was marked
    nlohmann::ordered_json answer;  // the last one; null: none
    Index tries = 0, hints = 0;
    bool wasShown = false;  // the right answer
    bool operator==(const StepProgress&) const = default;
};

struct LessonProgress {
    std::string step;                           // id of the current one; empty: the first
    std::map<std::string, StepProgress> steps;  // by id
    bool operator==(const LessonProgress&) const = default;
};

// What one person did in all lessons: a JSON file, "format": "attention-lab-progress", "version": 1.
struct Progress {
    std::string person;
    std::map<std::string, LessonProgress> lessons;  // by the id of the lesson
    bool operator==(const Progress&) const = default;
};

// Progress of nobody when there is no such file. Throws Error that starts with the path for a file that is no
// progress.
Progress loadProgress(const std::string& path);
// Whole or not at all (writeFileAtomically, whose errors it throws).
void saveProgress(const Progress& progress, const std::string& path);

// The answers of one person to one lesson.
struct AnswerSheet {
    struct Answer {
        nlohmann::ordered_json answer;
        Index tries = 1, hints = 0;
        bool wasShown = false;
        bool operator==(const Answer&) const = default;
    };
    std::string lesson, person;             // id, name
    std::map<std::string, Answer> answers;  // by the id of the step
    bool operator==(const AnswerSheet&) const = default;
};

// A file of answers (README.md, "Answers"): one sheet or several. Throws Error that starts with the path and
// names the key.
std::vector<AnswerSheet> loadAnswerSheets(const std::string& path);
std::vector<AnswerSheet> answerSheetsFromJson(const std::string& text, const std::string& where);
std::string answerSheetsToJson(const std::vector<AnswerSheet>& sheets);
void saveAnswerSheets(const std::vector<AnswerSheet>& sheets, const std::string& path);
// Of a lesson that was begun; without answers where it was not.
AnswerSheet answerSheetOf(const Progress& progress, const std::string& lesson);

}  // namespace attn
