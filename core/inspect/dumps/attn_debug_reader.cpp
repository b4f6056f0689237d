// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/ascii_blanks.h"
#include "core/base/ascii_digit.h"
#include "core/base/told.h"
#include "core/inspect/dumps/first_lines.h"
#include "core/inspect/dumps/page_readers.h"
#include "core/inspect/dumps/text_stream.h"
#include "core/inspect/dumps/weight_numbers.h"

namespace attn {
namespace {

constexpr std::size_t longestTableLine = 16'000'000;  // bytes

// The line without a logger's "[2019-05-02 10:11:12,123 INFO] " and the blanks around it.
std::string_view withoutStamp(std::string_view line) {
    const std::size_t end = line.find("] ");
    if (line.starts_with('[') && end != line.npos && line.substr(0, end).find(" INFO") != line.npos)
        line.remove_prefix(end + 2);
    return line;
}

// One weight, "0.1234567" or "*0.9876543", from the start of a text. The next one may follow without a blank:
// a weight has one digit before its point.
std::optional<Real> takeWeight(std::string_view& text, bool& isMarked) {
    std::string_view rest = text;
    isMarked = rest.starts_with('*');
    rest.remove_prefix(std::min(rest.find_first_not_of('*'), rest.size()));
    if (rest.size() < 3 || !isAsciiDigit(rest[0]) || rest[1] != '.')
        return std::nullopt;
    std::size_t end = 2;
    while (end < rest.size() && isAsciiDigit(rest[end]))
        ++end;
    if (end + 1 < rest.size() && rest[end] == '.')
        --end;  // the last digit is the next weight's
    if (end == 2)
        return std::nullopt;
    const std::optional<double> number = toNumber(rest.substr(0, end));
    text = rest.substr(end);
    return number ? std::optional(static_cast<Real>(*number)) : std::nullopt;
}

// A line of a table: a token, and weights of which exactly one is marked. A token may be missing.
struct TableRow {
    std::string_view token;
    std::vector<Real> weights;
};
std::optional<TableRow> tableRow(std::string_view line) {
    std::string_view rest = line;
    const auto skipBlanks = [&] {
        rest.remove_prefix(std::min(rest.find_first_not_of(asciiBlanks), rest.size()));
    };
    skipBlanks();
    TableRow row;
    const std::string_view token = rest.substr(0, std::min(rest.find_first_of(asciiBlanks), rest.size()));
    std::string_view tried = token;
    bool isMarked = false;
    // The first piece is the token, even if it looks like a number, unless it alone has the mark.
    if (!(token.starts_with('*') && token.size() > 1 && takeWeight(tried, isMarked) && tried.empty())) {
        row.token = token;
        rest.remove_prefix(token.size());
    }
    long marked = 0;
    for (skipBlanks(); !rest.empty(); skipBlanks()) {
        const std::optional<Real> weight = takeWeight(rest, isMarked);
        if (!weight)
            return std::nullopt;
        row.weights.push_back(*weight);
        marked += isMarked;
    }
    if (row.weights.empty() || marked != 1)
        return std::nullopt;
    return row;
}

// The text behind "SENT 3: ", "PRED 3: ", "PRED SCORE: "; nothing for other lines.
std::optional<std::string_view> fieldNamed(std::string_view name, std::string_view line) {
    if (!line.starts_with(name))
        return std::nullopt;
    line.remove_prefix(name.size());
    line.remove_prefix(std::min(line.find_first_not_of(" 0123456789"), line.size()));
    if (!line.starts_with(':'))
        return std::nullopt;
    line.remove_prefix(1);
    line.remove_prefix(std::min(line.find_first_not_of(asciiBlanks), line.size()));
    return line;
}

// A list of texts as Python prints it, ['das', "d'un"] or ('das', 'Haus'), or plain tokens.
TokenList printedTokens(std::string_view text) {
    const bool isList =
        (text.starts_with('[') && text.ends_with(']')) || (text.starts_with('(') && text.ends_with(')'));
    if (!isList)
        return TokenList::split(text);
    TokenList tokens;
    text = text.substr(1, text.size() - 2);
    while (true) {
        const std::size_t begin = text.find_first_of("'\"");
        if (begin == text.npos)
            return tokens;
        const char quote = text[begin];
        std::string token;
        std::size_t i = begin + 1;
        for (; i < text.size() && text[i] != quote; ++i) {
            if (text[i] == '\\' && i + 1 < text.size())
                ++i;
            token += text[i];
        }
        tokens.add(token);
        text.remove_prefix(std::min(i + 1, text.size()));
    }
}

class AttnDebugReader : public DumpReader {
public:
    explicit AttnDebugReader(const std::string& path) : m_stream(path) {}

