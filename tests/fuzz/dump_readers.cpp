// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of alignments and of lessons; what was read can be measured.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/links/gold.h"
#include "core/inspect/measures/measure.h"
#include "core/inspect/read_dump.h"
#include "core/lessons/expressions/facts.h"
#include "core/lessons/expressions/text_template.h"
#include "core/lessons/format/lesson_draft.h"
#include "core/lessons/format/lesson_file.h"
#include "core/lessons/format/lesson_languages.h"
#include "tests/fuzz/fuzzed_readers.h"
#include "tests/support/zip_bytes.h"

namespace attn::fuzz {
namespace {

void readAsGold(const std::string& path) {
    GoldTexts texts;
    for (long number = 0; number < 3; ++number)
        texts.sentences.push_back({number, 5, 6});
    const GoldLinks gold = readGold(path, texts);
    goldAsPharaoh(gold);
    goldAsNaacl(gold);
}

void readAsDump(const std::string& path, const std::string& format) {
    DumpOptions options;
    if (format != "any")
        options.overruled["format"] = format;
    const AlignmentDump dump = readDump(path, options);
    const std::vector<Link> known = {{0, 0, true}, {1, 1, false}};
    for (const SentencePointer& sentence : dump.sentences) {
        measure(*sentence, &known, {});
        coverageOf(*sentence);
    }
}

// A lesson of one step.
const char* const oneStep =
    R"({"format": "attention-lab-lesson", "version": 1, "id": "x", "title": "X", "summary": "S.",
        "let": {"two": "1 + 1"}, "steps": [{"id": "a", "title": "A", "text": "a.md",
        "question": {"kind": "say", "ask": "Why?", "model_answer": "So."}}]})";

// The lesson has the texts that tests/fuzz/seeds/lesson/lesson.json names.
std::shared_ptr<const LessonFiles> lessonWith(const std::string& json) {
    return LessonFiles::of("x", {{"lesson.json", json}, {"a.md", "One.\n"}, {"b.md", "Two: {1 + 1}.\n"}});
}

void readAsLessonJson(const std::string& bytes) {
    loadLesson(lessonWith(bytes));
}

// The bytes are Markdown.
void readAsLessonText(const std::string& bytes) {
    loadLesson(LessonFiles::of("x", {{"lesson.json", oneStep}, {"a.md", bytes}}));
}

// The bytes are the texts of another language.
void readAsLessonTexts(const std::string& bytes) {
    const auto files = LessonFiles::of(
        "x", {{"lesson.json", oneStep}, {"a.md", "One.\n"}, {"languages/de/texts.json", bytes}});
    std::vector<std::string> problems;
    loadLesson(lessonInLanguage(files, "de", &problems));
}

void readAsDraft(const std::string& bytes) {
    loadLesson(LessonDraft::of(*lessonWith(bytes)).toFiles("x"));
}

// A small lesson.
std::string lessonZip() {
    return test::zipBytes({{"lesson.json", oneStep}, {"a.md", "# A\n\n*b* {two} [e](#a)\n\n- g\n"}});
}

// Knows no facts.
class NoFacts : public Facts {
public:
    std::optional<FactValue> value(const std::string&) override { return std::nullopt; }
    std::optional<FactValue> call(const FactCall&) override { return std::nullopt; }
    std::vector<std::string> names() const override { return {}; }
};

void readAsExpression(std::string text) {
    NoFacts facts;
    TextTemplate(text).compute(facts);
    Expression(std::move(text)).compute(facts);
}

}  // namespace

std::vector<FuzzedReader> dumpReaders() {
    std::vector<FuzzedReader> all = {
        {"any", "dumps", [](const FuzzedInput& input) { readAsDump(input.path(), "any"); }},
        {"gold", "dumps", [](const FuzzedInput& input) { readAsGold(input.path()); }},
        {"lesson", "lesson", [](const FuzzedInput& input) { loadLesson(input.path()); }, lessonZip},
        {"lesson-json", "lesson", [](const FuzzedInput& input) { readAsLessonJson(input.bytes); }},
        {"lesson-text", "lesson-text", [](const FuzzedInput& input) { readAsLessonText(input.bytes); }},
        {"lesson-language", "lesson-language",
         [](const FuzzedInput& input) { readAsLessonTexts(input.bytes); }},
        {"lesson-draft", "lesson", [](const FuzzedInput& input) { readAsDraft(input.bytes); }},
        {"expression", "expression", [](const FuzzedInput& input) { readAsExpression(input.bytes); }}};
    for (const DumpFormat& format : dumpFormats())
        all.push_back({format.id, "dumps",
                       [id = format.id](const FuzzedInput& input) { readAsDump(input.path(), id); }});
    return all;
}

}  // namespace attn::fuzz
