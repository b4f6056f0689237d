// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect/inspect_command.h"

#include <limits>
#include <memory>

#include "app/cli/common/arguments.h"
#include "app/cli/common/output.h"
#include "app/cli/common/reading_warnings.h"
#include "app/cli/inspect/inspect_files.h"
#include "app/cli/inspect/inspect_report.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/inspect/symmetrise.h"

namespace attn {
namespace {

constexpr std::uint64_t mostModelPairs = 100'000;

struct InspectArguments : InspectOptions {
    std::optional<Index> rows;  // --limit
};

void checkOptions(const InspectOptions& options) {
    if (options.systems.empty())
        throw Error("inspect: names no system; give files of alignments or models, or --formats.");
    if (!options.symmetrise.empty() && options.systems.size() != 2)
        throw Error("inspect: --symmetrise joins the links of two systems; name two, found " +
                    std::to_string(options.systems.size()) + ".");
    checkInspectedFiles(options);
}

void runInspect(const InspectArguments& options) {
    if (options.listsFormats)
        return options.json ? writeJson("inspect-formats", {{"formats", formatsJson()}}) : printFormats();
    checkOptions(options);
    const InspectedCorpus corpus = readInspected(options);
    writeInspectedFiles(corpus, options);
    if (options.json)
        writeJson("inspect", inspectedJson(corpus, options.rows));
    else
        printInspected(corpus, options.rows.value_or(options.limit));
    endWithWarnings(corpus.warnings, options.isStrict);
}

void addTexts(CLI::App& command, InspectOptions& options) {
    command
        .add_option("--gold", options.gold,
                    "Known links in any format of links; they come before a task's own")
        ->option_text("FILE");
    command.add_option("--gold-base", options.goldBase, "Number of their first position; default: found out")
        ->check(oneOf({"0", "1"}))
        ->option_text("0|1");
    command
        .add_option("--source", options.source, "The source sentences, of files that lack them and of models")
        ->option_text("FILE");
    command.add_option("--target", options.target, "Their translations; models are measured against them")
        ->option_text("FILE");
    command
        .add_option("--pairs", options.pairs,
                    "Both in one file, parted by TAB or \"|||\"; a file's own target stays")
        ->excludes("--source")
        ->excludes("--target")
        ->option_text("FILE");
    command
        .add_option("--reference", options.reference, "Right outputs, line by line, of files of alignments")
        ->option_text("FILE");
}

void addModels(CLI::App& command, InspectOptions& options) {
    addTaskOptions(command, options.fresh);
    command
        .add_option_function<Index>(
            "--count",
            [&options](Index count) {
                options.fresh.count = count;
                options.isCountGiven = true;
            },
            "How many pairs models decode; default: 1000 of a task, all of files")
        ->check(wholeNumber(1, mostModelPairs))
        ->option_text("N");
    command
        .add_option_function<std::uint64_t>(
            "--seed",
            [&options](std::uint64_t seed) {
                options.fresh.seed = seed;
                options.isSeedGiven = true;
            },
            "Of the generator: the same seed gives the same pairs")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    command.add_flag("--forced", options.readsReference,
                     "Models read the reference; else they read what they write");
    command
        .add_option(
            "--map", options.map,
            "The attention map of models that is measured, such as cross.2.1 or cross.2.mean; default: "
            "the mean of the last layer's heads")
        ->option_text("MAP");
    command.add_flag_callback(
        "--rows-read", [&options] { options.takesRead = true; },
        "Take the weights of a model's step for the token that it reads, not for the one that it writes");
}

void addReading(CLI::App& command, InspectOptions& options) {
    command
        .add_option(
            "--set", options.set,
            "Overrules what was concluded of a file: format=, orientation=, source-end=, target-end=, "
            "base=, order=, first=, padding=, source=, target=, map=, axes=, arrays=, site=, beams=; as "
            "often as "
            "needed")
        ->allow_extra_args(false)
        ->option_text("ID=VALUE");
    command.add_flag("--merge-subwords", options.mergesSubwords,
                     "Merge pieces (@@, ▁, ##) into words: source weights summed, target weights averaged");
    addAlignmentOptions(command, options.measures);
}

void addResults(CLI::App& command, InspectArguments& options) {
    command
        .add_option("--filter", options.filter,
                    "Which sentences of the first system, such as \"aer>=0.5 source_length<20 word\"")
        ->option_text("TEXT");
    command
        .add_option("--sort", options.sort,
                    "A metric, length, number, source or target; :desc turns the order around")
        ->check(offered(sortKeyNames()))
        ->option_text("METRIC[:desc]");
    command.add_option("--limit", options.rows, "Sentences to print; default 20, with --json all")
        ->check(wholeNumber(0, std::numeric_limits<std::int32_t>::max()))
        ->option_text("N");
    command.add_option("--csv", options.csv, "Write the metrics of the sentences as CSV")
        ->option_text("FILE");
    command.add_option("--metrics-json", options.metricsJson, "Write them as JSON")->option_text("FILE");
    command.add_option("--links", options.links, "Write one system's links as Pharaoh")->option_text("FILE");
    command.add_option("--links-base", options.linksBase, "Number of the first position in it; default 0")
        ->check(wholeNumber(0, 1))
        ->option_text("0|1");
    command
        .add_option("--symmetrise", options.symmetrise,
                    "Join the links of two systems, of both directions: " + listed(symmetrisations()) +
                        "; the result stands first")
        ->check(oneOf(symmetrisations()))
        ->option_text("WAY");
    command
        .add_option("--weights", options.weights, "Write its weights: .json of our own, .txt as Nematus does")
        ->option_text("FILE");
    command.add_flag("--formats", options.listsFormats, "List the formats that are read");
    command.add_flag("--strict", options.isStrict,
                     "End with exit code 1 where something was left out or a figure is in doubt");
    command.add_flag("--json", options.json, "Print the result as JSON");
}

}  // namespace

void addInspectCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("inspect", "Measure every sentence of alignments, attention and models");
    const auto options = std::make_shared<InspectArguments>();
    command->add_option("SYSTEM", options->systems, "Files of attention or links, or models")
        ->option_text("…");
    addTexts(*command, *options);
    addModels(*command, *options);
    addReading(*command, *options);
    addResults(*command, *options);
    command->footer(
        "The format of a file, its orientation, end marks and base are found out from its content and said;\n"
        "--formats lists what is read. Known links, lengths and texts need no options where they are "
        "found.\n"
        "Entropies, coverage and confidence count rows and columns of end marks; evaluate and align do "
        "not.\n\n"
        "Examples:\n"
        "  attnlab inspect system.talp --gold gold.txt --pairs sentences.txt --sort aer:desc\n"
        "  attnlab inspect attention.txt --set orientation=source-rows --json\n"
        "  attnlab inspect resources/models/translate/*.safetensors --count 200 --sort entropy:desc --limit "
        "5\n"
        "  attnlab inspect attention.npy --source src.txt --target out.txt --csv metrics.csv");
    command->get_option("--gold-base")->needs("--gold");
    command->get_option("--links-base")->needs("--links");
    command->callback([options] { runInspect(*options); });
}

}  // namespace attn
