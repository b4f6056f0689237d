// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>

#include "core/base/ascii_blanks.h"
#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/dumps/link_readers.h"
#include "core/inspect/dumps/positions.h"

namespace attn {
namespace {

constexpr std::string_view headerStart = "# Sentence pair (";

// Reads "NULL ({ }) das ({ 1 }) Haus ({ 2 3 })". Returns what is wrong, "" when nothing is.
const char* parseGizaTokens(std::string_view text, RawSentence& sentence) {
    constexpr const char* wrong = translatable("without \"({ … })\" behind each token");
    TokenList source;
    bool isFirst = true;
    for (std::string_view token = takePiece(text); !token.empty(); token = takePiece(text)) {
        if (takePiece(text) != "({")
            return wrong;
        const bool isNothing = isFirst && token == "NULL";
        isFirst = false;
        if (!isNothing)
            source.add(token);
        for (std::string_view piece = takePiece(text); piece != "})"; piece = takePiece(text)) {
            const std::optional<long> position = wholePosition(piece);
            if (!position)
                return wrong;
            if (!isNothing)
                sentence.links.push_back({source.size(), *position, true});
        }
    }
    source.shrink();
    sentence.source = std::move(source);
    return "";
}

class GizaReader : public DumpReader {
public:
    explicit GizaReader(const std::string& path) : m_lines(path) {}

    RawRead next() override {
        RawRead read;
        const bool isThere = m_isHeader || nextFilledLine();
        read.line = read.sentence.line = m_lines.number();
        if (!isThere)
            return read;
        read.state = ReadState::Wrong;
        if (!m_isHeader) {
            read.reason = told("without \"# Sentence pair\" before it");
            while (nextLine() && !m_isHeader) {
            }
            return read;
        }
        std::string_view rest = std::string_view(m_line).substr(headerStart.size());
        const std::optional<long> number = sentenceNumber(rest.substr(0, rest.find(')')));
        if (number && *number > 0)
            read.sentence.number = *number - 1;
        else
            read.reason = told("without a number");
        m_isHeader = false;
        // A header stands where a text should be: the pair before it was cut short.
        if (!nextLine() || m_isHeader) {
            read.reason = told("cut short");
            return read;
        }
        read.sentence.target = TokenList::split(m_line);
        if (!nextLine() || m_isHeader) {
            read.reason = told("cut short");
            return read;
        }
        if (const char* problem = parseGizaTokens(m_line, read.sentence); *problem)
            read.reason = told(problem);
        if (read.reason.empty()) {
            read.state = ReadState::Sentence;
            m_lines.charge(read.sentence);
        }
        return read;
    }
    double share() const override { return m_lines.share(); }

private:
    bool nextLine() {
        const bool isThere = m_lines.next(m_line);
        m_isHeader = isThere && isGizaHeader(m_line);
        return isThere;
    }

    // Blank lines between pairs mean nothing, but within a pair a blank line is a text.
    bool nextFilledLine() {
        while (nextLine()) {
            if (m_line.find_first_not_of(asciiBlanks) != std::string::npos)
                return true;
        }
        return false;
    }

    SharedLines m_lines;
    std::string m_line;
    bool m_isHeader = false;  // m_line is a header that still has to be read
};

}  // namespace

bool isGizaHeader(std::string_view line) {
    return line.starts_with(headerStart);
}

std::unique_ptr<DumpReader> openGiza(const std::string& path) {
    return std::make_unique<GizaReader>(path);
}

}  // namespace attn
