// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/checks/lesson_checks.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/lessons/checks/point_answers.h"
#include "core/lessons/format/lesson_file.h"
#include "tests/support/sample_lesson.h"

namespace attn::test {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

class LessonChecks : public testing::Test {
protected:
    void use(const ordered_json& lesson) {
        m_engine =
            std::make_shared<LessonEngine>(loadLesson(LessonFiles::of("x", sampleLessonFiles(lesson))));
    }
    StepChecks checksOf(const std::string& id) {
        if (!m_engine)
            use(sampleLessonJson());
        const std::vector<LessonStep>& steps = m_engine->lesson().steps;
        std::size_t place = 0;
        while (steps.at(place).id != id)
            ++place;
        return StepChecks(m_engine, place);
    }

    std::shared_ptr<LessonEngine> m_engine;
};

TEST_F(LessonChecks, ChoosesAreMarked) {
    StepChecks checks = checksOf("choose");
    EXPECT_TRUE(checks.mark("a").isRight());
    const LessonMark wrong = checks.mark("b");
    EXPECT_FALSE(wrong.isRight());
    EXPECT_EQ(wrong.hint.text(), "Read it once more.");
    EXPECT_EQ(wrong.problem, "");
    EXPECT_EQ(checks.mark("c").problem, "there is no choice \"c\".");
    EXPECT_EQ(checks.mark(1).problem, "the answer should be a choice, found 1.");
    EXPECT_EQ(checks.mark(json()).problem, "the answer should be a choice, found null.");
    EXPECT_EQ(checks.rightAnswer(), "a");
    EXPECT_FALSE(checks.hint({}, 0)) << "it has none";
}

TEST_F(LessonChecks, SeveralChoicesAreAllNeeded) {
    ordered_json lesson = sampleLessonJson();
    ordered_json& question = lesson["steps"][1]["question"];
    question["many"] = true;
    question["choices"].push_back(
        {{"id", "c"}, {"text", "Not 1989"}, {"right", "lane('dot').output != '1989-05-09'"}});
    use(lesson);
    StepChecks checks = checksOf("choose");
    EXPECT_EQ(checks.rightAnswer(), ordered_json::parse(R"(["a", "c"])"));
    EXPECT_TRUE(checks.mark(json::parse(R"(["c", "a"])")).isRight());
    EXPECT_FALSE(checks.mark(json::parse(R"(["a"])")).isRight());
    EXPECT_FALSE(checks.mark(json::parse(R"(["a", "b", "c"])")).isRight());
    EXPECT_EQ(checks.mark("a").problem, "the answer should be a list of choices, found \"a\".");
}

TEST_F(LessonChecks, BetsHaveADistance) {
    StepChecks checks = checksOf("bet");
    const LessonMark mark = checks.mark(13);
    EXPECT_FALSE(mark.isRight());
    EXPECT_EQ(mark.value, 10);
    EXPECT_EQ(mark.distance, 3);
    EXPECT_TRUE(checks.mark(11).isRight());
    EXPECT_TRUE(checks.mark(9).isRight());
    EXPECT_FALSE(checks.mark(11.1).isRight());
    EXPECT_EQ(checks.mark("x").problem, "the answer should be a number, found \"x\".");
    EXPECT_EQ(checks.rightAnswer(), 10);
    EXPECT_EQ(checks.hint({}, 0), "It is a date.");
    EXPECT_EQ(checks.hint({}, 5), "It is a date.") << "the last one again";
    EXPECT_EQ(checks.hint(13, 1), "Less than 13.");
    EXPECT_EQ(checks.hint(3, 1), "It is a date.") << "the other one does not apply";
    EXPECT_EQ(checks.text(checks.step().question->right, 12), "Measured: 10, you are 2 away.");
}

TEST_F(LessonChecks, ACheckDecidesInsteadOfATolerance) {
    ordered_json lesson = sampleLessonJson();
    lesson["steps"][2]["question"]["check"] = "answer % 2 == 1 and abs(distance) < 4 and tries < 3";
    lesson["steps"][2]["question"].erase("tolerance");
    use(lesson);
    StepChecks checks = checksOf("bet");
    EXPECT_TRUE(checks.mark(13).isRight());
    EXPECT_FALSE(checks.mark(12).isRight());
    EXPECT_FALSE(checks.mark(13, 3).isRight());
}

TEST_F(LessonChecks, PointsAreAskedSeveralTimes) {
    StepChecks checks = checksOf("point");
    const ordered_json right = checks.rightAnswer();
    ASSERT_EQ(right.size(), 3U);
    EXPECT_EQ(right[0]["lane"], "dot");
    LessonMark mark = checks.mark(json(right));
    EXPECT_TRUE(mark.isRight());
    EXPECT_EQ(mark.right, 3);
    EXPECT_EQ(mark.asked, 3);
    json other = right;
    other[0]["position"] = 1;
    mark = checks.mark(other);
    EXPECT_TRUE(mark.isRight()) << "two of three are enough";
    EXPECT_EQ(mark.right, 2);
    other[1]["position"] = 1;
    EXPECT_FALSE(checks.mark(other).isRight());
    other = right;
    for (json& each : other)
        each["lane"] = "additive";
    EXPECT_EQ(checks.mark(other).right, 0) << "only answers in the lane count";
    EXPECT_EQ(checks.mark(right[0]).problem, "the answer should be a list of 3 answers, found object.");
    EXPECT_EQ(checks.mark(json::parse(R"([{}, {}, {}])")).problem,
              "the answer's position should be a whole number from 1.");
}

TEST_F(LessonChecks, WhatWasDoneIsMarked) {
    StepChecks checks = checksOf("do");
    const ordered_json right = checks.rightAnswer();
    EXPECT_EQ(right, ordered_json::parse(R"({"changes": {"dot": {"steps": [{"step": 1, "token": "2"}]}}})"));
    EXPECT_TRUE(checks.mark(json(right)).isRight());
    EXPECT_FALSE(checks.mark(json::object()).isRight());
    EXPECT_FALSE(checks.mark(json::parse(R"({"changes": {"dot": {"steps": [{"step": 2, "token": "2"}]}}})"))
                     .isRight());
    EXPECT_EQ(checks.mark(json::parse(R"({"changs": {}})")).problem,
              "the answer: key \"changs\" is not known; did you mean \"changes\"?");
    EXPECT_THAT(
        checks.mark(json::parse(R"({"changes": {"dot": {"steps": [{"step": 1, "token": "ß"}]}}})")).problem,
        testing::HasSubstr("ß"));
    EXPECT_THAT(checks.mark(json::parse(R"({"text": ""})")).problem,
                testing::HasSubstr("the text has no tokens"));
}

TEST_F(LessonChecks, WhatWasFoundIsMarked) {
    StepChecks checks = checksOf("find");
    EXPECT_TRUE(checks.mark("21 May 1998").isRight());
    EXPECT_FALSE(checks.mark("9 May 1998").isRight());
    EXPECT_FALSE(checks.mark("nonsense").isRight());
    EXPECT_EQ(checks.mark(3).problem, "the answer should be a text, found 3.");
    const ordered_json right = checks.rightAnswer();
    ASSERT_TRUE(right.is_string()) << "twenty dates have one";
    EXPECT_TRUE(checks.mark(json(right)).isRight());
}

TEST_F(LessonChecks, WhatWasSaidIsNotMarked) {
    StepChecks checks = checksOf("say");
    EXPECT_EQ(checks.mark("Because.").result, LessonMark::Result::NotMarked);
    EXPECT_EQ(checks.mark("").problem, "the answer should be a text, found \"\".");
    EXPECT_TRUE(checks.rightAnswer().is_null());
    EXPECT_THAT(checks.text(checks.step().question->modelAnswer), testing::StartsWith("Because of `"));
}

TEST_F(LessonChecks, TextsAreComputed) {
    StepChecks checks = checksOf("read");
    EXPECT_THAT(checks.text(checks.step().text), testing::HasSubstr("It says `1` and looks"));
    EXPECT_THROW(checks.mark("a"), Error) << "the step asks nothing";
}

TEST_F(LessonChecks, ALessonAtFaultIsNamed) {
    ordered_json lesson = sampleLessonJson();
    lesson["steps"][2]["question"]["value"] = "lane('dit').length";
    lesson["steps"][1]["question"]["choices"][0]["right"] = "lane('dot').output == 'x'";
    use(lesson);
    const auto problem = [](auto act) {
        try {
            act();
        } catch (const Error& error) {
            return std::string(error.what());
        }
        return std::string("no problem");
    };
    EXPECT_EQ(problem([&] { checksOf("bet").mark(1); }),
              "x: lesson.json, step 3 \"bet\": question.value: \"lane('dit').length\", at character 1: there "
              "is no lane "
              "\"dit\"; did you mean \"dot\"?");
    EXPECT_EQ(problem([&] { checksOf("choose").rightAnswer(); }),
              "x: lesson.json, step 2 \"choose\": question.choices: none of them is right.");
}

TEST_F(LessonChecks, TheSameAnswerGetsTheSameMark) {
    StepChecks checks = checksOf("bet");
    const LessonMark once = checks.mark(13);
    checks.hint(13, 0);
    checks.rightAnswer();
    EXPECT_EQ(checks.mark(13).distance, once.distance);
}

TEST(PointAnswers, AreComparedByTheirKind) {
    const auto number = [](double value) { return FactValue::number(value); };
    EXPECT_TRUE(isPointedAt(PointAt::Cell, json::parse(R"({"step": 2, "position": 3})"),
                            FactValue::list({number(2), number(3)})));
    EXPECT_FALSE(isPointedAt(PointAt::Cell, json::parse(R"({"step": 3, "position": 2})"),
                             FactValue::list({number(2), number(3)})));
    EXPECT_TRUE(isPointedAt(
        PointAt::Cell, json::parse(R"({"step": 1, "position": 1})"),
        FactValue::list({FactValue::list({number(2), number(3)}), FactValue::list({number(1), number(1)})})));
    EXPECT_TRUE(isPointedAt(PointAt::Bar, json::parse(R"({"position": 3})"),
                            FactValue::list({number(2), number(3)})));
    EXPECT_TRUE(isPointedAt(PointAt::Lane, json::parse(R"({"lane": "dot"})"), FactValue::text("dot")));
    EXPECT_TRUE(
        isPointedAt(PointAt::Term, json::parse(R"({"term": 5, "step": 1, "position": 2})"), number(5)));
    EXPECT_EQ(pointAnswer(PointAt::Map, FactValue::text("cross.1.2"), "t", 1),
              ordered_json::parse(R"({"lane": "t", "map": "cross.1.2"})"));
    EXPECT_THROW(pointAnswer(PointAt::SourceToken, number(1.5), "t", 1), Error);
    EXPECT_THROW(pointAnswer(PointAt::SourceToken, FactValue::list({}), "t", 1), Error);
    EXPECT_EQ(pointAnswerProblem(PointAt::Lane, json::parse(R"({"lane": "a", "x": 1})")),
              "the answer's key \"x\" is not known.");
    EXPECT_EQ(pointAnswerProblem(PointAt::Output, 3),
              "the answer should be an object such as {\"step\": …}, found number.");
}

}  // namespace
}  // namespace attn::test
