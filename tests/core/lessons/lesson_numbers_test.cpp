// SPDX-License-Identifier: GPL-3.0-or-later
// Every number that a bundled lesson states is computed by the engine when it is shown, or is a number that
// the question itself sets.
#include <gmock/gmock.h>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/lessons/checks/lesson_checks.h"
#include "core/lessons/format/lesson_file.h"
#include "core/lessons/format/lesson_json.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

// The text without its expressions.
std::string withoutExpressions(const std::string& text) {
    std::string plain;
    int depth = 0;
    for (const char c : text) {
        depth += c == '{' ? 1 : 0;
        if (depth == 0)
            plain += c;
        depth -= c == '}' && depth > 0 ? 1 : 0;
    }
    return plain;
}

// Numbers with a decimal point, and those before a percent sign. A part of a name such as cross.1.2 is none.
std::vector<std::string> numbersIn(const std::string& text) {
    static const std::regex number(R"((^|[^\w.])(\d+\.\d+|\d+(?= ?%))(?!\.\d))");
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), number), end; match != end; ++match)
        found.push_back(match->str(2));
    return found;
}

std::string fileText(const Lesson& lesson, const LessonStep& step) {
    return lesson.files->read(step.textFile);
}

TEST(LessonNumbers, AreComputed) {
    // A claim in words of what good training looks like, and a derivative at a weight that the sentence sets.
    const std::set<std::string> allowed = {"100", "0.5", "0.999"};
    for (const BundledLesson& bundled : bundledLessons()) {
        ASSERT_NE(bundled.lesson, nullptr) << bundled.problem;
        for (const LessonStep& step : bundled.lesson->steps) {
            // Where the lesson itself sets numbers: checks, tolerances, keys of the landscape, `let`.
            std::string set = step.question ? questionToJson(*step.question).dump() : std::string();
            for (const char* key : {"ask", "right", "wrong", "hints"})
                if (nlohmann::ordered_json asked = nlohmann::ordered_json::parse(set, nullptr, false);
                    asked.is_object() && asked.erase(key) > 0)
                    set = asked.dump();
            set += step.givenState.dump();
            for (const auto& [name, expression] : bundled.lesson->names)
                set += " " + expression.text();
            std::string plain = withoutExpressions(fileText(*bundled.lesson, step));
            if (step.question) {
                const LessonQuestion& asked = *step.question;
                for (const TextTemplate* text : {&asked.ask, &asked.right, &asked.wrong})
                    plain += " " + withoutExpressions(text->text());
                for (const LessonHint& hint : asked.hints)
                    plain += " " + withoutExpressions(hint.text.text());
            }
            for (const std::string& number : numbersIn(plain)) {
                // "99 %" is 0.99, and "90 %" is 0.9.
                std::string share = "0." + number;
                while (share.back() == '0')
                    share.pop_back();
                const bool isOfQuestion =
                    set.find(number) != std::string::npos || set.find(share) != std::string::npos;
                EXPECT_TRUE(isOfQuestion || allowed.contains(number))
                    << bundled.path << ", step " << step.id << " states " << number;
            }
        }
    }
}

// The step's texts, right answers and what is said then, with their numbers.
std::string saidIn(const std::string& lessonId, const std::string& stepId) {
    for (const BundledLesson& bundled : bundledLessons()) {
        if (!bundled.lesson || bundled.lesson->id != lessonId)
            continue;
        const auto engine = std::make_shared<LessonEngine>(bundled.lesson);
        for (std::size_t i = 0; i < bundled.lesson->steps.size(); ++i) {
            StepChecks checks(engine, i);
            if (checks.step().id != stepId)
                continue;
            std::string said = checks.text(checks.step().text);
            if (const auto& question = checks.step().question) {
                const nlohmann::json right = checks.rightAnswer();
                said += checks.text(question->right, right, 1);
            }
            return said;
        }
    }
    return {};
}

TEST(LessonNumbers, AreThoseOfTheTheory) {
    // e / (e + 9 / e), and ln(891) / 2
    EXPECT_THAT(saidIn("cosine", "bet"), testing::HasSubstr("0.451"));
    EXPECT_THAT(saidIn("cosine", "beta"), testing::HasSubstr("3.40"));
    // log2(10), and √(256 / 16)
    EXPECT_THAT(saidIn("why-divide", "softmax"), testing::HasSubstr("3.32"));
    EXPECT_THAT(saidIn("why-divide", "bet"), testing::HasSubstr("= 4"));
    if (isSanitized)
        return;
    // The best of all subsets of heads.
    EXPECT_THAT(saidIn("heads", "bet"), testing::HasSubstr("6 heads"));
}

}  // namespace
}  // namespace attn::test
