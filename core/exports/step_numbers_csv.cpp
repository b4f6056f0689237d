// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/exports/step_numbers_parts.h"
#include "core/files/formats/csv.h"
#include "core/metrics/alignment.h"

namespace attn {
namespace {

using Fields = std::vector<std::string>;

Fields headOf(const LaneNumbers& lane, const char* quantity, std::optional<std::size_t> row = {}) {
    Fields fields = {lane.map.empty() ? lane.name : lane.name + ": " + lane.map, quantity};
    if (row) {
        fields.push_back(std::to_string(*row + 1));
        fields.push_back(lane.output[*row]);
    }
    fields.resize(6);
    return fields;
}

Fields filled(Fields fields, const Vector& values, std::size_t positions) {
    for (const Real value : values)
        fields.push_back(std::isfinite(value) ? shortestText(value) : std::string());
    fields.resize(6 + positions);
    return fields;
}

std::vector<Fields> rowsOf(const StepNumbers& numbers) {
    std::size_t positions = 0;
    for (const LaneNumbers& lane : numbers.lanes)
        positions = std::max(positions, lane.source.size());
    std::vector<Fields> rows = {{"lane", "quantity", "step", "output", "probability", "entropy_bits"}};
    for (std::size_t j = 1; j <= positions; ++j)
        rows.front().push_back(std::to_string(j));
    for (const LaneNumbers& lane : numbers.lanes) {
        Fields tokens = headOf(lane, "source");
        tokens.insert(tokens.end(), lane.source.begin(), lane.source.end());
        tokens.resize(6 + positions);
        rows.push_back(std::move(tokens));
        for (std::size_t row = 0; row < lane.output.size(); ++row) {
            const MapTrace& attention = lane.rows[static_cast<Index>(row)];
            Fields weights = headOf(lane, "weight", row);
            weights[4] = csvNumber(tokenProbability(lane, row));
            weights[5] = csvNumber(rowEntropy(attention));
            rows.push_back(filled(std::move(weights), attention.weights, positions));
            if (attention.scores.size() > 0)
                rows.push_back(filled(headOf(lane, "score", row), attention.scores, positions));
            if (attention.span.distribution.size() > 0)
                rows.push_back(filled(headOf(lane, "softmax", row), attention.span.distribution, positions));
        }
    }
    return rows;
}

}  // namespace

std::string shortestText(Real value) {
    char text[64];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

double shortestNumber(Real value) {
    const std::string text = shortestText(value);
    double shortest = 0;
    std::from_chars(text.data(), text.data() + text.size(), shortest);
    return shortest;
}

const StepTrace* stepOf(const LaneNumbers& lane, std::size_t row) {
    return lane.trace ? &lane.trace->steps[row] : nullptr;
}

std::optional<double> tokenProbability(const LaneNumbers& lane, std::size_t row) {
    const StepTrace* step = stepOf(lane, row);
    return step ? std::optional<double>(std::exp(static_cast<double>(step->logProbability))) : std::nullopt;
}

std::optional<double> rowEntropy(const MapTrace& attention) {
    const Vector& softmax =
        attention.span.distribution.size() > 0 ? attention.span.distribution : attention.weights;
    if (softmax.size() == 0)
        return std::nullopt;
    return static_cast<double>(entropyBits(softmax));
}

std::string stepNumbersToCsv(const StepNumbers& numbers) {
    CsvText csv;
    for (const Fields& row : rowsOf(numbers))
        csv.row(row);
    return csv.text();
}

std::string stepNumbersToTabs(const StepNumbers& numbers) {
    return tabText(rowsOf(numbers));
}

std::string tabText(const std::vector<Fields>& rows) {
    std::string text;
    for (const Fields& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += i > 0 ? "\t" : "";
            for (const char c : withoutFormula(row[i]))
                text += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
        }
        text += '\n';
    }
    return text;
}

}  // namespace attn
