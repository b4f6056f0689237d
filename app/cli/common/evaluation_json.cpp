// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json.h"

#include "app/cli/common/arguments.h"
#include "app/cli/common/maps_json.h"
#include "app/cli/common/train_progress.h"
#include "core/base/display_text.h"
#include "core/base/nearest_name.h"
#include "core/metrics/bleu_tokenizer.h"
#include "core/metrics/chrf.h"
#include "core/network/models/trained_model.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t widestBucket = 1'000'000;

Json orNull(std::optional<double> value) {
    return value ? Json(*value) : Json(nullptr);
}

Json measuresJson(const Measures& measures) {
    Json json = {{"exact_match", measures.exactMatch},
                 {"token_accuracy", measures.tokenAccuracy},
                 {"loss", measures.loss}};
    json.update(
        alignmentJson(measures.alignmentErrorRate, measures.alignmentPrecision, measures.alignmentRecall));
    if (const auto& classes = measures.classes)
        json.update(classMeasuresJson(*classes));
    json["pairs"] = measures.pairs;
    if (measures.softAlignment)
        json.update(softAlignmentJson(*measures.softAlignment));
    if (!measures.maps.empty())
        json["maps"] = mapsJson(measures.maps, measures.classes.has_value());
    if (const auto& texts = measures.texts)
        json.update({{"bleu", texts->bleu.score},
                     {"bleu_precisions", texts->bleu.precisions},
                     {"bleu_brevity_penalty", texts->bleu.brevityPenalty},
                     {"bleu_system_length", texts->bleu.systemLength},
                     {"bleu_reference_length", texts->bleu.referenceLength},
                     {"chrf", texts->chrf},
                     {"chrf_plus_plus", texts->chrfPlusPlus}});
    return json;
}

std::string measureCell(const char* format, std::optional<double> value) {
    return paddedLeft(value ? formatted(format, *value) : "–", 11);
}

std::optional<double> percent(std::optional<double> rate) {
    return rate ? std::optional(100 * *rate) : std::nullopt;
}

}  // namespace

Json alignmentJson(std::optional<double> errorRate, std::optional<double> precision,
                   std::optional<double> recall) {
    return {{"alignment_error_rate", orNull(errorRate)},
            {"alignment_precision", orNull(precision)},
            {"alignment_recall", orNull(recall)}};
}

Json classMeasuresJson(const ClassMeasures& classes) {
    const auto& [confusion, words, sentences, wordsOfSentence] = classes;
    Json inSentence = nullptr;
    if (words.texts > 0 && sentences.texts > 0)
        inSentence = static_cast<double>(wordsOfSentence) / static_cast<double>(sentences.texts);
    return {{"accuracy", orNull(confusion.accuracy())},
            {"macro_f1", orNull(confusion.macroF1())},
            {"evidence_hits", orNull(words.hitShare())},
            {"evidence_weight", orNull(words.meanWeight())},
            {"evidence_error_rate", orNull(words.errorRate())},
            {"evidence_sentence_hits", orNull(sentences.hitShare())},
            {"evidence_sentence_weight", orNull(sentences.meanWeight())},
            {"evidence_sentence_error_rate", orNull(sentences.errorRate())},
            {"evidence_word_of_sentence_hits", inSentence}};
}

Json softAlignmentJson(const SoftAlignmentMeans& means) {
    return {{"output_entropy", means.outputEntropy},
            {"source_entropy", means.sourceEntropy},
            {"coverage_deviation", means.coverageDeviation},
            {"absentmindedness_in", means.absentmindednessIn},
            {"absentmindedness_out", means.absentmindednessOut},
            {"confidence", means.confidence}};
}

Json evaluationJson(const Evaluation& evaluation, const BleuOptions& bleu, std::size_t references) {
    Json json = measuresJson(evaluation);
    if (evaluation.texts)
        json.update({{"bleu_signature", bleuSignature(bleu, references)},
                     {"chrf_signature", chrfSignature({0, bleu.lowerCase}, references)},
                     {"chrf_plus_plus_signature", chrfSignature({2, bleu.lowerCase}, references)}});
    for (const LengthBucket& bucket : evaluation.byLength) {
        Json row = {{"shortest", bucket.shortest}, {"longest", bucket.longest}};
        row.update(measuresJson(bucket.measures));
        json["by_length"].push_back(std::move(row));
    }
    return json;
}

