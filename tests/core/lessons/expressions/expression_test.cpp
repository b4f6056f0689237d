// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/expression.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/lessons/expressions/facts.h"

namespace attn::test {
namespace {

// A name and a function, and a record with a member and a method.
class FewFacts : public Facts {
public:
    class Thing : public FactRecord {
    public:
        std::string called() const override { return "a thing"; }
        std::optional<FactValue> value(const std::string& name) override {
            return name == "size" ? std::optional(FactValue::number(7)) : std::nullopt;
        }
        std::optional<FactValue> call(const FactCall& call) override {
            if (call.name != "part")
                return std::nullopt;
            return FactValue::number(FactArguments(call, {"number"}, 1).number("number") * 10);
        }
        std::vector<std::string> names() const override { return {"size", "part"}; }
    };
    std::optional<FactValue> value(const std::string& name) override {
        ++asked;
        return name == "answer" ? std::optional(FactValue::number(4)) : std::nullopt;
    }
    std::optional<FactValue> call(const FactCall& call) override {
        ++asked;
        if (call.name == "thing")
            return FactValue::record(std::make_shared<Thing>());
        return std::nullopt;
    }
    std::vector<std::string> names() const override { return {"answer", "thing"}; }
    int asked = 0;
};

FactValue computedBy(const std::string& text) {
    FewFacts facts;
    return Expression(text).compute(facts);
}

std::string expressionProblem(const std::string& text) {
    try {
        computedBy(text);
    } catch (const ExpressionError& error) {
        return error.what();
    }
    return "no problem";
}

TEST(LessonExpression, ComputesNumbers) {
    const std::pair<const char*, double> cases[] = {
        {"1 + 2 * 3", 7},
        {"(1 + 2) * 3", 9},
        {"-2 ^ 2", -4},
        {"2 ^ 3 ^ 2", 512},
        {"2 ^ -1", 0.5},
        {"7 % 3", 1},
        {"-7 % 3", 2},
        {"10 / 4", 2.5},
        {"1e-3 * 1000", 1},
        {".5 + .5", 1},
        {"answer", 4},
        {"thing().size", 7},
        {"thing().part(3)", 30},
        {"thing().part(number = 2)", 20},
        {"[5, 6, 7][1]", 5},
        {"[5, 6, 7][-1]", 7},
        {"if(answer > 3, 1, 1 / 0)", 1},
        {"abs(-3) + ceil(1.2) + floor(1.8)", 6},
        {"sqrt(9) + exp(0) + ln(e) + log2(8) + log10(100)", 10},
        {"round(2.456, 2)", 2.46},
        {"min(3, 1, 2) + max([3, 1, 2])", 4},
        {"sum([]) + sum([1, 2]) + mean([1, 3])", 5},
        {"median([9, 1, 5]) + median([1, 2])", 6.5},
        {"norm([3, 4])", 5},
        {"argmax([1, 5, 5]) + argmin([2, 1])", 4},
        {"count([1, 2]) + count('für')", 5},
        {"first([4, 5]) + last([4, 5])", 9},
        {"entropy([0.5, 0.5])", 1},
        {"dot([1, 2], [3, 4])", 11},
        {"cosine([1, 0], [2, 0])", 1},
        {"js([1, 0], [0, 1]) / ln2", 1},
        {"tv([1, 0], [0.5, 0.5])", 0.5},
        {"sum(softmax([1, 2, 3], temperature = 2))", 1},
        {"number(' 2.5 ')", 2.5},
        {"sum([x * x for x in range(1, 4) if x != 2])", 26},
        {"sum([sum([y for y in range(1, x)]) for x in range(1, 3)])", 10},
        {"2 − 1", 1}};
    for (const auto& each : cases)
        EXPECT_NEAR(computedBy(each.first).asNumber(), each.second, 1e-12) << each.first;
}

TEST(LessonExpression, ComputesTruths) {
    for (const char* text : {"1 < 2", "2 <= 2", "3 ≥ 3", "2 ≠ 3", "'a' < 'b'", "'b' in 'abc'", "2 in [1, 2]",
                             "not false", "true or 1 / 0 > 1", "not (false and 1 / 0 > 1)", "none == none",
                             "1 != '1'", "[1, [2]] == [1, [2]]", "near(0.1 + 0.2, 0.3)", "any([false, true])",
                             "all([])", "not 1 == 2", "1 < 2 and 2 < 3", "\"a\\\"b\" == 'a\"b'"})
        EXPECT_TRUE(computedBy(text).asTruth()) << text;
    EXPECT_FALSE(computedBy("thing() == thing()").asTruth()) << "records are equal to themselves only";
}

TEST(LessonExpression, ComputesTextsAndLists) {
    EXPECT_EQ(shownFact(computedBy("'a' + 'b'")), "ab");
    EXPECT_EQ(shownFact(computedBy("[1] + [2.5, 'x']")), "1, 2.5, x");
    EXPECT_EQ(shownFact(computedBy("join(reverse(split('a b  c')), '-')")), "c-b-a");
    EXPECT_EQ(shownFact(computedBy("sort(['b', 'a'])")), "a, b");
    EXPECT_EQ(shownFact(computedBy("lower(trim(' AB '))")), "ab");
    EXPECT_EQ(shownFact(computedBy("text(1 / 3)")), "0.3333");
    EXPECT_EQ(shownFact(computedBy("range(3, 1, -1)")), "3, 2, 1");
    EXPECT_EQ(shownFact(computedBy("range(2, 1)")), "");
    EXPECT_EQ(shownFact(computedBy("none")), "none");
}

TEST(LessonExpression, SaysWhereItIsWrong) {
    const std::pair<const char*, const char*> cases[] = {
        {"1 +", "at character 4: a value was expected, found its end."},
        {"(1", "at character 3: ) was expected after the expression in brackets, found its end."},
        {"1 2", "at character 3: the expression should end here, found \"a number or text\"."},
        {"1 < 2 < 3", "at character 7: comparisons have no chain; write a < b and b < c."},
        {"answer = 4", "at character 8: = gives an argument its value; write == to compare."},
        {"'abc", "at character 1: the text that begins here has no end; close it with '."},
        {"'a\\x'", "at character 4: after \\ a text may have \\, ', \" or n, and nothing else."},
        {"1 $ 2", "at character 3: an expression has no sign \"$\"."},
        {"'ü' $", "at character 5: an expression has no sign \"$\"."},
        {"2x", "at character 2: a letter follows a number; an operator is missing."},
        {"1e999", "at character 1: this is no number that can be computed with."},
        {"answr", "at character 1: there is no name \"answr\"; did you mean \"answer\"?"},
        {"1 + thin()", "at character 5: there is no function \"thin\"; did you mean \"thing\"?"},
        {"thing().siz", "at character 9: a thing has no \"siz\"; did you mean \"size\"?"},
        {"thing().parts(1)", "at character 9: a thing has no \"parts(…)\"; did you mean \"part\"?"},
        {"thing().part()", "at character 9: part needs the argument \"number\"."},
        {"thing().part(nr = 1)", "at character 9: part has no argument \"nr\"; possible: number."},
        {"thing().part(number = 1, number = 2)", "at character 26: the argument \"number\" is given twice."},
        {"thing().part(number = 1, 2)", "at character 26: arguments with a name come after those without."},
        {"answer.size", "at character 8: a number has no \"size\"; a lane, a row or a model has members."},
        {"1 / 0", "at character 3: this divides by 0."},
        {"0 ^ -1", "at character 3: the result is not a finite number."},
        {"1 + 'a'",
         "at character 3: + takes two numbers, two texts or two lists, found a number and a text."},
        {"1 < 'a'", "at character 3: < compares two numbers or two texts, found a number and a text."},
        {"1 in 2",
         "at character 3: \"in\" looks in a list, or for a text in a text; found a number in a number."},
        {"1 and true", "at character 1: should be true or false, found a number."},
        {"[1, 2][3]", "at character 7: a list of 2 has no place 3; the first one is 1, the last one -1."},
        {"[1][0]", "at character 4: a list of 1 has no place 0; the first one is 1, the last one -1."},
        {"sqrt(-1)", "at character 1: sqrt: the number should be 0 or more."},
        {"ln(0)", "at character 1: a logarithm is of a number above 0."},
        {"mean([])", "at character 1: mean: the list is empty."},
        {"sum(['a'])", "at character 1: sum: list should be a list of numbers, and a text is in it."},
        {"tv([1], [1, 2])", "at character 1: tv: the lists have 1 and 2 values, expected equally many."},
        {"if(true, 1)", "at character 1: if takes three arguments: if(condition, a, b)."},
        {"range(1, 1000000)", "at character 1: range: the list would have more than 100000 values."},
        {"for", "at character 1: a value was expected, found \"for\"."}};
    for (const auto& each : cases)
        EXPECT_EQ(expressionProblem(each.first), each.second) << each.first;
}

TEST(LessonExpression, EndsAndKeepsToItsBounds) {
    EXPECT_THAT(expressionProblem(std::string(5000, '1')), testing::HasSubstr("at most 4000"));
    EXPECT_THAT(expressionProblem(std::string(200, '(') + "1" + std::string(200, ')')),
                testing::HasSubstr("nested too deeply"));
    EXPECT_THAT(expressionProblem(std::string(500, '-') + "1"), testing::HasSubstr("nested too deeply"));
    std::string sum = "1";
    for (int i = 0; i < 600; ++i)
        sum += "+1";
    EXPECT_THAT(expressionProblem(sum), testing::HasSubstr("more than 500 operators"));
    EXPECT_THAT(expressionProblem("[[x + y for x in range(1, 90000)] for y in range(1, 90000)]"),
                testing::HasSubstr("more than two million operations"));
    EXPECT_THAT(expressionProblem("range(1, 99999) + range(1, 99999)"),
                testing::HasSubstr("more than 100000 values"));
}

// Few operations could make, copy or go through any number of bytes.
TEST(LessonExpression, KeepsToBoundsOfMemoryAndTime) {
    const std::string text = "'" + std::string(3700, 'a') + "'", many = "range(1, 99999)";
    EXPECT_THAT(expressionProblem("[" + text + " for x in " + many + "]"),
                testing::HasSubstr("more than two million operations"));
    EXPECT_EQ(expressionProblem("join([" + text + " for x in range(1, 900)])"),
              "at character 1: join: the text would have more than a million bytes.");
    EXPECT_THAT(expressionProblem("join(range(1, 900), join([" + text + " for x in range(1, 200)]))"),
                testing::HasSubstr("join: the text would have"));
    EXPECT_THAT(expressionProblem("[" + many + " for x in " + many + "]"),
                testing::HasSubstr("more than two million operations"));
    EXPECT_THAT(expressionProblem("[[mean(l) for x in " + many + "] for l in [" + many + "]]"),
                testing::HasSubstr("more than two million operations"));
    // A list of shared lists is small, but not for those who go through it.
    EXPECT_EQ(expressionProblem("[[l for x in " + many + "] for l in [" + many + "]]"),
              "at character 2: the list has more than a million values, with those of the lists in it.");
    std::string doubled = "[1]";
    for (int i = 0; i < 25; ++i)
        doubled = "[[x, x] for x in " + doubled + "]";
    EXPECT_THAT(expressionProblem(doubled + " == 1"), testing::HasSubstr("more than a million values"));
    EXPECT_EQ(expressionProblem("sum(range(1, 99999)) + sum(range(1, 99999))"), "no problem");
}

TEST(LessonExpression, AsksForNothingThatItDoesNotNeed) {
    FewFacts facts;
    Expression("false and answer > 1").compute(facts);
    EXPECT_EQ(facts.asked, 0);
    EXPECT_EQ(Expression("[x for x in [1]] + [answer]").freeNames(), std::vector<std::string>{"answer"});
}

TEST(LessonExpression, NamesAreCheckedBeforeAnythingIsComputed) {
    const auto problem = [](const std::string& text) {
        try {
            Expression(text).checkNames({"answer"}, {"lane"});
        } catch (const ExpressionError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    EXPECT_EQ(problem("lane('x').any_member + answer + sum([x for x in [pi]])"), "");
    EXPECT_EQ(problem("1 + lanes('x')"),
              "at character 5: there is no function \"lanes\"; did you mean \"lane\"?");
    EXPECT_EQ(problem("[x for x in [1]] == xyzzy"),
              "at character 21: there is no name \"xyzzy\"; possible: pi, e, ln2, answer.");
}

TEST(LessonExpression, IsTrueNeedsATruth) {
    FewFacts facts;
    EXPECT_TRUE(Expression("answer == 4").isTrue(facts));
    EXPECT_THROW(Expression("answer").isTrue(facts), ExpressionError);
}

}  // namespace
}  // namespace attn::test
