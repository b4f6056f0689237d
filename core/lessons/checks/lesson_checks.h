// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "core/lessons/expressions/facts.h"
#include "core/lessons/facts/lesson_engine.h"

namespace attn {

// What became of an answer.
struct LessonMark {
    enum class Result { Right, Wrong, NotMarked };  // the last one of a question to say
    Result result = Result::NotMarked;
    Index right = 0, asked = 1;      // of a question that is asked several times
    std::optional<double> value;     // of a bet: the measured value,
    std::optional<double> distance;  // and the answer less that
    // Why the answer does not fit its question, or could not be computed with; such an answer is wrong.
    std::string problem;
    TextTemplate hint;  // of the choice that was wrong; may be empty

    bool isRight() const { return result == Result::Right; }
};

// Marks the answers to one step's question, gives its hints and its right answer, and computes the step's
// texts, on numbers that the engine computes now. Long work asks LessonWork and throws WorkStopped. One
// thread at a time; checks of one engine share it.
class StepChecks {
public:
    // `step` is a place in the lesson's steps.
    StepChecks(std::shared_ptr<LessonEngine> engine, std::size_t step);
    ~StepChecks();

    const LessonStep& step() const;

    // `answer` is as README.md says under the kind of question; `tries` counts this one. An answer that does
    // not fit is marked as wrong. Throws Error, which starts with the lesson's path and names the step, where
    // the lesson itself is at fault.
    LessonMark mark(const nlohmann::json& answer, Index tries = 1);
    // The answer as JSON that mark() finds right, computed by the engine; null of a question to say, and
    // where nothing that is right was found. Throws as mark().
    nlohmann::ordered_json rightAnswer();
    // The text of the hint number `taken` + 1 for somebody who has answered so (null: not yet), of those that
    // apply; the last one again when there are no more. Nothing without hints.
    std::optional<std::string> hint(const nlohmann::json& answer, Index taken, Index tries = 1);
    // The Markdown of a text of this step with its expressions computed. `answer` is null before an answer.
    std::string text(const TextTemplate& text, const nlohmann::json& answer = {}, Index tries = 0);
    // The facts of the step before any answer, for those who ask for something of their own.
    Facts& facts();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace attn
