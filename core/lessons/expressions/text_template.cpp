// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/text_template.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <utility>

#include "core/base/display_text.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

std::string withoutBlanks(std::string_view text) {
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    if (from == std::string_view::npos)
        return {};
    return std::string(text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1));
}

bool isFormat(const std::string& format) {
    std::string_view rest = format;
    if (!rest.empty() && rest.front() >= '0' && rest.front() <= '9')
        rest.remove_prefix(1);
    return rest.empty() || rest == "%";
}

// The place of the brace that closes an expression, and of the bar before a format; texts in the expression
// may have both.
std::pair<std::size_t, std::size_t> endOfExpression(const std::string& text, std::size_t from) {
    std::size_t bar = std::string::npos;
    char mark = '\0';
    for (std::size_t i = from; i < text.size(); ++i) {
        const char c = text[i];
        if (mark != '\0') {
            if (c == '\\')
                ++i;
            else if (c == mark)
                mark = '\0';
        } else if (c == '\'' || c == '"') {
            mark = c;
        } else if (c == '|') {
            bar = i;
        } else if (c == '}') {
            return {i, bar};
        }
    }
    throw Error(told("the brace before %1 has no partner; write {{ for a brace.",
                     inQuotes(std::string_view(text).substr(from, 30))));
}

// The number of backticks at a place.
std::size_t backticks(const std::string& text, std::size_t from) {
    return std::min(text.find_first_not_of('`', from), text.size()) - from;
}

constexpr std::size_t shortestFence = 3;

// Whether so many backticks at a place stand for a block of code: nothing but blanks stands before them in
// their line, and no other backtick behind them.
bool isFenceAt(const std::string& text, std::size_t place, std::size_t count) {
    const std::size_t end = std::min(text.find('\n', place), text.size());
    const bool isAlone = text.find('`', place + count) >= end;
    while (place > 0 && text[place - 1] == ' ')
        --place;
    return count >= shortestFence && isAlone && (place == 0 || text[place - 1] == '\n');
}

// Whether code marks of so many backticks that end at a place are closed by as many in their paragraph. Texts
// in expressions do not count.
bool isClosed(const std::string& text, std::size_t from, std::size_t count) {
    for (std::size_t i = from; i < text.size(); ++i) {
        const bool isDouble = i + 1 < text.size() && text[i + 1] == text[i];
        if (text[i] == '\n' && isDouble)
            return false;
        if (text[i] == '`') {
            const std::size_t run = backticks(text, i);
            if (run == count)
                return true;
            i += run - 1;
        } else if ((text[i] == '{' || text[i] == '}') && isDouble) {
            ++i;
        } else if (text[i] == '{') {
            i = endOfExpression(text, i + 1).first;
        }
    }
    return false;
}

