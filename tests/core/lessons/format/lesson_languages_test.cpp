// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_languages.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/lessons/format/lesson_file.h"
#include "tests/support/sample_lesson.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The sample with texts in German.
std::map<std::string, std::string> sampleInGerman(const char* texts) {
    std::map<std::string, std::string> files = sampleLessonFiles();
    files["languages/de/texts.json"] = texts;
    files["languages/de/steps/read.md"] = "Er sagt `{row1.token}`.\n";
    return files;
}

constexpr const char* germanTexts = R"json({
  "title": "Ein Muster",
  "steps": {
    "choose": {"question": {"ask": "Welches Jahr?", "right": "Ja.",
                            "choices": {"b": {"text": "neunundachtzig", "hint": "Lies noch einmal."}}}},
    "bet": {"question": {"scale": {"unit": "Token"}, "hints": ["Ein Datum.", "Weniger als {answer}."]}}
  }
})json";

TEST(LessonLanguages, TextsOfALanguageTakeThePlaceOfTheLessons) {
    const auto files = LessonFiles::of("x.attnlesson", sampleInGerman(germanTexts));
    EXPECT_THAT(lessonLanguages(*files), ElementsAre("de"));
    std::vector<std::string> problems;
    const auto lesson = loadLesson(lessonInLanguage(files, "de", &problems));
    EXPECT_THAT(problems, IsEmpty());
    EXPECT_EQ(lesson->id, "sample");
    EXPECT_EQ(lesson->language, "de");
    EXPECT_EQ(lesson->title, "Ein Muster");
    EXPECT_EQ(lesson->summary, "One question of every kind.") << "no text of the language";
    EXPECT_EQ(lesson->findStep("read")->text.text(), "Er sagt `{row1.token}`.\n");
    EXPECT_EQ(lesson->findStep("choose")->text.text(), "One more.\n");
    const LessonQuestion& choose = *lesson->findStep("choose")->question;
    EXPECT_EQ(choose.ask.text(), "Welches Jahr?");
    EXPECT_EQ(choose.right.text(), "Ja.");
    EXPECT_EQ(choose.findChoice("b")->text.text(), "neunundachtzig");
    EXPECT_EQ(choose.findChoice("b")->hint.text(), "Lies noch einmal.");
    EXPECT_EQ(choose.findChoice("a")->right.text(), "lane('dot').output == '1998-05-09'");
    const LessonQuestion& bet = *lesson->findStep("bet")->question;
    EXPECT_EQ(bet.scale->unit, "Token");
    EXPECT_EQ(bet.hints[1].text.text(), "Weniger als {answer}.");
    EXPECT_EQ(bet.hints[1].when->text(), "answer > value");
}

TEST(LessonLanguages, TheNearestLanguageIsTaken) {
    std::map<std::string, std::string> bytes = sampleInGerman(germanTexts);
    bytes["languages/zh-CN/texts.json"] = R"({"title": "样本"})";
    const auto files = LessonFiles::of("x.attnlesson", bytes);
    EXPECT_THAT(lessonLanguages(*files), ElementsAre("de", "zh-CN"));
    EXPECT_EQ(loadLesson(lessonInLanguage(files, "de_AT"))->language, "de");
    EXPECT_EQ(loadLesson(lessonInLanguage(files, "zh_CN"))->title, "样本");
    EXPECT_EQ(lessonInLanguage(files, "fr"), files);
    EXPECT_EQ(lessonInLanguage(files, "zh"), files);
    EXPECT_EQ(lessonInLanguage(files, ""), files);
    // A lesson that is written in German keeps its own texts.
    bytes["lesson.json"].replace(bytes["lesson.json"].find("\"id\""), 0, "\"language\": \"de\", ");
    const auto german = LessonFiles::of("x.attnlesson", bytes);
    EXPECT_EQ(lessonInLanguage(german, "de"), german);
}

// A check stays what it is, whatever the texts of a language say.
TEST(LessonLanguages, NothingButTextsIsReplacedAndWhatHasNoPlaceIsTold) {
    const auto files = LessonFiles::of("x.attnlesson", sampleInGerman(R"json({
      "id": "other", "let": {"row1": "1"}, "titel": "X",
      "steps": {"choose": {"text": "steps/read.md", "question": {"choices": {"b": {"right": "true"}, "c": {"text": "?"}}}},
                "bet": {"question": {"value": "1", "hints": ["Zu wenige."]}},
                "read": {"state": {"text": "1 Mai 1998", "lanes": {"dot": {"model": "x.safetensors"}}}}}
    })json"));
    std::vector<std::string> problems;
    const auto lesson = loadLesson(lessonInLanguage(files, "de", &problems));
    const char* start = "x.attnlesson: languages/de/texts.json: \"";
    std::vector<std::string> places;
    for (const std::string& problem : problems) {
        EXPECT_THAT(problem, testing::StartsWith(start));
        places.push_back(
            problem.substr(std::string(start).size(),
                           problem.find('"', std::string(start).size()) - std::string(start).size()));
    }
    EXPECT_THAT(places,
                testing::UnorderedElementsAre(
                    "id", "let.row1", "titel", "steps.choose.text", "steps.choose.question.choices.b.right",
                    "steps.choose.question.choices.c", "steps.bet.question.value", "steps.bet.question.hints",
                    "steps.read.state.text", "steps.read.state.lanes.dot.model"));
    EXPECT_EQ(lesson->id, "sample");
    EXPECT_EQ(lesson->findStep("choose")->question->findChoice("b")->right.text(), "false");
    EXPECT_EQ(lesson->findStep("bet")->question->value->text(), "lane('dot').length");
    EXPECT_EQ(lesson->findStep("read")->state.text, "9 May 1998");
}

TEST(LessonLanguages, BrokenTextsAreASentence) {
    const auto sentence = [](const char* texts) -> std::string {
        try {
            loadLesson(lessonInLanguage(LessonFiles::of("x.attnlesson", sampleInGerman(texts)), "de"));
        } catch (const Error& error) {
            return error.what();
        }
        return "no problem";
    };
    EXPECT_THAT(sentence("{"), HasSubstr("x.attnlesson: languages/de/texts.json"));
    EXPECT_EQ(sentence("[]"), "no problem");
    EXPECT_THAT(sentence(R"({"steps": {"choose": {"question": {"ask": "{lane("}}}})"),
                HasSubstr("question.ask"));
    EXPECT_THAT(sentence(R"({"title": ""})"), HasSubstr("title"));
}

TEST(LessonLanguages, APackedLessonKeepsItsLanguages) {
    const TemporaryFolder folder;
    const std::string path = folder.file("x.attnlesson");
    packLesson(*LessonFiles::of(path, sampleInGerman(germanTexts)), path);
    EXPECT_EQ(loadLesson(path)->title, "A sample");
    EXPECT_EQ(loadLesson(path, "de")->title, "Ein Muster");
}

}  // namespace
}  // namespace attn::test
