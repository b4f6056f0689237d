// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <string>

#include "core/lessons/checks/lesson_checks.h"
#include "core/lessons/format/lesson_file.h"
#include "core/lessons/format/lesson_languages.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

using nlohmann::json;

// An answer to the question that is wrong; null where none is known beforehand.
json wrongAnswer(const LessonQuestion& question, const json& right, StepChecks& checks) {
    switch (question.kind) {
        case QuestionKind::Choose:
            for (const LessonChoice& choice : question.choices) {
                const json answer = question.isMany ? json::array({choice.id}) : json(choice.id);
                if (!checks.mark(answer).isRight())
                    return answer;
            }
            return {};
        case QuestionKind::Bet: {
            if (!question.offers.empty()) {
                for (const double offer : question.offers)
                    if (!checks.mark(offer).isRight())
                        return offer;
                return {};
            }
            const BetScale scale = question.scale.value_or(BetScale());
            return checks.mark(scale.most).isRight() ? json(scale.least) : json(scale.most);
        }
        case QuestionKind::Point: {
            json answer = right;
            json& one = answer.is_array() ? answer.front() : answer;
            for (const char* key : {"term", "position", "step"})
                if (one.contains(key)) {
                    one[key] = one[key] == 1 ? 2 : 1;
                    return answer.is_array() ? json(answer.size(), one) : answer;
                }
            if (one.contains("lane"))
                for (const LessonLane& lane : checks.step().state.lanes)
                    if (one["lane"] != lane.id) {
                        one["lane"] = lane.id;
                        return answer;
                    }
            return {};
        }
        case QuestionKind::Do:
            return json::object();
        case QuestionKind::Find:
        case QuestionKind::Say:
            return {};
    }
    return {};
}

bool takesLong(const Lesson& lesson) {
    return lesson.id == "heads" ||
           std::any_of(lesson.steps.begin(), lesson.steps.end(),
                       [](const LessonStep& step) { return !step.state.runs.empty(); });
}

TEST(BundledLessons, AreThereAndInTheOrderOfTheirNumbers) {
    const std::vector<BundledLesson> lessons = bundledLessons();
    ASSERT_FALSE(lessons.empty());
    Index last = 0;
    for (const BundledLesson& bundled : lessons) {
        ASSERT_NE(bundled.lesson, nullptr) << bundled.problem;
        EXPECT_GT(bundled.lesson->number.value_or(0), last) << bundled.path;
        last = bundled.lesson->number.value_or(0);
        EXPECT_GE(bundled.lesson->steps.size(), 5U) << bundled.path;
        EXPECT_LE(bundled.lesson->steps.size(), 12U) << bundled.path;
        EXPECT_FALSE(bundled.lesson->summary.empty()) << bundled.path;
    }
}

// Every text of a lesson with its place.
std::map<std::string, const TextTemplate*> textsOf(const Lesson& lesson) {
    std::map<std::string, const TextTemplate*> texts;
    for (const LessonStep& step : lesson.steps) {
        texts[step.id + ".text"] = &step.text;
        texts[step.id + ".do"] = &step.toDo;
        if (!step.question)
            continue;
        const LessonQuestion& question = *step.question;
        texts[step.id + ".ask"] = &question.ask;
        texts[step.id + ".right"] = &question.right;
        texts[step.id + ".wrong"] = &question.wrong;
        texts[step.id + ".model_answer"] = &question.modelAnswer;
        for (std::size_t i = 0; i < question.hints.size(); ++i)
            texts[step.id + ".hints" + std::to_string(i)] = &question.hints[i].text;
        for (const LessonChoice& choice : question.choices) {
            texts[step.id + ".choices." + choice.id] = &choice.text;
            texts[step.id + ".choices." + choice.id + ".hint"] = &choice.hint;
        }
    }
    return texts;
}

// The expressions of a text in any order. What an expression chooses between for a reader is a text of the
// language.
std::multiset<std::string> expressionsOf(const TextTemplate& text) {
    std::multiset<std::string> all;
    for (const Expression& expression : text.expressions()) {
        std::string one = expression.text();
        if (one.find("if(") != std::string::npos)
            one = std::regex_replace(one, std::regex("'[^']*'"), "''");
        all.insert(one);
    }
    return all;
}

