// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/facts.h"

#include <algorithm>
#include <cmath>

#include "core/base/counted.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {

FactArguments::FactArguments(const FactCall& call, const std::vector<std::string>& parameters,
                             std::size_t needed)
    : m_function(call.name) {
    if (call.arguments.size() > parameters.size())
        throw Error(call.name + " takes " + counted(parameters.size(), "argument") + " at most, found " +
                    std::to_string(call.arguments.size()) + ".");
    for (std::size_t i = 0; i < call.arguments.size(); ++i)
        m_values[parameters[i]] = call.arguments[i];
    for (const auto& [name, value] : call.named) {
        if (std::find(parameters.begin(), parameters.end(), name) == parameters.end())
            throw Error(call.name + " has no argument " + inQuotes(name) + "; " +
                        suggestion(name, parameters));
        if (!m_values.emplace(name, value).second)
            throw Error(call.name + " has the argument " + inQuotes(name) + " twice.");
    }
    for (std::size_t i = 0; i < needed; ++i)
        if (!m_values.contains(parameters[i]))
            throw Error(call.name + " needs the argument " + inQuotes(parameters[i]) + ".");
}

const FactValue* FactArguments::find(const std::string& parameter) const {
    const auto found = m_values.find(parameter);
    return found == m_values.end() || found->second.isNone() ? nullptr : &found->second;
}

const FactValue& FactArguments::value(const std::string& parameter) const {
    return m_values.at(parameter);
}

template <typename Read>
auto FactArguments::read(const std::string& parameter, Read read) const {
    try {
        return read(m_values.at(parameter));
    } catch (const Error& error) {
        throw Error(m_function + ": " + parameter + " " + error.what(), error.kind());
    }
}

double FactArguments::number(const std::string& parameter) const {
    return read(parameter, [](const FactValue& value) { return value.asNumber(); });
}

double FactArguments::number(const std::string& parameter, double usual) const {
    return find(parameter) ? number(parameter) : usual;
}

Index FactArguments::whole(const std::string& parameter, Index smallest, Index largest) const {
    const double found = number(parameter);
    if (!(found >= static_cast<double>(smallest) && found <= static_cast<double>(largest)) ||
        found != std::floor(found))
        throw Error(m_function + ": " + parameter + " should be a whole number from " +
                    std::to_string(smallest) + " to " + std::to_string(largest) + ", found " +
                    std::to_string(found) + ".");
    return static_cast<Index>(found);
}

Index FactArguments::whole(const std::string& parameter, Index usual, Index smallest, Index largest) const {
    return find(parameter) ? whole(parameter, smallest, largest) : usual;
}

std::string FactArguments::text(const std::string& parameter) const {
    return read(parameter, [](const FactValue& value) { return value.asText(); });
}

std::string FactArguments::text(const std::string& parameter, const std::string& usual) const {
    return find(parameter) ? text(parameter) : usual;
}

const FactValue::List& FactArguments::list(const std::string& parameter) const {
    read(parameter, [](const FactValue& value) { return value.asList().size(); });
    return m_values.at(parameter).asList();
}

std::vector<double> FactArguments::numbers(const std::string& parameter) const {
    return read(parameter, [](const FactValue& value) { return value.asNumbers(); });
}

}  // namespace attn
