// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/format/lesson_json.h"
#include "core/lessons/format/lesson_text.h"
#include "core/lessons/format/lesson_values.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t longestMarkdown = 20'000;  // of a text in lesson.json, bytes
constexpr double largestBet = 1e9;

// Reads one question. Every expression is parsed, and its names are looked up, when the lesson is opened.
class QuestionReader {
public:
    QuestionReader(LessonValues& values, const std::vector<std::string>& names)
        : m_values(values), m_names(names) {
        m_names.insert(m_names.end(), {"answer", "tries"});
    }

    LessonQuestion read() {
        m_values.need("kind");
        const std::vector<std::string>& kinds = questionKindIds();
        const auto kind = std::find(kinds.begin(), kinds.end(), m_values.choice("kind", kinds, {}));
        LessonQuestion question;
        question.kind = static_cast<QuestionKind>(kind - kinds.begin());
        readKind(question);
        m_values.need("ask");
        question.ask = text(m_values, "ask");
        question.right = text(m_values, "right");
        question.wrong = text(m_values, "wrong");
        m_values.each("hints", 20, [&](const json& value, const std::string& path) {
            question.hints.push_back(hint(value, path));
        });
        return question;
    }

private:
    void readKind(LessonQuestion& question) {
        switch (question.kind) {
            case QuestionKind::Choose:
                return readChoices(question);
            case QuestionKind::Bet:
                return readBet(question);
            case QuestionKind::Point:
                return readPoint(question);
            case QuestionKind::Do:
                m_values.need("check");
                question.check = expression(m_values, "check");
                m_values.need("solution");
                question.solution = *m_values.find("solution");
                checkSolution(question.solution, m_values.pathOf("solution"));
                if (!hasExpression(question.solution))
                    windowChangesFromJson(question.solution, m_values.where(), m_values.pathOf("solution"));
                return;
            case QuestionKind::Find:
                m_values.need("check");
                question.check = expression(m_values, "check");
                if (m_values.has("solution")) {
                    question.solution = m_values.text("solution", longestMarkdown);
                    checkSolution(question.solution, m_values.pathOf("solution"));
                }
                return;
            case QuestionKind::Say:
                question.modelAnswer = text(m_values, "model_answer");
                return;
        }
    }

    void readChoices(LessonQuestion& question) {
        m_values.read("many", question.isMany);
        m_values.need("choices");
        std::set<std::string> ids;
        m_values.eachObject("choices", 12, [&](LessonValues& row) {
            LessonChoice choice;
            choice.id = row.neededId("id", true);
            if (!ids.insert(choice.id).second)
                row.refuse(
                    told("%1 is %2 as that of a choice before it.", row.pathOf("id"), inQuotes(choice.id)));
            row.need("text");
            choice.text = text(row, "text");
            row.need("right");
            choice.right = *expression(row, "right");
            choice.hint = text(row, "hint");
            question.choices.push_back(std::move(choice));
        });
        if (question.choices.size() < 2)
            m_values.refuse(
                told("%1 should be 2 to 12, found %2.", m_values.pathOf("choices"), question.choices.size()));
        const auto isPlainly = [](const char* truth) {
            return [truth](const LessonChoice& choice) { return choice.right.text() == truth; };
        };
        if (std::all_of(question.choices.begin(), question.choices.end(), isPlainly("false")))
            m_values.refuse(told("%1 has no choice that is right.", m_values.pathOf("choices")));
        if (!question.isMany &&
            std::count_if(question.choices.begin(), question.choices.end(), isPlainly("true")) > 1)
            m_values.refuse(
                told("%1 has several choices that are right; add \"many\": true if all must be "
                     "chosen.",
                     m_values.pathOf("choices")));
    }

    void readBet(LessonQuestion& question) {
        m_values.need("value");
        question.value = expression(m_values, "value");
        m_names.emplace_back("value");
        question.tolerance = expression(m_values, "tolerance");
        m_names.emplace_back("distance");
        question.check = expression(m_values, "check");
        if (const json* found = m_values.find("scale")) {
            LessonValues values(*found, m_values.where(), m_values.pathOf("scale"));
            BetScale scale;
            for (const char* key : {"least", "most"})
                values.need(key);
            scale.least = *values.number("least", -largestBet, largestBet);
            scale.most = *values.number("most", scale.least, largestBet);
            scale.step = values.number("step", 0, largestBet).value_or(0);
            scale.unit = values.text("unit", 40);
            values.read("logarithmic", scale.isLogarithmic);
            if (scale.isLogarithmic && scale.least <= 0)
                values.refuse(told("%1 should be above 0 on a logarithmic scale.", values.pathOf("least")));
            values.refuseUnknown();
            question.scale = scale;
        }
        m_values.each("offers", 12, [&](const json& value, const std::string& path) {
            if (!value.is_number())
                m_values.refuse(told("%1 should be a number, found %2.", path, value.type_name()));
            question.offers.push_back(value.get<double>());
        });
        if (question.offers.empty() == !question.scale)
            m_values.refuse(told("%1 or \"offers\" says which numbers a bet may be; give one of the two.",
                                 m_values.pathOf("scale")));
        if (question.offers.size() == 1)
            m_values.refuse(told("%1 should be 2 to 12, found %2.", m_values.pathOf("offers"), 1));
    }

