// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/checks/lesson_checks.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/checks/point_answers.h"
#include "core/lessons/checks/question_facts.h"
#include "core/lessons/facts/engine_facts.h"
#include "core/tasks/task.h"
#include "core/train/corpora/corpus.h"
#include "core/train/corpora/fresh_pairs.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr double betRounding = 1e-9;

// An answer that does not fit its question. The lesson is not at fault.
struct AnswerProblem {
    std::string sentence;
};

[[noreturn]] void refuseAnswer(const std::string& expected, const json& found) {
    throw AnswerProblem{told("the answer should be %1, found %2.", expected,
                             found.is_primitive() ? found.dump(-1, ' ', false, json::error_handler_t::replace)
                                                  : std::string(found.type_name()))};
}

// `expected` is translatable.
const std::string& answerText(const json& answer, const char* expected) {
    if (!answer.is_string() || answer.get_ref<const std::string&>().empty())
        refuseAnswer(told(expected), answer);
    return answer.get_ref<const std::string&>();
}

}  // namespace

struct StepChecks::State {
    std::shared_ptr<LessonEngine> engine;
    std::size_t place;
    const LessonStep& step;
    std::shared_ptr<QuestionFacts> plain;                                 // before any answer
    std::optional<std::pair<json, std::shared_ptr<QuestionFacts>>> last;  // of the last answer

    const LessonQuestion& question() const {
        if (!step.question)
            throw Error(where() + ": " + told("has no question."));
        return *step.question;
    }
    std::string where() const {
        return told("%1, step %2 %3", engine->lesson().files->where(lessonJsonName), place + 1,
                    inQuotes(step.id));
    }

    // Names the lesson, the step and the key in a sentence about the lesson itself.
    template <typename Compute>
    auto placed(const std::string& key, Compute compute) const {
        try {
            return compute();
        } catch (const Error& error) {
            throw Error(where() + ": " + key + ": " + error.what(), error.kind());
        }
    }
    std::shared_ptr<QuestionFacts> factsWith(WindowChanges changes, std::optional<std::string> text) const {
        auto context =
            std::make_shared<const StepContext>(engine, step.state, std::move(changes), std::move(text));
        return std::make_shared<QuestionFacts>(engine->lesson(), engineFacts(std::move(context)));
    }
    QuestionFacts& plainFactsOfStep() {
        if (!plain)
            plain = placed("state", [&] { return factsWith({}, {}); });
        plain->set("answer", {});
        plain->set("tries", FactValue::number(0));
        return *plain;
    }

    template <typename Read>
    auto computed(const Expression& expression, const std::string& key, Facts& facts, Read read) const {
        return placed(key, [&] {
            try {
                return read(expression.compute(facts));
            } catch (const Error& error) {
                throw Error(inQuotes(expression.text()) + ", " + error.what(), error.kind());
            }
        });
    }
    double number(const Expression& expression, const std::string& key, Facts& facts) const {
        return computed(expression, key, facts, [](const FactValue& value) { return value.asNumber(); });
    }
    bool truth(const Expression& expression, const std::string& key, Facts& facts) const {
        return computed(expression, key, facts, [](const FactValue& value) { return value.asTruth(); });
    }

    // The facts after an answer: those of the window that it left.
    QuestionFacts& factsOf(const json& answer, Index tries) {
        const bool isOfWindow = step.question && (step.question->kind == QuestionKind::Do ||
                                                  step.question->kind == QuestionKind::Find);
        if (!isOfWindow || answer.is_null()) {
            QuestionFacts& facts = plainFactsOfStep();
            facts.set("answer", answerFact(answer));
            facts.set("tries", FactValue::number(static_cast<double>(tries)));
            return facts;
        }
        if (!last || last->first != answer)
            last.emplace(answer, factsOfWindow(answer));
        last->second->set("answer", answerFact(answer));
        last->second->set("tries", FactValue::number(static_cast<double>(tries)));
        return *last->second;
    }
    std::shared_ptr<QuestionFacts> factsOfWindow(const json& answer) const {
        try {
            if (step.question->kind == QuestionKind::Find)
                return factsWith({}, answerText(answer, translatable("a text")));
            return factsWith(windowChangesFromJson(answer, told("the answer"), ""), {});
        } catch (const Error& error) {
            throw AnswerProblem{error.what()};
        }
    }

