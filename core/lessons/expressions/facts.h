// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/lessons/expressions/fact_value.h"

namespace attn {

// A call in an expression: metric('loss', length = 12).
struct FactCall {
    std::string name;
    std::vector<FactValue> arguments;
    std::map<std::string, FactValue> named;
};

// What expressions of lessons can ask by name. A value is computed when it is asked for. May throw Error with
// a sentence without its place, and WorkStopped.
class Facts {
public:
    virtual ~Facts() = default;
    // Nothing: there is no such name.
    virtual std::optional<FactValue> value(const std::string& name) = 0;
    // Nothing: there is no such function.
    virtual std::optional<FactValue> call(const FactCall& call) = 0;
    // All names and functions, for the sentence about an unknown one.
    virtual std::vector<std::string> names() const = 0;
};

// Something that has members: a lane, a row, a model.
class FactRecord : public Facts {
public:
    virtual std::string called() const = 0;  // "a lane", in the language of the program
};

// The arguments of a call by the names of its parameters, of which the first `needed` must be there. All
// functions throw Error without a place, which names the parameter.
class FactArguments {
public:
    FactArguments(const FactCall& call, const std::vector<std::string>& parameters, std::size_t needed);

    // nullptr: it was not given, or is none.
    const FactValue* find(const std::string& parameter) const;
    const FactValue& value(const std::string& parameter) const;  // of one that must be there
    double number(const std::string& parameter) const;
    double number(const std::string& parameter, double usual) const;
    Index whole(const std::string& parameter, Index smallest, Index largest) const;
    Index whole(const std::string& parameter, Index usual, Index smallest, Index largest) const;
    std::string text(const std::string& parameter) const;
    std::string text(const std::string& parameter, const std::string& usual) const;
    const FactValue::List& list(const std::string& parameter) const;
    std::vector<double> numbers(const std::string& parameter) const;

private:
    // Throws what `read` throws, with the parameter named.
    template <typename Read>
    auto read(const std::string& parameter, Read read) const;

    std::string m_function;
    std::map<std::string, FactValue> m_values;
};

}  // namespace attn
