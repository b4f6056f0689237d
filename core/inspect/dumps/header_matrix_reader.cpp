// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/header_matrix_reader.h"

#include <cmath>

#include "core/base/ascii_blanks.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"
#include "core/inspect/dumps/first_lines.h"
#include "core/inspect/dumps/weight_numbers.h"

namespace attn {
namespace {

bool isHeader(std::string_view line) {
    return line.find("|||") != line.npos;
}

bool isBlankRow(std::string_view line) {
    return line.find_first_not_of(asciiBlanks) == line.npos;
}

// Returns what is wrong with a header; empty when nothing is.
std::string readMatrixHeader(std::string_view line, RawSentence& sentence) {
    const std::vector<std::string_view> fields = barFields(line);
    if (fields.size() != 5 && fields.size() != 6)
        return told("whose header has neither five nor six fields");
    sentence.number = toCount(fields[0]);
    const std::optional<double> score = toNumber(fields[2]);
    if (!sentence.number)
        return told("whose header has no number of the sentence");
    if (!score)
        return told("whose header has no score");
    if (*score != 0 && std::isfinite(*score))
        sentence.logProbability = -std::abs(*score);
    sentence.target = TokenList::split(fields[1]);
    sentence.source = TokenList::split(fields[3]);
    return {};
}

class HeaderMatrixReader : public DumpReader {
public:
    explicit HeaderMatrixReader(const std::string& path) : m_lines(path) {}

    RawRead next() override;
    double share() const override { return m_lines.share(); }

private:
    bool readLine() {
        m_hasLine = m_lines.next(m_line);
        return m_hasLine;
    }
    std::string readRows(RawSentence& sentence);

    LineReader m_lines;
    std::string m_line;
    bool m_hasLine = false;  // m_line begins the next sentence
    std::vector<Real> m_weights;
};

RawRead HeaderMatrixReader::next() {
    while ((m_hasLine || readLine()) && isBlankRow(m_line))
        m_hasLine = false;
    RawRead read;
    if (!m_hasLine)
        return read;
    read.line = read.sentence.line = m_lines.number();
    read.reason = isHeader(m_line) ? readMatrixHeader(m_line, read.sentence) : told("without a header");
    // If there is no header, the first row has been read already.
    const std::string wrongRows = readRows(read.sentence);
    if (read.reason.empty())
        read.reason = wrongRows;
    read.state = read.reason.empty() ? ReadState::Sentence : ReadState::Wrong;
    return read;
}

// Reads up to the next blank line or header, even after an error.
std::string HeaderMatrixReader::readRows(RawSentence& sentence) {
    std::string reason;
    Index rows = 0, columns = 0;
    m_weights.clear();
    while (readLine() && !isHeader(m_line)) {
        if (isBlankRow(m_line)) {
            m_hasLine = false;
            break;
        }
        if (!reason.empty())
            continue;
        const std::optional<Index> count = readBlankRow(m_line, m_weights);
        if (!count)
            reason = told("with a weight that is not a number");
        else if (rows > 0 && *count != columns)
            reason = told("with rows of unequal length");
        columns = count.value_or(0);
        m_lines.charge(static_cast<std::size_t>(columns) * sizeof(Real));
        ++rows;
    }
    if (rows == 0)
        return told("without weights");
    if (reason.empty())
        sentence.grid = Eigen::Map<const AlignmentWeights>(m_weights.data(), rows, columns);
    return reason;
}

double fitsHeader(std::string_view start, std::size_t fieldCount) {
    const std::string_view line = firstFullLine(start);
    const std::vector<std::string_view> fields = barFields(line);
    if (fields.size() != fieldCount || !toCount(fields[0]) || !toNumber(fields[2]))
        return 0;
    std::string lengths;
    for (std::size_t i = 4; i < fields.size(); ++i)
        lengths.append(fields[i]).append(" ");
    std::string_view rest = lengths;
    const auto first = toCount(takePiece(rest)), second = toCount(takePiece(rest));
    return first && second && isBlankRow(rest) ? 0.95 : 0;
}

}  // namespace

std::unique_ptr<DumpReader> openHeaderMatrices(const std::string& path) {
    return std::make_unique<HeaderMatrixReader>(path);
}

double fitsNematus(std::string_view start) {
    return fitsHeader(start, 5);
}

double fitsSockeye(std::string_view start) {
    return fitsHeader(start, 6);
}

}  // namespace attn
