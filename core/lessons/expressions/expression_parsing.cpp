// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/expressions/expression.h"
#include "core/lessons/expressions/expression_node.h"

namespace attn {
namespace {

using Node = ExpressionNode;
using NodePointer = std::shared_ptr<const Node>;

constexpr int deepestExpression = 60;

struct Word {
    enum class Kind { Name, Number, Text, Sign, End } kind = Kind::End;
    std::string text = {};
    double number = 0;
    Index place = 1;
};

bool isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isDigitOf(char c) {
    return c >= '0' && c <= '9';
}

// Cuts an expression into words.
class Words {
public:
    explicit Words(const std::string& text) : m_text(text) {}

    Word next() {
        while (m_at < m_text.size() && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string::npos)
            ++m_at;
        Word word;
        word.place = placeOf(m_at);
        if (m_at >= m_text.size())
            return word;
        const char c = m_text[m_at];
        if (isNameStart(c))
            takeName(word);
        else if (isDigitOf(c) || (c == '.' && m_at + 1 < m_text.size() && isDigitOf(m_text[m_at + 1])))
            takeNumber(word);
        else if (c == '\'' || c == '"')
            takeText(word);
        else
            takeSign(word);
        return word;
    }

private:
    // Counts code points, because people count them.
    Index placeOf(std::size_t byte) const {
        Index place = 1;
        for (std::size_t i = 0; i < byte; ++i)
            place += (static_cast<unsigned char>(m_text[i]) & 0xC0) != 0x80 ? 1 : 0;
        return place;
    }

    void takeName(Word& word) {
        const std::size_t from = m_at;
        while (m_at < m_text.size() && (isNameStart(m_text[m_at]) || isDigitOf(m_text[m_at])))
            ++m_at;
        word.kind = Word::Kind::Name;
        word.text = m_text.substr(from, m_at - from);
    }

    void takeNumber(Word& word) {
        word.kind = Word::Kind::Number;
        const char* from = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(from, m_text.data() + m_text.size(), word.number);
        if (error != std::errc() || !std::isfinite(word.number))
            throw ExpressionError(word.place, told("this is no number that can be computed with."));
        m_at += static_cast<std::size_t>(end - from);
        if (m_at < m_text.size() && isNameStart(m_text[m_at]))
            throw ExpressionError(placeOf(m_at), told("a letter follows a number; an operator is missing."));
    }

    void takeText(Word& word) {
        word.kind = Word::Kind::Text;
        const char mark = m_text[m_at++];
        while (m_at < m_text.size() && m_text[m_at] != mark) {
            char c = m_text[m_at++];
            if (c == '\\') {
                const char escaped = m_at < m_text.size() ? m_text[m_at++] : '\0';
                if (std::string_view("\\'\"n").find(escaped) == std::string_view::npos || escaped == '\0')
                    throw ExpressionError(placeOf(m_at - 1),
                                          told("after \\ a text may have \\, ', \" or n, and nothing else."));
                c = escaped == 'n' ? '\n' : escaped;
            }
            word.text += c;
        }
        if (m_at >= m_text.size())
            throw ExpressionError(word.place, told("the text that begins here has no end; close it with %1.",
                                                   std::string(1, mark)));
        ++m_at;
    }

    void takeSign(Word& word) {
        // A longer sign stands before the shorter one that it begins with.
        static constexpr std::pair<std::string_view, const char*> signs[] = {
            {"==", "=="}, {"!=", "!="}, {"<=", "<="}, {">=", ">="}, {"≤", "<="}, {"≥", ">="},
            {"≠", "!="},  {"−", "-"},   {"<", "<"},   {">", ">"},   {"=", "="},  {"+", "+"},
            {"-", "-"},   {"*", "*"},   {"/", "/"},   {"%", "%"},   {"^", "^"},  {"(", "("},
            {")", ")"},   {"[", "["},   {"]", "]"},   {",", ","},   {".", "."}};
        const std::string_view rest = std::string_view(m_text).substr(m_at);
        for (const auto& sign : signs)
            if (rest.starts_with(sign.first)) {
                word.kind = Word::Kind::Sign;
                word.text = sign.second;
                m_at += sign.first.size();
                return;
            }
        std::size_t size = 1;
        while (size < rest.size() && (static_cast<unsigned char>(rest[size]) & 0xC0) == 0x80)
            ++size;
        throw ExpressionError(word.place,
                              told("an expression has no sign %1.", inQuotes(rest.substr(0, size))));
    }

    const std::string& m_text;
    std::size_t m_at = 0;
};

bool isKeyword(const std::string& name) {
    for (const char* keyword : {"and", "or", "not", "in", "for", "if", "true", "false", "none"})
        if (name == keyword)
            return true;
    return false;
}

// Recursive descent, from the weakest operator to the strongest.
class ExpressionParser {
public:
    explicit ExpressionParser(const std::string& text) : m_words(text) { m_word = m_words.next(); }

