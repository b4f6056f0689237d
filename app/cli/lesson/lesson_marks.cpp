// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/lesson_marks.h"

#include "app/cli/common/text_table.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/lessons/expressions/expression.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

// "right", "wrong +3", "7/10", "–" without an answer, "said" of what is not marked.
std::string cellOf(const MarkedSheet& sheet, const std::string& step) {
    const auto found = sheet.marks.find(step);
    if (found == sheet.marks.end())
        return "–";
    const LessonMark& mark = found->second;
    std::string text = mark.result == LessonMark::Result::NotMarked ? "said"
                       : mark.isRight()                             ? "right"
                                                                    : "wrong";
    if (mark.asked > 1)
        text += " " + std::to_string(mark.right) + "/" + std::to_string(mark.asked);
    if (mark.distance && !mark.isRight())
        text += (*mark.distance > 0 ? " +" : " ") + shownFact(FactValue::number(*mark.distance));
    return sheet.sheet.answers.at(step).wasShown ? text + " (shown)" : text;
}

ordered_json markJson(const LessonMark& mark, const AnswerSheet::Answer& answer) {
    static constexpr const char* results[] = {"right", "wrong", "not_marked"};
    ordered_json value = {{"result", results[static_cast<std::size_t>(mark.result)]},
                          {"answer", answer.answer},
                          {"tries", answer.tries},
                          {"hints", answer.hints},
                          {"shown", answer.wasShown}};
    if (mark.asked > 1) {
        value["right"] = mark.right;
        value["asked"] = mark.asked;
    }
    if (mark.value)
        value["value"] = *mark.value;
    if (mark.distance)
        value["distance"] = *mark.distance;
    if (!mark.problem.empty())
        value["problem"] = mark.problem;
    return value;
}

void checkSheet(const Lesson& lesson, const std::string& file, const AnswerSheet& sheet) {
    const std::string start = file + ": the sheet of " + inQuotes(sheet.person) + " ";
    if (sheet.lesson != lesson.id)
        throw Error(start + "is of the lesson " + inQuotes(sheet.lesson) + ", expected " +
                    inQuotes(lesson.id) + ".");
    std::vector<std::string> ids;
    for (const LessonStep& step : lesson.steps)
        if (step.question)
            ids.push_back(step.id);
    for (const auto& [id, answer] : sheet.answers) {
        const LessonStep* step = lesson.findStep(id);
        if (!step || !step->question)
            throw Error(start + "answers the step " + inQuotes(id) + ", which asks nothing in this lesson; " +
                        suggestion(id, ids));
    }
}

}  // namespace

MarkedClass markSheets(const std::shared_ptr<LessonEngine>& engine,
                       const std::vector<std::pair<std::string, AnswerSheet>>& sheets) {
    const Lesson& lesson = engine->lesson();
    MarkedClass marked;
    for (const auto& [file, sheet] : sheets) {
        checkSheet(lesson, file, sheet);
        marked.sheets.push_back({sheet, {}, 0});
    }
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        if (!step.question)
            continue;
        marked.questions.push_back(step.id);
        marked.marked += step.question->kind == QuestionKind::Say ? 0 : 1;
        StepChecks checks(engine, i);
        for (MarkedSheet& sheet : marked.sheets) {
            const auto answer = sheet.sheet.answers.find(step.id);
            if (answer == sheet.sheet.answers.end())
                continue;
            const LessonMark mark = checks.mark(json(answer->second.answer), answer->second.tries);
            sheet.right += mark.isRight() ? 1 : 0;
            if (!mark.problem.empty())
                marked.problems.push_back(sheet.sheet.person + ", " + step.id + ": " + mark.problem);
            sheet.marks.emplace(step.id, mark);
        }
    }
    return marked;
}

std::string marksTable(const MarkedClass& marked) {
    std::vector<std::vector<std::string>> rows = {{"person"}};
    rows.front().insert(rows.front().end(), marked.questions.begin(), marked.questions.end());
    rows.front().emplace_back("right");
    for (const MarkedSheet& sheet : marked.sheets) {
        std::vector<std::string>& row = rows.emplace_back();
        row.push_back(visibleText(sheet.sheet.person));
        for (const std::string& question : marked.questions)
            row.push_back(cellOf(sheet, question));
        row.push_back(std::to_string(sheet.right) + " of " + std::to_string(marked.marked));
    }
    return textTable(rows);
}

ordered_json marksJson(const MarkedClass& marked, const Lesson& lesson) {
    ordered_json value = {{"lesson", lesson.id},
                          {"questions", marked.questions},
                          {"marked", marked.marked},
                          {"sheets", ordered_json::array()}};
    for (const MarkedSheet& sheet : marked.sheets) {
        ordered_json row = {
            {"person", sheet.sheet.person}, {"right", sheet.right}, {"answers", ordered_json::object()}};
        for (const auto& [step, mark] : sheet.marks)
            row["answers"][step] = markJson(mark, sheet.sheet.answers.at(step));
        value["sheets"].push_back(std::move(row));
    }
    value["problems"] = marked.problems;
    return value;
}

}  // namespace attn
