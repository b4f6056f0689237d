// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode_command.h"

#include <unicode/utf8.h>

#include <cstdio>
#include <memory>

#include "app/cli/arguments.h"
#include "app/cli/decode_report.h"
#include "app/cli/display_text.h"
#include "app/cli/intervention_options.h"
#include "core/decode/stepper.h"
#include "core/error.h"
#include "core/io/model_file.h"
#include "core/train/corpus.h"

namespace attn {
namespace {

// A trace holds 2·S numbers a step besides those of fixed size: this keeps it below a hundred megabytes.
constexpr std::size_t longestText = 2000;
constexpr std::uint64_t mostSteps = 5000;
constexpr std::size_t mostListed = 20;

struct DecodeArguments {
    std::string model;
    std::string text;
    std::string target;
    Index steps = 0;
    Index beam = 0;
    double lengthPower = 1;
    InterventionOptions changes;
    bool hasTarget = false;
    bool json = false;
};

void refuseBroken(const std::string& text, const std::string& option) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t begin = i;
        UChar32 character = 0;
        U8_NEXT(text.data(), i, text.size(), character);
        if (character < 0)
            throw Error(option + " is not UTF-8 at byte " + std::to_string(begin + 1) +
                        "; give a text in UTF-8.");
    }
}

std::vector<std::string> tokensOf(const Tokenizer& tokenizer, const std::string& text,
                                  const std::string& option) {
    // A token has one byte at least and the longest character of use far less than a hundred.
    if (text.size() > 100 * longestText)
        throw Error(option + " has " + std::to_string(text.size()) + " bytes, at most " +
                    std::to_string(longestText) + " tokens are possible; take a shorter text.");
    refuseBroken(text, option);
    std::vector<std::string> tokens = tokenizer.tokenize(text);
    if (tokens.size() > longestText)
        throw Error(option + " has " + std::to_string(tokens.size()) + " tokens, at most " +
                    std::to_string(longestText) + " are possible; take a shorter text.");
    return tokens;
}

std::optional<TaskPair> truthOf(const TrainedModel& model, const std::string& text) {
    if (!findTask(model.training.task))
        return std::nullopt;
    const std::unique_ptr<Task> task = createTask(model.training.task);
    return countsIn(*task, model.tokenizers) ? task->solve(text) : std::nullopt;
}

void warnOfUnknown(const std::vector<std::string>& typed, const Vocabulary& vocabulary, const char* which) {
    const std::vector<std::string> unknown = unknownTokens(typed, vocabulary);
    if (unknown.empty())
        return;
    std::string list;
    for (std::size_t i = 0; i < std::min(unknown.size(), mostListed); ++i)
        list += (i == 0 ? "" : ", ") + visibleText(unknown[i]);
    if (unknown.size() > mostListed)
        list += " …";
    std::fprintf(stderr, "attnlab: not in the model's %s vocabulary, read as <unk>: %s\n", which,
                 list.c_str());
}

void refuseEmpty(const std::string& text, const std::string& option) {
    if (text.empty())
        throw Error(option + " is empty; give it one character at least, for example " + option +
                    " \"9 May 1998\".");
}

void runDecode(const DecodeArguments& options) {
    refuseEmpty(options.text, "--text");
    if (options.hasTarget)
        refuseEmpty(options.target, "--target");
    DecodeReport report;
    report.path = options.model;
    report.model = loadModel(options.model);
    report.text = options.text;
    const TrainedModel& model = *report.model;
    report.source = tokensOf(*model.tokenizers.source, options.text, "--text");
    DecodeOptions decoding;
    decoding.maximumLength = options.steps;
    decoding.interventions = interventionsOf(options.changes, model);
    if (options.hasTarget) {
        report.target = tokensOf(*model.tokenizers.target, options.target, "--target");
        decoding.force = true;
        decoding.target = model.target.ids(*report.target);
        if (options.steps == 0)
            decoding.maximumLength = static_cast<Index>(decoding.target.size()) + 1;
    }
    if (options.beam > 0) {
        if (options.hasTarget)
            throw Error("--beam searches for an output and --target gives one; leave one of them out.");
        report.beamOptions = {options.beam, options.lengthPower, options.steps, decoding.interventions};
        report.beam = beamSearch(report.model, model.source.ids(report.source), report.beamOptions);
        report.trace = traceOf(*report.beam, report.beam->ranked.front());
    } else {
        report.trace = decode(report.model, model.source.ids(report.source), decoding);
    }
    const auto decoded = static_cast<Index>(report.trace.steps.size());
    for (const auto& [step, change] : decoding.interventions.steps)
        if (step >= decoded)
            throw Error(std::string(change.token ? "--say" : "--weights") + ": step " +
                        std::to_string(step + 1) + " is not reached, the output ends after " +
                        std::to_string(decoded) + " steps; name an earlier one.");
    // The tokens that were read.
    for (const auto& [position, token] : decoding.interventions.swapped)
        report.source[static_cast<std::size_t>(position)] = model.source.text(token);
    report.truth = decoding.interventions.swapped.empty() ? truthOf(model, options.text) : std::nullopt;
    if (options.json) {
        printDecodeJson(report);
        return;
    }
    warnOfUnknown(report.source, model.source, "source");
    if (report.target)
        warnOfUnknown(*report.target, model.target, "target");
    printDecodeTable(report);
}

}  // namespace

void addDecodeCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("decode", "Run a model on a text and show the alignment");
    const auto options = std::make_shared<DecodeArguments>();
    command->add_option("MODEL", options->model, "The model file")->required()->option_text(" ");
    command->add_option("--text", options->text, "The source text")->required()->option_text("TEXT (needed)");
    CLI::Option* target = command->add_option("--target", options->target,
                                              "A target that the decoder reads instead of its own output");
    target->option_text("TEXT");
    command->add_option("--steps", options->steps, "Most tokens to decode; default: twice the source and 20")
        ->check(wholeNumber(1, mostSteps))
        ->option_text("N");
    command->add_option("--beam", options->beam, "Beam search with so many hypotheses; default: greedy")
        ->check(wholeNumber(1, widestBeam))
        ->option_text("WIDTH");
    command
        ->add_option("--length-power", options->lengthPower,
                     "α of the beam's score, log-probability / length^α; default 1, 0 does not normalise")
        ->check(realNumber(0, largestLengthPower))
        ->option_text("α");
    addInterventionOptions(*command, options->changes);
    command->add_flag("--json", options->json, "Print the whole trace as JSON");
    command->footer(
        "Examples:\n"
        "  attnlab decode resources/models/dates/additive.safetensors --text \"9 May 1998\"\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --target 1998-05-09\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --beam 5 --length-power 0.6\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --say 3=0 --temperature 0.5 --zero 2\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --json > trace.json");
    command->callback([options, target] {
        options->hasTarget = target->count() > 0;
        runDecode(*options);
    });
}

}  // namespace attn
