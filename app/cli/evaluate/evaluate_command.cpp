// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate/evaluate_command.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/cli/common/arguments.h"
#include "app/cli/common/evaluation_json.h"
#include "app/cli/common/fresh_pairs.h"
#include "app/cli/common/maps_json.h"
#include "app/cli/common/measured_texts.h"
#include "app/cli/common/output.h"
#include "app/cli/common/pair_progress.h"
#include "app/cli/common/text_lines.h"
#include "app/cli/evaluate/evaluate_bootstrap.h"
#include "app/cli/evaluate/evaluate_classes.h"
#include "app/cli/evaluate/evaluate_outputs.h"
#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/decode/beam_comparison.h"
#include "core/math/side_by_side.h"
#include "core/model_files/model_file.h"
#include "core/train/evaluation.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostPairs = 100'000;
constexpr std::uint64_t mostEvaluationThreads = 1024;
constexpr Index usualPairs = 1000;  // for a task; of files all are measured

struct EvaluateOptions {
    std::string model;
    bool isSeedGiven = false;
    TextOptions texts;
    FreshPairsOptions fresh;
    Index pairs = 0;
    Index beam = 0;
    double lengthPower = 1;
    Index threads = 0;  // 0: one for each processor
    MeasureChoices measures;
    BootstrapChoices bootstrap;
    bool json = false;
};

// The pairs to be measured, and the same pairs for the model that is compared with.
struct MeasuredPairs {
    Corpus corpus;
    std::vector<std::vector<std::string>> references;  // besides the reference of the corpus
    std::vector<Index> lines;                          // of files, from 1
    Index allLines = 0;
    Corpus other;
};

// Prints a measure, if it is known: its label, key, format and the factor before it is printed.
using PrintLine = std::function<void(const char* label, const char* key, const char* format, double factor)>;

void printClassMeasures(const PrintLine& line) {
    line("accuracy", "accuracy", "%.2f %%", 100);
    line("macro-F1", "macro_f1", "%.2f %%", 100);
    line("loss", "loss", "%.5f", 1);
    line("evidence", "evidence_hits", "%.2f %% of the texts have their largest weight on it", 100);
    line("  weight", "evidence_weight", "%.2f %% of the weight is on it", 100);
    line("  error", "evidence_error_rate", "%.2f %%", 100);
    line("its sentence", "evidence_sentence_hits", "%.2f %% of the texts have their largest weight on it",
         100);
    line("  weight", "evidence_sentence_weight", "%.2f %% of the weight is on it", 100);
    line("  error", "evidence_sentence_error_rate", "%.2f %%", 100);
    line("  its word", "evidence_word_of_sentence_hits",
         "%.2f %% of the texts have evidence as the largest word of their largest sentence", 100);
    line("entropy", "output_entropy", "%.3f bits over the source", 1);
}

void printOutputMeasures(const Json& result, const PrintLine& line) {
    line("exact match", "exact_match", "%.2f %%", 100);
    line("token accuracy", "token_accuracy", "%.2f %%", 100);
    line("loss", "loss", "%.5f", 1);
    line("alignment error", "alignment_error_rate", "%.2f %%", 100);
    line("  precision", "alignment_precision", "%.2f %%", 100);
    line("  recall", "alignment_recall", "%.2f %%", 100);
    line("entropy", "output_entropy", "%.3f bits over the source, mean of the sentences' output tokens", 1);
    line("  other axis", "source_entropy", "%.3f bits over the output, mean of the sentences' source tokens",
         1);
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
}

