// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/comma_matrix_reader.h"

#include <algorithm>
#include <cmath>

#include "core/base/ascii_blanks.h"
#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"
#include "core/inspect/dumps/first_lines.h"
#include "core/inspect/dumps/link_line.h"
#include "core/inspect/dumps/weight_numbers.h"

namespace attn {
namespace {

constexpr std::string_view scoreName = "F0=";

struct CommaLine {
    std::optional<long> number;
    std::optional<std::string_view> target;  // nothing where the line is the weights
    std::string_view weights;
    std::optional<double> logProbability;
};

// The weights are the first field that has commas and is no "name= …", or else the field after the target.
CommaLine splitCommaLine(std::string_view text) {
    const std::vector<std::string_view> fields = barFields(text);
    CommaLine line;
    if (fields.size() == 1 && fields[0].find(',') != std::string_view::npos) {
        line.weights = fields[0];
        return line;
    }
    const auto score = std::find_if(fields.begin(), fields.end(),
                                    [](std::string_view field) { return field.starts_with(scoreName); });
    std::size_t place = 0;
    if (score != fields.end() && fields.size() >= 4 && toCount(fields[0])) {
        line.number = toCount(fields[0]);
        line.logProbability = pathScore(*score);
        place = 1;
    }
    line.target = fields[place];
    const auto isWeights = [](std::string_view field) {
        return field.find(',') != field.npos && field.find('=') == field.npos;
    };
    const auto behind = fields.begin() + static_cast<std::ptrdiff_t>(place) + 1;
    const auto found = std::find_if(behind, fields.end(), isWeights);
    if (found != fields.end())
        line.weights = *found;
    else if (behind != fields.end() && !behind->starts_with(scoreName))
        line.weights = *behind;
    return line;
}

// Whether lines begin with a score instead of the target.
bool hasScores(const std::string& path) {
    constexpr Index linesLooked = 100;
    LineReader lines(path);
    try {
        for (std::string line; lines.number() < linesLooked && lines.next(line);) {
            const CommaLine parts = splitCommaLine(line);
            if (parts.number || !parts.target || !loneScore(*parts.target))
                return false;
        }
    } catch (const Error&) {
        return lines.number() > 1;  // the reader that follows says what is wrong
    }
    return lines.number() > 0;
}

class CommaMatrixReader : public DumpReader {
public:
    explicit CommaMatrixReader(const std::string& path) : m_lines(path), m_hasScores(hasScores(path)) {}

    RawRead next() override;
    double share() const override { return m_lines.share(); }

private:
    std::string readMatrix(std::string_view text, AlignmentWeights& grid);

    LineReader m_lines;
    bool m_hasScores;  // instead of texts, as marian-scorer writes them
    std::string m_line;
    std::vector<Real> m_weights;
};

RawRead CommaMatrixReader::next() {
    RawRead read;
    if (!m_lines.next(m_line))
        return read;
    read.line = read.sentence.line = m_lines.number();
    const CommaLine line = splitCommaLine(m_line);
    read.sentence.number = line.number;
    read.sentence.logProbability = line.logProbability;
    if (const std::optional<double> score =
            m_hasScores && line.target ? loneScore(*line.target) : std::nullopt)
        read.sentence.logProbability = score;
    else if (line.target)
        read.sentence.target = TokenList::split(*line.target);
    read.reason = readMatrix(line.weights, read.sentence.grid);
    read.state = read.reason.empty() ? ReadState::Sentence : ReadState::Wrong;
    return read;
}

std::string CommaMatrixReader::readMatrix(std::string_view text, AlignmentWeights& grid) {
    m_weights.clear();
    Index rows = 0, columns = 0;
    for (std::string_view row = takePiece(text); !row.empty(); row = takePiece(text), ++rows) {
        const std::optional<Index> count = readCommaRow(row, m_weights);
        if (!count)
            return told("with a weight that is not a number");
        if (rows > 0 && *count != columns)
            return told("with rows of unequal length");
        columns = *count;
    }
    if (rows == 0)
        return told("without weights");
    m_lines.charge(m_weights.size() * sizeof(Real));
    grid = Eigen::Map<const AlignmentWeights>(m_weights.data(), rows, columns);
    return {};
}

// Whether the text is the start of a matrix; its last number may be cut off.
bool isMatrixStart(std::string_view text) {
    std::vector<Real> weights;
    const std::string_view row = takePiece(text);
    const bool isWhole = text.find_first_not_of(asciiBlanks) != text.npos;
    const std::string_view first = isWhole ? row : row.substr(0, row.rfind(','));
    const std::optional<Index> count = readCommaRow(first, weights);
    return count && row.find(',') != row.npos &&
           std::all_of(weights.begin(), weights.end(), [](Real weight) { return weight <= 1.5f; });
}

// Whether the line is weights alone: groups with commas that each sum to 1.
bool isBareMatrix(std::string_view line) {
    std::vector<Real> weights;
    Index groups = 0;
    for (std::string_view row = takePiece(line); !row.empty(); row = takePiece(line), ++groups) {
        weights.clear();
        const std::optional<Index> count = readCommaRow(row, weights);
        Real sum = 0;
        for (const Real weight : weights)
            sum += weight;
        constexpr Real mostOff = 0.02F;  // the error of printing
        if (!count || *count < 2 || !(std::abs(sum - 1) <= mostOff))
            return false;
    }
    return groups > 0;
}

}  // namespace

std::unique_ptr<DumpReader> openCommaMatrices(const std::string& path) {
    return std::make_unique<CommaMatrixReader>(path);
}

// The first line may have no translation and therefore no weights.
double fitsCommaMatrices(std::string_view start) {
    constexpr int linesToTry = 20;
    for (int i = 0; i < linesToTry && !start.empty(); ++i) {
        const bool isWhole = start.find('\n') != start.npos;
        const std::string_view line = takeLine(start);
        if (isWhole && isBareMatrix(line))
            return 0.9;
        if (line.find("|||") != line.npos && isMatrixStart(splitCommaLine(line).weights))
            return 0.9;
    }
    return 0;
}

}  // namespace attn