// The numbers of a lesson are the same in every language, since its expressions are.
TEST(BundledLessons, AreInEveryLanguageWithTheSameNumbers) {
    for (const BundledLesson& bundled : bundledLessons()) {
        const std::shared_ptr<const LessonFiles> files = LessonFiles::open(bundled.path);
        EXPECT_THAT(lessonLanguages(*files), testing::ElementsAre("de", "es", "fr", "zh-CN")) << bundled.path;
        const std::map<std::string, const TextTemplate*> english = textsOf(*bundled.lesson);
        for (const std::string& language : lessonLanguages(*files)) {
            SCOPED_TRACE(bundled.path + " " + language);
            std::vector<std::string> problems;
            const auto lesson = loadLesson(lessonInLanguage(files, language, &problems));
            EXPECT_THAT(problems, testing::IsEmpty());
            EXPECT_EQ(lesson->language, language);
            EXPECT_NE(lesson->title, bundled.lesson->title);
            EXPECT_NE(lesson->summary, bundled.lesson->summary);
            for (const auto& [place, text] : textsOf(*lesson)) {
                const TextTemplate& original = *english.at(place);
                EXPECT_EQ(expressionsOf(*text), expressionsOf(original)) << place;
                // A formula is the same everywhere.
                const bool hasWords = std::regex_search(original.plain(""), std::regex("[a-z]{3} [a-z]{3}"));
                EXPECT_TRUE(!hasWords || text->text() != original.text()) << place << ": " << text->text();
            }
        }
    }
}

class BundledLessonOf : public testing::TestWithParam<BundledLesson> {};

// Every text is computed, the right answer of the engine is right, and a wrong one is refused and gets a
// hint.
TEST_P(BundledLessonOf, CanBeDoneToItsEndAndRefusesWrongAnswers) {
    const BundledLesson& bundled = GetParam();
    ASSERT_NE(bundled.lesson, nullptr) << bundled.problem;
    if (isSanitized && takesLong(*bundled.lesson))
        GTEST_SKIP()
            << "It measures for too long under a sanitizer; trainings and subsets have tests of their own.";
    const auto engine = std::make_shared<LessonEngine>(bundled.lesson);
    for (std::size_t i = 0; i < bundled.lesson->steps.size(); ++i) {
        StepChecks checks(engine, i);
        const LessonStep& step = checks.step();
        SCOPED_TRACE(bundled.path + ", step " + step.id);
        checks.text(step.text);
        checks.text(step.toDo);
        if (!step.question)
            continue;
        const LessonQuestion& question = *step.question;
        EXPECT_FALSE(checks.text(question.ask).empty());
        if (question.kind == QuestionKind::Say) {
            EXPECT_FALSE(checks.text(question.modelAnswer).empty());
            continue;
        }
        const json right = checks.rightAnswer();
        ASSERT_FALSE(right.is_null());
        EXPECT_TRUE(checks.mark(right).isRight()) << right;
        checks.text(question.right, right, 1);
        EXPECT_FALSE(question.hints.empty());
        const json wrong = wrongAnswer(question, right, checks);
        if (wrong.is_null())
            continue;
        EXPECT_FALSE(checks.mark(wrong).isRight()) << wrong;
        checks.text(question.wrong, wrong, 1);
        for (Index taken = 0; taken < static_cast<Index>(question.hints.size()); ++taken)
            EXPECT_TRUE(checks.hint(wrong, taken, 1).has_value());
    }
}

INSTANTIATE_TEST_SUITE_P(All, BundledLessonOf, testing::ValuesIn(bundledLessons()),
                         [](const testing::TestParamInfo<BundledLesson>& info) {
                             std::string name = std::filesystem::path(info.param.path).filename().string();
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return !std::isalnum(c); }, '_');
                             return name;
                         });

}  // namespace
}  // namespace attn::test
