// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_text.h"

#include <md4c.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <sstream>
#include <string_view>
#include <utility>

#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

std::string textOf(const MD_ATTRIBUTE& attribute) {
    return attribute.text ? std::string(attribute.text, attribute.size) : std::string();
}

// The named and numbered characters of HTML that lessons need; others stay as they are written.
std::string entityText(std::string_view entity) {
    static constexpr std::pair<std::string_view, const char*> known[] = {
        {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&nbsp;", "\u00A0"}};
    for (const auto& each : known)
        if (each.first == entity)
            return each.second;
    return std::string(entity);
}

// What md4c's parser tells, as blocks. Its callbacks are C functions, so an error waits until it is done.
class TextReader {
public:
    LessonText take(const std::string& markdown) {
        MD_PARSER parser = {};
        parser.flags = MD_DIALECT_GITHUB;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
            return guarded(self, [&](TextReader& reader) { reader.enterBlock(type, detail); });
        };
        parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
            return guarded(self, [&](TextReader& reader) { reader.leaveBlock(type); });
        };
        parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
            return guarded(self, [&](TextReader& reader) { reader.enterSpan(type, detail); });
        };
        parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
            return guarded(self, [&](TextReader& reader) { reader.leaveSpan(type); });
        };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
            return guarded(self,
                           [&](TextReader& reader) { reader.addText(type, std::string_view(text, size)); });
        };
        const int code = md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, this);
        if (m_error)
            std::rethrow_exception(m_error);
        if (code != 0)
            throw Error(told("the text is no Markdown that can be read."));
        return std::move(m_text);
    }

private:
    template <typename Act>
    static int guarded(void* self, Act act) {
        auto& reader = *static_cast<TextReader*>(self);
        try {
            act(reader);
            return 0;
        } catch (...) {
            reader.m_error = std::current_exception();
            return -1;
        }
    }

    void enterBlock(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_UL:
                m_lists.push_back(0);
                break;
            case MD_BLOCK_OL:
                m_lists.push_back(static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start));
                break;
            case MD_BLOCK_LI:
                beginItem();
                break;
            case MD_BLOCK_QUOTE:
                ++m_quotes;
                break;
            case MD_BLOCK_H:
                begin(LessonBlock::Kind::Heading).level =
                    static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
                break;
            case MD_BLOCK_CODE:
                begin(LessonBlock::Kind::Code);
                break;
            case MD_BLOCK_P:
                beginParagraph();
                break;
            case MD_BLOCK_HR:
                begin(LessonBlock::Kind::Rule);
                break;
            case MD_BLOCK_TR:
                begin(LessonBlock::Kind::Row);
                break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD:
                m_text.blocks.back().cells.emplace_back();
                m_isInCell = true;
                break;
            default:
                break;
        }
    }
    void leaveBlock(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL)
            m_lists.pop_back();
        else if (type == MD_BLOCK_QUOTE)
            --m_quotes;
        else if (type == MD_BLOCK_TH || type == MD_BLOCK_TD)
            m_isInCell = false;
        m_isFreshItem &= type != MD_BLOCK_LI && type != MD_BLOCK_P;
    }
    LessonBlock& begin(LessonBlock::Kind kind) {
        m_isFreshItem = false;
        LessonBlock& block = m_text.blocks.emplace_back();
        block.kind = kind;
        return block;
    }
    void beginItem() {
        LessonBlock& block = begin(LessonBlock::Kind::Item);
        block.level = static_cast<int>(m_lists.size());
        int& number = m_lists.back();
        block.marker = number == 0 ? "•" : std::to_string(number++) + ".";
        m_isFreshItem = true;
    }
    void beginParagraph() {
        if (m_isFreshItem) {  // the item's own
            m_isFreshItem = false;
            return;
        }
        LessonBlock& block = begin(m_quotes > 0      ? LessonBlock::Kind::Quote
                                   : m_lists.empty() ? LessonBlock::Kind::Paragraph
                                                     : LessonBlock::Kind::Item);
        block.level = static_cast<int>(m_lists.size());
    }

    void enterSpan(MD_SPANTYPE type, void* detail) {
        m_bold += type == MD_SPAN_STRONG ? 1 : 0;
        m_italic += type == MD_SPAN_EM ? 1 : 0;
        m_code += type == MD_SPAN_CODE ? 1 : 0;
        if (type == MD_SPAN_A) {
            m_link = textOf(static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
            m_text.links.push_back(m_link);
        } else if (type == MD_SPAN_IMG) {
            m_text.pictures.push_back(textOf(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src));
        }
    }
    void leaveSpan(MD_SPANTYPE type) {
        m_bold -= type == MD_SPAN_STRONG ? 1 : 0;
        m_italic -= type == MD_SPAN_EM ? 1 : 0;
        m_code -= type == MD_SPAN_CODE ? 1 : 0;
        if (type == MD_SPAN_A)
            m_link.clear();
    }
    void addText(MD_TEXTTYPE type, std::string_view text) {
        if (type == MD_TEXT_HTML)
            refuseHtml(text);
        LessonSpan span;
        span.text = type == MD_TEXT_BR         ? "\n"
                    : type == MD_TEXT_SOFTBR   ? " "
                    : type == MD_TEXT_NULLCHAR ? "\uFFFD"
                    : type == MD_TEXT_ENTITY   ? entityText(text)
                                               : std::string(text);
        span.isBold = m_bold > 0;
        span.isItalic = m_italic > 0;
        span.isCode = m_code > 0;
        span.link = m_link;
        if (m_text.blocks.empty())
            begin(LessonBlock::Kind::Paragraph);
        m_isFreshItem = false;
        LessonBlock& block = m_text.blocks.back();
        std::vector<LessonSpan>& spans = m_isInCell ? block.cells.back() : block.spans;
        LessonSpan like = span;
        if (!spans.empty()) {
            like.text = spans.back().text;
            if (like == spans.back()) {
                spans.back().text += span.text;
                return;
            }
        }
        spans.push_back(std::move(span));
    }
    [[noreturn]] static void refuseHtml(std::string_view text) {
        throw Error(
            told("HTML is not read, found %1; put a token such as `</s>` into code marks.", inQuotes(text)));
    }

    LessonText m_text;
    std::exception_ptr m_error;
    std::vector<int> m_lists;  // the next number of each list that is open; 0: without numbers
    int m_quotes = 0, m_bold = 0, m_italic = 0, m_code = 0;
    bool m_isFreshItem = false, m_isInCell = false;
    std::string m_link;
};

