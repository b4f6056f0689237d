// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <cmath>
#include <deque>
#include <numbers>

#include "core/base/ascii_blanks.h"
#include "core/base/ascii_digit.h"
#include "core/base/told.h"
#include "core/inspect/dumps/array_readers.h"
#include "core/inspect/dumps/positions.h"
#include "core/inspect/dumps/text_stream.h"

namespace attn {
namespace {

constexpr std::size_t longestFairseqLine = 64'000'000;  // bytes

// "H-12\t-0.53\tein Haus": the kind of a line, the number of its sentence, and its fields. Logs and totals
// stand between such lines.
struct FairseqLine {
    char kind = 0;
    long number = 0;
    std::string_view rest = {};
};

std::optional<FairseqLine> fairseqLine(std::string_view line) {
    if (line.size() < 3 || line[0] < 'A' || line[0] > 'Z' || line[1] != '-' || !isAsciiDigit(line[2]))
        return {};
    FairseqLine found = {.kind = line[0]};
    const auto [end, problem] = std::from_chars(line.data() + 2, line.data() + line.size(), found.number);
    if (problem != std::errc() || (end != line.data() + line.size() && *end != '\t'))
        return {};
    found.rest = line.substr(std::min(static_cast<std::size_t>(end - line.data()) + 1, line.size()));
    return found;
}

template <typename Number>
bool parseWhole(std::string_view text, Number& value) {
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size();
}

// Reads "0-0 1-1", as fairseq prints it since 2019, or the older form, the source position of each target
// token: "0 1". Returns what is wrong, empty when nothing is.
std::string readHardLinks(std::string_view text, std::vector<RawLink>& links) {
    long position = 0;
    for (std::string_view piece = takePiece(text); !piece.empty(); piece = takePiece(text), ++position) {
        const std::size_t dash = piece.find('-', 1);
        const std::optional<long> first = wholePosition(piece.substr(0, dash));
        const std::optional<long> second =
            dash == piece.npos ? position : wholePosition(piece.substr(dash + 1));
        if (!first || !second)
            return told("with links that are not two positions, as in 0-1");
        links.push_back({*first, *second, true});
    }
    return {};
}

// Reads "0.9,0.1 0.2,0.8": a group for each target token.
std::string readSoftRows(std::string_view text, AlignmentWeights& grid) {
    std::vector<Real> weights;
    Index rows = 0;
    for (std::string_view piece = takePiece(text); !piece.empty(); piece = takePiece(text), ++rows) {
        const std::size_t before = weights.size();
        while (true) {
            const std::size_t comma = piece.find(',');
            Real weight = 0;
            if (!parseWhole(piece.substr(0, comma), weight))
                return told("with weights that are not numbers");
            weights.push_back(weight);
            if (comma == piece.npos)
                break;
            piece.remove_prefix(comma + 1);
        }
        if (rows > 0 && weights.size() - before != before / static_cast<std::size_t>(rows))
            return told("with rows of unequal length");
    }
    if (rows == 0)
        return told("without weights");
    grid =
        Eigen::Map<const AlignmentWeights>(weights.data(), rows, static_cast<Index>(weights.size()) / rows);
    return {};
}

// For known links from weights: each target token is linked with the source token that it looks at most, as
// --print-alignment hard does. `source` and `target` are the numbers of tokens, without end marks; −1:
// unknown.
std::string readStrongestLinks(std::string_view text, int source, int target, std::vector<RawLink>& links) {
    AlignmentWeights grid;
    const std::string problem = readSoftRows(text, grid);
    for (Index row = 0; problem.empty() && row < grid.rows(); ++row) {
        Index most = 0;
        grid.row(row).maxCoeff(&most);
        if ((target < 0 || row < target) && (source < 0 || most < source))
            links.push_back({most, row, true});
    }
    return problem;
}

bool isSoftText(std::string_view text) {
    return text.find_first_of(".,") != text.npos;
}

// The lines of one sentence stand together, in any order: S source, T reference, and for each hypothesis H
// (score, tokens), P (log₂ probability of each token) and A (alignment).
class FairseqReader : public DumpReader {
public:
    FairseqReader(const std::string& path, bool isSoft) : m_stream(path), m_isSoft(isSoft) {}

    RawRead next() override {
        while (m_ready.empty() && !m_isAtEnd)
            readLine();
        if (m_ready.empty())
            return {};
        RawRead read = std::move(m_ready.front());
        m_ready.pop_front();
        return read;
    }

    double share() const override { return m_stream.share(); }

private:
    struct Hypothesis {
        std::int64_t line = 0;
        std::optional<TokenList> tokens = {};
        std::optional<double> logProbability = {};
        std::optional<std::string> alignment = {};
    };
    struct Group {
        std::optional<long> number;
        std::optional<TokenList> source, reference;
        std::vector<Hypothesis> hypotheses;
        std::size_t tokens = 0, scores = 0, alignments = 0;  // number of lines of each kind
    };

