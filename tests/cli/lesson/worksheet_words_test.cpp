// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/worksheet_words.h"

#include <gtest/gtest.h>

#include "core/lessons/format/lesson_file.h"
#include "core/lessons/format/lesson_files.h"
#include "core/lessons/format/lesson_languages.h"

namespace attn::test {
namespace {

TEST(WorksheetWords, AreThereInTheLanguagesOfTheLessons) {
    for (const BundledLesson& lesson : bundledLessons())
        for (const std::string& language : lessonLanguages(*LessonFiles::open(lesson.path)))
            EXPECT_TRUE(language.starts_with(worksheetWords(language).language)) << language;
    EXPECT_EQ(worksheetWords("de-AT").name, worksheetWords("de").name);
    EXPECT_EQ(worksheetWords("xx").language, "en");
}

}  // namespace
}  // namespace attn::test