    // What expressions of a bet or of a question to point may use besides the answer. The measured value may
    // be long work, so it is computed only where it is asked for.
    void setValues(const json& answer, QuestionFacts& facts) const {
        const LessonQuestion& asked = question();
        if (asked.kind != QuestionKind::Bet && asked.kind != QuestionKind::Point)
            return;
        if (asked.times > 1)
            facts.set("row", FactValue::number(static_cast<double>(firstRow())));
        facts.setLater("value", [this, &asked, &facts] {
            return computed(*asked.value, "question.value", facts,
                            [](const FactValue& value) { return value; });
        });
        if (asked.kind == QuestionKind::Bet && answer.is_number())
            facts.setLater("distance", [this, &facts, number = answer.get<double>()] {
                return FactValue::number(number - measured(facts));
            });
        else if (asked.kind == QuestionKind::Bet)
            facts.set("distance", {});
    }
    // The measured value of a bet.
    double measured(QuestionFacts& facts) const {
        const std::optional<FactValue> value = facts.value("value");
        return placed("question.value", [&] { return value->asNumber(); });
    }
    // For texts and hints.
    QuestionFacts& wholeFacts(const json& answer, Index tries) {
        QuestionFacts& facts = factsOf(answer, tries);
        if (step.question)
            setValues(answer, facts);
        return facts;
    }
    Index firstRow() const { return step.state.step.value_or(0) + 1; }

    LessonMark markChoose(const json& answer, QuestionFacts& facts) const;
    LessonMark markBet(const json& answer, QuestionFacts& facts) const;
    LessonMark markPoint(const json& answer, QuestionFacts& facts) const;
    LessonMark markWindow(const json& answer, Index tries);

    ordered_json rightChoices(QuestionFacts& facts) const;
    ordered_json rightPoint(QuestionFacts& facts) const;
    ordered_json solved(const ordered_json& value, Facts& facts) const;
    ordered_json foundText();
};

namespace {

LessonMark markOf(bool isRight) {
    LessonMark mark;
    mark.result = isRight ? LessonMark::Result::Right : LessonMark::Result::Wrong;
    mark.right = isRight ? 1 : 0;
    return mark;
}

}  // namespace

LessonMark StepChecks::State::markChoose(const json& answer, QuestionFacts& facts) const {
    const LessonQuestion& asked = question();
    std::set<std::string> chosen;
    if (asked.isMany && !answer.is_array())
        refuseAnswer(told("a list of choices"), answer);
    for (const json& each : asked.isMany ? answer : json::array({answer})) {
        const std::string& id = answerText(each, translatable("a choice"));
        if (!asked.findChoice(id))
            throw AnswerProblem{told("there is no choice %1.", inQuotes(id))};
        chosen.insert(id);
    }
    LessonMark mark = markOf(true);
    for (const LessonChoice& choice : asked.choices) {
        const bool isRight = truth(choice.right, "question.choices", facts),
                   isChosen = chosen.contains(choice.id);
        if (isRight == isChosen || (!asked.isMany && !isChosen))
            continue;
        if (mark.isRight())
            mark = markOf(false);
        if (isChosen && mark.hint.isEmpty())
            mark.hint = choice.hint;
    }
    return mark;
}

LessonMark StepChecks::State::markBet(const json& answer, QuestionFacts& facts) const {
    if (!answer.is_number())
        refuseAnswer(told("a number"), answer);
    setValues(answer, facts);
    const double value = measured(facts), distance = answer.get<double>() - value;
    const LessonQuestion& asked = question();
    const double tolerance = asked.tolerance ? number(*asked.tolerance, "question.tolerance", facts) : 0;
    LessonMark mark = markOf(asked.check ? truth(*asked.check, "question.check", facts)
                                         : std::abs(distance) <= tolerance + betRounding);
    mark.value = value;
    mark.distance = distance;
    return mark;
}

