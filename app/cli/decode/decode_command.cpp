// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/decode_command.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>

#include "app/cli/common/arguments.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/decode/decode_lines.h"
#include "app/cli/decode/decode_report.h"
#include "app/cli/decode/decode_tokens.h"
#include "app/cli/decode/intervention_options.h"
#include "app/cli/decode/maps_file.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/model_files/model_file.h"
#include "core/train/corpora/corpus.h"

namespace attn {
namespace {

constexpr std::size_t mostListed = 20;

struct DecodeArguments : DecodeLinesOptions {
    std::string text;
    std::string target;
    InterventionOptions changes;
    bool hasText = false;
    bool hasTarget = false;
};

std::vector<std::string> tokensOf(const Tokenizer& tokenizer, const std::string& text,
                                  const std::string& option) {
    TextTokens cut = cutText(tokenizer, text);
    if (!cut.problem.empty())
        throw Error(option + " " + cut.problem + "; give another text, in UTF-8 and not too long.");
    return std::move(cut.tokens);
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
    tell("not in the model's " + std::string(which) + " vocabulary, read as <unk>: " + list);
}

bool isPipedOrFile(int descriptor) {
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && !S_ISCHR(status.st_mode);
}

void runDecode(const DecodeArguments& options) {
    if (!options.maps.empty())
        checkOutputs("decode", {{options.maps, "--maps"}}, {options.model});
    DecodeReport report;
    report.path = options.model;
    report.model = loadModel(options.model);
    if (!options.maps.empty())
        checkNotRead("decode", {{options.maps, "--maps"}});
    report.text = options.text;
    const TrainedModel& model = *report.model;
    // What is named wrongly is said before anything is computed.
    if (!options.map.empty())
        chosenMapOfName(options.map, model);
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
        if (options.isRefilled)
            report.beamOptions.ended = EndedPlace::IsRefilled;
        report.beam = beamSearch(report.model, model.source.ids(report.source), report.beamOptions);
        report.trace = traceOf(*report.beam, report.beam->ranked.front());
    } else {
        report.trace = decode(report.model, model.source.ids(report.source), decoding);
    }
    const auto decoded = static_cast<Index>(report.trace.steps.size());
    for (const auto& [step, change] : decoding.interventions.steps)
        if (step >= decoded &&
            (change.token || !std::all_of(change.maps.begin(), change.maps.end(),
                                          [](const auto& each) { return isOfEncoder(each.first); })))
            throw Error(std::string(change.token ? "--say" : "--weights") + ": step " +
                        std::to_string(step + 1) + " is not reached, the output ends after " +
                        std::to_string(decoded) + " steps; name an earlier one.");
    // The tokens that were actually read.
    for (const auto& [position, token] : decoding.interventions.swapped)
        report.source[static_cast<std::size_t>(position)] = model.source.text(token);
    if (!options.map.empty())
        report.chosen = chosenMap(report.model, report.trace, decoding.interventions,
                                  chosenMapOfName(options.map, model), report.source);
    if (!options.maps.empty()) {
        MapsFile file(options.maps, options.model, model.network);
        file.add({1, report.source, outputTokens(report),
                  decodedMaps(report.model, report.trace, decoding.interventions, file.maps())});
        file.finish();
    }
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

// Refuses options that exclude each other, before anything is read.
void checkOptions(const DecodeArguments& options, const CLI::App& command) {
    const auto given = [&](const char* name) { return command.get_option(name)->count() > 0; };
    const bool readsLines = !options.hasText;
    for (const char* name : {"--target", "--say", "--weights", "--temperature", "--zero", "--swap", "--off",
                             "--uniform", "--hard", "--read-ahead", "--map-temperature", "--places"})
        if (readsLines && given(name))
            throw Error(std::string("decode: ") + name + " is of one text; give it with --text.");
    for (const char* name : {"--source", "--out", "--nbest", "--replace-unk", "--threads", "--progress"})
        if (options.hasText && given(name))
            throw Error(std::string("decode: ") + name +
                        " is of a text line by line, and --text gives one; leave one of them out.");
    if (readsLines && given("--map") && !options.json && !options.replacesUnknown)
        throw Error(
            "decode: --map chooses the weights of --json or --replace-unk when lines are decoded; add one of "
            "them.");
    if (given("--read-ahead") && !given("--target"))
        throw Error(
            "decode: --read-ahead needs tokens that come later; give the output that is read with --target.");
    if (given("--maps"))
        checkMapsEnding(options.maps);
    if (options.best > std::max<Index>(options.beam, 1))
        throw Error("decode: --nbest " + std::to_string(options.best) +
                    " needs a beam at least so wide; add --beam " + std::to_string(options.best) + ".");
    if (!options.hasText && !given("--source") && !isPipedOrFile(STDIN_FILENO))
        throw Error(
            "decode: names no text; give it with --text, or one a line with --source FILE (- is standard "
            "input).");
}

void addLineOptions(CLI::App& command, DecodeArguments& options) {
    command
        .add_option("--source", options.source,
                    "A text a line, plain or gzip, for a line of output each; - or nothing: standard input")
        ->option_text("FILE");
    command.add_option("--out", options.out, "Write the lines of --source there; default: standard output")
        ->option_text("FILE");
    command
        .add_option("--nbest", options.best,
                    "The best N outputs of the beam for each line: number from 0 ||| text ||| score")
        ->check(wholeNumber(1, widestBeam))
        ->option_text("N");
    command.add_flag("--replace-unk", options.replacesUnknown,
                     "An <unk> in an output line becomes the source token with the largest weight");
    command.add_option("--threads", options.threads, "For --source; default: as many as processors")
        ->check(wholeNumber(1, mostThreads))
        ->option_text("N");
    command.add_flag("--progress", options.showsProgress, "Say on standard error how many lines are done");
}

}  // namespace

void addDecodeCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("decode", "Run a model on a text and show the alignment, or on a text a line");
    const auto options = std::make_shared<DecodeArguments>();
    command->add_option("MODEL", options->model, "The model file")->required()->option_text(" ");
    const CLI::Option* text =
        command->add_option("--text", options->text, "One source text")->option_text("TEXT");
    const CLI::Option* target = command
                                    ->add_option("--target", options->target,
                                                 "A target that the decoder reads instead of its own output")
                                    ->option_text("TEXT");
    addLineOptions(*command, *options);
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
    command->add_flag("--refill", options->isRefilled,
                      "With --beam: a hypothesis that has ended gives its place to the next best one, as in "
                      "Hugging Face's generate; default: the beam narrows");
    command
        ->add_option(
            "--map", options->map,
            "The attention map whose weights are shown: cross.2.1, cross.2.mean, encoder.1.2, rollout")
        ->option_text("MAP");
    command
        ->add_option("--maps", options->maps,
                     "Write all maps of every text there, as JSON or safetensors by the file's ending")
        ->option_text("FILE");
    addInterventionOptions(*command, options->changes);
    command->add_flag("--json", options->json, "Print the whole trace, or what lines came to, as JSON");
    command->footer(
        "Examples:\n"
        "  attnlab decode resources/models/dates/additive.safetensors --text \"9 May 1998\"\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --target 1998-05-09\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --beam 5 --length-power 0.6\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --say 3=0 --temperature 0.5 --zero 2\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --json > trace.json\n"
        "  attnlab decode MODEL --text \"9 May 1998\" --map cross.1.mean\n"
        "  attnlab decode MODEL --source test.en --out test.fr --maps maps.safetensors\n"
        "  attnlab decode MODEL --source test.en --out test.fr --replace-unk --progress\n"
        "  attnlab decode MODEL --beam 5 --nbest 5 < test.en > best.txt");
    for (const char* name : {"--length-power", "--refill"})
        command->get_option(name)->needs("--beam");
    command->callback([options, text, target, command] {
        options->hasText = text->count() > 0;
        options->hasTarget = target->count() > 0;
        checkOptions(*options, *command);
        options->hasText ? runDecode(*options) : decodeLines(*options);
    });
}

}  // namespace attn
