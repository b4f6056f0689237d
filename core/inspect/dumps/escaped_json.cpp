// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/escaped_json.h"

#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/ascii_digit.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/dumps/weight_numbers.h"

namespace attn {
namespace {

constexpr std::size_t longestJsonText = 65'536, longestWord = 64, longestEntity = 8;
constexpr std::size_t windowLength = 64;
constexpr int deepestSkipped = 32;
constexpr std::string_view htmlQuote = "&quot;";

bool isJsonBlank(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// The character that an entity of HTML stands for; 0 for one that is not known.
char entityOf(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, char>, 9> entities = {{{"quot", '"'},
                                                                            {"amp", '&'},
                                                                            {"lt", '<'},
                                                                            {"gt", '>'},
                                                                            {"apos", '\''},
                                                                            {"#39", '\''},
                                                                            {"#x27", '\''},
                                                                            {"#34", '"'},
                                                                            {"#x22", '"'}}};
    for (const auto& [each, character] : entities)
        if (each == name)
            return character;
    return 0;
}

}  // namespace

void EscapedJson::refuse(const std::string& expected) {
    const int c = peek();
    throw Error(m_stream.place() + ": " +
                (c < 0 ? told("expected %1, found the end of the file; copy or save it again.", expected)
                       : told("expected %1, found %2; save the page again.", expected,
                              inQuotes(std::string(1, static_cast<char>(c))))));
}

bool EscapedJson::findKey(std::string_view name) {
    std::string window;
    m_peeked.reset();
    for (std::string& pending : m_pending)
        pending.clear();
    for (int c = m_stream.get(); c >= 0; c = m_stream.get()) {
        window += static_cast<char>(c);
        if (window.size() > 2 * windowLength)
            window.erase(0, windowLength);
        if (!window.ends_with(name))
            continue;
        const std::string_view before = std::string_view(window).substr(0, window.size() - name.size());
        m_isHtml = before.ends_with(htmlQuote);
        if (!m_isHtml && !before.ends_with('"'))
            continue;
        std::size_t slashes = 0;
        const std::size_t quote = before.size() - (m_isHtml ? htmlQuote.size() : 1);
        while (slashes < quote && before[quote - 1 - slashes] == '\\')
            ++slashes;
        // A quotation mark that is escaped once has one backslash, twice three.
        if (slashes != 0 && slashes != 1 && slashes != 3)
            continue;
        m_level = slashes == 0 ? 0 : slashes == 1 ? 1 : 2;
        if (isKeyEnd())
            return true;
        window.clear();
    }
    return false;
}

bool EscapedJson::isKeyEnd() {
    return get() == '"' && take(':');
}

int EscapedJson::getPlain() {
    const int c = m_stream.get();
    if (c != '&' || !m_isHtml)
        return c;
    std::string name;
    while (name.size() < longestEntity && m_stream.peek() != ';' && m_stream.peek() >= 0)
        name += static_cast<char>(m_stream.get());
    const char character = m_stream.peek() == ';' ? entityOf(name) : '\0';
    if (character != 0) {
        m_stream.get();
        return static_cast<unsigned char>(character);
    }
    m_pending[0] += name;
    return '&';
}

int EscapedJson::get(int level) {
    std::string& pending = m_pending[static_cast<std::size_t>(level)];
    if (!pending.empty()) {
        const char c = pending.front();
        pending.erase(0, 1);
        return static_cast<unsigned char>(c);
    }
    if (level == 0)
        return getPlain();
    const int c = get(level - 1);
    if (c != '\\')
        return c;
    const int escaped = get(level - 1);
    switch (escaped) {
        case 'n':
            return '\n';
        case 't':
            return '\t';
        case 'r':
            return '\r';
        case 'b':
        case 'f':
            return ' ';
        case 'u':
            break;
        default:
            return escaped;
    }
    std::string digits;
    for (int i = 0; i < 4; ++i)
        digits += static_cast<char>(std::max(get(level - 1), 0));
    unsigned code = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (problem == std::errc() && end == digits.data() + digits.size() && code < 0x80)
        return static_cast<int>(code);
    // Other characters stay escapes, which the JSON's own texts may have.
    pending = "u" + digits;
    return '\\';
}

int EscapedJson::get() {
    if (m_peeked)
        return *std::exchange(m_peeked, std::nullopt);
    return get(m_level);
}

int EscapedJson::peek() {
    while (!m_peeked || isJsonBlank(*m_peeked))
        m_peeked = get(m_level);
    return *m_peeked;
}

bool EscapedJson::take(char c) {
    if (peek() != static_cast<unsigned char>(c))
        return false;
    get();
    return true;
}

void EscapedJson::need(char c) {
    if (!take(c))
        refuse(std::string("'") + c + "'");
}

std::string EscapedJson::text() {
    need('"');
    std::string json = "\"";
    for (bool isEscaped = false;;) {
        const int c = get();
        if (c < 0 || json.size() > longestJsonText)
            throw Error(
                m_stream.place() + ": " +
                told("a text has no end within %1 bytes; copy or save the file again.", longestJsonText));
        json += static_cast<char>(c);
        if (c == '"' && !isEscaped)
            break;
        isEscaped = c == '\\' && !isEscaped;
    }
    const nlohmann::json parsed = nlohmann::json::parse(json, nullptr, false);
    if (!parsed.is_string())
        throw Error(m_stream.place() + ": " +
                    told("expected a text of JSON, found %1; save the page again.", inQuotes(json)));
    return parsed.get<std::string>();
}

std::string EscapedJson::word() {
    std::string found;
    for (int c = peek(); found.size() < longestWord; c = *m_peeked) {
        const bool isPart = c == '+' || c == '-' || c == '.' ||
                            (c > 0 && isAsciiDigit(static_cast<char>(c))) || (c >= 'a' && c <= 'z') ||
                            (c >= 'A' && c <= 'Z');
        if (!isPart)
            break;
        found += static_cast<char>(get());
        m_peeked = get(m_level);
    }
    return found;
}

double EscapedJson::number() {
    const std::string found = word();
    if (found == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (found == "Infinity" || found == "-Infinity")
        return std::numeric_limits<double>::infinity();
    const std::optional<double> value = toNumber(found);
    if (!value)
        refuse(found.empty() ? told("a number") : told("a number instead of %1", inQuotes(found)));
    return *value;
}

void EscapedJson::skip(int depth) {
    if (depth > deepestSkipped)
        throw Error(m_stream.place() + ": " +
                    told("lists are nested deeper than %1 levels; save the page again.", deepestSkipped));
    if (peek() == '"') {
        text();
    } else if (take('[')) {
        if (take(']'))
            return;
        do
            skip(depth + 1);
        while (take(','));
        need(']');
    } else if (take('{')) {
        if (take('}'))
            return;
        do {
            text();
            need(':');
            skip(depth + 1);
        } while (take(','));
        need('}');
    } else if (word().empty()) {
        refuse(told("a value"));
    }
}

}  // namespace attn
