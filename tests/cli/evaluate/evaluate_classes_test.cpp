// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate/evaluate_classes.h"

#include <gmock/gmock.h>

namespace attn::test {
namespace {

using testing::HasSubstr;

Vocabulary vocabularyOf(const std::vector<std::string>& classes) {
    Vocabulary vocabulary;
    for (const std::string& name : classes)
        vocabulary.add(name);
    return vocabulary;
}

ClassMeasures byHand() {
    ClassMeasures measures;
    measures.confusion.add(0, 0, 3);
    measures.confusion.add(0, 1, 1);
    measures.confusion.add(1, 1, 2);
    measures.confusion.add(1, ConfusionMatrix::noClass);
    return measures;
}

TEST(EvaluatedClasses, AreNamedInJson) {
    const nlohmann::ordered_json found = classesJson(byHand(), vocabularyOf({"bad", "good", "odd"}));
    ASSERT_EQ(found["classes"].size(), 2U) << "no text is odd";
    EXPECT_EQ(found["classes"][0]["class"], "bad");
    EXPECT_EQ(found["classes"][0]["texts"], 4);
    EXPECT_EQ(found["classes"][1]["given"], 3);
    EXPECT_EQ(found["classes"][1]["right"], 2);
    EXPECT_DOUBLE_EQ(found["classes"][0]["recall"].get<double>(), 0.75);
    EXPECT_EQ(found["confusion"], nlohmann::ordered_json::parse("[[3, 1], [0, 2]]"));
    EXPECT_EQ(found["no_class"], 1);
}

TEST(EvaluatedClasses, AreTablesForPeople) {
    EXPECT_EQ(classTables(classesJson(byHand(), vocabularyOf({"bad", "good"}))),
              "\n"
              "class  texts  given  precision   recall       F1\n"
              "bad        4      3   100.00 %  75.00 %  85.71 %\n"
              "good       3      3    66.67 %  66.67 %  66.67 %\n"
              "\n"
              "texts of class \\ given  bad  good\n"
              "bad                       3     1\n"
              "good                      0     2\n"
              "1 text was given no class at all.\n");
}

TEST(EvaluatedClasses, OfManyNameTheMistakes) {
    std::vector<std::string> names;
    ClassMeasures measures;
    for (int i = 0; i < 13; ++i) {
        names.push_back("c" + std::to_string(i));
        measures.confusion.add(i, i, 5);
    }
    measures.confusion.add(3, 7, 2);
    measures.confusion.add(9, 0, 4);
    EXPECT_THAT(classTables(classesJson(measures, vocabularyOf(names))),
                HasSubstr("texts of class  given  texts\n"
                          "c9                 c0      4\n"
                          "c3                 c7      2\n"));
}

}  // namespace
}  // namespace attn::test
