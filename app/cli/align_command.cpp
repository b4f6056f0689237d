// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/align_command.h"

#include <limits>
#include <memory>

#include "app/cli/align_systems.h"
#include "app/cli/arguments.h"
#include "app/cli/display_text.h"
#include "app/cli/output.h"
#include "app/cli/train_progress.h"
#include "core/error.h"
#include "core/inspect/dump.h"
#include "core/text/nearest_name.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostPairs = 100'000;

std::string formatNames() {
    std::vector<std::string> names;
    for (const AlignmentFormat& format : alignmentFormats())
        names.push_back(format.id);
    return listed(names);
}

Json leftOutJson(const LeftOutLinks& links) {
    Json json = {{"count", links.count}, {"first_line", nullptr}};
    if (links.count > 0)
        json["first_line"] = links.firstLine;
    return json;
}

Json systemJson(const AlignedSystem& system) {
    Json json = {{"system", system.path}, {"kind", system.isModel ? "model" : "file"}};
    if (!system.task.empty())
        json["task"] = system.task;
    json["sentences"] = system.sentences;
    json.update(alignmentJson(system.errorRate, system.precision, system.recall));
    if (system.links)
        json["links"] = *system.links;
    if (system.soft)
        json.update(softAlignmentJson(*system.soft));
    if (!system.isModel)
        json.update(
            {{"doubled", leftOutJson(system.doubled)}, {"out_of_range", leftOutJson(system.outOfRange)}});
    else if (system.task.empty())
        json["unknown_tokens"] = system.unknownTokens;
    return json;
}

Json goldJson(const KnownLinks& gold) {
    return {{"path", gold.file.path},
            {"format", gold.file.format},
            {"sentences", gold.file.sentences.size()},
            {"sure", gold.sure},
            {"possible", gold.possible},
            {"doubled", leftOutJson(gold.file.doubled)},
            {"out_of_range", leftOutJson(gold.file.outOfRange)}};
}

std::string cell(const char* format, std::optional<double> value, double factor = 1) {
    return paddedLeft(value ? formatted(format, factor * *value) : "–", 11);
}

void printTable(const std::vector<AlignedSystem>& systems) {
    std::size_t width = 6;
    bool hasModels = false;
    for (const AlignedSystem& system : systems) {
        width = std::max(width, displayWidth(visibleText(system.path)));
        hasModels |= system.isModel;
    }
    std::string table = paddedRight("system", width);
    for (const char* head : {"AER", "precision", "recall", "links"})
        table += paddedLeft(head, 11);
    if (hasModels) {
        for (const char* head :
             {"H(output)", "H(source)", "coverage", "absent out", "absent in", "confidence"})
            table += paddedLeft(head, 11);
    }
    for (const AlignedSystem& system : systems) {
        table += '\n';
        table += paddedRight(visibleText(system.path), width) + cell("%.2f %%", system.errorRate, 100) +
                 cell("%.2f %%", system.precision, 100) + cell("%.2f %%", system.recall, 100) +
                 cell("%.0f", system.links);
        const auto soft = [&](double SoftAlignmentMeans::*figure) {
            return system.soft ? std::optional((*system.soft).*figure) : std::nullopt;
        };
        if (hasModels)
            table += cell("%.3f", soft(&SoftAlignmentMeans::outputEntropy)) +
                     cell("%.3f", soft(&SoftAlignmentMeans::sourceEntropy)) +
                     cell("%.4f", soft(&SoftAlignmentMeans::coverageDeviation)) +
                     cell("%.4f", soft(&SoftAlignmentMeans::absentmindednessOut)) +
                     cell("%.4f", soft(&SoftAlignmentMeans::absentmindednessIn)) +
                     cell("%.2f %%", soft(&SoftAlignmentMeans::confidence), 100);
    }
    writeOutput(table + "\n");
}

void checkOptions(const AlignOptions& options) {
    if (options.gold.empty() &&
        (!options.source.empty() || !options.target.empty() || !options.pairs.empty()))
        throw Error("align: --source, --target and --pairs are the sentences of known links; add --gold.");
    if (options.source.empty() != options.target.empty())
        throw Error("align: --source and --target belong together; give both, or --pairs.");
    if (!options.gold.empty() && !options.fresh.task.empty())
        throw Error("align: --gold and --task both say what is known; give one of them.");
    for (const std::string& format : {options.goldFile.format, options.systemFile.format}) {
        if (!format.empty())
            alignmentFormat(format);
    }
}