// A token of blanks is seen as such; other texts stay in one line.
std::string asOneLine(const std::string& text) {
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return visibleText(text);
    std::string line = harmlessText(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

// Outside of code marks a punctuation character may be a mark of Markdown. In code marks only "`" is one.
// Numbers are none.
std::string escaped(const std::string& text, bool isCode) {
    if (text.find_first_not_of("0123456789-.,; %") == std::string::npos &&
        text.find_first_of("0123456789") == 0)
        return text;
    std::string safe;
    for (const char c : asOneLine(text)) {
        const bool isPunctuation =
            std::string_view("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~").find(c) != std::string::npos;
        if (isCode)
            safe += c == '`' ? '\'' : c;
        else if (isPunctuation)
            (safe += '\\') += c;
        else
            safe += c;
    }
    return safe;
}

// A number as the program's language writes it. With a decimal comma a semicolon parts the numbers of a list.
std::string toldFact(const FactValue& value, const std::string& format) {
    if (value.kind() == FactValue::Kind::Number)
        return toldNumber(formattedFact(value, format));
    if (value.kind() != FactValue::Kind::List)
        return formattedFact(value, format);
    const char* between = toldNumber("0.5") == "0.5" ? ", " : "; ";
    std::string text;
    for (const FactValue& each : value.asList())
        text += (text.empty() ? "" : between) + toldFact(each, format);
    return text;
}

}  // namespace

TextTemplate::TextTemplate(std::string text) : m_text(std::move(text)) {
    Piece piece;
    std::size_t marks = 0;  // the backticks that began the code; 0 outside of code
    bool isFenced = false;  // the code is a block: only a line that begins with as many ends it
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        const char c = m_text[i];
        const bool isDouble = i + 1 < m_text.size() && m_text[i + 1] == c;
        if (c == '`') {
            const std::size_t run = backticks(m_text, i);
            const bool isFence = isFenceAt(m_text, i, run);
            if (marks == 0 && (isFence || isClosed(m_text, i + run, run))) {
                marks = run;
                isFenced = isFence;
            } else if (isFenced ? isFence && run >= marks : marks == run) {
                marks = 0;
                isFenced = false;
            }
            piece.text.append(run, c);
            i += run - 1;
        } else if (c == '\\' && marks == 0 && i + 1 < m_text.size() &&
                   (m_text[i + 1] == '`' || m_text[i + 1] == '\\')) {
            piece.text.append(m_text, i, 2);
            ++i;
        } else if ((c == '{' || c == '}') && isDouble) {
            piece.text += c;
            ++i;
        } else if (c == '}') {
            throw Error(told("the brace after %1 has no partner; write }} for a brace.",
                             inQuotes(std::string_view(m_text).substr(i < 30 ? 0 : i - 30,
                                                                      std::min<std::size_t>(i, 30)))));
        } else if (c == '{') {
            const auto [end, bar] = endOfExpression(m_text, i + 1);
            const std::size_t stop = std::min(end, bar);
            piece.format = bar == std::string::npos
                               ? ""
                               : withoutBlanks(std::string_view(m_text).substr(bar + 1, end - bar - 1));
            if (!isFormat(piece.format) || (bar != std::string::npos && piece.format.empty()))
                throw Error(
                    told("%1 is no format of a number; write decimals such as 2, or % or 1% for a share.",
                         inQuotes(piece.format)));
            const std::string source = withoutBlanks(std::string_view(m_text).substr(i + 1, stop - i - 1));
            try {
                piece.what = std::make_shared<const Expression>(source);
            } catch (const ExpressionError& error) {
                throw Error(inQuotes(source) + ": " + error.what());
            }
            piece.isCode = marks > 0;
            m_pieces.push_back(std::move(piece));
            piece = Piece();
            i = end;
        } else {
            piece.text += c;
        }
    }
    m_pieces.push_back(std::move(piece));
}

std::string TextTemplate::plain(const std::string& blank) const {
    std::string text;
    for (const Piece& piece : m_pieces)
        text += piece.text + (piece.what ? blank : "");
    return text;
}

std::string TextTemplate::compute(Facts& facts) const {
    std::string text;
    for (const Piece& piece : m_pieces) {
        text += piece.text;
        if (!piece.what)
            continue;
        try {
            const FactValue value = piece.what->compute(facts);
            text += escaped(piece.isCode ? formattedFact(value, piece.format) : toldFact(value, piece.format),
                            piece.isCode);
        } catch (const Error& error) {
            throw Error(inQuotes(piece.what->text()) + ": " + error.what(), error.kind());
        }
    }
    return text;
}

void TextTemplate::checkNames(const std::vector<std::string>& names,
                              const std::vector<std::string>& functions) const {
    for (const Piece& piece : m_pieces) {
        if (!piece.what)
            continue;
        try {
            piece.what->checkNames(names, functions);
        } catch (const Error& error) {
            throw Error(inQuotes(piece.what->text()) + ": " + error.what());
        }
    }
}

std::vector<Expression> TextTemplate::expressions() const {
    std::vector<Expression> all;
    for (const Piece& piece : m_pieces)
        if (piece.what)
            all.push_back(*piece.what);
    return all;
}

std::string formattedFact(const FactValue& value, const std::string& format) {
    if (!isFormat(format))
        throw Error(told("%1 is no format of a number.", inQuotes(format)));
    if (format.empty())
        return shownFact(value);
    if (value.kind() == FactValue::Kind::List) {
        std::string text;
        for (const FactValue& each : value.asList())
            text += (text.empty() ? "" : ", ") + formattedFact(each, format);
        return text;
    }
    if (value.kind() != FactValue::Kind::Number)
        throw Error(told("the format %1 is for a number, found %2.", inQuotes(format), kindInWords(value)));
    const bool isShare = format.back() == '%';
    const int decimals = format.front() == '%' ? 0 : format.front() - '0';
    char text[400];
    std::snprintf(text, sizeof text, "%.*f", decimals, value.asNumber() * (isShare ? 100 : 1));
    std::string written = text;
    if (written.find_first_not_of("-0.") == std::string::npos && written.front() == '-')
        written.erase(0, 1);
    return isShare ? written + " %" : written;
}

}  // namespace attn
