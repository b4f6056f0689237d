// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/lessons/format/lesson_files.h"

namespace attn {

// A lesson may bring its texts in other languages (README.md, "Languages").

// The codes of those languages: "de", "zh-CN".
std::vector<std::string> lessonLanguages(const LessonFiles& files);

// The files with the texts of `language`, or `files` itself if they have no such texts. "zh_CN" is "zh-CN",
// and "de-AT" is "de" where there is no "de-AT". What the language has no text for stays as it is. Texts that
// have no place in the lesson are added to `problems`, a sentence each with file and key. Throws Error for a
// file that cannot be read.
std::shared_ptr<const LessonFiles> lessonInLanguage(std::shared_ptr<const LessonFiles> files,
                                                    const std::string& language,
                                                    std::vector<std::string>* problems = nullptr);

}  // namespace attn
