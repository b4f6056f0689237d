// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/lesson_print.h"

#include "app/cli/common/text_table.h"
#include "core/base/counted.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/lessons/checks/lesson_checks.h"
#include "core/lessons/format/lesson_json.h"
#include "core/lessons/format/lesson_text.h"

namespace attn {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t printedWidth = 100;

std::string asTerminal(const std::string& markdown) {
    return terminalText(readLessonText(markdown), printedWidth);
}

// "bet", "point (token)"
std::string kindOf(const LessonQuestion& question) {
    std::string kind = questionKindIds()[static_cast<std::size_t>(question.kind)];
    if (question.kind == QuestionKind::Point)
        kind += " (" + pointAtIds()[static_cast<std::size_t>(question.at)] +
                (question.times > 1 ? ", " + std::to_string(question.times) + " times" : std::string()) + ")";
    return kind;
}

// The texts of a step that has not been solved.
SolvedStep plainStep(const LessonStep& step) {
    SolvedStep plain;
    plain.text = step.text.plain();
    plain.toDo = step.toDo.plain();
    if (!step.question)
        return plain;
    plain.ask = step.question->ask.plain();
    plain.right = step.question->right.plain();
    for (const LessonChoice& choice : step.question->choices)
        plain.choices.push_back(choice.text.plain());
    for (const LessonHint& hint : step.question->hints)
        plain.hints.push_back(hint.text.plain());
    return plain;
}

SolvedStep solvedStep(const std::shared_ptr<LessonEngine>& engine, std::size_t place) {
    StepChecks checks(engine, place);
    const LessonStep& step = checks.step();
    SolvedStep solved;
    solved.text = checks.text(step.text);
    solved.toDo = checks.text(step.toDo);
    if (!step.question)
        return solved;
    const LessonQuestion& question = *step.question;
    solved.answer = checks.rightAnswer();
    const nlohmann::json answer = solved.answer;
    const std::string where = engine->lesson().files->where(lessonJsonName) + ", step " +
                              std::to_string(place + 1) + " " + inQuotes(step.id);
    if (question.kind != QuestionKind::Say) {
        if (answer.is_null())
            throw Error(where +
                        ": question: no right answer was found in the corpus of the state; give a solution.");
        const LessonMark mark = checks.mark(answer);
        if (!mark.isRight())
            throw Error(where + ": question: its own right answer is marked as wrong" +
                        (mark.problem.empty() ? std::string() : ": " + mark.problem) +
                        (mark.problem.ends_with('.') ? "" : "."));
    }
    solved.ask = checks.text(question.ask);
    solved.right = checks.text(question.right, answer, 1);
    for (const LessonChoice& choice : question.choices)
        solved.choices.push_back(checks.text(choice.text));
    for (const LessonHint& hint : question.hints)
        solved.hints.push_back(checks.text(hint.text, answer, 1));
    return solved;
}

void addQuestion(const LessonQuestion& question, const SolvedStep& step, bool isSolved, std::string& text) {
    text += "\n? " + kindOf(question) + ": " + asTerminal(step.ask) + "\n";
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        text += "  " + question.choices[i].id + ") " + asTerminal(step.choices[i]) + "\n";
    if (!question.offers.empty()) {
        std::string offers;
        for (const double offer : question.offers)
            offers += (offers.empty() ? "" : ", ") + shownFact(FactValue::number(offer));
        text += "  one of " + offers + "\n";
    }
    if (question.scale)
        text += "  from " + shownFact(FactValue::number(question.scale->least)) + " to " +
                shownFact(FactValue::number(question.scale->most)) +
                (question.scale->unit.empty() ? "" : " " + question.scale->unit) + "\n";
    for (const std::string& hint : step.hints)
        text += "  hint: " + asTerminal(hint) + "\n";
    if (isSolved && !step.answer.is_null())
        text += "  right: " + step.answer.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
    if (isSolved && !step.right.empty())
        text += "  then: " + asTerminal(step.right) + "\n";
}

}  // namespace

std::vector<SolvedStep> solveLesson(const std::shared_ptr<LessonEngine>& engine) {
    std::vector<SolvedStep> steps;
    for (std::size_t i = 0; i < engine->lesson().steps.size(); ++i)
        steps.push_back(solvedStep(engine, i));
    return steps;
}

std::string lessonText(const Lesson& lesson, const std::vector<SolvedStep>& solved) {
    std::string text = lesson.title + " (" + lesson.id + ", " + lesson.language +
                       "): " + counted(lesson.steps.size(), "step") + ", " +
                       counted(lesson.questionCount(), "question");
    if (lesson.minutes)
        text += ", about " + counted(*lesson.minutes, "minute");
    text += "\n";
    if (!lesson.summary.empty())
        text += lesson.summary + "\n";
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const SolvedStep shown = solved.empty() ? plainStep(step) : solved[i];
        text += "\n" + std::to_string(i + 1) + ". " + step.title + " [" + step.id + "]\n" +
                asTerminal(shown.text) + "\n";
        if (!shown.toDo.empty())
            text += "\n> " + asTerminal(shown.toDo) + "\n";
        if (step.question)
            addQuestion(*step.question, shown, !solved.empty(), text);
    }
    return text;
}

ordered_json lessonSummaryJson(const Lesson& lesson, const std::vector<SolvedStep>& solved) {
    ordered_json value = {
        {"path", lesson.files->path()}, {"lesson", lessonToJson(lesson)}, {"texts", ordered_json::object()}};
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        value["texts"][step.id] = step.text.text();
        if (solved.empty())
            continue;
        ordered_json& row = value["solved"][step.id] = {{"text", solved[i].text}};
        if (step.question) {
            row["ask"] = solved[i].ask;
            row["answer"] = solved[i].answer;
            row["right"] = solved[i].right;
            row["choices"] = solved[i].choices;
            row["hints"] = solved[i].hints;
        }
    }
    return value;
}

std::string lessonListText(const std::vector<BundledLesson>& lessons) {
    if (lessons.empty())
        return "No lesson comes with this program.\n";
    std::vector<std::vector<std::string>> rows = {{"lesson", "steps", "questions", "minutes", "title"}};
    std::string problems;
    for (const BundledLesson& each : lessons) {
        if (!each.lesson) {
            problems += each.problem + "\n";
            continue;
        }
        const Lesson& lesson = *each.lesson;
        rows.push_back({lesson.id, std::to_string(lesson.steps.size()),
                        std::to_string(lesson.questionCount()),
                        lesson.minutes ? std::to_string(*lesson.minutes) : "–", lesson.title});
    }
    return textTable(rows) + problems;
}

ordered_json lessonListJson(const std::vector<BundledLesson>& lessons) {
    ordered_json list = ordered_json::array();
    for (const BundledLesson& each : lessons) {
        ordered_json row = {{"path", each.path}};
        if (each.lesson) {
            row["id"] = each.lesson->id;
            row["title"] = each.lesson->title;
            row["language"] = each.lesson->language;
            row["summary"] = each.lesson->summary;
            row["steps"] = each.lesson->steps.size();
            row["questions"] = each.lesson->questionCount();
            row["minutes"] =
                each.lesson->minutes ? ordered_json(*each.lesson->minutes) : ordered_json(nullptr);
        } else {
            row["problem"] = each.problem;
        }
        list.push_back(std::move(row));
    }
    return list;
}

}  // namespace attn
