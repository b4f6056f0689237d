// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/command_test.h"
#include "tests/support/sample_lesson.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class LessonCommand : public CommandTest {
protected:
    LessonCommand() : m_lesson(writeSampleLesson(m_folder)) {}

    // A file of answers of two persons; the second one is wrong everywhere.
    std::string answers() const {
        return m_folder.write("answers.json",
                              R"json({"format": "attention-lab-answers", "version": 1, "sheets": [
            {"lesson": "sample", "person": "Ada", "answers": {
                "choose": {"answer": "a"}, "bet": {"answer": 11, "tries": 2, "hints": 1},
                "do": {"answer": {"changes": {"dot": {"steps": [{"step": 1, "token": "2"}]}}}},
                "find": {"answer": "21 May 1998"}, "say": {"answer": "Because."}}},
            {"lesson": "sample", "person": "Bob", "answers": {
                "choose": {"answer": "b"}, "bet": {"answer": 15, "shown": true}, "point": {"answer": "x"},
                "do": {"answer": {}}, "find": {"answer": "9 May 1998"}}}]})json");
    }

    std::string m_lesson;
};

TEST_F(LessonCommand, PrintsALesson) {
    const ProgramResult result = run({"lesson", m_lesson});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out,
                AllOf(HasSubstr("A sample (sample, en): 7 steps, 6 questions, about 5 minutes\n"),
                      HasSubstr("\n2. Choose [choose]\nOne more.\n\n? choose: Which year?\n  a) 1998\n"),
                      HasSubstr("  from 1 to 30 tokens\n"), HasSubstr("point (token, 3 times)"),
                      HasSubstr("It says … and looks there")));
    EXPECT_EQ(json({"lesson", m_lesson, "--json"})["lesson"]["id"], "sample");
}

TEST_F(LessonCommand, SolvesEveryQuestion) {
    const nlohmann::json solved = json({"lesson", m_lesson, "--solve", "--json"})["solved"];
    EXPECT_EQ(solved["choose"]["answer"], "a");
    EXPECT_EQ(solved["bet"]["answer"], 10);
    EXPECT_EQ(solved["point"]["answer"].size(), 3U);
    EXPECT_EQ(solved["bet"]["right"], "Measured: 10, you are 0 away.");
    EXPECT_THAT(run({"lesson", m_lesson, "--solve"}).out, HasSubstr("right: \"a\""));
    nlohmann::ordered_json wrong = sampleLessonJson();
    wrong["steps"][4]["question"]["solution"] = nlohmann::ordered_json::object();
    const std::string path = writeSampleLesson(m_folder, sampleLessonFiles(wrong), "wrong");
    EXPECT_EQ(sentence({"lesson", path, "--solve"}),
              "attnlab: " + path +
                  ": lesson.json, step 5 \"do\": question: its own right answer is marked as wrong.\n");
}

TEST_F(LessonCommand, MarksAClass) {
    const ProgramResult result = run({"lesson", m_lesson, "--check", answers()});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out,
              "person  choose               bet      point     do   find   say   right\n"
              "Ada      right             right          –  right  right  said  4 of 5\n"
              "Bob      wrong  wrong +5 (shown)  wrong 0/3  wrong  wrong     –  0 of 5\n");
    EXPECT_EQ(result.err, "attnlab: Bob, point: the answer should be a list of 3 answers, found \"x\".\n");
    const nlohmann::json marks = json({"lesson", m_lesson, "--check", answers(), "--json"});
    EXPECT_EQ(marks["format"], "attention-lab-lesson-marks");
    EXPECT_EQ(marks["sheets"][0]["right"], 4);
    EXPECT_EQ(marks["sheets"][0]["answers"]["bet"]["distance"], 1);
    EXPECT_EQ(marks["sheets"][0]["answers"]["bet"]["tries"], 2);
    EXPECT_EQ(marks["sheets"][1]["answers"]["choose"]["result"], "wrong");
    EXPECT_EQ(marks["sheets"][0]["answers"]["say"]["result"], "not_marked");
    EXPECT_EQ(marks["problems"].size(), 1U);
}

