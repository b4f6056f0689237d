// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/expression.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

#include "core/base/nearest_name.h"
#include "core/lessons/expressions/expression_node.h"

namespace attn {
namespace {

using Node = ExpressionNode;

double arithmeticOf(const std::string& sign, double left, double right) {
    if (sign == "+")
        return left + right;
    if (sign == "-")
        return left - right;
    if (sign == "*")
        return left * right;
    if (sign == "^")
        return std::pow(left, right);
    if (right == 0)
        throw Error("this divides by 0.");
    return sign == "/" ? left / right : left - right * std::floor(left / right);
}

bool comparedBy(const std::string& sign, int order) {
    return sign == "<" ? order < 0 : sign == "<=" ? order <= 0 : sign == ">" ? order > 0 : order >= 0;
}

bool isIn(const FactValue& what, const FactValue& where) {
    if (where.kind() == FactValue::Kind::Text && what.kind() == FactValue::Kind::Text)
        return where.asText().find(what.asText()) != std::string::npos;
    if (where.kind() != FactValue::Kind::List)
        throw Error("\"in\" looks in a list, or for a text in a text; found " + kindInWords(what) + " in " +
                    kindInWords(where) + ".");
    const FactValue::List& list = where.asList();
    return std::find(list.begin(), list.end(), what) != list.end();
}

bool comparisonOf(const std::string& sign, const FactValue& left, const FactValue& right) {
    if (sign == "in")
        return isIn(left, right);
    if (sign == "==" || sign == "!=")
        return (left == right) == (sign == "==");
    if (left.kind() == FactValue::Kind::Number && right.kind() == FactValue::Kind::Number)
        return comparedBy(sign, left.asNumber() < right.asNumber()   ? -1
                                : left.asNumber() > right.asNumber() ? 1
                                                                     : 0);
    if (left.kind() == FactValue::Kind::Text && right.kind() == FactValue::Kind::Text)
        return comparedBy(sign, left.asText().compare(right.asText()));
    throw Error(sign + " compares two numbers or two texts, found " + kindInWords(left) + " and " +
                kindInWords(right) + ".");
}

// Computes an expression. Counts its operations, so that every computation ends. Making, copying and going
// through many values at once are many operations.
class Computing {
public:
    explicit Computing(Facts& facts) : m_facts(facts) {}

    FactValue of(const Node& node) {
        charge(node, 1);
        FactValue value = placed(node, [&] { return compute(node); });
        if (value.kind() == FactValue::Kind::Number && !std::isfinite(value.asNumber()))
            throw ExpressionError(node.place, "the result is not a finite number.");
        if (value.kind() == FactValue::Kind::List && value.asList().size() > Expression::mostValues)
            throw ExpressionError(node.place, "the list has more than 100000 values.");
        if (value.kind() == FactValue::Kind::Text && value.asText().size() > Expression::mostTextBytes)
            throw ExpressionError(node.place, "the text has more than a million bytes.");
        if (value.weight() > Expression::mostWeight)
            throw ExpressionError(node.place,
                                  "the list has more than a million values, with those of the lists in it.");
        // Texts are copied. Lists are shared, but not those that a function has made.
        if (value.kind() == FactValue::Kind::Text || isMade(node.kind))
            charge(node, value.weight() - 1);
        return value;
    }

private:
    static bool isMade(Node::Kind kind) {
        return kind == Node::Kind::Call || kind == Node::Kind::Member || kind == Node::Kind::Method ||
               kind == Node::Kind::Arithmetic;
    }
    void charge(const Node& node, std::size_t operations) {
        m_operations += operations;
        if (m_operations > Expression::mostOperations)
            throw ExpressionError(node.place, "the expression needs more than two million operations.");
    }
    // Gives the place of the part to a sentence that has none yet.
    template <typename Compute>
    static FactValue placed(const Node& node, Compute compute) {
        try {
            return compute();
        } catch (const ExpressionError&) {
            throw;
        } catch (const Error& error) {
            throw ExpressionError(node.place, error.what(), error.kind());
        }
    }
    const Node& part(const Node& node, std::size_t i) const { return *node.parts[i]; }

    bool truthOf(const Node& node) {
        const FactValue value = of(node);
        return placed(node, [&] { return FactValue::truth(value.asTruth()); }).asTruth();
    }

