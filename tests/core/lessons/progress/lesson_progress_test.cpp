// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress/lesson_progress.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

Progress sampleProgress() {
    Progress progress;
    progress.person = "Ada";
    LessonProgress& lesson = progress.lessons["sample"];
    lesson.step = "bet";
    lesson.steps["read"].isDone = true;
    lesson.steps["bet"] = {true, false, 12, 2, 1, true};
    return progress;
}

TEST(LessonProgress, IsReadAsItWasWritten) {
    const TemporaryFolder folder;
    const std::string path = folder.file("progress.json");
    EXPECT_EQ(loadProgress(path), Progress()) << "nobody has begun";
    saveProgress(sampleProgress(), path);
    EXPECT_EQ(loadProgress(path), sampleProgress());
    EXPECT_EQ(folder.fileCount(), 1U);
}

TEST(LessonProgress, BadFilesAreASentence) {
    const TemporaryFolder folder;
    const auto problem = [&](const std::string& text) {
        try {
            loadProgress(folder.write("p.json", text));
        } catch (const Error& error) {
            return std::string(error.what());
        }
        return std::string("no problem");
    };
    const std::string path = folder.file("p.json"),
                      head = R"({"format": "attention-lab-progress", "version": 1)";
    EXPECT_EQ(problem("{"), path + ": not JSON at line 1, column 2, where the text ends too early.");
    EXPECT_EQ(problem(R"({"format": "x", "version": 1})"),
              path + ": its format is \"x\", expected \"attention-lab-progress\".");
    EXPECT_EQ(problem(R"({"format": "attention-lab-progress", "version": 2})"),
              path + ": has version 2, this program reads 1; update the program.");
    EXPECT_EQ(problem(head + R"(, "lessons": {"a": {"steps": {"b": {"tries": -1}}}}})"),
              path + ": lessons.a.steps.b.tries should be from 0 to 1000000, found -1.");
    EXPECT_EQ(problem(head + R"(, "lesons": {}})"),
              path + ": key \"lesons\" is not known; did you mean \"lessons\"?");
}

TEST(LessonAnswerSheet, IsMadeOfProgress) {
    const AnswerSheet sheet = answerSheetOf(sampleProgress(), "sample");
    EXPECT_EQ(sheet.person, "Ada");
    ASSERT_EQ(sheet.answers.size(), 1U) << "the step without an answer is none";
    EXPECT_EQ(sheet.answers.at("bet").answer, 12);
    EXPECT_EQ(sheet.answers.at("bet").tries, 2);
    EXPECT_TRUE(sheet.answers.at("bet").wasShown);
    EXPECT_TRUE(answerSheetOf(sampleProgress(), "other").answers.empty());
}

TEST(LessonAnswerSheet, OneOrManyAreInAFile) {
    const TemporaryFolder folder;
    const AnswerSheet ada = answerSheetOf(sampleProgress(), "sample");
    AnswerSheet bob = ada;
    bob.person = "Bob";
    for (const std::vector<AnswerSheet>& sheets : {std::vector<AnswerSheet>{ada}, {ada, bob}}) {
        saveAnswerSheets(sheets, folder.file("a.json"));
        EXPECT_EQ(loadAnswerSheets(folder.file("a.json")), sheets);
    }
    const auto problem = [](const std::string& text) {
        try {
            answerSheetsFromJson(text, "a.json");
        } catch (const Error& error) {
            return std::string(error.what());
        }
        return std::string("no problem");
    };
    const std::string head = R"({"format": "attention-lab-answers", "version": 1, )";
    EXPECT_EQ(problem(head + R"("lesson": "x"})"), "a.json: answers is missing.");
    EXPECT_EQ(problem(head + R"("lesson": "x", "answers": {"b": {}}})"),
              "a.json: answers.b.answer is missing.");
    EXPECT_EQ(problem(head + R"("sheets": [{"lesson": "x", "answers": {}, "mark": 1}]})"),
              "a.json: key \"sheets[1].mark\" is not known; possible: lesson, person, answers.");
    EXPECT_EQ(problem(head + R"("lesson": "x", "answers": {"b": {"answer": 1}}})"), "no problem");
}

}  // namespace
}  // namespace attn::test
