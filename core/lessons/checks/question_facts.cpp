// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/checks/question_facts.h"

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/lessons/expressions/expression.h"
#include "core/lessons/facts/fact_records.h"

namespace attn {

std::optional<FactValue> QuestionFacts::value(const std::string& name) {
    if (const auto own = m_own.find(name); own != m_own.end())
        return own->second;
    if (const auto later = m_later.find(name); later != m_later.end()) {
        const FactValue computed = later->second();
        return m_own[name] = computed;
    }
    if (const auto kept = m_computed.find(name); kept != m_computed.end())
        return kept->second;
    for (const auto& [given, expression] : m_lesson.names) {
        if (given != name)
            continue;
        try {
            const FactValue computed = expression.compute(*this);
            return m_computed[name] = computed;
        } catch (const Error& error) {
            throw Error("let." + name + ", " + error.what(), error.kind());
        }
    }
    return m_engine->value(name);
}

std::vector<std::string> QuestionFacts::names() const {
    std::vector<std::string> all = m_engine->names();
    for (const auto& [name, value] : m_own)
        all.push_back(name);
    for (const auto& [name, expression] : m_lesson.names)
        all.push_back(name);
    return all;
}

FactValue answerFact(const nlohmann::json& answer) {
    if (answer.is_boolean())
        return FactValue::truth(answer.get<bool>());
    if (answer.is_number())
        return FactValue::number(answer.get<double>());
    if (answer.is_string())
        return FactValue::text(answer.get<std::string>());
    if (answer.is_array()) {
        FactValue::List list;
        for (const nlohmann::json& each : answer)
            list.push_back(answerFact(each));
        return FactValue::list(std::move(list));
    }
    if (answer.is_object()) {
        std::map<std::string, FactValue> members;
        for (const auto& [key, value] : answer.items())
            members[key] = answerFact(value);
        return plainFacts(told("the answer"), members);
    }
    return {};
}

}  // namespace attn
