// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/lessons/format/lesson.h"

namespace attn {

// Reads lesson.json and the texts that it names. Throws Error that starts with the path and names step and
// key. Files other than texts are not opened.
Lesson lessonFromFiles(std::shared_ptr<const LessonFiles> files);
// lesson.json of a lesson, as lessonFromFiles reads it. Texts stand in their own files.
nlohmann::ordered_json lessonToJson(const Lesson& lesson);

// One question; `where` names file and step. `names` are those of `let`.
LessonQuestion questionFromJson(const nlohmann::json& value, const std::string& where,
                                const std::string& path, const std::vector<std::string>& names);
nlohmann::ordered_json questionToJson(const LessonQuestion& question);

// Names and functions that the facts of a lesson have, besides those of `let` and of a question.
const std::vector<std::string>& lessonFactNames();
const std::vector<std::string>& lessonFactFunctions();

}  // namespace attn
