// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/progress/lesson_progress.h"

#include <filesystem>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/atomic_file.h"
#include "core/files/file_reader.h"
#include "core/lessons/format/lesson_values.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* progressFormat = "attention-lab-progress";
constexpr const char* answersFormat = "attention-lab-answers";
constexpr Index newestVersion = 1;
constexpr std::uint64_t largestAnswers = 16 << 20;  // bytes
constexpr Index mostTries = 1'000'000;
constexpr std::size_t longestPerson = 300, mostSheets = 2000, largestAnswer = 100'000;

void checkFormat(LessonValues& values, const char* format) {
    values.need("format");
    if (const std::string found = values.text("format", 1000); found != format)
        values.refuse(told("its format is %1, expected \"%2\".", inQuotes(found), format));
    values.need("version");
    Index version = 0;
    values.read("version", version);
    if (version != newestVersion)
        values.refuse(
            version > newestVersion
                ? told("has version %1, this program reads %2; update the program.", version, newestVersion)
                : told("has version %1, this program reads %2; the file is damaged.", version,
                       newestVersion));
}

Index countOf(LessonValues& values, const char* key, Index usual) {
    return values.whole(key, 0, mostTries).value_or(usual);
}

ordered_json answerValue(LessonValues& values) {
    const json* found = values.find("answer");
    if (found && found->dump(-1, ' ', false, json::error_handler_t::replace).size() > largestAnswer)
        values.refuse(told("%1 has more than %2 bytes.", values.pathOf("answer"), largestAnswer));
    return found ? ordered_json(*found) : ordered_json();
}

StepProgress readStepProgress(LessonValues values) {
    StepProgress step;
    values.read("done", step.isDone);
    if (values.has("right"))
        values.read("right", step.isRight.emplace());
    step.answer = answerValue(values);
    step.tries = countOf(values, "tries", 0);
    step.hints = countOf(values, "hints", 0);
    values.read("shown", step.wasShown);
    values.refuseUnknown();
    return step;
}

AnswerSheet readSheet(LessonValues& values) {
    AnswerSheet sheet;
    sheet.lesson = values.neededId("lesson");
    sheet.person = values.text("person", longestPerson);
    values.need("answers");
    const json& answers = *values.find("answers");
    const LessonValues rows(answers, values.where(), values.pathOf("answers"));
    for (const auto& [step, row] : answers.items()) {
        LessonValues given(row, values.where(), rows.pathOf(step));
        given.need("answer");
        AnswerSheet::Answer answer;
        answer.answer = answerValue(given);
        answer.tries = countOf(given, "tries", 1);
        answer.hints = countOf(given, "hints", 0);
        given.read("shown", answer.wasShown);
        given.refuseUnknown();
        sheet.answers[step] = std::move(answer);
    }
    return sheet;
}

ordered_json sheetJson(const AnswerSheet& sheet) {
    ordered_json value = {
        {"lesson", sheet.lesson}, {"person", sheet.person}, {"answers", ordered_json::object()}};
    for (const auto& [step, answer] : sheet.answers) {
        ordered_json& row = value["answers"][step] = {{"answer", answer.answer}, {"tries", answer.tries}};
        if (answer.hints > 0)
            row["hints"] = answer.hints;
        if (answer.wasShown)
            row["shown"] = true;
    }
    return value;
}

// Throws for texts that are not UTF-8.
std::string written(const ordered_json& value) {
    try {
        return value.dump(2) + "\n";
    } catch (const json::exception&) {
        throw Error(told("a text of the answers is not UTF-8, so they cannot be written."),
                    Error::Kind::Failure);
    }
}

}  // namespace

Progress loadProgress(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return {};
    const json value = parseJson(readFile(path, largestAnswers), path);
    LessonValues values(value, path, {});
    checkFormat(values, progressFormat);
    Progress progress;
    progress.person = values.text("person", longestPerson);
    if (const json* lessons = values.find("lessons")) {
        const LessonValues rows(*lessons, path, "lessons");
        for (const auto& [id, row] : lessons->items()) {
            LessonValues given(row, path, rows.pathOf(id));
            LessonProgress& lesson = progress.lessons[id];
            lesson.step = given.text("step", 100);
            if (const json* steps = given.find("steps")) {
                const LessonValues parts(*steps, path, given.pathOf("steps"));
                for (const auto& [step, part] : steps->items())
                    lesson.steps[step] = readStepProgress(LessonValues(part, path, parts.pathOf(step)));
            }
            given.refuseUnknown();
        }
    }
    values.refuseUnknown();
    return progress;
}

void saveProgress(const Progress& progress, const std::string& path) {
    ordered_json value = {{"format", progressFormat},
                          {"version", newestVersion},
                          {"person", progress.person},
                          {"lessons", ordered_json::object()}};
    for (const auto& [id, lesson] : progress.lessons) {
        ordered_json& row = value["lessons"][id] = {{"step", lesson.step}, {"steps", ordered_json::object()}};
        for (const auto& [step, done] : lesson.steps) {
            ordered_json& part = row["steps"][step] = {{"done", done.isDone}};
            if (done.isRight)
                part["right"] = *done.isRight;
            if (!done.answer.is_null())
                part["answer"] = done.answer;
            part["tries"] = done.tries;
            part["hints"] = done.hints;
            part["shown"] = done.wasShown;
        }
    }
    writeFileAtomically(path, written(value));
}

std::vector<AnswerSheet> answerSheetsFromJson(const std::string& text, const std::string& where) {
    const json value = parseJson(text, where);
    LessonValues values(value, where, {});
    checkFormat(values, answersFormat);
    std::vector<AnswerSheet> sheets;
    if (values.has("sheets"))
        values.eachObject("sheets", mostSheets, [&](LessonValues& row) { sheets.push_back(readSheet(row)); });
    else
        sheets.push_back(readSheet(values));
    values.refuseUnknown();
    return sheets;
}

std::vector<AnswerSheet> loadAnswerSheets(const std::string& path) {
    return answerSheetsFromJson(readFile(path, largestAnswers), path);
}

std::string answerSheetsToJson(const std::vector<AnswerSheet>& sheets) {
    ordered_json value = {{"format", answersFormat}, {"version", newestVersion}};
    if (sheets.size() == 1) {
        value.update(sheetJson(sheets.front()));
        return written(value);
    }
    value["sheets"] = ordered_json::array();
    for (const AnswerSheet& sheet : sheets)
        value["sheets"].push_back(sheetJson(sheet));
    return written(value);
}

void saveAnswerSheets(const std::vector<AnswerSheet>& sheets, const std::string& path) {
    writeFileAtomically(path, answerSheetsToJson(sheets));
}

AnswerSheet answerSheetOf(const Progress& progress, const std::string& lesson) {
    AnswerSheet sheet;
    sheet.lesson = lesson;
    sheet.person = progress.person;
    const auto found = progress.lessons.find(lesson);
    if (found == progress.lessons.end())
        return sheet;
    for (const auto& [step, done] : found->second.steps)
        if (!done.answer.is_null())
            sheet.answers[step] = {done.answer, done.tries, done.hints, done.wasShown};
    return sheet;
}

}  // namespace attn
