// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_bench/explain_bench_command.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/cli/common/arguments.h"
#include "app/cli/common/fresh_pairs.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/common/measured_texts.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/common/pair_progress.h"
#include "app/cli/common/text_table.h"
#include "core/base/error.h"
#include "core/base/told_apart.h"
#include "core/faithfulness/faithfulness.h"
#include "core/faithfulness/faithfulness_figures.h"
#include "core/files/atomic_file.h"
#include "core/files/portable_path.h"
#include "core/math/side_by_side.h"
#include "core/model_files/model_file.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;
using ModelPointer = std::shared_ptr<const TrainedModel>;

constexpr std::uint64_t mostBenchPairs = 100'000;
constexpr std::uint64_t mostPermutations = 100'000;

struct BenchOptions {
    std::vector<std::string> models;
    TextOptions texts;
    FreshPairsOptions fresh;
    Index pairs = 1000;
    Index permutations = 100;
    std::uint64_t seed = 1;
    Index threads = 0;  // 0: one for each processor
    std::string out;
    bool json = false;
};

// All models are judged on the same sentences.
void checkAlike(const ModelPointer& model, const std::string& path, const ModelPointer& first,
                const std::string& firstPath) {
    if (!(model->source == first->source && model->target == first->target))
        throw Error("explain-bench: " + path + " and " + firstPath +
                    " have different vocabularies; models side by side must be of one task.");
}

Corpus sentences(const BenchOptions& options, const TrainedModel& model, Json& about) {
    const std::string& path = options.models.front();
    if (std::optional<MeasuredTexts> texts = textsToMeasure(options.texts, options.fresh.task, model, path)) {
        if (!options.fresh.lengths.empty())
            throw Error("--lengths are those of a task's pairs; leave it out when texts are measured.");
        for (const std::string& note : texts->notes)
            tell(note);
        about["corpus"] = texts->name;
        return std::move(texts->corpus);
    }
    FreshPairsOptions fresh = options.fresh;
    fresh.count = options.pairs;
    FreshPairs pairs = freshPairs(model, path, fresh, ", or --corpus with texts");
    about["task"] = pairs.task;
    about["training_pairs_left_out"] = pairs.leftOut;
    return std::move(pairs.corpus);
}

// Names in the head of the table, with no more of the folders than tells them apart.
std::vector<std::string> shortNames(const std::vector<std::string>& paths) {
    std::vector<std::string> names;
    for (const std::string& path : paths)
        names.push_back(std::filesystem::path(path).stem().string());
    if (std::set(names.begin(), names.end()).size() < names.size())
        for (std::size_t i = 0; i < paths.size(); ++i)
            names[i] = std::filesystem::path(nameWithFolder(paths[i])).replace_extension().string();
    return toldApart(names);
}

// The figures with a column for each model, and with several of them their mean and deviation.
std::string faithfulnessTable(const std::vector<std::string>& names,
                              const std::vector<FaithfulnessSummary>& summaries) {
    std::vector<std::vector<std::string>> table(1);
    table.front().push_back("");
    table.front().insert(table.front().end(), names.begin(), names.end());
    if (summaries.size() > 1)
        table.front().push_back("mean ± deviation");
    for (const FaithfulnessFigure& line : faithfulnessFigures()) {
        std::vector<std::string> row = {line.words};
        std::vector<double> values;
        for (const FaithfulnessSummary& summary : summaries) {
            const std::optional<double> value = line.value(summary);
            row.push_back(value ? line.text(*value) : "–");
            if (value)
                values.push_back(*value);
        }
        if (values.empty())
            continue;
        if (summaries.size() > 1) {
            const RowSpread spread = rowSpread(values);
            row.push_back(line.text(spread.mean) + " ± " + line.text(spread.deviation));
        }
        table.push_back(std::move(row));
    }
    return textTable(table);
}

