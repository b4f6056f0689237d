// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "core/compare/summary.h"
#include "core/compare/table_text.h"
#include "core/files/formats/csv.h"

namespace attn {
namespace {

std::vector<std::string> firstFields(const ComparedLane& lane, const std::string& seed) {
    const ModelConfig& model = lane.recipe.model;
    return {lane.name,
            dataName(lane.recipe),
            model.attention.score,
            model.decoder.wiring,
            model.attention.span,
            cellName(lane.recipe),
            model.encoder.kind,
            seed};
}

// The lengths that some run was tried on, ascending.
std::set<Index> lengthsOf(const ComparisonTable& table) {
    std::set<Index> lengths;
    for (const ComparedRun& run : table.runs) {
        for (const LengthFigures& found : run.byLength)
            lengths.insert(found.length);
    }
    return lengths;
}

std::vector<std::string> headings(const std::set<Index>& lengths) {
    std::vector<std::string> fields = {"lane", "task", "score", "wiring", "span", "cell", "encoder", "seed"};
    for (const Figure& figure : figures())
        fields.push_back(figure.id);
    fields.push_back("bleu_signature");
    fields.push_back("problem");
    for (const Index length : lengths) {
        fields.push_back("exact_match_at_" + std::to_string(length));
        fields.push_back("token_accuracy_at_" + std::to_string(length));
    }
    return fields;
}

// `find(i)` returns the two values of entry i of `found`.
template <typename Entries, typename Find>
void addLengths(std::vector<std::string>& fields, const std::set<Index>& lengths, const Entries& found,
                Find find) {
    auto next = found.begin();
    for (const Index length : lengths) {
        std::pair<std::optional<double>, std::optional<double>> values;
        if (next != found.end() && next->length == length)
            values = find(*next++);
        fields.push_back(csvNumber(values.first));
        fields.push_back(csvNumber(values.second));
    }
}

std::optional<double> meanOf(const Spread& spread) {
    return spread.count > 0 ? std::optional(spread.mean) : std::nullopt;
}

}  // namespace

std::string tableToCsv(const ComparisonTable& table) {
    const Comparison& comparison = table.comparison;
    const std::set<Index> lengths = lengthsOf(table);
    CsvText csv;
    csv.row(headings(lengths));
    for (const ComparedRun& run : table.runs) {
        std::vector<std::string> fields =
            firstFields(comparison.lanes[comparison.lane(run.run)], std::to_string(comparison.seed(run.run)));
        for (const Figure& figure : figures())
            fields.push_back(csvNumber(run.figures.*figure.value));
        fields.push_back(run.bleuSignature);
        fields.push_back(run.problem);
        addLengths(fields, lengths, run.byLength, [](const LengthFigures& found) {
            return std::pair<std::optional<double>, std::optional<double>>(found.exactMatch,
                                                                           found.tokenAccuracy);
        });
        csv.row(fields);
    }
    for (const LaneSummary& lane : summarize(table)) {
        for (const bool isMean : {true, false}) {
            const auto value = [&](const Spread& spread) {
                return isMean ? meanOf(spread) : spread.deviation;
            };
            std::vector<std::string> fields =
                firstFields(comparison.lanes[lane.lane], isMean ? "mean" : "deviation");
            for (const Spread& spread : lane.figures)
                fields.push_back(csvNumber(value(spread)));
            fields.push_back(lane.bleuSignature);
            fields.emplace_back();
            addLengths(fields, lengths, lane.byLength, [&](const LengthSummary& found) {
                return std::pair(value(found.exactMatch), value(found.tokenAccuracy));
            });
            csv.row(fields);
        }
    }
    return csv.text();
}

}  // namespace attn