LessonMark StepChecks::State::markPoint(const json& answer, QuestionFacts& facts) const {
    const LessonQuestion& asked = question();
    const bool isList = asked.times > 1;
    if (isList && (!answer.is_array() || static_cast<Index>(answer.size()) != asked.times))
        refuseAnswer(told("a list of %1 answers", asked.times), answer);
    LessonMark mark = markOf(false);
    mark.asked = asked.times;
    for (Index i = 0; i < asked.times; ++i) {
        const json& one = isList ? answer[static_cast<std::size_t>(i)] : answer;
        if (const std::string problem = pointAnswerProblem(asked.at, one); !problem.empty())
            throw AnswerProblem{problem};
        facts.set("answer", answerFact(one));
        if (isList)
            facts.set("row", FactValue::number(static_cast<double>(firstRow() + i)));
        const bool isInLane = asked.lane.empty() || !one.contains("lane") || one["lane"] == asked.lane;
        const FactValue value =
            computed(*asked.value, "question.value", facts, [](const FactValue& found) { return found; });
        facts.set("value", value);
        const bool isRight = isInLane && (asked.check ? truth(*asked.check, "question.check", facts)
                                                      : isPointedAt(asked.at, one, value));
        mark.right += isRight ? 1 : 0;
    }
    facts.set("answer", answerFact(answer));
    if (mark.right >= asked.enough)
        mark.result = LessonMark::Result::Right;
    return mark;
}

// What the engine refuses here is what the person did: a sentence without tokens, a recipe that cannot be.
LessonMark StepChecks::State::markWindow(const json& answer, Index tries) {
    QuestionFacts& facts = factsOf(answer, tries);
    try {
        return markOf(question().check->isTrue(facts));
    } catch (const Error& error) {
        throw AnswerProblem{error.what()};
    }
}

ordered_json StepChecks::State::rightChoices(QuestionFacts& facts) const {
    ordered_json right = ordered_json::array();
    for (const LessonChoice& choice : question().choices)
        if (truth(choice.right, "question.choices", facts))
            right.push_back(choice.id);
    if (right.empty())
        throw Error(where() + ": question.choices: " + told("none of them is right."));
    if (!question().isMany && right.size() > 1)
        throw Error(where() + ": question.choices: " +
                    told("several are right (%1), and one is asked for.",
                         listed(right.get<std::vector<std::string>>())));
    return question().isMany ? right : right.front();
}

ordered_json StepChecks::State::rightPoint(QuestionFacts& facts) const {
    const LessonQuestion& asked = question();
    ordered_json right = ordered_json::array();
    for (Index i = 0; i < asked.times; ++i) {
        if (asked.times > 1)
            facts.set("row", FactValue::number(static_cast<double>(firstRow() + i)));
        const FactValue value =
            computed(*asked.value, "question.value", facts, [](const FactValue& found) { return found; });
        const Index row = asked.times > 1 ? firstRow() + i : std::max<Index>(1, step.state.step.value_or(1));
        std::string lane = asked.lane.empty() ? step.state.lane : asked.lane;
        if (lane.empty() && !step.state.lanes.empty())
            lane = step.state.lanes.front().id;
        if (lane.empty())
            if (const std::optional<FactValue> lanes = facts.value("lanes");
                lanes && !lanes->asList().empty())
                lane = lanes->asList().front().asText();
        right.push_back(placed("question.value", [&] { return pointAnswer(asked.at, value, lane, row); }));
    }
    return asked.times > 1 ? right : right.front();
}

// Texts that begin with "=" become what they compute.
ordered_json StepChecks::State::solved(const ordered_json& value, Facts& facts) const {
    if (value.is_string() && value.get_ref<const std::string&>().starts_with('='))
        return computed(Expression(value.get_ref<const std::string&>().substr(1)), "question.solution", facts,
                        [](const FactValue& found) { return factJson(found); });
    ordered_json made = value;
    if (made.is_structured())
        for (auto& part : made)
            part = solved(part, facts);
    return made;
}

// The first text of the state's corpus for which the check is true.
ordered_json StepChecks::State::foundText() {
    const StepContext context(engine, step.state, {}, {});
    const std::string id = context.taskId();
    if (id.empty())
        throw Error(where() + ": state.task: " +
                    told("without a task there are no texts to look through; give a solution."));
    std::vector<const TrainedModel*> models;
    std::vector<std::string> names;
    for (const ContextLane& lane : context.lanes()) {
        models.push_back(lane.model.model.get());
        names.push_back(lane.model.name);
    }
    const LessonCorpus& corpus = step.state.corpus;
    FreshTask fresh = freshTask(models, names, id, corpus.lengths, engine->stop());
    engine->throwIfStopped();
    const std::vector<TaskPair> pairs =
        taskPairs(*fresh.task, corpus.count, corpus.seed, fresh.seen, engine->stop());
    double done = 0;
    for (const TaskPair& pair : pairs) {
        engine->publish(done++ / static_cast<double>(pairs.size()));
        const std::shared_ptr<QuestionFacts> facts = factsWith({}, pair.source);
        facts->set("answer", FactValue::text(pair.source));
        facts->set("tries", FactValue::number(1));
        if (truth(*question().check, "question.check", *facts))
            return pair.source;
    }
    return nullptr;
}