TEST_F(LessonCommand, RefusesSheetsOfAnotherLesson) {
    const std::string other = m_folder.write(
        "other.json",
        R"({"format": "attention-lab-answers", "version": 1, "lesson": "x", "person": "Ada", "answers": {}})");
    EXPECT_EQ(sentence({"lesson", m_lesson, "--check", other}),
              "attnlab: " + other + ": the sheet of \"Ada\" is of the lesson \"x\", expected \"sample\".\n");
    const std::string step = m_folder.write(
        "step.json",
        R"({"format": "attention-lab-answers", "version": 1, "lesson": "sample", "answers": {"bets": {"answer": 1}}})");
    EXPECT_THAT(
        sentence({"lesson", m_lesson, "--check", step}),
        HasSubstr("answers the step \"bets\", which asks nothing in this lesson; did you mean \"bet\"?"));
}

TEST_F(LessonCommand, PacksAFolder) {
    EXPECT_EQ(run({"lesson", m_lesson, "--pack"}).out, m_lesson + ".attnlesson\n");
    EXPECT_EQ(json({"lesson", m_lesson + ".attnlesson", "--json"})["lesson"]["title"], "A sample");
    const std::string out = m_folder.file("other.attnlesson");
    EXPECT_EQ(run({"lesson", m_lesson + "/lesson.json", "--pack", "--out", out}).code, 0);
    EXPECT_EQ(readBytes(out), readBytes(m_lesson + ".attnlesson"));
    EXPECT_THAT(sentence({"lesson", out, "--pack", "--out", out}), HasSubstr(out));
}

TEST_F(LessonCommand, WritesAWorksheet) {
    if (isThreadSanitized)
        GTEST_SKIP() << "fontconfig has threads of its own, and is not built for the thread sanitizer";
    const std::string path = m_folder.file("sheet.pdf");
    const ProgramResult result = run({"lesson", m_lesson, "--worksheet", path});
    EXPECT_EQ(result.code, 0) << result.err;
    const std::string bytes = readBytes(path);
    EXPECT_THAT(bytes, testing::StartsWith("%PDF-"));
    EXPECT_THAT(bytes, HasSubstr("595.28"));
    EXPECT_THAT(sentence({"lesson", m_lesson, "--worksheet", m_folder.file("none/x.pdf")}),
                HasSubstr("does not exist"));
}

TEST_F(LessonCommand, SaysWhatIsWrong) {
    EXPECT_THAT(sentence({"lesson"}), HasSubstr("lesson: names no lesson"));
    EXPECT_THAT(sentence({"lesson", "no-such-lesson"}), HasSubstr("no lesson of the program has this id"));
    EXPECT_THAT(sentence({"lesson", m_lesson, "--list"}),
                HasSubstr("--list names all lessons of the program"));
    EXPECT_THAT(sentence({"lesson", m_lesson, "--pack", "--solve"}), HasSubstr("one at a time"));
    EXPECT_THAT(sentence({"lesson", m_lesson, "--out", "x"}), HasSubstr("add --pack"));
    EXPECT_THAT(sentence({"lesson", m_folder.write("x.attnlesson", "x")}), HasSubstr("not a whole zip file"));
    EXPECT_EQ(run({"lesson", "--list"}).code, 0);
    EXPECT_EQ(run({"lesson", "--list", "--language", "de"}).code, 0);
    EXPECT_THAT(sentence({"lesson", "--list", "--language", "xx"}),
                HasSubstr("no lesson of the program is in this language; give one of "));
    EXPECT_THAT(run({"lesson", "2"}).out, HasSubstr("Look back"));
    EXPECT_TRUE(json({"lesson", "--list", "--json"})["lessons"].is_array());
}

}  // namespace
}  // namespace attn::test
