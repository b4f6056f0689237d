// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_command.h"

#include <chrono>
#include <cstdio>
#include <limits>
#include <memory>

#include "app/cli/arguments.h"
#include "app/cli/display_text.h"
#include "app/cli/evaluation_json.h"
#include "app/cli/output.h"
#include "app/cli/task_fit.h"
#include "core/decode/beam_comparison.h"
#include "core/error.h"
#include "core/io/model_file.h"
#include "core/train/evaluation.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostPairs = 100'000;
constexpr std::uint64_t widestBeam = 1000;
constexpr double largestLengthPower = 10;

struct Options {
    std::string model;
    std::string task;
    Index pairs = 1000;
    std::uint64_t seed = 271828;  // not one that recipes start from
    Index beam = 0;
    double lengthPower = 1;
    MeasureOptions measures;
    bool json = false;
};

void printText(const Json& result) {
    const auto line = [&](const char* label, const char* key, const char* format, double factor) {
        char number[96] = "–";
        if (const auto found = result.find(key); found != result.end() && !found->is_null())
            std::snprintf(number, sizeof number, format, factor * found->get<double>());
        writeOutput(paddedRight(label, 17) + number + "\n");
    };
    writeOutput(paddedRight("task", 17) + result["task"].get<std::string>() + "\n");
    line("exact match", "exact_match", "%.2f %%", 100);
    line("token accuracy", "token_accuracy", "%.2f %%", 100);
    line("loss", "loss", "%.5f", 1);
    line("alignment error", "alignment_error_rate", "%.2f %%", 100);
    line("  precision", "alignment_precision", "%.2f %%", 100);
    line("  recall", "alignment_recall", "%.2f %%", 100);
    line("entropy", "output_entropy", "%.3f bits over the source, mean of the output tokens", 1);
    line("  other axis", "source_entropy", "%.3f bits over the output, mean of the source tokens", 1);
    line("coverage dev.", "coverage_deviation", "%.4f", 1);
    line("absentmindedness", "absentmindedness_out", "%.4f of output tokens", 1);
    line("  of the source", "absentmindedness_in", "%.4f of source tokens", 1);
    line("confidence", "confidence", "%.2f %%", 100);
    const auto signature = [&](const char* key) {
        if (const auto found = result.find(key); found != result.end())
            writeOutput(paddedRight("", 17) + found->get<std::string>() + "\n");
    };
    line("BLEU", "bleu", "%.2f", 1);
    signature("bleu_signature");
    line("chrF2", "chrf", "%.2f", 1);
    signature("chrf_signature");
    line("chrF++", "chrf_plus_plus", "%.2f", 1);
    signature("chrf_plus_plus_signature");
    line("pairs", "pairs", "%.0f", 1);
    writeOutput(paddedRight("seed", 17) + result["seed"].dump() + "\n");
    line("kept out", "training_pairs_left_out", "%.0f pairs of the training", 1);
    line("time", "seconds", "%.2f s", 1);
    if (!result.contains("beam_width"))
        return;
    line("beam width", "beam_width", "%.0f", 1);
    line("  exact match", "beam_exact_match", "%.2f %%", 100);
    line("  less probable", "beam_less_probable", "%.2f %% of the outputs, than greedy", 100);
    line("  equally", "beam_equally_probable", "%.2f %%", 100);
    line("  more probable", "beam_more_probable", "%.2f %%", 100);
}

Json beamJson(const BeamComparison& beam, const Options& options) {
    const auto share = [&](Index count) {
        return static_cast<double>(count) / static_cast<double>(beam.pairs);
    };
    return {{"beam_width", options.beam},
            {"beam_length_power", options.lengthPower},
            {"beam_exact_match", share(beam.exact)},
            {"beam_less_probable", share(beam.less)},
            {"beam_equally_probable", share(beam.equal)},
            {"beam_more_probable", share(beam.more)}};
}

void run(const Options& options) {
    const std::shared_ptr<const TrainedModel> model = loadModel(options.model);
    const std::string& id = options.task.empty() ? model->training.task : options.task;
    if (id.empty())
        throw Error(options.model + ": does not say which task it is for; add --task with one of " +
                    taskNames() + ".");
    const std::unique_ptr<Task> task = createTask(id);
    checkFit(*model, *task, options.model);
    std::set<std::string> seen = trainingTexts(*model, *task, options.model);
    const std::size_t leftOut = seen.size();
    if (leftOut == 0)
        std::fprintf(stderr,
                     "attnlab: %s: no recipe for this task in the file, so pairs may be among those it was "
                     "trained on\n",
                     options.model.c_str());
    const Corpus corpus =
        taskCorpus(*task, model->tokenizers, model->source, model->target, options.pairs, options.seed, seen);
    const auto start = std::chrono::steady_clock::now();
    const Evaluation evaluation =
        evaluate(model->network, corpus, evaluationOptions(options.measures, *model, options.pairs));
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    Json result = {{"model", options.model}, {"task", id}};
    result.update(evaluationJson(evaluation, options.measures.bleu));
    result.update({{"seed", options.seed}, {"training_pairs_left_out", leftOut}, {"seconds", time.count()}});
    if (options.beam > 0)
        result.update(beamJson(
            compareWithGreedy(model, corpus.pairs, options.pairs, {options.beam, options.lengthPower, 0, {}}),
            options));
    if (options.json)
        return writeJson(result);
    printText(result);
    if (options.measures.byLength)
        writeOutput(lengthTable(evaluation));
}

}  // namespace

void addEvaluateCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("evaluate", "Measure a model on pairs that it was not trained on");
    const auto options = std::make_shared<Options>();
    command->add_option("MODEL", options->model, "The model file")->required()->option_text(" ");
    command->add_option("--task", options->task, "One of " + taskNames() + "; default: the model's own")
        ->option_text("TASK");
    command->add_option("--pairs", options->pairs, "How many fresh pairs; default 1000")
        ->check(wholeNumber(1, mostPairs))
        ->option_text("N");
    command->add_option("--seed", options->seed, "Of the generator: the same seed gives the same pairs")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    command
        ->add_option("--beam", options->beam, "Also decode with a beam so wide, and compare it with greedy")
        ->check(wholeNumber(1, widestBeam))
        ->option_text("WIDTH");
    command
        ->add_option("--length-power", options->lengthPower,
                     "α of the beam's score, log-probability / length^α; default 1")
        ->check(realNumber(0, largestLengthPower))
        ->option_text("α");
    addMeasureOptions(*command, options->measures);
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer(
        "Examples:\n"
        "  attnlab evaluate resources/models/dates/additive.safetensors --task dates\n"
        "  attnlab evaluate MODEL --task dates --pairs 5000 --seed 7 --json\n"
        "  attnlab evaluate MODEL --pairs 200 --beam 5\n"
        "  attnlab evaluate MODEL --by-length");
    command->callback([options] { run(*options); });
}

}  // namespace attn