std::string lengthsOf(const LengthBucket& bucket) {
    const std::string first = std::to_string(bucket.shortest);
    return bucket.shortest == bucket.longest ? first : first + "–" + std::to_string(bucket.longest);
}

std::string lengthTable(const Evaluation& evaluation) {
    std::string table = "\n" + paddedRight("source length", 15);
    for (const char* head :
         {"pairs", "exact", "tokens", "loss", "AER", "precision", "recall", "confidence", "BLEU", "chrF2"})
        table += paddedLeft(head, 11);
    for (const LengthBucket& bucket : evaluation.byLength) {
        const Measures& found = bucket.measures;
        const auto& soft = found.softAlignment;
        const auto& texts = found.texts;
        table += "\n" + paddedRight(lengthsOf(bucket), 15) + paddedLeft(std::to_string(found.pairs), 11) +
                 measureCell("%.2f %%", 100 * found.exactMatch) +
                 measureCell("%.2f %%", 100 * found.tokenAccuracy) + measureCell("%.5f", found.loss) +
                 measureCell("%.2f %%", percent(found.alignmentErrorRate)) +
                 measureCell("%.2f %%", percent(found.alignmentPrecision)) +
                 measureCell("%.2f %%", percent(found.alignmentRecall)) +
                 measureCell("%.2f %%", soft ? std::optional(100 * soft->confidence) : std::nullopt) +
                 measureCell("%.2f", texts ? std::optional(texts->bleu.score) : std::nullopt) +
                 measureCell("%.2f", texts ? std::optional(texts->chrf) : std::nullopt);
    }
    return table + "\n" + mapLengthTable(evaluation);
}

void addAlignmentOptions(CLI::App& command, MeasureChoices& options) {
    command
        .add_option_function<double>(
            "--threshold", [&options](double value) { options.threshold = static_cast<Real>(value); },
            "Every weight above it is a link; default: the largest weight of an output token")
        ->check(realNumber(0, 1))
        ->option_text("W");
    command
        .add_option("--coverage-exponent", options.coverageExponent,
                    "Of the coverage deviation: 6 (SoftAlignments, default) or 2 (its paper)")
        ->check(oneOf({"6", "2"}))
        ->option_text("6|2");
}

void addMeasureOptions(CLI::App& command, MeasureChoices& options) {
    addAlignmentOptions(command, options);
    std::vector<std::string> names;
    for (const BleuTokenizer& tokenizer : bleuTokenizers())
        names.push_back(tokenizer.id);
    command
        .add_option("--bleu-tokeniser", options.bleu.tokenizer, "One of " + listed(names) + "; default 13a")
        ->check(offered(names))
        ->option_text("NAME");
    command.add_flag(
        "--lower-case", options.bleu.lowerCase,
        "BLEU and chrF of lower-cased texts; always so where the model writes small letters alone");
    command.add_flag("--by-length", options.byLength, "Also a table by source length (JSON always has it)");
    command
        .add_option("--length-width", options.lengthWidth,
                    "Source lengths in a row of it; default: a dozen rows")
        ->check(wholeNumber(1, widestBucket))
        ->option_text("N");
}

EvaluationOptions evaluationOptions(const MeasureChoices& options, const TrainedModel& model, Index count) {
    EvaluationOptions result;
    result.count = count;
    result.threshold = options.threshold;
    result.measuresSoftAlignment = true;
    result.measuresMaps = true;
    result.coverageExponent = options.coverageExponent;
    result.vocabulary = &model.target;
    result.tokenizer = model.tokenizers.target.get();
    result.bleu = options.bleu;
    result.measuresByLength = true;
    result.lengthWidth = options.lengthWidth;
    return result;
}

}  // namespace attn
