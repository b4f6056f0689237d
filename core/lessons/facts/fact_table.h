// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/told.h"
#include "core/lessons/expressions/facts.h"

namespace attn {

// A record whose members are rows of a table: each is computed when it is asked for, and then kept.
class FactTable : public FactRecord {
public:
    std::string called() const override { return told(m_called); }
    std::optional<FactValue> value(const std::string& name) override {
        if (const auto kept = m_kept.find(name); kept != m_kept.end())
            return kept->second;
        const auto found = m_values.find(name);
        if (found == m_values.end())
            return std::nullopt;
        return m_kept[name] = found->second();
    }
    std::optional<FactValue> call(const FactCall& call) override {
        const auto found = m_calls.find(call.name);
        return found == m_calls.end() ? std::nullopt : std::optional(found->second(call));
    }
    std::vector<std::string> names() const override {
        std::vector<std::string> all;
        for (const auto& [name, compute] : m_values)
            all.push_back(name);
        for (const auto& [name, compute] : m_calls)
            all.push_back(name);
        return all;
    }

protected:
    explicit FactTable(const char* called) : m_called(called) {}  // translatable
    void member(const std::string& name, std::function<FactValue()> compute) {
        m_values[name] = std::move(compute);
    }
    void method(const std::string& name, std::function<FactValue(const FactCall&)> compute) {
        m_calls[name] = std::move(compute);
    }

private:
    const char* m_called;
    std::map<std::string, std::function<FactValue()>> m_values;
    std::map<std::string, std::function<FactValue(const FactCall&)>> m_calls;
    std::map<std::string, FactValue> m_kept;
};

}  // namespace attn
