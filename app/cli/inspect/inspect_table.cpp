// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "app/cli/common/output.h"
#include "app/cli/common/train_progress.h"
#include "app/cli/inspect/inspect_report.h"
#include "core/base/display_text.h"
#include "core/inspect/dumps/dump_format.h"

namespace attn {
namespace {

constexpr std::size_t numberWidth = 11;
constexpr std::size_t widestText = 48;  // columns

// Indexed by Metric; short names, as in `attnlab align`.
constexpr std::array<const char*, metricCount> heads = {
    "source",    "target",   "log p",      "AER",       "precision",  "recall",   "H(output)",
    "H(source)", "coverage", "absent out", "absent in", "confidence", "disagree", "right"};

// The figures shown for a system. AER, precision and recall are pooled and come before these.
constexpr std::array meanMetrics = {Metric::Entropy,
                                    Metric::SourceEntropy,
                                    Metric::CoverageDeviation,
                                    Metric::AbsentmindednessOut,
                                    Metric::AbsentmindednessIn,
                                    Metric::Confidence,
                                    Metric::Disagreement,
                                    Metric::Right};

std::string metricHead(Metric metric) {
    return paddedLeft(heads[static_cast<std::size_t>(metric)], numberWidth);
}

std::string cellOf(std::optional<double> value, bool isPercent, int decimals) {
    if (!value || std::isnan(*value))
        return paddedLeft("–", numberWidth);
    if (isPercent)
        return paddedLeft(formatted("%.2f %%", 100 * *value), numberWidth);
    const std::string format = "%." + std::to_string(decimals) + "f";
    std::string text = formatted(format.c_str(), *value);
    if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos)
        text.erase(0, 1);  // avoids "-0.00"
    return paddedLeft(text, numberWidth);
}

std::string metricCell(const MetricInfo& info, double value) {
    return cellOf(value, info.isPercent, info.decimals);
}

// The text cut to `widestText` columns.
std::string shortText(const TokenList& tokens) {
    std::string text;
    std::size_t width = 0;
    for (int i = 0; i < tokens.size(); ++i) {
        std::string token(i > 0 ? 1 : 0, ' ');
        token += visibleText(tokens[i]);
        width += displayWidth(token);
        if (width > widestText - 2)
            return text + " …";
        text += token;
    }
    return text;
}

std::string whatIs(const InspectedSystem& system) {
    if (system.format == "model")
        return "model with score \"" + system.score + "\"" +
               (system.task.empty() ? std::string() : ", fresh pairs of the task \"" + system.task + "\"");
    return dumpFormat(system.format).label;
}

std::string linesOf(const std::vector<Conclusion>& conclusions) {
    std::string text;
    for (const Conclusion& conclusion : conclusions) {
        text += "  " + conclusion.topic + ": " + conclusion.what;
        for (const std::string& more : {conclusion.why, conclusion.doubt})
            text += (more.empty() ? "" : " ") + more;
        text += "\n";
    }
    return text;
}

void printConclusions(const InspectedSystem& system) {
    writeOutput(visibleText(system.path) + ": " + whatIs(system) + "\n" + linesOf(system.conclusions));
}

// Systems that write different texts cannot be compared, so the mean is only over the other sentences.
std::string disagreementNote(const InspectedCorpus& corpus) {
    std::string note;
    for (int i = 0; i < corpus.inspection.systemCount(); ++i) {
        const MetricMean mean = corpus.inspection.meanOf(i, Metric::Disagreement, &corpus.rows);
        if (mean.count > 0)
            note = "disagree: the mean of " + std::to_string(mean.count) + " of " +
                   std::to_string(corpus.rows.size()) +
                   (corpus.rows.size() == 1 ? " sentence" : " sentences") +
                   ", those that two systems or more have with the same tokens\n";
    }
    return note;
}

std::string figuresTable(const InspectedCorpus& corpus) {
    const Inspection& inspection = corpus.inspection;
    std::size_t width = 6;
    for (int i = 0; i < inspection.systemCount(); ++i)
        width = std::max(width, displayWidth(visibleText(inspection.system(i).name)));
    std::vector<Metric> shown;
    for (const Metric metric : meanMetrics) {
        for (int i = 0; i < inspection.systemCount(); ++i) {
            if (inspection.meanOf(i, metric, &corpus.rows).count > 0) {
                shown.push_back(metric);
                break;
            }
        }
    }
    std::string table = paddedRight("system", width);
    for (const char* head : {"sentences", "AER", "precision", "recall", "links"})
        table += paddedLeft(head, numberWidth);
    for (const Metric metric : shown)
        table += metricHead(metric);
    for (int i = 0; i < inspection.systemCount(); ++i) {
        const AlignmentCounts counts = inspection.pooled(i, &corpus.rows);
        const auto sentences = std::count_if(corpus.rows.begin(), corpus.rows.end(),
                                             [&](int row) { return inspection.sentence(i, row) != nullptr; });
        table += '\n';
        table += paddedRight(visibleText(inspection.system(i).name), width) +
                 paddedLeft(std::to_string(sentences), numberWidth) + cellOf(counts.errorRate(), true, 2) +
                 cellOf(counts.precision(), true, 2) + cellOf(counts.recall(), true, 2) +
                 cellOf(counts.found > 0 ? std::optional(static_cast<double>(counts.found)) : std::nullopt,
                        false, 0);
        for (const Metric metric : shown) {
            const MetricInfo& info = infoOf(metric);
            const bool isShare = metric == Metric::Right;
            table += cellOf(inspection.meanOf(i, metric, &corpus.rows).mean(), info.isPercent || isShare,
                            info.decimals);
        }
    }
    return table + "\n" + disagreementNote(corpus);
}

std::string numberOf(SentenceKey key) {
    std::string text = std::to_string(key.number);
    if (key.rank > 0)
        text.append(1, '.').append(std::to_string(key.rank));
    return text;
}

// The rows of the first system with the metrics that are known for at least one of them.
std::string rowTable(const InspectedCorpus& corpus, std::size_t count) {
    const Inspection& inspection = corpus.inspection;
    std::vector<const MetricInfo*> shown;
    for (const MetricInfo& info : metricInfos()) {
        for (std::size_t i = 0; i < count; ++i) {
            if (!std::isnan(valueOf(inspection.metrics(0, corpus.rows[i]), info.metric))) {
                shown.push_back(&info);
                break;
            }
        }
    }
    std::string table = paddedLeft("sentence", numberWidth);
    for (const MetricInfo* info : shown)
        table += metricHead(info->metric);
    table += "  text\n";
    for (std::size_t i = 0; i < count; ++i) {
        const int row = corpus.rows[i];
        table += paddedLeft(numberOf(inspection.key(row)), numberWidth);
        for (const MetricInfo* info : shown)
            table += metricCell(*info, valueOf(inspection.metrics(0, row), info->metric));
        if (const AlignedSentence* sentence = inspection.sentence(0, row))
            table += "  " + shortText(sentence->source) + " → " + shortText(sentence->target);
        table += "\n";
    }
    return table;
}

}  // namespace

