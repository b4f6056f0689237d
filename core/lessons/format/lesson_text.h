// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// A piece of a text with one look.
struct LessonSpan {
    std::string text;
    bool isBold = false;
    bool isItalic = false;
    bool isCode = false;
    std::string link = {};  // "https://…" or "#step"; empty: none
    bool operator==(const LessonSpan&) const = default;
};

// A block of a Markdown text, as far as a terminal or a page to print shows it.
struct LessonBlock {
    enum class Kind { Paragraph, Heading, Item, Quote, Code, Row, Rule };
    Kind kind = Kind::Paragraph;
    int level = 0;            // of a heading from 1; of an item how deep its list is, from 1
    std::string marker = {};  // of an item: "•" or "3."
    std::vector<LessonSpan> spans = {};
    std::vector<std::vector<LessonSpan>> cells = {};  // of a table's row
    bool operator==(const LessonBlock&) const = default;
};

struct LessonText {
    std::vector<LessonBlock> blocks;
    std::vector<std::string> links;     // every address
    std::vector<std::string> pictures;  // every place of a picture
};

// Reads Markdown by the library that Qt reads it with (md4c), in the dialect that the window shows. Throws
// Error, without a file, for HTML, which could name files and pages.
LessonText readLessonText(const std::string& markdown);

// Whether all bytes are UTF-8.
bool isUtf8Text(std::string_view text);

// The text of spans without their looks.
std::string plainText(const std::vector<LessonSpan>& spans);
// For a terminal: lines of at most `width` columns, without a last line end.
std::string terminalText(const LessonText& text, std::size_t width);

}  // namespace attn
