// SPDX-License-Identifier: GPL-3.0-or-later
// Files of this program. What was read and written again reads as the same.
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/compare/table_json.h"
#include "core/compare/table_text.h"
#include "core/files/base64.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/lessons/format/lesson_state.h"
#include "core/lessons/progress/lesson_progress.h"
#include "core/model_files/import_model.h"
#include "core/model_files/model_file.h"
#include "core/network/models/config_json.h"
#include "core/runs/run_file.h"
#include "core/runs/run_summary.h"
#include "core/sessions/session_file.h"
#include "core/sessions/session_models.h"
#include "core/text/piece_model.h"
#include "core/train/checkpoint.h"
#include "core/train/corpora/recipe_corpora.h"
#include "tests/core/compare/sample_comparison.h"
#include "tests/core/model_files/small_model.h"
#include "tests/fuzz/fuzzed_readers.h"
#include "tests/support/sample_session.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"
#include "tests/support/zip_bytes.h"

namespace attn::fuzz {
namespace {

const test::TemporaryFolder& ownFolder() {
    static const test::TemporaryFolder folder;
    return folder;
}

// The bytes that `save` writes to a path.
template <typename Save>
std::string savedBytes(const Save& save) {
    save(ownFolder().file("example"));
    return test::readBytes(ownFolder().file("example"));
}

void readAsModel(const FuzzedInput& input) {
    const std::shared_ptr<const TrainedModel> model = loadModel(input.path());
    useModel(model);
    const std::string bytes = modelBytes(*model, "x");
    const std::shared_ptr<const TrainedModel> again = loadModel(SafetensorsFile::parse(bytes, "x"));
    require(modelBytes(*again, "x") == bytes, "a model changes when it is saved");
}

// The bytes are SentencePiece's model inside of a model file.
void readAsPieceModel(const FuzzedInput& input) {
    const nlohmann::json settings = {{"id", "sentencepiece"}, {"model", toBase64(input.bytes)}};
    const Tokenizers tokenizers = tokenizersFromJson(settings.dump(), "x");
    for (const char* text : {"", "ab a", "▁ é\u0301 ﬁ x\u3000y"})
        tokenizers.source->join(tokenizers.source->tokenize(text));
}

std::string examplePieceModel() {
    const std::vector<std::string> texts = {"a bc ab c", "ab a b c", "b ab abc", "c a b", "cab bac"};
    return trainPieceModel({.size = 12, .type = "unigram", .rules = "nmt_nfkc"}, texts);
}

void readAsTokenizers(const FuzzedInput& input) {
    const std::string text = tokenizersToJson(tokenizersFromJson(input.bytes, "x"));
    require(tokenizersToJson(tokenizersFromJson(text, "x")) == text, "a tokeniser changes when it is saved");
}

void readAsSession(const FuzzedInput& input) {
    loadSessionHeader(input.path());
    const std::optional<SavedSession> session = loadSession(input.path());
    sessionContent(*session);
    findModels(*session, input.path());
}

// The bytes are session.json.
void readAsSessionJson(const FuzzedInput& input) {
    const SavedSession session =
        *loadSessionBytes(test::zipBytes({{"session.json", input.bytes}}), "x.attnlab");
    sessionContent(session);
    findModels(session, ownFolder().file("x.attnlab"));
}

std::string exampleSessionJson() {
    SavedSession session = test::sampleSession();
    session.models.front().model = nullptr;
    session.models.front().path = "/none/a.safetensors";
    const std::string zip = savedBytes([&](const std::string& path) { saveSession(session, path); });
    const std::size_t begin = zip.find('{');
    int depth = 0;
    for (std::size_t end = begin; end < zip.size(); ++end) {
        depth += (zip[end] == '{') - (zip[end] == '}');
        if (depth == 0)
            return zip.substr(begin, end + 1 - begin);
    }
    return {};
}

void readAsRun(const FuzzedInput& input) {
    try {
        loadRunSummary(input.path());
    } catch (const Error&) {
        // A copy for recovery has more than a summary asks for.
    }
    loadRun(input.path());
}

struct CheckpointCase {
    Recipe recipe = test::tinyRecipe();
    std::shared_ptr<const RecipeCorpora> pairs = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
};
const CheckpointCase& checkpointCase() {
    static const CheckpointCase one;
    return one;
}

void readAsCheckpoint(const FuzzedInput& input) {
    checkpointThreads(input.path());
    LaneTraining lane(checkpointCase().recipe, checkpointCase().pairs);
    resumeCheckpoint(input.path(), lane);
    if (!lane.end())
        lane.advance({});
}

std::string exampleCheckpoint() {
    LaneTraining lane(checkpointCase().recipe, checkpointCase().pairs);
    while (lane.state().update < 3)
        lane.advance({});
    return savedBytes([&](const std::string& path) { saveCheckpoint(lane, path); });
}

void readAsRecipe(const FuzzedInput& input) {
    const Recipe recipe = recipeFromJson(input.bytes, "x");
    const std::string text = recipeToJson(recipe);
    const Recipe again = recipeFromJson(text, "x");
    require(recipeToJson(again) == text, "a recipe changes when it is saved");
    lastUpdate(recipe);
    threadsOf(recipe);
}

void readAsConfiguration(const FuzzedInput& input) {
    const std::string text = configToJson(configFromJson(input.bytes, "x"));
    require(configToJson(configFromJson(text, "x")) == text, "a configuration changes when it is saved");
}

std::string exampleConfiguration() {
    return configToJson(test::smallModel().network.config());
}

// The tensors of a small model without their metadata, which a mapping or a configuration makes a model of.
const std::string& namedTensors() {
    static const std::string path = [] {
        const TrainedModel model = test::smallModel();
        const SafetensorsFile file = SafetensorsFile::parse(modelBytes(model, "x"), "x");
        std::vector<std::vector<float>> numbers;
        for (const TensorInfo& tensor : file.tensors())
            numbers.push_back(file.floats(tensor));
        std::vector<TensorToWrite> tensors;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            tensors.push_back({file.tensors()[i].name, file.tensors()[i].shape, numbers[i]});
        return ownFolder().write("tensors.safetensors", safetensorsBytes({}, tensors));
    }();
    return path;
}

void readAsImportConfiguration(const FuzzedInput& input) {
    ImportOptions options;
    options.configuration = input.jsonPath();
    useModel(importModel({namedTensors()}, options).model);
}

// A network with one direction and sizes of 1.
const std::string& foreignTensors() {
    static const std::string path = [] {
        static const std::vector<float> numbers(15, 0.5f);
        std::vector<TensorToWrite> tensors;
        const auto add = [&](const std::string& name, const std::vector<std::uint64_t>& shape) {
            std::uint64_t count = 1;
            for (const std::uint64_t size : shape)
                count *= size;
            tensors.push_back({name, shape, std::span(numbers).first(count)});
        };
        add("e.emb", {6, 1});
        add("d.emb", {5, 1});
        for (const std::string half : {"e", "d"}) {
            add(half + ".rnn.weight_ih_l0", {1, half == "e" ? 1u : 2u});
            add(half + ".rnn.weight_hh_l0", {1, 1});
            add(half + ".rnn.bias_ih_l0", {1});
            add(half + ".rnn.bias_hh_l0", {1});
        }
        add("d.score", {1, 1});
        add("d.out", {5, 3});
        add("d.bias", {5});
        return ownFolder().write("foreign.safetensors", safetensorsBytes({}, tensors));
    }();
    return path;
}

void readAsMapping(const FuzzedInput& input) {
    ImportOptions options;
    options.mapping = input.path();
    useModel(importModel({foreignTensors()}, options).model);
}

// Without mapping: one of the program's must fit.
void readAsStateDict(const FuzzedInput& input) {
    ImportOptions options;
    options.heads = 2;
    useModel(importModel({input.path()}, options).model);
}

std::string exampleMapping() {
    return R"({"format": "attention-lab-mapping", "version": 1, "title": "Small", "config": {"encoder": {"bridge": "copy"},
        "decoder": {"wiring": "bahdanau"}, "attention": {"score": "general"}}, "tensors": {
        "encoder.embedding.weight": "e.emb", "encoder.rnn.*": "e.rnn.*", "decoder.embedding.weight": "d.emb",
        "decoder.rnn.*": "d.rnn.*", "decoder.rnn.weight_ih_l0": {"from": "d.rnn.weight_ih_l0", "columns": ["context", "embedding"]},
        "attention.W_a": "d.score", "output.bias": "d.bias",
        "output.weight": {"from": "d.out", "columns": ["embedding", "state", "context"]}}})";
}

