// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/metrics_file.h"

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/files/formats/csv.h"

namespace attn {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::vector<int> rowsOfSelection(const Inspection& inspection, const MetricsSelection& selection) {
    if (selection.rows)
        return *selection.rows;
    std::vector<int> rows(static_cast<std::size_t>(inspection.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

OrderedJson numberOrNull(const std::optional<double>& value, bool isWhole = false) {
    if (!value || !std::isfinite(*value))
        return nullptr;
    return isWhole ? OrderedJson(std::llround(*value)) : OrderedJson(*value);
}

std::string dumped(const OrderedJson& value) {
    return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

OrderedJson sentenceJson(const Inspection& inspection, int system, int row) {
    const AlignedSentence& sentence = *inspection.sentence(system, row);
    const std::vector<Link>* known = inspection.known(system, row);
    OrderedJson json = {{"number", inspection.key(row).number},
                        {"rank", inspection.key(row).rank},
                        {"source", sentence.source.joined()},
                        {"target", sentence.target.joined()},
                        {"known_links", known ? OrderedJson(known->size()) : OrderedJson(nullptr)}};
    const MetricValues& values = inspection.metrics(system, row);
    for (const MetricInfo& info : metricInfos())
        json[info.id] = numberOrNull(valueOf(values, info.metric), info.isWhole);
    return json;
}

// Without its folder, which is the sender's own business.
std::string nameOfFile(const std::string& path) {
    const std::filesystem::path file = path;
    return (file.has_filename() ? file : file.parent_path()).filename().string();
}

// The JSON of a system up to its sentences.
std::string systemStart(const Inspection& inspection, int index, const std::vector<int>& rows) {
    const InspectedSystem& system = inspection.system(index);
    const AlignmentCounts counts = inspection.pooled(index, &rows);
    std::string text = dumped({{"name", system.name},
                               {"path", nameOfFile(system.path)},
                               {"format", system.format},
                               {"score", system.score},
                               {"aer", numberOrNull(counts.errorRate())},
                               {"precision", numberOrNull(counts.precision())},
                               {"recall", numberOrNull(counts.recall())}});
    text.pop_back();
    return text + ",\"sentences\":[";
}

}  // namespace

std::string metricsCsv(const Inspection& inspection, const MetricsSelection& selection) {
    CsvText csv;
    std::vector<std::string> head = {"number", "rank", "system", "source", "target", "known_links"};
    for (const MetricInfo& info : metricInfos())
        head.push_back(info.id);
    csv.row(head);
    const std::vector<int> rows = rowsOfSelection(inspection, selection);
    for (const int system : selection.systems) {
        for (const int row : rows) {
            const AlignedSentence* sentence = inspection.sentence(system, row);
            if (!sentence)
                continue;
            const std::vector<Link>* known = inspection.known(system, row);
            std::vector<std::string> fields = {std::to_string(inspection.key(row).number),
                                               std::to_string(inspection.key(row).rank),
                                               inspection.system(system).name,
                                               sentence->source.joined(),
                                               sentence->target.joined(),
                                               known ? std::to_string(known->size()) : std::string()};
            for (const MetricInfo& info : metricInfos())
                fields.push_back(csvNumber(valueOf(inspection.metrics(system, row), info.metric)));
            csv.row(fields);
        }
    }
    return csv.text();
}

std::string metricsJson(const Inspection& inspection, const MetricsSelection& selection) {
    const std::vector<int> rows = rowsOfSelection(inspection, selection);
    const MeasureOptions& options = inspection.options();
    std::string text =
        dumped({{"format", "attention-lab metrics"},
                {"version", 1},
                {"threshold", options.threshold ? OrderedJson(*options.threshold) : OrderedJson(nullptr)},
                {"coverage_exponent", options.coverageExponent}});
    text.pop_back();
    text += ",\n\"systems\":[";
    bool isFirstSystem = true;
    for (const int system : selection.systems) {
        text.append(isFirstSystem ? "\n" : ",\n").append(systemStart(inspection, system, rows));
        isFirstSystem = false;
        bool isFirst = true;
        for (const int row : rows) {
            if (!inspection.sentence(system, row))
                continue;
            text.append(isFirst ? "\n" : ",\n").append(dumped(sentenceJson(inspection, system, row)));
            isFirst = false;
        }
        text += "\n]}";
    }
    return text + "\n]}\n";
}

}  // namespace attn
