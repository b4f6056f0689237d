// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/align/align_command.h"

#include <algorithm>
#include <limits>
#include <memory>

#include "app/cli/align/align_systems.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/maps_json.h"
#include "app/cli/common/output.h"
#include "app/cli/common/reading_warnings.h"
#include "app/cli/common/train_progress.h"
#include "app/cli/inspect/inspect_report.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/dumps/formats.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/symmetrise.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostPairs = 100'000;

std::vector<std::string> formatNames() {
    std::vector<std::string> names;
    for (const DumpFormat& format : linkFormats())
        names.push_back(format.id);
    return names;
}

Json countsJson(const AlignmentCounts& counts) {
    return alignmentJson(counts.errorRate(), counts.precision(), counts.recall());
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
    for (const AlignedSystem::Map& map : system.maps)
        json["maps"].push_back(
            {{"map", nameOf(map.map)}, {"written", countsJson(map.written)}, {"read", countsJson(map.read)}});
    if (!system.isModel)
        json["conclusions"] = conclusionsJson(system.conclusions);
    else if (system.task.empty())
        json["unknown_tokens"] = system.unknownTokens;
    return json;
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

// Of each model: the error rate of every map, read both ways.
void printMaps(const std::vector<AlignedSystem>& systems) {
    for (const AlignedSystem& system : systems) {
        std::vector<MapMeasures> written, read;
        for (const AlignedSystem::Map& map : system.maps) {
            written.push_back({map.map, map.written, {}, {}});
            read.push_back({map.map, map.read, {}, {}});
        }
        if (!written.empty())
            writeOutput("\n" + visibleText(system.path) + "\n" + mapErrorTable("AER, writing", written) +
                        mapErrorTable("AER, reading", read));
    }
}

// Refuses options that would do nothing.
void checkOptions(const AlignOptions& options, const CLI::App& command) {
    const auto modelCount = std::count_if(options.systems.begin(), options.systems.end(), looksLikeModel);
    if (options.source.empty() != options.target.empty())
        throw Error("align: --source and --target belong together; give both, or --pairs.");
    if (options.gold.empty() && options.measuresMaps)
        throw Error(
            "align: --maps measures maps against known links in a file; add --gold, or see attnlab "
            "evaluate, which measures them on tasks.");
    if (options.measuresMaps && modelCount == 0)
        throw Error("align: --maps is of models, and no system is one; leave it out.");
    for (const char* name : {"--format", "--base", "--flip", "--set"})
        if (modelCount == std::ssize(options.systems) && command.get_option(name)->count() > 0)
            throw Error(std::string("align: ") + name +
                        " says how a file of alignments is read, and every system is a model; leave it out.");
    if (!options.systemFile.format.empty())
        dumpFormat(options.systemFile.format);
}

void runAlign(const AlignOptions& options, const CLI::App& command) {
    checkOptions(options, command);
    std::optional<AlignedFiles> files;
    if (options.gold.empty()) {
        for (const std::string& path : options.systems) {
            if (!looksLikeModel(path))
                throw Error(path + ": holds alignments, which are measured against known links; add --gold.");
        }
    } else {
        files = readAlignedFiles(options);
    }
    std::vector<AlignedSystem> systems;
    int file = 0;
    for (const std::string& path : options.systems) {
        if (looksLikeModel(path))
            systems.push_back(files ? alignModel(path, options, *files) : alignModelOnTask(path, options));
        else
            systems.push_back(alignedFile(files->inspection, file++));
    }
    if (files && !options.symmetrise.empty())
        systems.push_back(alignedFile(files->inspection, file));
    const std::vector<std::string> warnings =
        files ? readingWarnings(files->inspection) : std::vector<std::string>();
    if (options.json) {
        Json result;
        if (files)
            result["gold"] = goldJson(*files->inspection.gold());
        for (const AlignedSystem& system : systems)
            result["systems"].push_back(systemJson(system));
        result["warnings"] = warnings;
        writeJson("align", result);
    } else {
        if (files)
            writeOutput(goldHead(*files->inspection.gold()) + "\n");
        printTable(systems);
        printMaps(systems);
    }
    endWithWarnings(warnings, options.isStrict);
}

void addFileOptions(CLI::App& command, const std::string& prefix, const std::string& whose,
                    LinkChoices& file) {
    command
        .add_option(prefix + "format", file.format,
                    "Format of " + whose + ": " + listed(formatNames()) + "; default: seen from the content")
        ->check(offered(formatNames()))
        ->option_text("NAME");
    command
        .add_option(prefix + "base", file.base,
                    "Number of the first position in " + whose + "; default: found out")
        ->check(oneOf({"0", "1"}))
        ->option_text("0|1");
    command.add_flag(prefix + "flip", file.isFlipped, "Links of " + whose + " name the target first");
}

}  // namespace

void addAlignCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("align", "Measure alignments and attention against known links");
    const auto options = std::make_shared<AlignOptions>();
    command->add_option("SYSTEM", options->systems, "Files of links or attention, or models")
        ->required()
        ->option_text("…");
    command
        ->add_option("--gold", options->gold,
                     "Known links in any format of links; i-j is sure, ipj and i?j are possible")
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
    command->add_flag(
        "--skip-wrong-links", options->isOfOlderScript,
        "Does nothing: wrong links are left out and said anyway; for scripts of older versions");
    command
        ->add_option(
            "--symmetrise", options->symmetrise,
            "Measure what two files of both directions are joined to, too: " + listed(symmetrisations()))
        ->check(oneOf(symmetrisations()))
        ->option_text("WAY");
    command
        ->add_option(
            "--set", options->set,
            "Overrules what was concluded of a dump: orientation=, map=, axes= and others, as in inspect")
        ->allow_extra_args(false)
        ->option_text("ID=VALUE");
    command->add_flag("--strict", options->isStrict,
                      "End with exit code 1 where something was left out or a figure is in doubt");
    addTaskOptions(*command, options->fresh);
    command->add_option("--count", options->fresh.count, "How many of them; default 1000")
        ->check(wholeNumber(1, mostPairs))
        ->option_text("N");
    command->add_option("--seed", options->fresh.seed, "Of the generator: the same seed gives the same pairs")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    addAlignmentOptions(*command, options->measures);
    command->add_flag("--maps", options->measuresMaps,
                      "Of models, measure each layer and head, too, with a row for the token that a step "
                      "writes, and for the one that it reads");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer(
        "H(output) is the entropy of an output token's weights over the source, H(source) that of a source\n"
        "token's over the output, in bits. Coverage deviation, absentmindedness and confidence are those of\n"
        "SoftAlignments, the names in and out those of its paper (Rikters & Fishel 2017). A decoder's step "
        "reads\n"
        "a token and writes the next one; --maps takes its weights for either (Chen et al. 2020).\n\n"
        "Examples:\n"
        "  attnlab align system.talp --gold gold.txt\n"
        "  attnlab align a.talp b.talp --gold test.wa --source test.eng --target test.hin\n"
        "  attnlab align resources/models/dates/*.safetensors --task dates\n"
        "  attnlab align MODEL --gold gold.txt --pairs sentences.txt --maps\n"
        "  attnlab align MODEL --gold gold.txt --pairs sentences.txt --threshold 0.2 --json");
    for (const char* name :
         {"--gold-format", "--gold-base", "--gold-flip", "--source", "--target", "--pairs", "--symmetrise"})
        command->get_option(name)->needs("--gold");
    for (const char* name : {"--task", "--lengths", "--count", "--seed"})
        command->get_option(name)->excludes("--gold");
    command->callback([options, command] { runAlign(*options, *command); });
}

}  // namespace attn