void readAsTable(const FuzzedInput& input) {
    const ComparisonTable table = tableFromJson(input.bytes, "x");
    const std::string text = tableToJson(table);
    require(tableToJson(tableFromJson(text, "x")) == text, "a table changes when it is saved");
    for (const TableFormat& format : tableFormats())
        format.write(table);
    tableNotes(table);
}

std::string exampleTable() {
    Comparison comparison = test::tinyComparison({"dot", "general"}, {1, 2});
    ComparisonTable table = test::madeUpTable(std::move(comparison));
    return tableToJson(table);
}

void readAsProgress(const FuzzedInput& input) {
    const Progress progress = loadProgress(input.path());
    for (const auto& [lesson, steps] : progress.lessons)
        answerSheetsFromJson(answerSheetsToJson({answerSheetOf(progress, lesson)}), "x");
}

void readAsAnswers(const FuzzedInput& input) {
    const std::vector<AnswerSheet> sheets = answerSheetsFromJson(input.bytes, "x");
    require(answerSheetsFromJson(answerSheetsToJson(sheets), "x") == sheets,
            "answers change when they are saved");
}

void readAsChanges(const FuzzedInput& input) {
    const auto json = [](const std::string& text) { return parseJson(text, "x"); };
    const std::string text = windowChangesToJson(windowChangesFromJson(json(input.bytes), "x", "")).dump();
    require(windowChangesToJson(windowChangesFromJson(json(text), "x", "")).dump() == text,
            "changes change when they are saved");
}

}  // namespace

std::vector<FuzzedReader> ownReaders() {
    return {{"model", "model", readAsModel, [] { return modelBytes(test::smallModel(), "x"); }},
            {"model-pieces", "pieces", readAsPieceModel, examplePieceModel},
            {"tokenizers", "tokenizers", readAsTokenizers},
            {"session", "session", readAsSession,
             [] {
                 return savedBytes([](const std::string& path) { saveSession(test::sampleSession(), path); });
             }},
            {"session-json", "session-json", readAsSessionJson, exampleSessionJson},
            {"run", "run", readAsRun},
            {"checkpoint", "checkpoint", readAsCheckpoint, exampleCheckpoint},
            {"recipe", "recipe", readAsRecipe},
            {"configuration", "configuration", readAsConfiguration, exampleConfiguration},
            {"import-configuration", "configuration", readAsImportConfiguration, exampleConfiguration},
            {"mapping", "mapping", readAsMapping, exampleMapping},
            {"state-dict", "state-dict", readAsStateDict},
            {"comparison", "comparison", readAsTable, exampleTable},
            {"progress", "progress", readAsProgress},
            {"answers", "answers", readAsAnswers},
            {"changes", "changes", readAsChanges}};
}

}  // namespace attn::fuzz