void printEvaluation(const Json& result) {
    const PrintLine line = [&](const char* label, const char* key, const char* format, double factor) {
        char number[96] = "–";
        if (const auto found = result.find(key); found != result.end() && !found->is_null())
            std::snprintf(number, sizeof number, format, factor * found->get<double>());
        writeOutput(paddedRight(label, 17) + number + "\n");
    };
    const std::string kind = result.contains("task") ? "task" : "corpus";
    writeOutput(paddedRight(kind, 17) + result[kind].get<std::string>() + "\n");
    if (result.contains("longest_length") && !result["longest_length"].is_null())
        writeOutput(paddedRight("lengths", 17) + result["shortest_length"].dump() + " to " +
                    result["longest_length"].dump() + "\n");
    result.contains("classes") ? printClassMeasures(line) : printOutputMeasures(result, line);
    line("pairs", "pairs", "%.0f", 1);
    if (kind == "task") {
        writeOutput(paddedRight("seed", 17) + result["seed"].dump() + "\n");
        line("kept out", "training_pairs_left_out", "%.0f pairs of the training", 1);
    }
    line("time", "seconds", "%.2f s", 1);
    if (result.contains("beam_width")) {
        line("beam width", "beam_width", "%.0f", 1);
        line("  exact match", "beam_exact_match", "%.2f %%", 100);
        line("  BLEU", "beam_bleu", "%.2f", 1);
        line("  chrF2", "beam_chrf", "%.2f", 1);
        line("  chrF++", "beam_chrf_plus_plus", "%.2f", 1);
        line("  less probable", "beam_less_probable", "%.2f %% of the outputs, than greedy", 100);
        line("  equally", "beam_equally_probable", "%.2f %%", 100);
        line("  more probable", "beam_more_probable", "%.2f %%", 100);
    }
    printBootstrap(result);
    if (result.contains("classes"))
        writeOutput(classTables(result));
}

