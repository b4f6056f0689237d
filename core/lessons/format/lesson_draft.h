// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/lessons/format/lesson_files.h"

namespace attn {

// A step that is being written.
struct DraftStep {
    std::string id, title;
    std::string text, toDo;           // Markdown
    nlohmann::ordered_json state;     // its keys of README.md, "State"
    nlohmann::ordered_json question;  // null: nothing is asked
    std::vector<std::string> highlights;
};

// A lesson that is being written. It need not be whole: `loadLesson(draft.toFiles(path))` says what is
// missing or wrong.
struct LessonDraft {
    std::string id;  // empty: one is made of the title
    std::string title, summary;
    nlohmann::ordered_json other;  // keys that are kept as they are: author, let, minutes …
    std::vector<DraftStep> steps;
    std::map<std::string, std::string> files;  // bytes of models, pictures and the like, by name

    // Of the files of a lesson or of a draft. Throws Error when lesson.json is not JSON of that kind.
    static LessonDraft of(const LessonFiles& files);
    // As a lesson has them. Files that no step names are left out. Throws as LessonFiles::of.
    std::shared_ptr<const LessonFiles> toFiles(const std::string& path) const;
    // An id for a step that is added: of its title, and no other step's.
    std::string freeStepId(const std::string& stepTitle) const;
    bool operator==(const LessonDraft& other) const;
};

// "Look back!" is "look-back".
std::string lessonIdOf(const std::string& title);

}  // namespace attn
