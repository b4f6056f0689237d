// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate/evaluate_outputs.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "app/cli/common/output.h"
#include "app/cli/common/text_lines.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/inspect/read_dump.h"
#include "core/metrics/chrf.h"
#include "core/train/evaluation.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

// For each line the target and the further references.
std::vector<std::vector<std::string>> readReferences(const OutputsOptions& options) {
    std::vector<std::vector<std::string>> references;
    for (std::string& line : readLines(options.target))
        references.push_back({std::move(line)});
    for (const std::string& path : options.references) {
        std::vector<std::string> more =
            readLines(path, static_cast<Index>(references.size()), options.target);
        for (std::size_t i = 0; i < more.size(); ++i)
            references[i].push_back(std::move(more[i]));
    }
    return references;
}

void printOutputsEvaluation(const Json& result) {
    const auto text = [&](const char* label, const std::string& value) {
        writeOutput(paddedRight(label, 17) + value + "\n");
    };
    const auto number = [&](const char* label, const char* key, const char* format, double factor) {
        char value[40];
        std::snprintf(value, sizeof value, format, factor * result[key].get<double>());
        text(label, value);
    };
    text("outputs", result["outputs"].get<std::string>());
    text("target", result["target"].get<std::string>());
    number("exact match", "exact_match", "%.2f %%", 100);
    number("BLEU", "bleu", "%.2f", 1);
    text("", result["bleu_signature"].get<std::string>());
    number("chrF2", "chrf", "%.2f", 1);
    text("", result["chrf_signature"].get<std::string>());
    number("chrF++", "chrf_plus_plus", "%.2f", 1);
    text("", result["chrf_plus_plus_signature"].get<std::string>());
    number("sentences", "sentences", "%.0f", 1);
    printBootstrap(result);
}

}  // namespace

bool isOutputsFile(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return false;
    const std::uint64_t size = FileReader(path).size();
    if (looksLikeModel(path))
        return false;
    const std::string kind = fileKindOf(path);
    return kind == "a text" || kind == "a gzip archive" || (kind.empty() && size < 8);
}

void evaluateOutputs(const OutputsOptions& options) {
    ComparedOutputs compared;
    compared.references = readReferences(options);
    const auto count = static_cast<Index>(compared.references.size());
    compared.system = readLines(options.outputs, count, options.target);
    const TextMeasures measures = measureTexts(compared.system, compared.references, options.bleu);
    Index exact = 0;
    for (std::size_t i = 0; i < compared.system.size(); ++i) {
        const std::vector<std::string>& known = compared.references[i];
        exact += std::find(known.begin(), known.end(), compared.system[i]) != known.end() ? 1 : 0;
    }
    const std::size_t references = 1 + options.references.size();
    Json result = {{"format", "attention-lab-outputs-evaluation"},
                   {"version", 1},
                   {"outputs", options.outputs},
                   {"target", options.target},
                   {"references", references},
                   {"sentences", count},
                   {"exact_match", static_cast<double>(exact) / static_cast<double>(count)},
                   {"bleu", measures.bleu.score},
                   {"bleu_precisions", measures.bleu.precisions},
                   {"bleu_brevity_penalty", measures.bleu.brevityPenalty},
                   {"bleu_system_length", measures.bleu.systemLength},
                   {"bleu_reference_length", measures.bleu.referenceLength},
                   {"bleu_signature", bleuSignature(options.bleu, references)},
                   {"chrf", measures.chrf},
                   {"chrf_signature", chrfSignature({0, options.bleu.lowerCase}, references)},
                   {"chrf_plus_plus", measures.chrfPlusPlus},
                   {"chrf_plus_plus_signature", chrfSignature({2, options.bleu.lowerCase}, references)}};
    if (!options.bootstrap.against.empty()) {
        if (!isOutputsFile(options.bootstrap.against))
            throw Error(options.bootstrap.against + ": is a model, and " + options.outputs +
                        " holds outputs; name the model first, and the outputs with --against.");
        compared.baseline = readLines(options.bootstrap.against, count, options.target);
        result.update(bootstrapJson(compared, options.bleu, options.bootstrap, options.threads));
    }
    options.json ? writeJson(result) : printOutputsEvaluation(result);
}

}  // namespace attn