Json beamJson(const BeamComparison& beam, const EvaluateOptions& options) {
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

Json beamTextJson(const TextMeasures& texts) {
    return {{"beam_bleu", texts.bleu.score},
            {"beam_chrf", texts.chrf},
            {"beam_chrf_plus_plus", texts.chrfPlusPlus}};
}

// Fresh pairs of a task; describes them in `about`.
MeasuredPairs taskPairs(EvaluateOptions options, const TrainedModel& model, const TrainedModel* other,
                        Json& about) {
    options.fresh.count = options.pairs > 0 ? options.pairs : usualPairs;
    FreshPairs pairs = freshPairs(model, options.model, options.fresh, ", or --corpus with texts", other,
                                  options.bootstrap.against);
    about["task"] = pairs.task;
    const bool hasLengths = pairs.lengths.longest > 0;
    about["shortest_length"] = hasLengths ? Json(pairs.lengths.shortest) : Json(nullptr);
    about["longest_length"] = hasLengths ? Json(pairs.lengths.longest) : Json(nullptr);
    about["seed"] = options.fresh.seed;
    about["training_pairs_left_out"] = pairs.leftOut;
    return {std::move(pairs.corpus), {}, {}, 0, std::move(pairs.other)};
}

// Pairs of files; describes them in `about`.
MeasuredPairs textPairs(MeasuredTexts texts, Json& about) {
    for (const std::string& note : texts.notes)
        tell(note);
    about["corpus"] = texts.name;
    about["notes"] = texts.notes;
    return {std::move(texts.corpus), std::move(texts.references), std::move(texts.lines), texts.allLines, {}};
}

Evaluation measure(const EvaluateOptions& options, const std::string& path, const TrainedModel& model,
                   const Corpus& corpus, const std::vector<std::vector<std::string>>& references,
                   Index pairs) {
    PairProgress progress(path, std::min(pairs, static_cast<Index>(corpus.pairs.size())));
    EvaluationOptions how = evaluationOptions(options.measures, model, pairs);
    how.publish = [&](Index done) { progress.show(done); };
    how.moreReferences = references;
    how.keepsOutputs = !options.bootstrap.against.empty();
    how.threads = options.threads;
    return evaluate(model.network, corpus, how);
}

// All references of the first `count` pairs.
std::vector<std::vector<std::string>> allReferences(const MeasuredPairs& measured, std::size_t count) {
    std::vector<std::vector<std::string>> references;
    for (std::size_t i = 0; i < count; ++i) {
        references.push_back({measured.corpus.references[i]});
        if (i < measured.references.size())
            references.back().insert(references.back().end(), measured.references[i].begin(),
                                     measured.references[i].end());
    }
    return references;
}

std::vector<std::string> textsOf(const std::vector<std::vector<Token>>& outputs, const TrainedModel& model) {
    std::vector<std::string> texts;
    for (const std::vector<Token>& output : outputs) {
        std::vector<std::string> tokens;
        for (const Token token : output)
            tokens.push_back(model.target.text(token));
        texts.push_back(model.tokenizers.target->join(tokens));
    }
    return texts;
}

// The same pairs for the other model.
Corpus otherCorpus(const EvaluateOptions& options, const TrainedModel& other, MeasuredPairs& measured) {
    if (!measured.other.pairs.empty())
        return std::move(measured.other);
    std::optional<MeasuredTexts> texts =
        textsToMeasure(options.texts, options.fresh.task, other, options.bootstrap.against);
    if (!texts || texts->corpus.references != measured.corpus.references)
        throw Error("evaluate: " + options.model + " and " + options.bootstrap.against +
                    " have different texts to be measured on; name the same for both with --source and "
                    "--target, or --corpus.");
    return std::move(texts->corpus);
}

// Outputs of another system for the pairs, read from the lines of files.
std::vector<std::string> otherOutputs(const EvaluateOptions& options, const MeasuredPairs& measured) {
    if (measured.lines.empty())
        throw Error("evaluate: " + options.bootstrap.against +
                    " holds outputs line by line; name the texts with --source and --target, or --corpus.");
    const std::vector<std::string> lines =
        readLines(options.bootstrap.against, measured.allLines, "the source");
    std::vector<std::string> outputs;
    for (const Index line : measured.lines)
        outputs.push_back(lines[static_cast<std::size_t>(line - 1)]);
    return outputs;
}

// Compares the outputs of the beam if there is one, else those of greedy decoding.
Json comparisonJson(const EvaluateOptions& options, std::vector<std::string> outputs,
                    const std::shared_ptr<const TrainedModel>& other, MeasuredPairs& measured) {
    ComparedOutputs compared;
    compared.references = allReferences(measured, outputs.size());
    compared.system = std::move(outputs);
    const auto count = static_cast<Index>(compared.system.size());
    if (!other) {
        compared.baseline = otherOutputs(options, measured);
        compared.baseline.resize(compared.system.size());
    } else {
        const Corpus corpus = otherCorpus(options, *other, measured);
        compared.baseline =
            options.beam > 0
                ? textsOf(compareWithGreedy(other, corpus.pairs, count,
                                            {options.beam, options.lengthPower, 0, {}}, options.threads)
                              .outputs,
                          *other)
                : measure(options, options.bootstrap.against, *other, corpus, measured.references, count)
                      .outputs;
    }
    return bootstrapJson(compared, options.measures.bleu, options.bootstrap, options.threads);
}

void refuseTaskOptions(const EvaluateOptions& options) {
    if (!options.fresh.lengths.empty())
        throw Error("--lengths are those of a task's pairs; leave it out when texts are measured.");
    if (options.isSeedGiven)
        throw Error("--seed draws a task's pairs; leave it out when texts are measured.");
}

// Outputs of a file need no source.
void evaluateGivenOutputs(const EvaluateOptions& options, const CLI::App& command) {
    if (options.texts.target.empty() || !options.texts.corpus.empty())
        throw Error(options.model + ": holds a text; outputs are measured against --target FILE.");
    for (const char* name : {"--beam", "--pairs", "--by-length", "--length-width", "--swap", "--threshold",
                             "--coverage-exponent", "--task", "--corpus-dir"})
        if (command.get_option(name)->count() > 0)
            throw Error("evaluate: " + options.model + " holds outputs, and " + name +
                        " is of models; leave it out.");
    refuseTaskOptions(options);
    evaluateOutputs({options.model, options.texts.target, options.texts.references, options.measures.bleu,
                     options.bootstrap, options.threads, options.json});
}

void runEvaluate(EvaluateOptions options, const CLI::App& command) {
    if (options.threads == 0)
        options.threads = processorCount();
    if (isOutputsFile(options.model))
        return evaluateGivenOutputs(options, command);
    if (options.texts.isGiven())
        refuseTaskOptions(options);
    const std::shared_ptr<const TrainedModel> model = loadModel(options.model);
    const std::string& against = options.bootstrap.against;
    const std::shared_ptr<const TrainedModel> other =
        against.empty() || isOutputsFile(against) ? nullptr : loadModel(against);
    // Such a tokeniser gives no capitals.
    options.measures.bleu.lowerCase |= model->tokenizers.target->isLowerCase();
    std::optional<MeasuredTexts> texts =
        textsToMeasure(options.texts, options.fresh.task, *model, options.model);
    if (texts)
        refuseTaskOptions(options);
    Json about;
    MeasuredPairs measured =
        texts ? textPairs(std::move(*texts), about) : taskPairs(options, *model, other.get(), about);
    const Corpus& corpus = measured.corpus;
    if (corpus.targetKind == TargetKind::Class && (options.beam > 0 || !against.empty()))
        throw Error("evaluate: " + options.model +
                    " gives classes; --beam and --against are of models that write texts, leave them out.");
    const bool isBleuChosen =
        options.measures.bleu.lowerCase || command.get_option("--bleu-tokeniser")->count() > 0;
    if (corpus.targetKind == TargetKind::Class && isBleuChosen && !model->tokenizers.target->isLowerCase())
        throw Error("evaluate: " + options.model +
                    " gives classes; --bleu-tokeniser and --lower-case are of texts, leave them out.");
    if (options.measures.lengthWidth > 0 && !options.measures.byLength && !options.json)
        throw Error(
            "evaluate: --length-width does nothing without --by-length; add --by-length, or leave "
            "--length-width out.");
    const Index pairs = options.pairs > 0 ? options.pairs : static_cast<Index>(corpus.pairs.size());
    const auto start = std::chrono::steady_clock::now();
    Evaluation evaluation = measure(options, options.model, *model, corpus, measured.references, pairs);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    Json result = {{"model", options.model}};
    result.update(about);
    result.update(evaluationJson(evaluation, options.measures.bleu, 1 + options.texts.references.size()));
    if (evaluation.classes)
        result.update(classesJson(*evaluation.classes, model->target));
    result["seconds"] = time.count();
    if (options.beam > 0) {
        const BeamComparison beam = compareWithGreedy(
            model, corpus.pairs, pairs, {options.beam, options.lengthPower, 0, {}}, options.threads);
        result.update(beamJson(beam, options));
        std::vector<std::string> outputs = textsOf(beam.outputs, *model);
        result.update(beamTextJson(
            measureTexts(outputs, allReferences(measured, outputs.size()), options.measures.bleu)));
        if (!against.empty())
            evaluation.outputs = std::move(outputs);
    }
    if (!against.empty())
        result.update(comparisonJson(options, std::move(evaluation.outputs), other, measured));
    if (options.json)
        return writeJson("evaluate", result);
    printEvaluation(result);
    writeOutput(mapTables(evaluation));
    if (options.measures.byLength)
        writeOutput(lengthTable(evaluation));
}

}  // namespace

void addEvaluateCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("evaluate", "Measure a model on pairs that it was not trained on");
    const auto options = std::make_shared<EvaluateOptions>();
    command->add_option("MODEL", options->model, "The model file, or a text of outputs for --target")
        ->required()
        ->option_text(" ");
    addTaskOptions(*command, options->fresh);
    addTextOptions(*command, options->texts);
    addReferenceOption(*command, options->texts);
    command->add_option("--pairs", options->pairs, "How many pairs; default: 1000 of a task, all of a corpus")
        ->check(wholeNumber(1, mostPairs))
        ->option_text("N");
    command->add_option("--seed", options->fresh.seed, "Of the generator: the same seed gives the same pairs")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    const CLI::Option* seed = command->get_option("--seed");
    command
        ->add_option("--beam", options->beam, "Also decode with a beam so wide, and compare it with greedy")
        ->check(wholeNumber(1, widestBeam))
        ->option_text("WIDTH");
    command
        ->add_option("--length-power", options->lengthPower,
                     "α of the beam's score, log-probability / length^α; default 1")
        ->check(realNumber(0, largestLengthPower))
        ->needs("--beam")
        ->option_text("α");
    command->add_option("--threads", options->threads, "Default: as many as processors")
        ->check(wholeNumber(1, mostEvaluationThreads))
        ->option_text("N");
    addMeasureOptions(*command, options->measures);
    addBootstrapOptions(*command, options->bootstrap);
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer(
        "Examples:\n"
        "  attnlab evaluate resources/models/dates/additive.safetensors --task dates\n"
        "  attnlab evaluate MODEL --task dates --pairs 5000 --seed 7 --json\n"
        "  attnlab evaluate resources/models/reverse/additive.safetensors --lengths 13-30 --by-length\n"
        "  attnlab evaluate MODEL --pairs 200 --beam 5\n"
        "  attnlab evaluate MODEL --corpus valid.tsv\n"
        "  attnlab evaluate MODEL --source valid.en --target valid.fr.gz\n"
        "  attnlab evaluate MODEL --against OTHER --source test.en --target test.fr --reference second.fr\n"
        "  attnlab evaluate marian.out --against fairseq.out --target test.fr");
    command->callback([options, seed, command] {
        options->isSeedGiven = seed->count() > 0;
        runEvaluate(*options, *command);
    });
}

}  // namespace attn
