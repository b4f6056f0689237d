// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_command.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>

#include "app/cli/common/arguments.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/train_options.h"
#include "app/cli/compare/compare_options.h"
#include "app/cli/compare/compare_progress.h"
#include "core/base/counted.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/compare/table_json.h"
#include "core/compare/table_text.h"
#include "core/files/atomic_file.h"

namespace attn {
namespace {

constexpr std::uint64_t mostTestPairs = 1'000'000;
constexpr std::size_t mostNamed = 5;

std::string tableFormatNames() {
    std::vector<std::string> names;
    for (const TableFormat& format : tableFormats())
        names.push_back(format.id);
    return listed(names);
}

// "letters (copy, reverse, sort), digits (numbers, numbers_back), clauses (translate)"
std::string lengthUnits() {
    std::vector<std::pair<std::string, std::string>> units;  // with their tasks
    for (const TaskDescription& task : tasks()) {
        if (task.longest == 0)
            continue;
        if (units.empty() || units.back().first != task.unit)
            units.emplace_back(task.unit, task.id);
        else
            units.back().second += ", " + task.id;
    }
    std::vector<std::string> texts;
    for (const auto& [unit, ids] : units)
        texts.push_back(unit + " (" + ids + ")");
    return listed(texts);
}

void checkTables(const CompareOptions& options) {
    std::vector<OutputPlace> outputs;
    for (const std::string& out : options.out) {
        formatOf(out);
        outputs.push_back({out, "--out"});
    }
    std::vector<std::string> inputs = options.parts;
    for (const std::string& path : options.recipes) {
        const std::vector<std::string> read = filesOf(path, loadRecipe(path));
        inputs.insert(inputs.end(), read.begin(), read.end());
    }
    checkOutputs("compare", outputs, inputs);
    if (!findTableFormat(options.format))
        throw Error("compare: --format: expected one of " + tableFormatNames() + ", found " +
                    inQuotes(options.format) + ".");
}

// Reports lengths with fewer fresh pairs than asked for, because training has seen all or most of their
// sources.
void tellShortLengths(const ComparisonTable& table) {
    const LengthTest& asked = table.comparison.lengths;
    if (asked == LengthTest{} || table.runs.empty())
        return;
    std::map<Index, Index> fewest;  // smallest number of pairs of a length
    for (const ComparedRun& run : table.runs) {
        std::map<Index, Index> found;
        for (const LengthFigures& figures : run.byLength)
            found[figures.length] = figures.pairs;
        for (Index length = asked.shortest; length <= asked.longest && run.problem.empty(); ++length) {
            const auto [place, isNew] = fewest.emplace(length, found[length]);
            place->second = std::min(place->second, found[length]);
        }
    }
    std::string none, few;
    for (const auto& [length, pairs] : fewest) {
        if (pairs == 0)
            none += (none.empty() ? "" : ", ") + std::to_string(length);
        else if (pairs < asked.pairs)
            few += (few.empty() ? "" : ", ") + std::to_string(length) + " (" + std::to_string(pairs) + ")";
    }
    if (!none.empty())
        tell("--lengths: no fresh pair of length " + none +
             " is left, because training has seen all of them; there are no figures of it");
    if (!few.empty())
        tell("--lengths: fewer than " + std::to_string(asked.pairs) + " fresh pairs are left of length " +
             few);
}

void writeTable(const ComparisonTable& table, const CompareOptions& options) {
    for (const std::string& out : options.out)
        writeFileAtomically(out, findTableFormat(formatOf(out))->write(table));
    writeOutput(findTableFormat(options.json ? "json" : options.format)->write(table));
    flushOutput();  // so that errors come after it
    if (!options.quiet)
        tellShortLengths(table);
}

std::string named(const Comparison& comparison, const std::vector<std::size_t>& runs) {
    std::string text;
    for (std::size_t i = 0; i < runs.size() && i < mostNamed; ++i)
        text += (i > 0 ? "; " : "") + comparison.runName(runs[i]);
    return text + (runs.size() > mostNamed ? "; …" : "");
}

void merge(const CompareOptions& options) {
    if (!options.recipes.empty())
        throw Error("compare: --merge joins tables that are done; leave recipes out.");
    std::vector<TablePart> parts;
    for (const std::string& path : options.parts)
        parts.push_back({path, loadTable(path)});
    const ComparisonTable table = mergeTables(std::move(parts));
    writeTable(table, options);
    const std::vector<std::size_t> missing = missingRuns(table);
    if (!missing.empty())
        throw Error("the merged table lacks " + std::to_string(missing.size()) + " of " +
                        std::to_string(table.comparison.runCount()) +
                        " runs: " + named(table.comparison, missing) + ".",
                    Error::Kind::Failure);
}

Comparison comparisonOf(const CompareOptions& options) {
    if (options.recipes.empty())
        throw Error("compare: RECIPE is missing; \"attnlab compare --help\" shows how it is used.");
    Comparison comparison;
    comparison.lanes = loadLanes(options.recipes);
    comparison.seeds = parseSeeds(options.seeds);
    if (comparison.runCount() > Comparison::mostRuns)
        throw Error("compare: " + std::to_string(comparison.runCount()) +
                    " runs are asked for, and a table holds " + std::to_string(Comparison::mostRuns) +
                    "; take fewer recipes or seeds.");
    comparison.testPairs = options.testPairs;
    comparison.lengths = parseLengths(options.lengths);
    if (comparison.lengths != LengthTest{})
        comparison.lengths.pairs = options.pairsPerLength;
    checkTests(comparison);
    if (comparison.cellCount() > Comparison::mostCells)
        throw Error("compare: --lengths: " + std::to_string(comparison.cellCount()) +
                    " runs × lengths are asked for, and a table holds " +
                    std::to_string(Comparison::mostCells) + "; take fewer of them.");
    return comparison;
}

std::string workFolder(const CompareOptions& options) {
    if (!options.workFolder.empty())
        return options.workFolder;
    if (options.out.empty())
        return "comparison.work";
    return std::filesystem::path(options.out.front()).replace_extension(".work").string();
}

void announce(const Comparison& comparison, std::size_t runs, const std::string& folder) {
    std::fprintf(stderr, "%s × %s, %s%s; what is done is kept in %s\n",
                 counted(comparison.lanes.size(), "recipe").c_str(),
                 counted(comparison.seeds.size(), "seed").c_str(), counted(runs, "run").c_str(),
                 runs < comparison.runCount() ? " in this part" : "", folder.c_str());
    for (const std::string& difference : recipeDifferences(comparison))
        tell("recipes differ: " + difference);
}

void compare(const CompareOptions& options) {
    const Comparison comparison = comparisonOf(options);
    const Shard shard = parseShard(options.shard);
    const std::vector<std::size_t> runs = shardRuns(comparison, shard.index, shard.count);
    const std::string folder = workFolder(options);
    const RunStore store(folder, comparison);

    const InterruptWatch interrupt;
    if (!options.quiet)
        announce(comparison, runs.size(), folder);
    std::vector<std::string> failures;
    ComparisonTable table;
    {
        CompareProgress progress(comparison, runs.size(), options.quiet);
        ComparisonOptions how;
        how.threads = options.threads;
        table = runComparison(comparison, runs, store, how, interrupt.token(), [&](const RunNews& news) {
            if (news.stage == RunNews::Stage::Failed)
                failures.push_back(news.problem);
            progress.show(news);
        });
    }
    if (table.runs.size() + failures.size() < runs.size())
        throw Error("the comparison was interrupted when " + std::to_string(table.runs.size()) + " of " +
                        std::to_string(runs.size()) + " runs were done; what there is is kept in " + folder +
                        ", and the same command goes on from it.",
                    Error::Kind::Failure);
    writeTable(table, options);
    if (!failures.empty())
        throw Error(std::to_string(failures.size()) + " of " + std::to_string(runs.size()) +
                        " runs failed and are not in the table; the same command tries them again.",
                    Error::Kind::Failure);
}

}  // namespace

void addCompareCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "compare", "Train recipes from several seeds and write one table of what they reach");
    const auto options = std::make_shared<CompareOptions>();
    command->add_option("RECIPE", options->recipes, "Recipes, JSON files (see resources/recipes)")
        ->option_text("...");
    command->add_option("--seeds", options->seeds, "How many (3: 1, 2, 3) or which (4,7 or 5-9); default 3")
        ->option_text("N|LIST");
    command
        ->add_option(
            "--out", options->out,
            "A file for the table, " + tableFormatNames() + " by its name; may be given several times")
        ->allow_extra_args(false)
        ->option_text("FILE");
    command
        ->add_option("--format", options->format,
                     "Of standard output: " + tableFormatNames() + "; default md")
        ->option_text("json|csv|md");
    command
        ->add_option("--pairs", options->testPairs,
                     "Measure on so many fresh pairs; default: the recipe's held-out pairs")
        ->check(wholeNumber(1, mostTestPairs))
        ->option_text("N");
    command
        ->add_option(
            "--lengths", options->lengths,
            "Also try every model on fresh pairs of each of these source lengths (1-30): " + lengthUnits())
        ->option_text("N-N");
    command->add_option("--pairs-per-length", options->pairsPerLength, "How many of each; default 500")
        ->check(wholeNumber(1, mostTestPairs))
        ->option_text("N");
    command->add_option("--threads", options->threads, "Runs at work at once; default: as many as processors")
        ->check(wholeNumber(1, mostThreads))
        ->option_text("N");
    command
        ->add_option("--work-dir", options->workFolder,
                     "Where finished runs and checkpoints are kept; default: TABLE.work beside the table")
        ->option_text("FOLDER");
    command
        ->add_option("--shard", options->shard,
                     "Do part I of N only, counted from 1; every part has its share of all recipes")
        ->option_text("I/N");
    command
        ->add_option(
            "--merge", options->parts,
            "Join tables of parts (JSON) instead of training; times of a run are those of its first part")
        ->option_text("PART...");
    command->add_flag("--json", options->json, "Print the table as JSON");
    command->add_flag("--quiet", options->quiet, "Show no progress");
    command->footer(
        "Ctrl-C keeps what is done; the same command goes on from there. A changed recipe is run anew.\n"
        "Examples:\n"
        "  attnlab compare resources/recipes/dates/*.json --seeds 3 --out dates.json --out dates.md\n"
        "  attnlab compare RECIPE... --lengths 1-30 --out lengths.json\n"
        "  attnlab compare RECIPE... --shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT \\\n"
        "    --out part-$SLURM_ARRAY_TASK_ID.json        (in a job of sbatch --array=1-8)\n"
        "  parallel attnlab compare RECIPE... --threads 1 --shard {}/8 --out part-{}.json ::: {1..8}\n"
        "  attnlab compare --merge part-*.json --out table.json --out table.csv");
    for (const char* name :
         {"--seeds", "--pairs", "--lengths", "--pairs-per-length", "--threads", "--work-dir", "--shard"})
        command->get_option(name)->excludes("--merge");
    command->get_option("--pairs-per-length")->needs("--lengths");
    command->get_option("--format")->excludes("--json");
    command->callback([options] {
        checkTables(*options);
        options->parts.empty() ? compare(*options) : merge(*options);
    });
}

}  // namespace attn