    void readPoint(LessonQuestion& question) {
        m_values.need("at");
        const std::vector<std::string>& places = pointAtIds();
        const auto at = std::find(places.begin(), places.end(), m_values.choice("at", places, {}));
        question.at = static_cast<PointAt>(at - places.begin());
        question.lane = m_values.text("lane", 60);
        question.times = m_values.whole("times", 1, 50).value_or(1);
        question.enough = m_values.whole("enough", 1, question.times).value_or(question.times);
        if (m_values.has("times"))
            m_names.emplace_back("row");
        m_values.need("value");
        question.value = expression(m_values, "value");
        m_names.emplace_back("value");
        question.check = expression(m_values, "check");
    }

    LessonHint hint(const json& value, const std::string& path) const {
        if (value.is_string())
            return {std::nullopt, textOf(value.get<std::string>(), path)};
        LessonValues row(value, m_values.where(), path);
        LessonHint made;
        row.need("text");
        made.when = expression(row, "when");
        made.text = text(row, "text");
        row.refuseUnknown();
        return made;
    }

    TextTemplate textOf(const std::string& markdown, const std::string& path) const {
        try {
            TextTemplate made(markdown);
            made.checkNames(m_names, lessonFactFunctions());
            return made;
        } catch (const Error& error) {
            throw Error(m_values.where() + ": " + path + ": " + error.what());
        }
    }
    TextTemplate text(LessonValues& values, const char* key) const {
        return textOf(values.text(key, longestMarkdown), values.pathOf(key));
    }

    Expression checked(const std::string& source, const std::string& path) const {
        try {
            Expression made(source);
            made.checkNames(m_names, lessonFactFunctions());
            return made;
        } catch (const Error& error) {
            throw Error(m_values.where() + ": " + path + ": " + inQuotes(source) + ", " + error.what());
        }
    }
    // A number, true or false stands for itself.
    std::optional<Expression> expression(LessonValues& values, const char* key) const {
        const json* found = values.find(key);
        if (!found)
            return std::nullopt;
        if (found->is_number() || found->is_boolean())
            return Expression(found->dump());
        if (!found->is_string())
            values.refuse(told("%1 should be an expression, as a text, or a number, found %2.",
                               values.pathOf(key), found->type_name()));
        return checked(found->get<std::string>(), values.pathOf(key));
    }

    static bool isExpression(const ordered_json& value) {
        return value.is_string() && value.get_ref<const std::string&>().starts_with('=');
    }
    static bool hasExpression(const ordered_json& value) {
        return isExpression(value) ||
               (value.is_structured() && std::any_of(value.begin(), value.end(), hasExpression));
    }
    void checkSolution(const ordered_json& value, const std::string& path) const {
        if (isExpression(value))
            checked(value.get_ref<const std::string&>().substr(1), path);
        if (value.is_structured())
            for (const ordered_json& part : value)
                checkSolution(part, path);
    }

    LessonValues& m_values;
    std::vector<std::string> m_names;
};

// Numbers and truths are written as they are read.
ordered_json expressionJson(const Expression& expression) {
    const json value = json::parse(expression.text(), nullptr, false);
    return value.is_number() || value.is_boolean() ? ordered_json(value) : ordered_json(expression.text());
}

void putText(ordered_json& value, const char* key, const TextTemplate& text) {
    if (!text.isEmpty())
        value[key] = text.text();
}

void putExpression(ordered_json& value, const char* key, const std::optional<Expression>& expression) {
    if (expression)
        value[key] = expressionJson(*expression);
}

void putKind(const LessonQuestion& question, ordered_json& value) {
    if (question.isMany)
        value["many"] = true;
    for (const LessonChoice& choice : question.choices) {
        ordered_json row = {
            {"id", choice.id}, {"text", choice.text.text()}, {"right", expressionJson(choice.right)}};
        putText(row, "hint", choice.hint);
        value["choices"].push_back(std::move(row));
    }
    if (question.kind == QuestionKind::Point) {
        value["at"] = pointAtIds()[static_cast<std::size_t>(question.at)];
        if (!question.lane.empty())
            value["lane"] = question.lane;
        if (question.times > 1) {
            value["times"] = question.times;
            value["enough"] = question.enough;
        }
    }
    putExpression(value, "value", question.value);
    putExpression(value, "tolerance", question.tolerance);
    if (question.scale) {
        ordered_json& scale =
            value["scale"] = {{"least", question.scale->least}, {"most", question.scale->most}};
        if (question.scale->step > 0)
            scale["step"] = question.scale->step;
        if (!question.scale->unit.empty())
            scale["unit"] = question.scale->unit;
        if (question.scale->isLogarithmic)
            scale["logarithmic"] = true;
    }
    if (!question.offers.empty())
        value["offers"] = question.offers;
    putExpression(value, "check", question.check);
    if (!question.solution.is_null())
        value["solution"] = question.solution;
}

}  // namespace

LessonQuestion questionFromJson(const json& value, const std::string& where, const std::string& path,
                                const std::vector<std::string>& names) {
    LessonValues values(value, where, path);
    LessonQuestion question = QuestionReader(values, names).read();
    values.refuseUnknown();
    return question;
}

ordered_json questionToJson(const LessonQuestion& question) {
    ordered_json value = {{"kind", questionKindIds()[static_cast<std::size_t>(question.kind)]},
                          {"ask", question.ask.text()}};
    putKind(question, value);
    for (const LessonHint& hint : question.hints) {
        if (hint.when)
            value["hints"].push_back({{"when", expressionJson(*hint.when)}, {"text", hint.text.text()}});
        else
            value["hints"].push_back(hint.text.text());
    }
    putText(value, "right", question.right);
    putText(value, "wrong", question.wrong);
    putText(value, "model_answer", question.modelAnswer);
    return value;
}

}  // namespace attn
