// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect/inspect_files.h"
#include "app/cli/common/output_places.h"

#include <algorithm>
#include <string>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/atomic_file.h"
#include "core/inspect/links_file.h"
#include "core/inspect/metrics_file.h"
#include "core/inspect/weights_file.h"

namespace attn {
namespace {

// The sentences in the order of their keys.
std::vector<SentencePointer> sentencesOf(const Inspection& inspection, std::vector<int> rows) {
    std::sort(rows.begin(), rows.end(),
              [&](int left, int right) { return inspection.key(left) < inspection.key(right); });
    std::vector<SentencePointer> sentences;
    for (const int row : rows) {
        if (SentencePointer sentence = inspection.sharedSentence(0, row))
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}

std::vector<OutputPlace> outputsOf(const InspectOptions& options) {
    std::vector<OutputPlace> outputs;
    for (const OutputPlace& output : {OutputPlace{options.csv, "--csv"},
                                      {options.metricsJson, "--metrics-json"},
                                      {options.links, "--links"},
                                      {options.weights, "--weights"}})
        if (!output.file.empty())
            outputs.push_back(output);
    return outputs;
}

}  // namespace

void checkInspectedFiles(const InspectOptions& options) {
    if (!options.weights.empty() && !options.weights.ends_with(".json") && !options.weights.ends_with(".txt"))
        throw Error("inspect: --weights writes what the file's name ends in, .json or .txt, found " +
                    inQuotes(options.weights) + ".");
    if (options.systems.size() > 1 && !(options.weights.empty() && !options.symmetrise.empty()) &&
        !(options.links.empty() && options.weights.empty()))
        throw Error(std::string("inspect: ") + (options.links.empty() ? "--weights" : "--links") +
                    " writes one system, and there are " + std::to_string(options.systems.size()) +
                    "; give one alone.");
    std::vector<std::string> inputs = options.systems;
    inputs.insert(inputs.end(),
                  {options.gold, options.source, options.target, options.pairs, options.reference});
    checkOutputs("inspect", outputsOf(options), inputs);
}

void writeInspectedFiles(const InspectedCorpus& corpus, const InspectOptions& options) {
    // Texts and known links may have been found beside the named files.
    checkNotRead("inspect", outputsOf(options));
    MetricsSelection selection;
    for (int i = 0; i < corpus.inspection.systemCount(); ++i)
        selection.systems.push_back(i);
    selection.rows = &corpus.rows;
    if (!options.csv.empty())
        writeFileAtomically(options.csv, metricsCsv(corpus.inspection, selection));
    if (!options.metricsJson.empty())
        writeFileAtomically(options.metricsJson, metricsJson(corpus.inspection, selection));
    if (!options.links.empty())
        writeFileAtomically(options.links, linksAsPharaoh(corpus.inspection, 0, options.linksBase));
    if (options.weights.empty())
        return;
    const std::vector<SentencePointer> sentences = sentencesOf(corpus.inspection, corpus.rows);
    writeFileAtomically(options.weights, options.weights.ends_with(".json") ? weightsJson(sentences)
                                                                            : weightsNematus(sentences));
}

}  // namespace attn
