// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/inspect/dumps/text_stream.h"

namespace attn {

// JSON inside another text, in which it may be escaped: once or twice as a text of JavaScript or JSON, or as
// HTML ("&quot;"). Values are read as a stream, so that long lists of numbers take no more memory than their
// numbers. The sentences of its errors start with the path and name the line.
class EscapedJson {
public:
    explicit EscapedJson(const std::string& path) : m_stream(path) {}

    // Continues behind the next key `name` and its colon, however it is escaped; what follows is read with
    // the same escapes. Returns false at the end.
    bool findKey(std::string_view name);

    int peek();  // the next character that is no blank, without taking it; −1 at the end
    bool take(char c);
    void need(char c);  // throws Error if `c` is not next
    std::string text();
    // Throws Error for anything but a number; NaN and Infinity, which Python writes, are read as what they
    // are.
    double number();
    // Takes any value.
    void skip(int depth = 0);

    TextStream& stream() { return m_stream; }
    double share() const { return m_stream.share(); }
    [[noreturn]] void refuse(const std::string& expected);

private:
    static constexpr int deepestEscapes = 2;

    int get();           // the next character without its escapes
    int get(int level);  // the same with escapes of `level` taken away
    int getPlain();
    std::string word();
    bool isKeyEnd();

    TextStream m_stream;
    int m_level = 0;  // how often the JSON is escaped with backslashes
    bool m_isHtml = false;
    std::array<std::string, deepestEscapes + 1> m_pending;  // characters of a level that come next
    std::optional<int> m_peeked;
};

}  // namespace attn
