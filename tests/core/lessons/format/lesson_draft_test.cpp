// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_draft.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/lessons/format/lesson_file.h"
#include "tests/support/sample_lesson.h"

namespace attn::test {
namespace {

TEST(LessonDraft, IdsAreMadeOfTitles) {
    EXPECT_EQ(lessonIdOf("Look back!"), "look-back");
    EXPECT_EQ(lessonIdOf("  Why √d?  "), "why-d");
    EXPECT_EQ(lessonIdOf("注意"), "lesson");
    EXPECT_EQ(lessonIdOf(std::string(80, 'a')).size(), 60u);
    LessonDraft draft;
    EXPECT_EQ(draft.freeStepId("Look"), "look");
    draft.steps.push_back({"look", "Look", "", "", {}, {}, {}});
    EXPECT_EQ(draft.freeStepId("Look"), "look-2");
}

// Everything of a lesson goes through a draft unchanged.
TEST(LessonDraft, KeepsWhatALessonHas) {
    auto files = sampleLessonFiles();
    const auto lesson = loadLesson(LessonFiles::of("x.attnlesson", files));
    const LessonDraft draft = LessonDraft::of(*lesson->files);
    EXPECT_EQ(draft.title, "A sample");
    ASSERT_EQ(draft.steps.size(), 7u);
    EXPECT_EQ(draft.steps[0].text, files["steps/read.md"]);
    const auto again = loadLesson(draft.toFiles("y.attnlesson"));
    const nlohmann::ordered_json before = nlohmann::ordered_json::parse(files["lesson.json"]);
    nlohmann::json found = nlohmann::json::parse(again->files->read("lesson.json"));
    nlohmann::json expected = before;
    for (nlohmann::json* json : {&found, &expected})
        for (auto& step : (*json)["steps"])
            step.erase("text");  // each step has its own file now
    EXPECT_EQ(found, expected);
    EXPECT_EQ(LessonDraft::of(*again->files), draft);
}

TEST(LessonDraft, LeavesOutFilesThatNoStepNames) {
    LessonDraft draft = LessonDraft::of(*LessonFiles::of("x", sampleLessonFiles()));
    draft.files["models/unused.safetensors"] = "x";
    draft.files["pictures/used.png"] = "x";
    draft.steps[0].text += "![a picture](pictures/used.png)";
    const auto files = draft.toFiles("x");
    EXPECT_FALSE(files->has("models/unused.safetensors"));
    EXPECT_TRUE(files->has("pictures/used.png"));
}

TEST(LessonDraft, NeedNotBeWhole) {
    LessonDraft draft;
    draft.title = "Half";
    draft.steps.push_back({"one", "", "", "", {}, {{"kind", "bet"}}, {}});
    const auto files = draft.toFiles("half.attnlesson");
    EXPECT_EQ(LessonDraft::of(*files).steps.size(), 1u);
    EXPECT_THROW(loadLesson(files), Error);
    try {
        LessonDraft::of(*LessonFiles::of("x", {{"lesson.json", "["}}));
        FAIL();
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::StartsWith("x: lesson.json: is not JSON"));
    }
}

}  // namespace
}  // namespace attn::test