StepChecks::StepChecks(std::shared_ptr<LessonEngine> engine, std::size_t step) {
    const LessonStep& of = engine->lesson().steps.at(step);
    m_state = std::make_unique<State>(State{std::move(engine), step, of, nullptr, std::nullopt});
}

StepChecks::~StepChecks() = default;

const LessonStep& StepChecks::step() const {
    return m_state->step;
}

LessonMark StepChecks::mark(const json& answer, Index tries) {
    const LessonQuestion& question = m_state->question();
    try {
        switch (question.kind) {
            case QuestionKind::Choose:
                return m_state->markChoose(answer, m_state->factsOf(answer, tries));
            case QuestionKind::Bet:
                return m_state->markBet(answer, m_state->factsOf(answer, tries));
            case QuestionKind::Point:
                return m_state->markPoint(answer, m_state->factsOf(answer, tries));
            case QuestionKind::Do:
            case QuestionKind::Find:
                if (answer.is_null())
                    refuseAnswer(question.kind == QuestionKind::Do ? told("an object of what was changed")
                                                                   : told("a text"),
                                 answer);
                return m_state->markWindow(answer, tries);
            case QuestionKind::Say:
                answerText(answer, translatable("a text"));
                return {};
        }
    } catch (const AnswerProblem& problem) {
        LessonMark mark = markOf(false);
        mark.asked = question.times;
        mark.problem = problem.sentence;
        return mark;
    }
    return {};
}

ordered_json StepChecks::rightAnswer() {
    const LessonQuestion& question = m_state->question();
    QuestionFacts& facts = m_state->plainFactsOfStep();
    switch (question.kind) {
        case QuestionKind::Choose:
            return m_state->rightChoices(facts);
        case QuestionKind::Bet:
            return m_state->number(*question.value, "question.value", facts);
        case QuestionKind::Point:
            return m_state->rightPoint(facts);
        case QuestionKind::Do:
            return m_state->solved(question.solution, facts);
        case QuestionKind::Find:
            return question.solution.is_null() ? m_state->foundText()
                                               : m_state->solved(question.solution, facts);
        case QuestionKind::Say:
            break;
    }
    return nullptr;
}

std::optional<std::string> StepChecks::hint(const json& answer, Index taken, Index tries) {
    const LessonQuestion& question = m_state->question();
    try {
        QuestionFacts& facts = m_state->wholeFacts(answer, tries);
        std::vector<const LessonHint*> applying;
        for (const LessonHint& hint : question.hints)
            if (!hint.when || (!answer.is_null() && m_state->truth(*hint.when, "question.hints", facts)))
                applying.push_back(&hint);
        if (applying.empty())
            return std::nullopt;
        const auto place = std::min(static_cast<std::size_t>(std::max<Index>(0, taken)), applying.size() - 1);
        return m_state->placed("question.hints", [&] { return applying[place]->text.compute(facts); });
    } catch (const AnswerProblem&) {
        return answer.is_null() ? std::nullopt : hint({}, taken, tries);
    }
}

std::string StepChecks::text(const TextTemplate& text, const json& answer, Index tries) {
    if (text.expressions().empty())
        return m_state->placed("text", [&] { return text.compute(m_state->plainFactsOfStep()); });
    try {
        QuestionFacts& facts = answer.is_null() && !m_state->step.question
                                   ? m_state->plainFactsOfStep()
                                   : m_state->wholeFacts(answer, tries);
        return m_state->placed("text", [&] { return text.compute(facts); });
    } catch (const AnswerProblem&) {
        return this->text(text, {}, tries);
    }
}

Facts& StepChecks::facts() {
    return m_state->plainFactsOfStep();
}

}  // namespace attn