    NodePointer whole() {
        NodePointer node = alternative();
        if (m_word.kind != Word::Kind::End)
            refuse(told("the expression should end here, found %1.", found()));
        return node;
    }

private:
    // Bounds the stack.
    struct Deeper {
        Deeper(int& depth, Index place) : m_depth(depth) {
            if (++m_depth > deepestExpression)
                throw ExpressionError(place, told("the expression is nested too deeply."));
        }
        ~Deeper() { --m_depth; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        int& m_depth;
    };

    [[noreturn]] void refuse(const std::string& sentence) const {
        throw ExpressionError(m_word.place, sentence);
    }
    std::string found() const {
        return m_word.kind == Word::Kind::End
                   ? told("its end")
                   : inQuotes(m_word.text.empty() ? told("a number or text") : m_word.text);
    }
    bool isSign(const char* sign) const { return m_word.kind == Word::Kind::Sign && m_word.text == sign; }
    bool isWord(const char* word) const { return m_word.kind == Word::Kind::Name && m_word.text == word; }
    Word take() {
        Word taken = std::move(m_word);
        m_word = m_words.next();
        return taken;
    }
    // `after` and `what` are translatable.
    void expect(const char* sign, const char* after) {
        if (!isSign(sign))
            refuse(told("%1 was expected after %2, found %3.", sign, told(after), found()));
        take();
    }
    std::string takeNewName(const char* what) {
        if (m_word.kind != Word::Kind::Name || isKeyword(m_word.text))
            refuse(told("%1 was expected, found %2.", told(what), found()));
        return take().text;
    }

    static NodePointer made(Node::Kind kind, Index place, std::string text, std::vector<NodePointer> parts) {
        auto node = std::make_shared<Node>();
        node->kind = kind;
        node->place = place;
        node->text = std::move(text);
        node->parts = std::move(parts);
        return node;
    }
    static NodePointer constant(Index place, FactValue value) {
        auto node = std::make_shared<Node>();
        node->place = place;
        node->value = std::move(value);
        return node;
    }

    NodePointer alternative() {
        const Deeper deeper(m_depth, m_word.place);
        NodePointer left = conjunction();
        while (isWord("or")) {
            const Index place = take().place;
            left = chained(made(Node::Kind::Or, place, {}, {left, conjunction()}));
        }
        return left;
    }
    NodePointer conjunction() {
        NodePointer left = negation();
        while (isWord("and")) {
            const Index place = take().place;
            left = chained(made(Node::Kind::And, place, {}, {left, negation()}));
        }
        return left;
    }
    NodePointer negation() {
        if (!isWord("not"))
            return comparison();
        const Deeper deeper(m_depth, m_word.place);
        const Index place = take().place;
        return made(Node::Kind::Not, place, {}, {negation()});
    }
    bool isComparison() const {
        for (const char* sign : {"==", "!=", "<", "<=", ">", ">="})
            if (isSign(sign))
                return true;
        return isWord("in");
    }
    NodePointer comparison() {
        NodePointer left = sum();
        if (isSign("="))
            refuse(told("= gives an argument its value; write == to compare."));
        if (!isComparison())
            return left;
        const Word sign = take();
        left = made(Node::Kind::Comparison, sign.place, sign.text, {left, sum()});
        if (isComparison())
            refuse(told("comparisons have no chain; write a < b and b < c."));
        return left;
    }
    NodePointer sum() {
        NodePointer left = product();
        while (isSign("+") || isSign("-")) {
            const Word sign = take();
            left = chained(made(Node::Kind::Arithmetic, sign.place, sign.text, {left, product()}));
        }
        return left;
    }
    NodePointer product() {
        NodePointer left = signedPower();
        while (isSign("*") || isSign("/") || isSign("%")) {
            const Word sign = take();
            left = chained(made(Node::Kind::Arithmetic, sign.place, sign.text, {left, signedPower()}));
        }
        return left;
    }
    // A chain of operators is as deep as it is long, and is computed by recursion.
    NodePointer chained(NodePointer node) {
        if (++m_chained > 500)
            throw ExpressionError(node->place, told("the expression has more than 500 operators."));
        return node;
    }
    NodePointer signedPower() {
        if (!isSign("-"))
            return power();
        const Deeper deeper(m_depth, m_word.place);
        const Index place = take().place;
        return made(Node::Kind::Negative, place, {}, {signedPower()});
    }
    NodePointer power() {
        NodePointer left = postfix();
        if (!isSign("^"))
            return left;
        const Deeper deeper(m_depth, m_word.place);
        const Index place = take().place;
        return made(Node::Kind::Arithmetic, place, "^", {left, signedPower()});
    }

