// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/lessons/expressions/text_template.h"
#include "core/lessons/format/lesson_files.h"
#include "core/lessons/format/lesson_state.h"

namespace attn {

enum class QuestionKind { Choose, Bet, Point, Do, Find, Say };
// What is pointed at.
enum class PointAt { SourceToken, Bar, Cell, Output, Lane, Map, Term, Run };

const std::vector<std::string>& questionKindIds();  // in the order of QuestionKind
const std::vector<std::string>& pointAtIds();

struct LessonHint {
    std::optional<Expression> when;
    TextTemplate text;
};

struct LessonChoice {
    std::string id;
    TextTemplate text;
    Expression right;
    TextTemplate hint;
};

// The numbers that a bet may be.
struct BetScale {
    double least = 0, most = 1, step = 0;  // step 0: any number
    std::string unit;
    bool isLogarithmic = false;
};

// A question (README.md, "Questions"). Keys of other kinds have their usual values.
struct LessonQuestion {
    QuestionKind kind = QuestionKind::Say;
    TextTemplate ask, right, wrong;
    std::vector<LessonHint> hints;
    // choose
    std::vector<LessonChoice> choices;
    bool isMany = false;
    // bet, point: what is right; do, find: the check
    std::optional<Expression> value, tolerance, check;
    std::optional<BetScale> scale;
    std::vector<double> offers;
    // point
    PointAt at = PointAt::SourceToken;
    std::string lane;  // only an answer in this lane counts; empty: any
    Index times = 1, enough = 1;
    // do: an object of WindowChanges, find: a text. Texts that begin with "=" are expressions.
    nlohmann::ordered_json solution;
    TextTemplate modelAnswer;  // say

    const LessonChoice* findChoice(const std::string& id) const;
};

struct LessonStep {
    std::string id, title;
    std::string textFile;  // in the lesson
    TextTemplate text, toDo;
    nlohmann::ordered_json givenState;  // the keys of this step
    LessonState state;                  // with those of the steps before it
    std::vector<std::string> highlights;
    std::optional<LessonQuestion> question;
};

struct Lesson {
    std::string id, title, language = "en", summary, author;
    std::optional<Index> number, minutes;
    std::vector<std::pair<std::string, Expression>> names;  // `let`
    std::vector<LessonStep> steps;
    std::shared_ptr<const LessonFiles> files;

    const LessonStep* findStep(const std::string& stepId) const;
    Index questionCount() const;
};

}  // namespace attn
