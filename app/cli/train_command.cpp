// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train_command.h"

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>

#include "app/cli/interrupt.h"
#include "core/error.h"
#include "core/io/model_file.h"
#include "core/train/trainer.h"

namespace attn {
namespace {

struct TrainOptions {
    std::string recipe;
    std::string out;
    bool json = false;
    bool quiet = false;
};

std::string formatted(const char* format, double value) {
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

std::string duration(double seconds) {
    const auto whole = static_cast<long>(seconds + 0.5);
    char text[64];
    std::snprintf(text, sizeof text, "%ld:%02ld", whole / 60, whole % 60);
    return text;
}

// One line that writes over itself on a terminal, and stands alone in a file.
class ProgressLine {
public:
    ProgressLine() : m_isTerminal(isTerminal(stderr)) {}

    void show(const TrainingProgress& progress) {
        const std::string exact =
            progress.exactMatch ? formatted("%.1f %%", 100 * *progress.exactMatch) : std::string("–");
        const std::string line = std::to_string(progress.update) + "/" + std::to_string(progress.updates) +
                                 " updates · loss " + formatted("%.4f", progress.loss) + " · exact match " +
                                 exact + " · " + formatted("%.0f", progress.tokensPerSecond) +
                                 " tokens/s · " + duration(progress.secondsLeft) + " left";
        if (m_isTerminal)
            std::fprintf(stderr, "\r\033[K%s", line.c_str());
        else if (progress.update >= m_nextLine || progress.update == progress.updates) {
            std::fprintf(stderr, "%s\n", line.c_str());
            m_nextLine = progress.update + progress.updates / 20;
        }
        std::fflush(stderr);
    }

    void finish() const {
        if (m_isTerminal)
            std::fputc('\n', stderr);
    }

private:
    bool m_isTerminal;
    Index m_nextLine = 0;
};

void printResult(const TrainingResult& result, const TrainOptions& options) {
    const TrainingInfo& info = result.model->training;
    const Evaluation& evaluation = result.evaluation;
    if (options.json) {
        nlohmann::ordered_json json = {{"model", options.out},
                                       {"updates", info.updates},
                                       {"finished", result.isWhole},
                                       {"seconds", result.seconds},
                                       {"loss", evaluation.loss},
                                       {"token_accuracy", evaluation.tokenAccuracy},
                                       {"exact_match", evaluation.exactMatch},
                                       {"alignment_error_rate", nullptr},
                                       {"pairs", evaluation.pairs}};
        if (evaluation.alignmentErrorRate)
            json["alignment_error_rate"] = *evaluation.alignmentErrorRate;
        std::printf("%s\n", json.dump(2).c_str());
        return;
    }
    std::printf(
        "%s: %s after %ld updates in %.1f s · exact match %.2f %% of %ld held-out pairs · loss %.4f\n",
        options.out.c_str(), result.isWhole ? "trained" : "stopped", static_cast<long>(info.updates),
        result.seconds, 100 * evaluation.exactMatch, static_cast<long>(evaluation.pairs), evaluation.loss);
}

void run(TrainOptions options) {
    const Recipe recipe = loadRecipe(options.recipe);
    if (options.out.empty())
        options.out = std::filesystem::path(options.recipe).stem().string() + ".safetensors";
    // Before an hour of training, not after it.
    const std::filesystem::path folder = std::filesystem::path(options.out).parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder))
        throw Error(options.out + ": the folder " + folder.string() + " does not exist; make it first.");

    const InterruptWatch interrupt;
    ProgressLine line;
    const TrainingResult result = train(recipe, interrupt.token(), [&](const TrainingProgress& progress) {
        if (!options.quiet)
            line.show(progress);
    });
    if (!options.quiet)
        line.finish();
    saveModel(*result.model, options.out);
    printResult(result, options);
    if (!result.isWhole)
        throw Error("training was interrupted after " + std::to_string(result.model->training.updates) +
                        " of " + std::to_string(recipe.updates) + " updates; the model so far is in " +
                        options.out + ".",
                    Error::Kind::Failure);
}

}  // namespace

void addTrainCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("train", "Train a model as a recipe says and write it to a file");
    const auto options = std::make_shared<TrainOptions>();
    command->add_option("RECIPE", options->recipe, "The recipe, a JSON file (see resources/recipes)")
        ->required();
    command->add_option("--out", options->out, "The model file to write; default: the recipe's name, here");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->add_flag("--quiet", options->quiet, "Show no progress");
    command->footer(
        "Ctrl-C stops the training and saves the model so far.\n"
        "Example: attnlab train resources/recipes/dates/additive.json --out additive.safetensors");
    command->callback([options] { run(*options); });
}

}  // namespace attn