    void readLine() {
        const std::int64_t number = m_stream.line();
        if (!m_stream.nextLine(m_line, longestFairseqLine)) {
            m_isAtEnd = true;
            finish();
            return;
        }
        const std::optional<FairseqLine> line = fairseqLine(m_line);
        if (!line)
            return;
        if (m_group.number != line->number) {
            finish();
            m_group.number = line->number;
        }
        add(*line, number);
    }

    void add(const FairseqLine& line, std::int64_t number) {
        if (line.kind == 'S')
            m_group.source = TokenList::split(line.rest);
        else if (line.kind == 'T')
            m_group.reference = TokenList::split(line.rest);
        else if (line.kind == 'H')
            hypothesis(m_group.tokens++, number).tokens =
                TokenList::split(line.rest.substr(std::min(line.rest.find('\t'), line.rest.size() - 1) + 1));
        else if (line.kind == 'A')
            hypothesis(m_group.alignments++, number).alignment = std::string(line.rest);
        else if (line.kind == 'P')
            hypothesis(m_group.scores++, number).logProbability = naturalLogarithm(line.rest);
    }

    Hypothesis& hypothesis(std::size_t index, std::int64_t line) {
        if (index == m_group.hypotheses.size())
            m_group.hypotheses.push_back({.line = line});
        return m_group.hypotheses[index];
    }

    // The score of H is divided by the length; the scores of P are those of the tokens.
    static std::optional<double> naturalLogarithm(std::string_view binary) {
        double sum = 0;
        for (std::string_view piece = takePiece(binary); !piece.empty(); piece = takePiece(binary)) {
            double value = 0;
            if (!parseWhole(piece, value))
                return {};
            sum += value;
        }
        return std::isfinite(sum) ? std::optional(sum * std::numbers::ln2) : std::nullopt;
    }

    void finish() {
        for (std::size_t i = 0; i < m_group.hypotheses.size(); ++i) {
            Hypothesis& hypothesis = m_group.hypotheses[i];
            RawRead read;
            read.line = hypothesis.line;
            const auto sizeOf = [](const std::optional<TokenList>& tokens) {
                return tokens ? tokens->size() : -1;
            };
            if (hypothesis.alignment && !m_isSoft && isSoftText(*hypothesis.alignment))
                read.reason = readStrongestLinks(*hypothesis.alignment, sizeOf(m_group.source),
                                                 sizeOf(hypothesis.tokens), read.sentence.links);
            else if (hypothesis.alignment)
                read.reason = m_isSoft ? readSoftRows(*hypothesis.alignment, read.sentence.grid)
                                       : readHardLinks(*hypothesis.alignment, read.sentence.links);
            else
                read.reason = told("without a line of their alignment (A-), which --print-alignment adds");
            read.state = read.reason.empty() ? ReadState::Sentence : ReadState::Wrong;
            read.sentence.line = hypothesis.line;
            read.sentence.number = m_group.number;
            if (m_group.hypotheses.size() > 1)
                read.sentence.rank = static_cast<int>(i);
            read.sentence.source = m_group.source;
            read.sentence.reference = m_group.reference;
            read.sentence.target = std::move(hypothesis.tokens);
            read.sentence.logProbability = hypothesis.logProbability;
            m_stream.charge(bytesOf(read.sentence));
            m_ready.push_back(std::move(read));
        }
        m_group = {};
    }

    TextStream m_stream;
    bool m_isSoft = false, m_isAtEnd = false;
    std::string m_line;
    Group m_group;
    std::deque<RawRead> m_ready;
};

// How well the start of a file fits fairseq's output, judged by its lines and by the form of its first
// alignment.
double fitsFairseq(std::string_view start, bool isSoft) {
    bool hasLines = false;
    while (!start.empty()) {
        const std::string_view text = start.substr(0, start.find('\n'));
        start.remove_prefix(std::min(text.size() + 1, start.size()));
        const std::optional<FairseqLine> line = fairseqLine(text.substr(0, text.find('\r')));
        if (!line || text.find('\t') == text.npos)
            continue;
        hasLines = true;
        if (line->kind == 'A' && !line->rest.empty()) {
            // Where only links are read, as known links, those of the largest weights are taken.
            constexpr double linksOfWeights = 0.3;
            const bool hasNumbers = isSoftText(line->rest);
            return hasNumbers == isSoft ? 0.95 : isSoft ? 0 : linksOfWeights;
        }
    }
    return hasLines && !isSoft ? 0.6 : 0;
}

}  // namespace

double fitsFairseqLinks(std::string_view start) {
    return fitsFairseq(start, false);
}

double fitsFairseqWeights(std::string_view start) {
    return fitsFairseq(start, true);
}

std::unique_ptr<DumpReader> openFairseqLinks(const std::string& path) {
    return std::make_unique<FairseqReader>(path, false);
}

std::unique_ptr<DumpReader> openFairseqWeights(const std::string& path) {
    return std::make_unique<FairseqReader>(path, true);
}

}  // namespace attn
