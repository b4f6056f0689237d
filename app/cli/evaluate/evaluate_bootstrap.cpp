// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate/evaluate_bootstrap.h"

#include <cstdio>
#include <limits>

#include "app/cli/common/arguments.h"
#include "app/cli/common/output.h"
#include "core/base/display_text.h"
#include "core/metrics/chrf.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostSamples = 100'000;

// The contribution of each sentence to a corpus score.
template <class Counts>
std::vector<Counts> countsOf(const std::vector<std::string>& outputs,
                             const std::vector<std::vector<std::string>>& references, const Counts& none) {
    std::vector<Counts> counts(outputs.size(), none);
    for (std::size_t i = 0; i < outputs.size(); ++i)
        counts[i].add(outputs[i], references[i]);
    return counts;
}

double scoreOf(const BleuCounts& counts) {
    return counts.score().score;
}
double scoreOf(const ChrfCounts& counts) {
    return counts.score();
}

template <class Counts>
Json compared(const ComparedOutputs& outputs, const Counts& none, const BootstrapOptions& options,
              Index threads) {
    const std::vector<Counts> system = countsOf(outputs.system, outputs.references, none);
    const std::vector<Counts> baseline = countsOf(outputs.baseline, outputs.references, none);
    const auto scores = [&](std::span<const std::uint32_t> drawn) {
        Counts first = none, second = none;
        for (const std::uint32_t sentence : drawn) {
            first += baseline[sentence];
            second += system[sentence];
        }
        return ScorePair{scoreOf(first), scoreOf(second)};
    };
    const PairedBootstrap found =
        pairedBootstrap(static_cast<Index>(system.size()), scores, options, threads);
    return {{"score", found.system.score},
            {"mean", found.system.mean},
            {"interval", found.system.interval},
            {"against_score", found.baseline.score},
            {"against_mean", found.baseline.mean},
            {"against_interval", found.baseline.interval},
            {"p_value", found.pValue}};
}

}  // namespace

void addBootstrapOptions(CLI::App& command, BootstrapChoices& choices) {
    command
        .add_option("--against", choices.against,
                    "Another model, or a file of outputs, compared by paired bootstrap resampling")
        ->option_text("FILE");
    command.add_option("--bootstrap", choices.options.samples, "Samples of it; default 1000")
        ->check(wholeNumber(1, mostSamples))
        ->needs("--against")
        ->option_text("N");
    command
        .add_option("--bootstrap-seed", choices.options.seed,
                    "Of their generator; default 12345, which is sacreBLEU's")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->needs("--against")
        ->option_text("N");
}

Json bootstrapJson(const ComparedOutputs& outputs, const BleuOptions& bleu, const BootstrapChoices& choices,
                   Index threads) {
    const bool lowers = bleu.lowerCase;
    return {{"against", choices.against},
            {"bootstrap_samples", choices.options.samples},
            {"bootstrap_seed", choices.options.seed},
            {"paired_bootstrap",
             {{"bleu", compared(outputs, BleuCounts(bleu), choices.options, threads)},
              {"chrf", compared(outputs, ChrfCounts({0, lowers}), choices.options, threads)},
              {"chrf_plus_plus", compared(outputs, ChrfCounts({2, lowers}), choices.options, threads)}}}};
}

void printBootstrap(const Json& result) {
    if (!result.contains("paired_bootstrap"))
        return;
    writeOutput(paddedRight("against", 17) + result["against"].get<std::string>() + "\n");
    const auto row = [&](const char* label, const char* key) {
        const Json& found = result["paired_bootstrap"][key];
        const auto number = [&](const char* of) { return found[of].get<double>(); };
        char text[200];
        std::snprintf(text, sizeof text, "%.2f (%.2f ± %.2f) against %.2f (%.2f ± %.2f), p = %.4f\n",
                      number("score"), number("mean"), number("interval"), number("against_score"),
                      number("against_mean"), number("against_interval"), number("p_value"));
        writeOutput(paddedRight(label, 17) + text);
    };
    row("  BLEU", "bleu");
    row("  chrF2", "chrf");
    row("  chrF++", "chrf_plus_plus");
    writeOutput(paddedRight("", 17) + "(mean ± 95 % of " + result["bootstrap_samples"].dump() +
                " samples, paired bootstrap, seed " + result["bootstrap_seed"].dump() + ")\n");
}

}  // namespace attn
