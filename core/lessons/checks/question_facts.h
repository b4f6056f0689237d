// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "core/lessons/expressions/facts.h"
#include "core/lessons/format/lesson.h"

namespace attn {

// The facts of a step, with those of a question (`answer`, `tries`, `value` …) and the lesson's own names
// (`let`) before them. A name is computed once.
class QuestionFacts : public Facts {
public:
    QuestionFacts(const Lesson& lesson, std::unique_ptr<Facts> engine)
        : m_lesson(lesson), m_engine(std::move(engine)) {}

    void set(const std::string& name, FactValue value) {
        m_own[name] = std::move(value);
        m_later.erase(name);
        m_computed.clear();  // a name of the lesson may use it
    }
    // Computed when it is first asked for.
    void setLater(const std::string& name, std::function<FactValue()> compute) {
        m_own.erase(name);
        m_later[name] = std::move(compute);
        m_computed.clear();
    }
    std::optional<FactValue> value(const std::string& name) override;
    std::optional<FactValue> call(const FactCall& call) override { return m_engine->call(call); }
    std::vector<std::string> names() const override;

private:
    const Lesson& m_lesson;
    std::unique_ptr<Facts> m_engine;
    std::map<std::string, FactValue> m_own, m_computed;
    std::map<std::string, std::function<FactValue()>> m_later;
};

// An answer as expressions see it: numbers, texts, lists; an object has its keys as members.
FactValue answerFact(const nlohmann::json& answer);

}  // namespace attn
