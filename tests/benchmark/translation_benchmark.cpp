// SPDX-License-Identifier: GPL-3.0-or-later
// BLEU and chrF on held-out sentences of models trained as recipes say, and of the same models trained by
// PyTorch: same pairs, same first weights, same batches and rates, as many updates, one process a thread.
//
// translation_benchmark RECIPE… [--data FOLDER] [--threads N] [--no-torch] [--print N]
// The recipes must have the same pairs, batches and rates; they differ in what the model is. Those of
// tests/benchmark/translation/ are of corpora that do not come with the project.
#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <numeric>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/decode/greedy.h"
#include "core/metrics/bleu.h"
#include "core/metrics/chrf.h"
#include "tests/benchmark/torch_work.h"

namespace {

using namespace attn;
using Texts = std::vector<std::string>;

struct Options {
    std::vector<std::string> recipes;
    std::string data;
    Index threads = 2;
    bool withoutTorch = false;
    Index print = 0;  // outputs to show
    std::string python = "/usr/bin/python3";
};

struct Row {
    std::string name;
    Index updates = 0;
    double updating = 0;  // seconds
    Texts outputs;
};

// Greedy, at most 2 S + 20 tokens each, as the script does it.
Texts decodeAll(const TrainedModel& model, const std::vector<SentencePair>& pairs) {
    GreedyDecoder decoder(model.network);
    Texts texts(pairs.size());
    Batch batch;
    for (Index first = 0; first < static_cast<Index>(pairs.size()); first += 64) {
        std::vector<Index> chosen(
            static_cast<std::size_t>(std::min<Index>(64, static_cast<Index>(pairs.size()) - first)));
        std::iota(chosen.begin(), chosen.end(), first);
        fillBatch(batch, pairs, chosen);
        const auto outputs = decoder.run(batch, 2 * batch.positions.longest() + 20);
        for (std::size_t b = 0; b < outputs.size(); ++b) {
            const auto place = static_cast<std::size_t>(batch.order[b]);
            const std::size_t most = 2 * pairs[place].source.size() + 20;
            Texts tokens;
            for (std::size_t i = 0; i < std::min(most, outputs[b].size()); ++i)
                tokens.push_back(model.target.text(outputs[b][i]));
            texts[place] = model.tokenizers.target->join(tokens);
        }
    }
    return texts;
}

std::vector<Row> runOurs(const std::vector<JobLane>& lanes, const RecipeCorpora& corpora, Index threads) {
    JobOptions options;
    options.threads = threads;
    TrainingJob job(lanes, options);
    job.wait();
    std::vector<Row> rows;
    const auto statuses = job.statuses();
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (!statuses[i]->problem.empty())
            throw Error(statuses[i]->problem, Error::Kind::Failure);
        const TrainingResult& result = statuses[i]->result;
        rows.push_back(
            {lanes[i].name, result.updates, result.seconds, decodeAll(*result.model, corpora.heldOut.pairs)});
    }
    return rows;
}

std::vector<Row> runTorch(const std::vector<JobLane>& lanes,
                          const std::shared_ptr<const RecipeCorpora>& corpora, const Options& options) {
    const benchmark::TorchWork work(lanes, corpora, true);
    const nlohmann::json found = work.run(options.python, options.threads);
    std::vector<Row> rows;
    if (!found.is_array())
        return rows;
    for (const nlohmann::json& lane : found) {
        Row row{lane["name"], lane["updates"], lane["updating"], {}};
        for (const nlohmann::json& ids : lane["outputs"]) {
            Texts tokens;
            for (const nlohmann::json& id : ids)
                tokens.push_back(corpora->target.text(id.get<Token>()));
            row.outputs.push_back(corpora->tokenizers.target->join(tokens));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void print(const char* who, const std::vector<Row>& rows, const Corpus& heldOut, Index samples) {
    std::printf("%s\n%-16s %8s %10s %10s %16s\n", who, "lane", "updates", "BLEU", "chrF", "updates alone");
    for (const Row& row : rows) {
        std::printf("%-16s %8td %10.2f %10.2f %14.1f s\n", row.name.c_str(), row.updates,
                    corpusBleu(row.outputs, heldOut.references).score,
                    corpusChrf(row.outputs, heldOut.references), row.updating);
        for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(samples), row.outputs.size()); ++i)
            std::printf("    %s\n  = %s\n", row.outputs[i].c_str(), heldOut.references[i].c_str());
    }
    std::fflush(stdout);
}

int run(const Options& options) {
    std::vector<JobLane> lanes;
    for (const std::string& path : options.recipes)
        lanes.push_back({std::filesystem::path(path).stem().string(), loadRecipe(path)});
    for (JobLane& lane : lanes) {
        lane.recipe.earlyStop = {};
        if (lane.recipe.corpus && !options.data.empty())
            lane.recipe.corpus->folder = options.data;
        Recipe other = lane.recipe;
        other.model = lanes.front().recipe.model;
        if (const std::string difference = recipeDifference(other, lanes.front().recipe); !difference.empty())
            throw Error(lane.name + ": " + difference + "; recipes may differ in the model only.");
    }
    const auto corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(lanes.front().recipe));
    std::printf("%zu training pairs, %zu held-out pairs, vocabularies %td and %td · %s\n",
                corpora->training.pairs.size(), corpora->heldOut.pairs.size(), corpora->source.size(),
                corpora->target.size(), bleuSignature().c_str());
    print("ours", runOurs(lanes, *corpora, options.threads), corpora->heldOut, options.print);
    if (options.withoutTorch)
        return 0;
    const std::vector<Row> torch = runTorch(lanes, corpora, options);
    if (torch.empty())
        std::printf("PyTorch: not here\n");
    else
        print("PyTorch", torch, corpora->heldOut, options.print);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("BLEU of models trained by us and by PyTorch");
    Options options;
    app.add_option("RECIPE", options.recipes)->required();
    app.add_option("--data", options.data, "Folder of their corpora, if it is not the recipe's");
    app.add_option("--threads", options.threads, "Lanes at work at once")->check(CLI::Range(1, 64));
    app.add_flag("--no-torch", options.withoutTorch, "Only our own figures");
    app.add_option("--print", options.print, "So many outputs of each");
    app.add_option("--python", options.python, "The one with PyTorch");
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "translation_benchmark: %s\n", error.what());
        return 1;
    }
}
