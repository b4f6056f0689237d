// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/text_template.h"

#include <gmock/gmock.h>

#include "core/base/told.h"
#include "core/lessons/expressions/facts.h"

namespace attn::test {
namespace {

class TokenFacts : public Facts {
public:
    std::optional<FactValue> value(const std::string& name) override {
        if (name == "token")
            return FactValue::text("<img src=x>*`");
        return name == "blank" ? std::optional(FactValue::text(" ")) : std::nullopt;
    }
    std::optional<FactValue> call(const FactCall&) override { return std::nullopt; }
    std::vector<std::string> names() const override { return {"token", "blank"}; }
};

std::string filledIn(const std::string& text) {
    TokenFacts facts;
    return TextTemplate(text).compute(facts);
}

std::string templateProblem(const std::string& text) {
    try {
        filledIn(text);
    } catch (const Error& error) {
        return error.what();
    }
    return "no problem";
}

TEST(TextTemplate, ComputesWhatStandsInBraces) {
    EXPECT_EQ(filledIn("It is {1 + 1}."), "It is 2.");
    EXPECT_EQ(filledIn("{1/3} {1/3 | 2} {1/3 | %} {1/3|1%} {[0.5, 0.25] | 1}"),
              "0.3333 0.33 33 % 33.3 % 0.5, 0.2");
    EXPECT_EQ(filledIn("{{x}} {'}|{' == '}'}"), "{x} false");
    EXPECT_EQ(filledIn("{-0.001 | 1}"), "0.0");
    EXPECT_EQ(TextTemplate("a {1} b").plain(), "a … b");
    EXPECT_EQ(TextTemplate("a {1} b").plain("_"), "a _ b");
}

TEST(TextTemplate, NumbersHaveTheMarkOfTheLanguage) {
    translateBy([](const char* english, long) { return std::string(english); }, [] { return ','; });
    EXPECT_EQ(filledIn("{1/3} {1/3 | 2} {1/3|1%} {[0.5, 0.25] | 1} {[1, 2.5]}"),
              "0,3333 0,33 33,3 % 0,5; 0,2 1; 2,5");
    EXPECT_EQ(filledIn("`{1/3}`"), "`0.3333`") << "code is what the program reads";
    translateBy(nullptr);
}

TEST(TextTemplate, WhatWasComputedIsNoMarkdown) {
    EXPECT_EQ(filledIn("{token}"), "\\<img src\\=x\\>\\*\\`");
    EXPECT_EQ(filledIn("`{token}`"), "`<img src=x>*'`");
    EXPECT_EQ(filledIn("`{blank}`"), "`␣`");
    EXPECT_EQ(filledIn("``a ` {token}``"), "``a ` <img src=x>*'``");
    EXPECT_EQ(filledIn("```\n{token}\n\n`{token}\n```\n{blank}"),
              "```\n<img src=x>*'\n\n`<img src=x>*'\n```\n␣");
    // These backticks begin no code.
    const std::string plain = "\\<img src\\=x\\>\\*\\`";
    EXPECT_EQ(filledIn("\\` {token}"), "\\` " + plain);
    EXPECT_EQ(filledIn("` {token}"), "` " + plain);
    EXPECT_EQ(filledIn("` {token}``"), "` " + plain + "``");
    EXPECT_EQ(filledIn("```a``` {token}"), "```a``` " + plain);
    EXPECT_EQ(filledIn("` {'`'}{token}"), "` \\`" + plain);
    EXPECT_EQ(filledIn("` a\n\nb {token} `"), "` a\n\nb " + plain + " `");
}

TEST(TextTemplate, SaysWhatIsWrong) {
    EXPECT_EQ(templateProblem("a {1 + 1"),
              "the brace before \"1 + 1\" has no partner; write {{ for a brace.");
    EXPECT_EQ(templateProblem("a } b"), "the brace after \"a \" has no partner; write }} for a brace.");
    EXPECT_EQ(templateProblem("{1 | x}"),
              "\"x\" is no format of a number; write decimals such as 2, or % or 1% for a share.");
    EXPECT_EQ(templateProblem("{1 +}"), "\"1 +\": at character 4: a value was expected, found its end.");
    EXPECT_EQ(templateProblem("{none | 2}"), "\"none\": the format \"2\" is for a number, found none.");
    EXPECT_EQ(templateProblem("{tokn}"),
              "\"tokn\": at character 1: there is no name \"tokn\"; did you mean \"token\"?");
}

}  // namespace
}  // namespace attn::test
