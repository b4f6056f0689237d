// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/cli/common/output.h"
#include "app/cli/decode/decode_report.h"
#include "core/base/display_text.h"
#include "core/metrics/alignment.h"

namespace attn {
namespace {

constexpr const char* gap = "  ";

std::string number(const char* format, double value) {
    char text[40];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

std::vector<std::string> visible(const std::vector<std::string>& tokens) {
    std::vector<std::string> texts;
    for (const std::string& token : tokens)
        texts.push_back(visibleText(token));
    return texts;
}

// The texts of the rows under a heading, left-aligned and as wide as the widest.
class TextColumn {
public:
    TextColumn(std::string heading, std::vector<std::string> cells)
        : m_heading(std::move(heading)), m_cells(std::move(cells)), m_width(displayWidth(m_heading)) {
        for (const std::string& cell : m_cells)
            m_width = std::max(m_width, displayWidth(cell));
    }
    std::string heading() const { return paddedRight(m_heading, m_width) + gap; }
    std::string cell(std::size_t row) const { return paddedRight(m_cells[row], m_width) + gap; }

private:
    std::string m_heading;
    std::vector<std::string> m_cells;
    std::size_t m_width;
};

// A column for each token, with its values right below it; the largest weight is marked by a star.
class WeightColumns {
public:
    explicit WeightColumns(const std::vector<std::string>& tokens) : m_tokens(visible(tokens)) {
        for (const std::string& token : m_tokens)
            m_widths.push_back(std::max<std::size_t>(4, displayWidth(token)));
    }

    std::string heading() const {
        std::string line;
        for (std::size_t j = 0; j < m_tokens.size(); ++j)
            line += paddedLeft(m_tokens[j], m_widths[j]) + " ";
        return line;
    }

    std::string row(const Vector& weights) const {
        std::string line;
        const std::optional<Index> largest = attendedPosition(weights);
        for (Index j = 0; j < weights.size(); ++j)
            line += paddedLeft(number("%.2f", static_cast<double>(weights[j])),
                               m_widths[static_cast<std::size_t>(j)]) +
                    (j == largest ? "*" : " ");
        return line;
    }

private:
    std::vector<std::string> m_tokens;
    std::vector<std::size_t> m_widths;
};

std::string stopText(const DecodeReport& report) {
    if (report.model->network.saysOneToken())
        return "after the class";
    if (report.trace.stop == StopReason::End)
        return report.target ? "at the end of the target" : "at </s>";
    return "at the most tokens allowed, " + std::to_string(report.trace.steps.size()) + ", before </s>";
}

std::string alignmentText(const DecodeReport& report) {
    if (!report.truth)
        return "– (the true alignment of this text is not known)";
    if (report.chosen && !report.chosen->isAlignment())
        return "– (this map is not between steps and source tokens)";
    const std::optional<double> rate = alignmentErrorRate(report);
    return (rate ? number("%.3f", *rate) : "–") + " (reference " + report.truth->target + ")";
}

void writeRow(const std::string& line) {
    writeOutput(line.substr(0, line.find_last_not_of(' ') + 1) + "\n");
}

void writeTable(const DecodeReport& report) {
    const std::vector<StepTrace>& steps = report.trace.steps;
    std::vector<std::string> places, tokens, guesses, probabilities;
    for (const StepTrace& step : steps) {
        places.push_back(std::to_string(step.step + 1));
        // A forced token is shown as it was typed, because the vocabulary may lack it, unless --say replaces
        // it.
        const auto row = static_cast<std::size_t>(step.step);
        const bool isTyped = report.target && row < report.target->size() &&
                             report.model->target.id((*report.target)[row]) == step.token;
        tokens.push_back(
            visibleText(isTyped ? (*report.target)[row] : report.model->target.text(step.token)));
        guesses.push_back(visibleText(report.model->target.text(step.predicted)));
        probabilities.push_back(number("%.3f", std::exp(static_cast<double>(step.logProbability))));
    }
    std::vector<TextColumn> columns = {TextColumn("step", places), TextColumn("token", tokens)};
    if (report.target)
        columns.emplace_back("predicted", guesses);
    columns.emplace_back("probability", probabilities);
    const bool attends = stepWeights(report, steps.front()).size() > 0;
    const WeightColumns weights(report.chosen ? report.chosen->columns : report.source);

    std::string line;
    for (const TextColumn& column : columns)
        line += column.heading();
    writeRow(line + (attends ? weights.heading() : ""));
    for (std::size_t row = 0; row < steps.size(); ++row) {
        line.clear();
        for (const TextColumn& column : columns)
            line += column.cell(row);
        writeRow(line + (attends ? weights.row(stepWeights(report, steps[row])) : ""));
    }
    if (attends || !report.chosen)
        writeOutput(attends ? "* the largest weight of its row\n\n"
                            : "No weights: this model reads one fixed context at every step.\n\n");
}

// A map of the encoder: a row for each token of the source.
void writeSourceRows(const DecodeReport& report, const ChosenMap& chosen) {
    std::vector<std::string> places;
    for (std::size_t row = 0; row < report.source.size(); ++row)
        places.push_back(std::to_string(row + 1));
    const TextColumn numbers("place", places), tokens("token", visible(report.source));
    const WeightColumns weights(chosen.columns);
    writeOutput("\n");
    writeRow(numbers.heading() + tokens.heading() + weights.heading());
    for (std::size_t row = 0; row < report.source.size(); ++row)
        writeRow(numbers.cell(row) + tokens.cell(row) + weights.row(chosen.weights.rows[row]));
    writeOutput("* the largest weight of its row\n\n");
}

// Written by the tokeniser of the target; blanks stay blanks.
std::string outputText(const Tokenizer& tokenizer, const std::vector<std::string>& tokens) {
    const std::string text = tokenizer.join(tokens);
    std::string output;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end > begin)
            output += visibleText(std::string_view(text).substr(begin, end - begin));
        if (end < text.size())
            output += ' ';
        begin = end + 1;
    }
    return output;
}

// Prints the hypotheses that the beam ended with, best first.
void writeRanking(const DecodeReport& report) {
    std::vector<std::string> ranks, scores, probabilities, outputs;
    for (const Index place : report.beam->ranked) {
        const BeamNode& node = report.beam->nodes[static_cast<std::size_t>(place)];
        ranks.push_back(std::to_string(ranks.size() + 1));
        scores.push_back(number("%.4f", node.score));
        probabilities.push_back(number("%.4f", node.logProbability));
        const DecodeTrace trace = traceOf(*report.beam, place);
        outputs.push_back(
            outputText(*report.model->tokenizers.target, outputTokens(trace, report.model->target)) +
            (node.stop == StopReason::End ? "" : " …"));
    }
    const TextColumn columns[] = {TextColumn("rank", ranks), TextColumn("score", scores),
                                  TextColumn("log-probability", probabilities),
                                  TextColumn("output", outputs)};
    std::string heading;
    for (const TextColumn& column : columns)
        heading += column.heading();
    writeOutput("\n");
    writeRow(heading);
    for (std::size_t row = 0; row < ranks.size(); ++row) {
        std::string line;
        for (const TextColumn& column : columns)
            line += column.cell(row);
        writeRow(line);
    }
}

}  // namespace

void printDecodeTable(const DecodeReport& report) {
    writeTable(report);
    if (report.chosen) {
        if (report.chosen->rowAxis == MapAxis::Source)
            writeSourceRows(report, *report.chosen);
        for (const std::string& line : report.chosen->legend)
            writeOutput(line + "\n");
        writeOutput(report.chosen->legend.empty() ? "" : "\n");
    }
    // One map needs no name.
    if (shownMaps(report.model->network).size() > 1)
        if (const std::optional<MapAddress> map = shownMapOf(report))
            writeOutput("map              " + nameOf(*map) + ": " + mapInWords(*map) + "\n");
    const std::optional<double> entropy = meanEntropy(report);
    writeOutput("output           " + outputText(*report.model->tokenizers.target, outputTokens(report)) +
                "\n");
    writeOutput("stopped          " + stopText(report) + "\n");
    writeOutput("log-probability  " + number("%.4f", logProbability(report)) + "\n");
    writeOutput("entropy          " + (entropy ? number("%.2f bits, mean of the rows", *entropy) : "–") +
                "\n");
    writeOutput("alignment error  " + alignmentText(report) + "\n");
    if (report.beam)
        writeRanking(report);
}

}  // namespace attn
