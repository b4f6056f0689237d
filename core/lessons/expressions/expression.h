// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/lessons/expressions/fact_value.h"

namespace attn {

class Facts;
struct ExpressionNode;

// "at character 7: there is no lane "dit"; did you mean "dot"?": one sentence with the place in the
// expression, where characters (code points) count from 1.
class ExpressionError : public Error {
public:
    ExpressionError(Index character, const std::string& sentence, Kind kind = Kind::WrongInput);
};

// An expression of a lesson (README.md, "Expressions"). It computes values and nothing else: there is no
// statement, no loop without end, and no way to files.
class Expression {
public:
    static constexpr std::size_t longest = 4000;              // bytes
    static constexpr std::size_t mostValues = 100'000;        // of a list
    static constexpr std::size_t mostOperations = 2'000'000;  // of one computation
    static constexpr std::size_t mostWeight = 1'000'000;      // FactValue::weight of a value
    static constexpr std::size_t mostTextBytes = 1'000'000;   // of a text

    Expression() : Expression("none") {}
    // Throws ExpressionError for a text that is none.
    explicit Expression(std::string text);

    const std::string& text() const { return m_text; }
    // Throws ExpressionError, and WorkStopped from the facts.
    FactValue compute(Facts& facts) const;
    bool isTrue(Facts& facts) const;  // throws ExpressionError for another kind of value

    // Throws ExpressionError, which names similar ones, for a name or a function that is neither built in nor
    // among these.
    void checkNames(const std::vector<std::string>& names, const std::vector<std::string>& functions) const;
    // The names that it asks the facts for, each once.
    std::vector<std::string> freeNames() const;

    bool operator==(const Expression& other) const { return m_text == other.m_text; }

private:
    std::string m_text;
    std::shared_ptr<const ExpressionNode> m_root;
};

// The value as a text for people: a whole number whole, another one with four significant digits, a list with
// commas.
std::string shownFact(const FactValue& value);

}  // namespace attn