void runBench(BenchOptions options) {
    if (options.threads == 0)
        options.threads = processorCount();
    std::vector<OutputPlace> output;
    if (!options.out.empty())
        output.push_back({options.out, "--out"});
    checkOutputs("explain-bench", output, options.models);
    for (const OutputPlace& place : output)
        checkEnding("explain-bench", place, ".json");
    const InterruptWatch interrupt;
    std::vector<ModelPointer> models;
    for (const std::string& path : options.models) {
        models.push_back(loadModel(path));
        checkAlike(models.back(), path, models.front(), options.models.front());
        if (const std::string problem = faithfulnessProblem(*models.back()); !problem.empty())
            throw Error("explain-bench: " + path + " " + problem + ".");
    }
    Json about;
    const Corpus corpus = sentences(options, *models.front(), about);
    checkNotRead("explain-bench", output);
    const Index count = std::min(options.pairs, static_cast<Index>(corpus.pairs.size()));
    FaithfulnessOptions how;
    how.permutations = options.permutations;
    how.adversarial.seed = options.seed;
    how.threads = options.threads;
    how.stop = interrupt.token();
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::vector<RowFaithfulness>> found;
    for (std::size_t i = 0; i < models.size(); ++i) {
        PairProgress progress(options.models[i], count);
        how.publish = [&](Index done) { progress.show(done); };
        found.push_back(measureFaithfulness(models[i], corpus, count, how));
        if (interrupt.token().stop_requested())
            throw Error("explain-bench: stopped; nothing is written.", Error::Kind::Failure);
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    about.update(faithfulnessSettingsJson(count, how, options.fresh.seed));
    about["seconds"] = time.count();
    const auto modelsJson = [&](bool withRows) {
        Json each = Json::array();
        for (std::size_t i = 0; i < models.size(); ++i) {
            // The file is passed on, so it names no folders.
            each.push_back(faithfulnessJson(withRows ? shortNames(options.models)[i] : options.models[i],
                                            *models[i], found[i], withRows));
            if (i > 0) {
                const RowSpread spread = divergenceOf(found.front(), found[i]);
                each.back()["divergence_from_first_model"] =
                    spread.count > 0 ? Json(spread.mean) : Json(nullptr);
            }
        }
        return each;
    };
    if (!options.out.empty())
        writeFileAtomically(options.out, faithfulnessFile(about, modelsJson(true)));
    if (options.json) {
        about["models"] = modelsJson(false);
        return writeJson("explain-bench", about);
    }
    std::vector<FaithfulnessSummary> summaries;
    for (const std::vector<RowFaithfulness>& rows : found)
        summaries.push_back(summaryOf(rows));
    std::vector<std::string> names = shortNames(options.models);
    for (std::size_t i = 0; i < models.size(); ++i)
        names[i] += models[i]->network.readsSentences() ? " (sentences)" : "";
    writeOutput(faithfulnessTable(names, summaries));
    // Rows over sentences and rows over tokens cannot be compared.
    std::vector<double> between;
    for (std::size_t i = 1; i < found.size(); ++i)
        if (const RowSpread spread = divergenceOf(found.front(), found[i]); spread.count > 0)
            between.push_back(spread.mean);
    if (!between.empty()) {
        char line[160];
        std::snprintf(line, sizeof line,
                      "The models' own weights diverge by %.3f nats from those of the first.\n",
                      rowSpread(between).mean);
        writeOutput(line);
    }
}

}  // namespace

void addExplainBenchCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("explain-bench", "Measure whether the weights of models explain their outputs");
    const auto options = std::make_shared<BenchOptions>();
    command
        ->add_option("MODEL", options->models,
                     "Model files of one task; several seeds of a recipe show what chance does")
        ->required()
        ->option_text("…");
    addTaskOptions(*command, options->fresh);
    addTextOptions(*command, options->texts);
    command->add_option("--pairs", options->pairs, "How many sentences; default: 1000")
        ->check(wholeNumber(1, mostBenchPairs))
        ->option_text("N");
    command->add_option("--permutations", options->permutations, "Of each row of weights; default: 100")
        ->check(wholeNumber(1, mostPermutations))
        ->option_text("N");
    command->add_option("--seed", options->seed, "Of permutations, searches and random orders; default: 1")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    command->add_option("--threads", options->threads, "Default: as many as processors")
        ->check(wholeNumber(1, mostThreads))
        ->option_text("N");
    command->add_option("--out", options->out, "Write all figures and every row of weights as JSON")
        ->option_text("FILE");
    command->add_flag("--json", options->json, "Print the figures as JSON");
    command->footer(
        "The measures are those of Jain & Wallace (2019), Wiegreffe & Pinter (2019) and Serrano & Smith "
        "(2019).\n"
        "Other rows and erasing are measured of classes; orders are judged where true links are known.\n"
        "Examples:\n"
        "  attnlab explain-bench resources/models/sentiment/gru.safetensors\n"
        "  attnlab explain-bench resources/models/sentiment/{gru,embedding}.safetensors --pairs 300\n"
        "  attnlab explain-bench resources/models/translate/dot.safetensors --pairs 100 --out bench.json");
    command->callback([options] { runBench(*options); });
}

}  // namespace attn