    NodePointer postfix() {
        NodePointer node = primary();
        for (;;) {
            if (isSign(".")) {
                take();
                const Index place = m_word.place;
                const std::string name = takeNewName(translatable("the name of a member"));
                if (isSign("(")) {
                    auto method = std::make_shared<Node>();
                    method->kind = Node::Kind::Method;
                    method->place = place;
                    method->text = name;
                    method->parts.push_back(node);
                    takeArguments(*method);
                    node = chained(method);
                } else {
                    node = chained(made(Node::Kind::Member, place, name, {node}));
                }
            } else if (isSign("[")) {
                const Index place = take().place;
                NodePointer item = alternative();
                expect("]", translatable("the place in a list"));
                node = chained(made(Node::Kind::Item, place, {}, {node, item}));
            } else {
                return node;
            }
        }
    }

    void takeArguments(Node& call) {
        take();  // (
        while (!isSign(")")) {
            const Word first = m_word;
            NodePointer argument = alternativeOrName(call);
            if (!argument) {
                argument = alternative();
                for (std::size_t i = 0; i + 1 < call.names.size(); ++i)
                    if (call.names[i] == call.names.back())
                        throw ExpressionError(first.place, told("the argument %1 is given twice.",
                                                                inQuotes(call.names.back())));
            } else if (!call.names.empty()) {
                throw ExpressionError(first.place, told("arguments with a name come after those without."));
            }
            call.parts.push_back(std::move(argument));
            if (isSign(","))
                take();
            else if (!isSign(")"))
                refuse(told(", or ) was expected after an argument, found %1.", found()));
        }
        take();
    }
    // An argument without a name; nullptr, after `name =`, for one that has one.
    NodePointer alternativeOrName(Node& call) {
        if (m_word.kind != Word::Kind::Name || isKeyword(m_word.text))
            return alternative();
        Words words = m_words;
        if (const Word next = words.next(); next.kind == Word::Kind::Sign && next.text == "=") {
            call.names.push_back(take().text);
            take();
            return nullptr;
        }
        return alternative();
    }

    NodePointer primary() {
        const Index place = m_word.place;
        switch (m_word.kind) {
            case Word::Kind::Number:
                return constant(place, FactValue::number(take().number));
            case Word::Kind::Text:
                return constant(place, FactValue::text(take().text));
            case Word::Kind::Name:
                return nameOrCall();
            case Word::Kind::Sign:
                if (isSign("(")) {
                    take();
                    NodePointer node = alternative();
                    expect(")", translatable("the expression in brackets"));
                    return node;
                }
                if (isSign("["))
                    return list();
                break;
            case Word::Kind::End:
                break;
        }
        refuse(told("a value was expected, found %1.", found()));
    }

    NodePointer nameOrCall() {
        const Index place = m_word.place;
        if (isWord("true") || isWord("false"))
            return constant(place, FactValue::truth(take().text == "true"));
        if (isWord("none")) {
            take();
            return constant(place, {});
        }
        if (isKeyword(m_word.text) && !isWord("if"))
            refuse(told("a value was expected, found %1.", found()));
        const std::string name = take().text;
        if (!isSign("(")) {
            if (name == "if")
                throw ExpressionError(
                    place, told("a value was expected, found \"if\"; if(condition, a, b) is one."));
            return made(Node::Kind::Name, place, name, {});
        }
        auto call = std::make_shared<Node>();
        call->kind = Node::Kind::Call;
        call->place = place;
        call->text = name;
        takeArguments(*call);
        if (name == "if" && (call->parts.size() != 3 || !call->names.empty()))
            throw ExpressionError(place, told("if takes three arguments: if(condition, a, b)."));
        return call;
    }

    NodePointer list() {
        const Index place = take().place;
        std::vector<NodePointer> parts;
        while (!isSign("]")) {
            parts.push_back(alternative());
            if (parts.size() == 1 && isWord("for"))
                return each(place, parts.front());
            if (isSign(","))
                take();
            else if (!isSign("]"))
                refuse(told(", or ] was expected in a list, found %1.", found()));
        }
        take();
        return made(Node::Kind::List, place, {}, std::move(parts));
    }
    NodePointer each(Index place, NodePointer item) {
        take();  // for
        const std::string name = takeNewName(translatable("a name for the values of the list"));
        if (!isWord("in"))
            refuse(told("%1 was expected, found %2.", "\"in\"", found()));
        take();
        std::vector<NodePointer> parts = {std::move(item), alternative()};
        if (isWord("if")) {
            take();
            parts.push_back(alternative());
        }
        expect("]", translatable("the list"));
        return made(Node::Kind::Each, place, name, std::move(parts));
    }

    Words m_words;
    Word m_word;
    int m_depth = 0;
    int m_chained = 0;
};

}  // namespace

std::shared_ptr<const ExpressionNode> parseExpression(const std::string& text) {
    if (text.size() > Expression::longest)
        throw ExpressionError(1, told("the expression has %1 bytes, at most 4000 are read.", text.size()));
    return ExpressionParser(text).whole();
}

}  // namespace attn