std::string goldHead(const GoldLinks& gold) {
    return "gold: " + visibleText(gold.path) + ": " + std::to_string(gold.links.size()) + " sentences, " +
           std::to_string(gold.sureCount()) + " sure and " + std::to_string(gold.possibleCount()) +
           " possible links\n" + linesOf(gold.conclusions);
}

void printInspected(const InspectedCorpus& corpus, Index limit) {
    const Inspection& inspection = corpus.inspection;
    for (int i = 0; i < inspection.systemCount(); ++i)
        printConclusions(inspection.system(i));
    if (const GoldLinks* gold = inspection.gold())
        writeOutput(goldHead(*gold));
    writeOutput("\n" + figuresTable(corpus));
    const std::size_t count = std::min(corpus.rows.size(), static_cast<std::size_t>(limit));
    if (count == 0)
        return writeOutput(corpus.rows.empty() ? "\nno sentence passes the filter\n" : "");
    std::string head = "\n" + std::to_string(count) + " of " + std::to_string(corpus.rows.size()) +
                       (corpus.rows.size() == 1 ? " sentence" : " sentences");
    if (inspection.systemCount() > 1)
        head += " of " + visibleText(inspection.system(0).name);
    writeOutput(head + "\n" + rowTable(corpus, count));
}

void printFormats() {
    std::size_t width = 0;
    for (const DumpFormat& format : dumpFormats())
        width = std::max(width, format.id.size());
    for (const DumpFormat& format : dumpFormats())
        writeOutput(paddedRight(format.id, width) + "  " + format.label + "\n" + std::string(width + 2, ' ') +
                    format.example + "\n");
}

}  // namespace attn
