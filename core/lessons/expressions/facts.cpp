// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/facts.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {

FactArguments::FactArguments(const FactCall& call, const std::vector<std::string>& parameters,
                             std::size_t needed)
    : m_function(call.name) {
    if (call.arguments.size() > parameters.size())
        throw Error(plural(parameters.size(), "%1 takes 1 argument at most, found %3.",
                           "%1 takes %2 arguments at most, found %3.", call.name, parameters.size(),
                           call.arguments.size()));
    for (std::size_t i = 0; i < call.arguments.size(); ++i)
        m_values[parameters[i]] = call.arguments[i];
    for (const auto& [name, value] : call.named) {
        if (std::find(parameters.begin(), parameters.end(), name) == parameters.end())
            throw Error(
                told("%1 has no argument %2; %3", call.name, inQuotes(name), suggestion(name, parameters)));
        if (!m_values.emplace(name, value).second)
            throw Error(told("%1 has the argument %2 twice.", call.name, inQuotes(name)));
    }
    for (std::size_t i = 0; i < needed; ++i)
        if (!m_values.contains(parameters[i]))
            throw Error(told("%1 needs the argument %2.", call.name, inQuotes(parameters[i])));
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
        throw Error(m_function + ": " +
                    told("%1 should be a whole number from %2 to %3, found %4.", parameter, smallest, largest,
                         std::to_string(found)));
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
