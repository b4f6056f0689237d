// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/lessons/expressions/expression.h"

namespace attn {

// A Markdown text with expressions in braces (README.md, "Texts"): `Its entropy is {row1.entropy | 2} bit.`
class TextTemplate {
public:
    TextTemplate() = default;
    // Throws Error for a brace without its partner, a format that is none and a bad expression. The sentence
    // has the place in the expression, but no file.
    explicit TextTemplate(std::string text);

    const std::string& text() const { return m_text; }
    bool isEmpty() const { return m_text.empty(); }
    // Without expressions, so that it can be shown before anything is computed: these become `blank`.
    std::string plain(const std::string& blank = "…") const;
    // What was computed is escaped: it never becomes Markdown.
    std::string compute(Facts& facts) const;
    void checkNames(const std::vector<std::string>& names, const std::vector<std::string>& functions) const;
    std::vector<Expression> expressions() const;

    bool operator==(const TextTemplate& other) const { return m_text == other.m_text; }

private:
    struct Piece {
        std::string text;                        // as it stands
        std::shared_ptr<const Expression> what;  // follows the text; nullptr in the last piece
        std::string format;
        bool isCode = false;  // it stands in code marks
    };
    std::string m_text;
    std::vector<Piece> m_pieces;
};

// A value in a format: "", "2" (decimals), "%" or "1%" (a share in percent). Throws Error for a format that
// is none, and for a value other than a number in one.
std::string formattedFact(const FactValue& value, const std::string& format);

}  // namespace attn