    FactValue compute(const Node& node) {
        switch (node.kind) {
            case Node::Kind::Constant:
                return node.value;
            case Node::Kind::Name:
                return named(node);
            case Node::Kind::Call:
                return called(node);
            case Node::Kind::Member:
                return member(node);
            case Node::Kind::Method:
                return method(node);
            case Node::Kind::Item:
                return item(of(part(node, 0)), of(part(node, 1)));
            case Node::Kind::List: {
                FactValue::List list;
                for (const auto& each : node.parts)
                    list.push_back(of(*each));
                return FactValue::list(std::move(list));
            }
            case Node::Kind::Each:
                return each(node);
            case Node::Kind::Not:
                return FactValue::truth(!truthOf(part(node, 0)));
            case Node::Kind::And:
                return FactValue::truth(truthOf(part(node, 0)) && truthOf(part(node, 1)));
            case Node::Kind::Or:
                return FactValue::truth(truthOf(part(node, 0)) || truthOf(part(node, 1)));
            case Node::Kind::Negative:
                return FactValue::number(-of(part(node, 0)).asNumber());
            case Node::Kind::Comparison: {
                const FactValue left = of(part(node, 0)), right = of(part(node, 1));
                charge(node, std::min(left.weight(), right.weight()) - 1);
                return FactValue::truth(comparisonOf(node.text, left, right));
            }
            case Node::Kind::Arithmetic:
                return arithmetic(node);
        }
        return {};
    }

    FactValue named(const Node& node) {
        const auto own = std::find_if(m_own.rbegin(), m_own.rend(),
                                      [&](const auto& named) { return named.first == node.text; });
        if (own != m_own.rend())
            return own->second;
        if (const auto constant = builtInConstant(node.text))
            return *constant;
        if (auto value = m_facts.value(node.text))
            return *value;
        std::vector<std::string> known = m_facts.names();
        known.insert(known.end(), builtInConstants().begin(), builtInConstants().end());
        throw Error("there is no name " + inQuotes(node.text) + "; " + suggestion(node.text, known));
    }

    FactCall callOf(const Node& node, std::size_t first) {
        FactCall call;
        call.name = node.text;
        const std::size_t plain = node.parts.size() - node.names.size();
        for (std::size_t i = first; i < plain; ++i)
            call.arguments.push_back(of(part(node, i)));
        for (std::size_t i = 0; i < node.names.size(); ++i)
            call.named[node.names[i]] = of(part(node, plain + i));
        for (const FactValue& argument : call.arguments)
            charge(node, argument.weight() - 1);
        for (const auto& [name, argument] : call.named)
            charge(node, argument.weight() - 1);
        return call;
    }

    FactValue called(const Node& node) {
        if (node.text == "if")
            return of(part(node, truthOf(part(node, 0)) ? 1 : 2));
        const FactCall call = callOf(node, 0);
        if (auto value = callBuiltIn(call))
            return *value;
        if (auto value = m_facts.call(call))
            return *value;
        std::vector<std::string> known = m_facts.names();
        known.insert(known.end(), builtInFunctions().begin(), builtInFunctions().end());
        throw Error("there is no function " + inQuotes(node.text) + "; " + suggestion(node.text, known));
    }

    FactValue member(const Node& node) {
        const FactValue owner = of(part(node, 0));
        FactRecord& record = recordOf(owner, node.text);
        if (auto value = record.value(node.text))
            return *value;
        throw Error(record.called() + " has no " + inQuotes(node.text) + "; " +
                    suggestion(node.text, record.names()));
    }

    FactValue method(const Node& node) {
        const FactValue owner = of(part(node, 0));
        FactRecord& record = recordOf(owner, node.text);
        if (auto value = record.call(callOf(node, 1)))
            return *value;
        throw Error(record.called() + " has no " + inQuotes(node.text + "(…)") + "; " +
                    suggestion(node.text, record.names()));
    }

    static FactRecord& recordOf(const FactValue& owner, const std::string& name) {
        if (owner.kind() != FactValue::Kind::Record)
            throw Error(kindInWords(owner) + " has no " + inQuotes(name) +
                        "; a lane, a row or a model has members.");
        return owner.asRecord();
    }

    static FactValue item(const FactValue& list, const FactValue& place) {
        const FactValue::List& values = list.asList();
        const double at = place.asNumber();
        const auto size = static_cast<double>(values.size());
        if (at != std::floor(at) || at == 0 || std::abs(at) > size)
            throw Error("a list of " + std::to_string(values.size()) + " has no place " + shownFact(place) +
                        "; the first one is 1, the last one -1.");
        return values[static_cast<std::size_t>(at > 0 ? at - 1 : size + at)];
    }

    FactValue each(const Node& node) {
        const FactValue source = of(part(node, 1));
        FactValue::List list;
        for (const FactValue& value : source.asList()) {
            if (value.kind() == FactValue::Kind::Text)
                charge(node, value.weight() - 1);
            m_own.emplace_back(node.text, value);
            if (node.parts.size() < 3 || truthOf(part(node, 2)))
                list.push_back(of(part(node, 0)));
            m_own.pop_back();
        }
        return FactValue::list(std::move(list));
    }

