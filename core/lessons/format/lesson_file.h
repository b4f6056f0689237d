// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/lessons/format/lesson.h"
#include "core/sessions/session_file.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// Reads a lesson (README.md): a folder, its lesson.json, or a `.attnlesson` file. All of it is checked but
// the models, which are read when they are asked for, and the numbers that its expressions compute. Throws
// Error that starts with the path and names file, step and key. It has the texts of `language` where the
// lesson brings them, otherwise its own ones (lesson_languages.h).
std::shared_ptr<const Lesson> loadLesson(const std::string& path, const std::string& language = {});
// The same of files that are already open.
std::shared_ptr<const Lesson> loadLesson(std::shared_ptr<const LessonFiles> files);

// Writes the files of a lesson as one zip file, whole or not at all. Throws the errors of
// writeFileAtomically.
void packLesson(const LessonFiles& files, const std::string& path);
// A lesson that was written here: its lesson.json, the texts of its steps, and its other files as they are.
// The result is what loadLesson reads.
std::shared_ptr<const LessonFiles> lessonFiles(const Lesson& lesson, const std::string& path,
                                               const std::map<std::string, std::string>& newFiles = {});

// A lesson that comes with the program, or why it cannot be read.
struct BundledLesson {
    std::string path;
    std::shared_ptr<const Lesson> lesson;  // nullptr when there is a problem
    std::string problem;
};
// Those of resources/lessons, in the order of their numbers, in a language as loadLesson has it.
std::vector<BundledLesson> bundledLessons(const std::string& language = {});

// Files of a lesson that its states name. All throw Error that starts with the lesson's path.
// `path` as a lesson writes it: a file of the lesson, or one that comes with the program.
std::shared_ptr<const TrainedModel> lessonModel(const Lesson& lesson, const std::string& path);
// Of a task; one that trains on files is refused.
Recipe lessonRecipe(const Lesson& lesson, const std::string& path);
// The recipe with the values that an answer gives, each by the path of its key: "optimizer.rate".
Recipe changedRecipe(const Recipe& recipe, const std::map<std::string, nlohmann::json>& values,
                     const std::string& where);
// The value of such a key; an empty text where the recipe leaves it out ("illness").
nlohmann::json recipeValue(const Recipe& recipe, const std::string& path);
// Its models are in the session or bundled: a path outside is forgotten. Returns nothing after a stop.
std::optional<SavedSession> lessonSession(const Lesson& lesson, const std::string& path,
                                          const SessionWork& work = {});
// The place of a bundled file ("resources/models/…") in the file system. Throws Error when there is none.
std::string bundledFile(const std::string& path, const std::string& where);

}  // namespace attn