    RawRead next() override {
        RawRead read;
        std::vector<Real> weights;
        TokenList target;
        std::string header;
        Index columns = 0;
        std::int64_t number = m_stream.line();
        bool isEqual = true;
        for (; nextLine(); number = m_stream.line()) {
            const std::string_view line = withoutStamp(m_line);
            if (const std::optional<TableRow> row = tableRow(line)) {
                if (target.empty()) {
                    read.line = number;
                    header = std::exchange(m_before, {});
                    columns = static_cast<Index>(row->weights.size());
                }
                isEqual = isEqual && static_cast<Index>(row->weights.size()) == columns;
                weights.insert(weights.end(), row->weights.begin(), row->weights.end());
                target.add(row->token);
                m_stream.charge(row->weights.size() * sizeof(Real) + row->token.size());
                continue;
            }
            if (!target.empty()) {
                m_isKept = true;  // the line belongs to what follows
                break;
            }
            see(line);
        }
        if (target.empty())
            return read;
        finish(read, weights, target, header, columns, isEqual);
        return read;
    }

    double share() const override { return m_stream.share(); }

private:
    bool nextLine() {
        if (std::exchange(m_isKept, false))
            return true;
        return m_stream.nextLine(m_line, longestTableLine);
    }

    void see(std::string_view line) {
        if (const auto source = fieldNamed("SENT", line)) {
            m_source = printedTokens(*source);
            m_target.reset();
            m_score.reset();
        } else if (const auto score = fieldNamed("PRED SCORE", line)) {
            m_score = toNumber(score->substr(0, score->find_last_not_of(asciiBlanks) + 1));
        } else if (const auto target = fieldNamed("PRED", line)) {
            if (!m_target)
                m_target = printedTokens(*target);
        } else if (line.find_first_not_of(asciiBlanks) != line.npos) {
            m_before = std::string(line);
        }
    }

    // Tokens of a table are cut to some characters; where the log has them whole, those are taken.
    void finish(RawRead& read, const std::vector<Real>& weights, TokenList& shown, const std::string& header,
                Index columns, bool isEqual) {
        RawSentence& sentence = read.sentence;
        sentence.line = read.line;
        TokenList names = TokenList::split(header);
        if (m_source && m_source->size() == columns)
            sentence.source = std::move(m_source);
        else if (names.size() == columns)
            sentence.source = std::move(names);
        if (m_target && shown.size() == m_target->size() + 1 && shown.back() == endMark)
            m_target->add(endMark);
        if (m_target && m_target->size() == shown.size())
            sentence.target = std::move(m_target);
        else
            sentence.target = std::move(shown);
        sentence.logProbability = m_score;
        m_source.reset();
        m_target.reset();
        m_score.reset();
        if (!isEqual) {
            read.state = ReadState::Wrong;
            read.reason = told("with rows of unequal length");
            return;
        }
        sentence.grid = Eigen::Map<const AlignmentWeights>(
            weights.data(), static_cast<Index>(weights.size()) / columns, columns);
        read.state = ReadState::Sentence;
    }

    TextStream m_stream;
    std::string m_line, m_before;  // m_before: the last line that is none of a table
    bool m_isKept = false;
    std::optional<TokenList> m_source, m_target;
    std::optional<double> m_score;
};

}  // namespace

double fitsAttnDebug(std::string_view start) {
    while (!start.empty()) {
        const bool isWhole = start.find('\n') != start.npos;
        const std::string_view line = takeLine(start);
        if (line.find('*') != line.npos && isWhole && tableRow(withoutStamp(line)))
            return 0.94;
    }
    return 0;
}

std::unique_ptr<DumpReader> openAttnDebug(const std::string& path) {
    return std::make_unique<AttnDebugReader>(path);
}

}  // namespace attn