    FactValue arithmetic(const Node& node) {
        const FactValue left = of(part(node, 0)), right = of(part(node, 1));
        if (node.text == "+" && left.kind() == right.kind()) {
            if (left.kind() == FactValue::Kind::Text)
                return FactValue::text(joined(left.asText(), right.asText()));
            if (left.kind() == FactValue::Kind::List)
                return FactValue::list(joined(left.asList(), right.asList()));
        }
        if (left.kind() != FactValue::Kind::Number || right.kind() != FactValue::Kind::Number)
            throw Error(node.text + " takes two numbers" +
                        (node.text == "+" ? std::string(", two texts or two lists") : std::string()) +
                        ", found " + kindInWords(left) + " and " + kindInWords(right) + ".");
        return FactValue::number(arithmeticOf(node.text, left.asNumber(), right.asNumber()));
    }
    template <typename Sequence>
    static Sequence joined(const Sequence& left, const Sequence& right) {
        if (left.size() + right.size() > Expression::mostValues)
            throw Error("the result has more than 100000 values.");
        Sequence both = left;
        both.insert(both.end(), right.begin(), right.end());
        return both;
    }

    Facts& m_facts;
    std::vector<std::pair<std::string, FactValue>> m_own;  // the names of lists that are gone through
    std::size_t m_operations = 0;
};

// Visits the names and functions that are not an expression's own.
template <typename Visit>
void visitNames(const Node& node, std::vector<std::string>& own, const Visit& visit) {
    const bool isOwn = std::find(own.begin(), own.end(), node.text) != own.end();
    if ((node.kind == Node::Kind::Name && !isOwn) || node.kind == Node::Kind::Call)
        visit(node);
    if (node.kind != Node::Kind::Each) {
        for (const auto& part : node.parts)
            visitNames(*part, own, visit);
        return;
    }
    visitNames(*node.parts[1], own, visit);
    own.push_back(node.text);
    visitNames(*node.parts[0], own, visit);
    if (node.parts.size() > 2)
        visitNames(*node.parts[2], own, visit);
    own.pop_back();
}

}  // namespace

ExpressionError::ExpressionError(Index character, const std::string& sentence, Kind kind)
    : Error("at character " + std::to_string(character) + ": " + sentence, kind) {}

Expression::Expression(std::string text) : m_text(std::move(text)), m_root(parseExpression(m_text)) {}

FactValue Expression::compute(Facts& facts) const {
    return Computing(facts).of(*m_root);
}

bool Expression::isTrue(Facts& facts) const {
    const FactValue value = compute(facts);
    if (value.kind() != FactValue::Kind::Truth)
        throw ExpressionError(1, "the expression should be true or false, found " + kindInWords(value) + ".");
    return value.asTruth();
}

void Expression::checkNames(const std::vector<std::string>& names,
                            const std::vector<std::string>& functions) const {
    std::vector<std::string> own;
    visitNames(*m_root, own, [&](const Node& node) {
        const bool isCall = node.kind == Node::Kind::Call;
        if (isCall && node.text == "if")
            return;
        std::vector<std::string> known = isCall ? builtInFunctions() : builtInConstants();
        const std::vector<std::string>& more = isCall ? functions : names;
        known.insert(known.end(), more.begin(), more.end());
        if (std::find(known.begin(), known.end(), node.text) == known.end())
            throw ExpressionError(node.place, std::string("there is no ") + (isCall ? "function " : "name ") +
                                                  inQuotes(node.text) + "; " + suggestion(node.text, known));
    });
}

std::vector<std::string> Expression::freeNames() const {
    std::vector<std::string> own;
    std::set<std::string> names;
    visitNames(*m_root, own, [&](const Node& node) {
        if (node.kind == Node::Kind::Name && !builtInConstant(node.text))
            names.insert(node.text);
    });
    return {names.begin(), names.end()};
}

std::string shownFact(const FactValue& value) {
    switch (value.kind()) {
        case FactValue::Kind::Number: {
            const double number = value.asNumber();
            char text[40];
            const bool isWhole = number == std::floor(number) && std::abs(number) < 1e15;
            std::snprintf(text, sizeof text, isWhole ? "%.0f" : "%.4g", number == 0 ? 0 : number);
            return text;
        }
        case FactValue::Kind::Text:
            return value.asText();
        case FactValue::Kind::List: {
            std::string text;
            for (const FactValue& each : value.asList())
                text += (text.empty() ? "" : ", ") + shownFact(each);
            return text;
        }
        default:
            return kindInWords(value);
    }
}

}  // namespace attn