// Breaks a text at blanks; a longer word stays whole.
void wrap(const std::string& text, std::size_t width, const std::string& first, const std::string& others,
          std::string& lines) {
    std::istringstream source(text);
    std::string given;
    bool isFirst = true;
    while (std::getline(source, given)) {
        std::istringstream words(given);
        std::string word, line = isFirst ? first : others;
        std::size_t used = displayWidth(line);
        bool isEmpty = true;
        while (words >> word) {
            const std::size_t needed = displayWidth(word);
            if (!isEmpty && used + 1 + needed > width) {
                lines += line + "\n";
                line = others;
                used = displayWidth(others);
                isEmpty = true;
            }
            line += (isEmpty ? "" : " ") + word;
            used += needed + (isEmpty ? 0 : 1);
            isEmpty = false;
        }
        lines += line + "\n";
        isFirst = false;
    }
}

void addTable(const std::vector<LessonBlock>& blocks, std::size_t& at, std::string& lines) {
    std::size_t end = at;
    std::vector<std::size_t> widths;
    for (; end < blocks.size() && blocks[end].kind == LessonBlock::Kind::Row; ++end)
        for (std::size_t c = 0; c < blocks[end].cells.size(); ++c) {
            widths.resize(std::max(widths.size(), c + 1));
            widths[c] = std::max(widths[c], displayWidth(plainText(blocks[end].cells[c])));
        }
    for (; at < end; ++at) {
        std::string line;
        for (std::size_t c = 0; c < blocks[at].cells.size(); ++c)
            line += (c == 0 ? "" : "  ") + paddedRight(plainText(blocks[at].cells[c]), widths[c]);
        lines += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    --at;
}

}  // namespace

bool isUtf8Text(std::string_view text) {
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t i = 0; i < length;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), i, length, character);
        if (character < 0)
            return false;
    }
    return true;
}

LessonText readLessonText(const std::string& markdown) {
    return TextReader().take(markdown);
}

std::string plainText(const std::vector<LessonSpan>& spans) {
    std::string text;
    for (const LessonSpan& span : spans)
        text += span.text;
    return text;
}

std::string terminalText(const LessonText& text, std::size_t width) {
    std::string lines;
    LessonBlock::Kind before = LessonBlock::Kind::Rule;
    for (std::size_t i = 0; i < text.blocks.size(); ++i) {
        const LessonBlock& block = text.blocks[i];
        const bool isList = block.kind == LessonBlock::Kind::Item && before == LessonBlock::Kind::Item;
        if (!lines.empty() && !isList)
            lines += "\n";
        before = block.kind;
        const std::string plain = plainText(block.spans);
        switch (block.kind) {
            case LessonBlock::Kind::Item: {
                const std::string indent(static_cast<std::size_t>(std::max(0, block.level - 1)) * 2, ' ');
                const std::string marker = block.marker.empty() ? "  " : block.marker + " ";
                wrap(plain, width, indent + marker, indent + std::string(displayWidth(marker), ' '), lines);
                break;
            }
            case LessonBlock::Kind::Quote:
                wrap(plain, width, "> ", "> ", lines);
                break;
            case LessonBlock::Kind::Code: {
                std::istringstream source(plain);
                for (std::string line; std::getline(source, line);)
                    lines += "    " + line + "\n";
                break;
            }
            case LessonBlock::Kind::Row:
                addTable(text.blocks, i, lines);
                break;
            case LessonBlock::Kind::Rule:
                lines += "---\n";
                break;
            default:
                wrap(plain, width, "", "", lines);
        }
    }
    if (!lines.empty())
        lines.pop_back();
    return lines;
}

}  // namespace attn
