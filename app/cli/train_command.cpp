// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train_command.h"

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <system_error>

#include "app/cli/evaluation_json.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/error.h"
#include "core/io/model_file.h"
#include "core/train/trainer.h"

namespace attn {
namespace {

struct Options {
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
    // Whatever comes next, an error too, starts on a line of its own.
    ~ProgressLine() {
        if (m_isOpen)
            std::fputc('\n', stderr);
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const TrainingProgress& progress) {
        const std::string exact =
            progress.exactMatch ? formatted("%.1f %%", 100 * *progress.exactMatch) : std::string("–");
        const std::string line = std::to_string(progress.update) + "/" + std::to_string(progress.updates) +
                                 " updates · loss " + formatted("%.4f", progress.loss) + " · exact match " +
                                 exact + " · " + formatted("%.0f", progress.tokensPerSecond) +
                                 " tokens/s · " + duration(progress.secondsLeft) + " left";
        if (m_isTerminal) {
            std::fprintf(stderr, "\r\033[K%s", line.c_str());
            m_isOpen = true;
        } else if (progress.update >= m_nextLine || progress.update == progress.updates) {
            std::fprintf(stderr, "%s\n", line.c_str());
            m_nextLine = progress.update + progress.updates / 20;
        }
        std::fflush(stderr);
    }

private:
    bool m_isTerminal;
    bool m_isOpen = false;
    Index m_nextLine = 0;
};

void printResult(const TrainingResult& result, const Options& options) {
    const TrainingInfo& info = result.model->training;
    const Evaluation& evaluation = result.evaluation;
    if (options.json) {
        nlohmann::ordered_json json = {{"model", options.out},
                                       {"updates", info.updates},
                                       {"finished", isFinished(result.end)},
                                       {"seconds", result.seconds}};
        json.update(evaluationJson(evaluation));
        writeJson(json);
        return;
    }
    writeOutput(options.out + ": " + (isFinished(result.end) ? "trained" : "stopped") + " after " +
                std::to_string(info.updates) + " updates in " + formatted("%.1f", result.seconds) +
                " s · exact match " + formatted("%.2f %%", 100 * evaluation.exactMatch) + " of " +
                std::to_string(evaluation.pairs) + " held-out pairs · loss " +
                formatted("%.4f", evaluation.loss) + "\n");
}

// Before an hour of training, not after it.
void checkPlace(const std::string& out) {
    std::error_code ignored;
    if (std::filesystem::is_directory(out, ignored))
        throw Error(out + ": is a folder, not a file; give --out the name of a file in it.");
    std::filesystem::path folder = std::filesystem::path(out).parent_path();
    if (folder.empty())
        folder = ".";
    if (!std::filesystem::is_directory(folder, ignored))
        throw Error(out + ": the folder " + folder.string() + " does not exist; make it first.");
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        throw Error(out + ": the folder " + folder.string() +
                    " cannot be written to; choose another one with --out.");
}

TrainingResult trained(const Recipe& recipe, const std::stop_token& stop, bool isQuiet) {
    ProgressLine line;
    return train(recipe, stop, [&](const TrainingProgress& progress) {
        if (!isQuiet)
            line.show(progress);
    });
}

void run(Options options) {
    const Recipe recipe = loadRecipe(options.recipe);
    if (options.out.empty())
        options.out = std::filesystem::path(options.recipe).stem().string() + ".safetensors";
    checkPlace(options.out);

    const InterruptWatch interrupt;
    const TrainingResult result = trained(recipe, interrupt.token(), options.quiet);
    saveModel(*result.model, options.out);
    printResult(result, options);
    flushOutput();  // before the error below
    if (!isFinished(result.end))
        throw Error("training was interrupted after " + std::to_string(result.model->training.updates) +
                        " of " + std::to_string(recipe.updates) + " updates; the model so far is in " +
                        options.out + ".",
                    Error::Kind::Failure);
}

}  // namespace

void addTrainCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("train", "Train a model as a recipe says and write it to a file");
    const auto options = std::make_shared<Options>();
    command->add_option("RECIPE", options->recipe, "The recipe, a JSON file (see resources/recipes)")
        ->required()
        ->option_text(" ");
    command->add_option("--out", options->out, "The model file to write; default: the recipe's name, here")
        ->option_text("FILE");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->add_flag("--quiet", options->quiet, "Show no progress");
    command->footer(
        "Ctrl-C stops the training and saves the model so far (exit code 1).\n"
        "Example:\n"
        "  attnlab train resources/recipes/dates/additive.json --out additive.safetensors");
    command->callback([options] { run(*options); });
}

}  // namespace attn
