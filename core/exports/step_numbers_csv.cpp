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

Fields headOf(const LaneNumbers& lane, const char* quantity, const StepTrace* step) {
    Fields fields = {lane.name, quantity};
    if (step) {
        fields.push_back(std::to_string(step->step + 1));
        fields.push_back(lane.output[static_cast<std::size_t>(step->step)]);
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
        Fields tokens = headOf(lane, "source", nullptr);
        tokens.insert(tokens.end(), lane.source.begin(), lane.source.end());
        tokens.resize(6 + positions);
        rows.push_back(std::move(tokens));
        for (std::size_t row = 0; row < lane.output.size(); ++row) {
            const StepTrace& step = lane.trace->steps[row];
            Fields weights = headOf(lane, "weight", &step);
            weights[4] = csvNumber(tokenProbability(step));
            weights[5] = csvNumber(stepEntropy(step));
            rows.push_back(filled(std::move(weights), step.alignment().weights, positions));
            if (step.alignment().scores.size() > 0)
                rows.push_back(filled(headOf(lane, "score", &step), step.alignment().scores, positions));
            if (step.alignment().span.distribution.size() > 0)
                rows.push_back(
                    filled(headOf(lane, "softmax", &step), step.alignment().span.distribution, positions));
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

double tokenProbability(const StepTrace& step) {
    return std::exp(static_cast<double>(step.logProbability));
}

std::optional<double> stepEntropy(const StepTrace& step) {
    const Vector& softmax = step.alignment().span.distribution.size() > 0 ? step.alignment().span.distribution
                                                                          : step.alignment().weights;
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
            for (const char c : row[i])
                text += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
        }
        text += '\n';
    }
    return text;
}

}  // namespace attn