void runAlign(const AlignOptions& options) {
    checkOptions(options);
    std::optional<KnownLinks> gold;
    if (!options.gold.empty())
        gold = readKnownLinks(options);
    std::vector<AlignedSystem> systems;
    for (const std::string& path : options.systems) {
        const bool isModel = looksLikeModel(path);
        if (!isModel && !gold)
            throw Error(path + ": holds alignments, which are measured against known links; add --gold.");
        if (!isModel)
            systems.push_back(alignFile(path, options, *gold));
        else
            systems.push_back(gold ? alignModel(path, options, *gold) : alignModelOnTask(path, options));
    }
    if (options.json) {
        Json result;
        if (gold)
            result["gold"] = goldJson(*gold);
        for (const AlignedSystem& system : systems)
            result["systems"].push_back(systemJson(system));
        return writeJson(result);
    }
    if (gold)
        writeOutput("gold: " + visibleText(gold->file.path) + ": " +
                    std::to_string(gold->file.sentences.size()) + " sentences, " +
                    std::to_string(gold->sure) + " sure and " + std::to_string(gold->possible) +
                    " possible links\n\n");
    printTable(systems);
}

void addFileOptions(CLI::App& command, const std::string& prefix, const std::string& whose,
                    AlignmentFileOptions& file) {
    command
        .add_option(prefix + "format", file.format,
                    "Format of " + whose + ": " + formatNames() + "; default: seen from the first line")
        ->option_text("NAME");
    command
        .add_option(prefix + "base", file.base,
                    "Number of the first position in " + whose + "; default: 1 in naacl, else 0")
        ->check(wholeNumber(0, 1))
        ->option_text("0|1");
    command.add_flag(prefix + "flip", file.isFlipped, "Links of " + whose + " name the target first");
}

}  // namespace

void addAlignCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("align", "Measure alignments and attention against known links");
    const auto options = std::make_shared<AlignOptions>();
    command->add_option("SYSTEM", options->systems, "Alignment files, or models")
        ->required()
        ->option_text("…");
    command->add_option("--gold", options->gold, "Known links; i-j is sure, ipj and i?j are possible")
        ->option_text("FILE");
    addFileOptions(*command, "--gold-", "the known links", options->goldFile);
    addFileOptions(*command, "--", "the systems", options->systemFile);
    command->add_option("--source", options->source, "The source sentences, cut at blanks")
        ->option_text("FILE");
    command->add_option("--target", options->target, "Their translations")->option_text("FILE");
    command
        ->add_option("--pairs", options->pairs, "Both in one file: \"source ||| target\", or parted by TAB")
        ->excludes("--source")
        ->excludes("--target")
        ->option_text("FILE");
    command->add_flag("--skip-wrong-links", options->leavesOutWrongLinks,
                      "Leave out, and count, links that stand twice or past the end of their sentence");
    addTaskOptions(*command, options->fresh);
    command->add_option("--count", options->fresh.count, "How many of them; default 1000")
        ->check(wholeNumber(1, mostPairs))
        ->option_text("N");
    command->add_option("--seed", options->fresh.seed, "Of the generator: the same seed gives the same pairs")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    addAlignmentOptions(*command, options->measures);
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer(
        "H(output) is the entropy of an output token's weights over the source, H(source) that of a source\n"
        "token's over the output, in bits. Coverage deviation, absentmindedness and confidence are those of\n"
        "SoftAlignments, the names in and out those of its paper (Rikters & Fishel 2017).\n\n"
        "Examples:\n"
        "  attnlab align system.talp --gold gold.txt --gold-base 1\n"
        "  attnlab align a.talp b.talp --gold test.wa --source test.eng --target test.hin\n"
        "  attnlab align resources/models/dates/*.safetensors --task dates\n"
        "  attnlab align MODEL --gold gold.txt --pairs sentences.txt --threshold 0.2 --json");
    command->callback([options] { runAlign(*options); });
}

}  // namespace attn
