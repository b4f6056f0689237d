// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that people type, paste or drop, and corpora cut by each tokeniser.
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/work_stopped.h"
#include "core/decode/stepper.h"
#include "core/files/file_kind.h"
#include "core/files/formats/record_file.h"
#include "core/inspect/inspection.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/table/filter_words.h"
#include "core/inspect/table/sentence_filter.h"
#include "core/lessons/expressions/expression.h"
#include "core/lessons/facts/engine_facts.h"
#include "core/lessons/facts/step_context.h"
#include "core/lessons/format/lesson_file.h"
#include "core/model_files/import_model.h"
#include "core/model_files/pytorch/side_vocabulary.h"
#include "core/text/text_ids.h"
#include "core/text/text_key.h"
#include "core/text/tokenizer.h"
#include "core/text/word_joining.h"
#include "core/train/corpora/text_corpus.h"
#include "core/train/recipes/recipe.h"
#include "tests/core/model_files/small_model.h"
#include "tests/fuzz/fuzzed_readers.h"
#include "tests/support/sample_lesson.h"
#include "tests/support/temporary_folder.h"

namespace attn::fuzz {
namespace {

using nlohmann::json;

// `settings` are those of the recipe's corpus besides its files.
void readAsCorpus(const FuzzedInput& input, const json& settings, bool hasTwoFiles = false,
                  const json& model = json::object()) {
    json corpus = settings;
    if (hasTwoFiles)
        corpus["source"] = corpus["target"] = input.path();
    else
        corpus["files"] = input.path();
    const json recipe = {{"corpus", corpus}, {"held_out", 1}, {"model", model}};
    textCorpora(recipeFromJson(recipe.dump(), "x"));
}

json corpusTokenizer(const std::string& id) {
    json tokenizer = {{"id", id}};
    if (id == "sentencepiece")
        tokenizer["size"] = 30;
    return {{"tokenizer", tokenizer}};
}

// All that a text of a person goes through: the tokenisers, a model, the search for equal texts.
void readAsText(const FuzzedInput& input) {
    static const auto model = std::make_shared<const TrainedModel>(test::smallModel());
    constexpr std::size_t mostDecoded = 100;
    for (const TokenizerDescription& row : tokenizers()) {
        if (row.isLearnt)
            continue;
        const std::shared_ptr<const Tokenizer> tokenizer = createTokenizer(row.id);
        const std::vector<std::string> tokens = tokenizer->tokenize(input.bytes);
        tokenizer->join(tokens);
        const std::vector<Token> ids = textIds(*tokenizer, model->source, tokens);
        if (!ids.empty() && ids.size() <= mostDecoded)
            decode(model, ids, {.maximumLength = 2, .target = {}, .interventions = {}});
    }
    textKey(input.bytes);
    compatibilityForm(input.bytes, true);
    const std::string_view text = input.bytes;
    spacedMarks({&text, 1});
}

struct FilteredTable {
    FilteredTable() {
        const test::TemporaryFolder folder;
        const AlignmentDump dump = readDump(
            folder.write("x.json", R"({"format": "attention-lab alignments", "version": 1, "sentences": [
                {"source": "Das Haus", "target": "the house", "weights": [[1, 0], [0.5, 0.5]], "truth": [[0, 0]]},
                {"source": "a", "target": "b c", "weights": [[1], [1]]}]})"));
        InspectedSystem system;
        system.name = "x";
        system.sentences = dump.sentences;
        inspection.addSystem(system);
    }
    Inspection inspection;
    SentenceIndex index;
};

void readAsFilter(const FuzzedInput& input) {
    static FilteredTable table;
    textPieces(input.bytes);
    asFilterWord(input.bytes);
    const SentenceFilter filter = parseFilter(input.bytes);
    require(parseFilter(filterText(filter)) == filter, "a filter changes when it is written");
    table.index.rows(table.inspection, 0, filter, {.key = SortKey::Source});
}

// An expression about a lane. Work that reports how far it is would be stopped by a person.
void readAsCheck(const FuzzedInput& input) {
    static const std::shared_ptr<const Lesson> lesson =
        loadLesson(LessonFiles::of("x", test::sampleLessonFiles()));
    const Expression expression(input.bytes);
    const auto engine = std::make_shared<LessonEngine>(lesson);
    std::stop_source stop;
    engine->setWork({stop.get_token(), [&](double) { stop.request_stop(); }});
    json state = lesson->steps[0].givenState;
    state["lanes"].erase(1);
    try {
        const std::unique_ptr<Facts> facts = engineFacts(std::make_shared<const StepContext>(
            engine, lessonStateFromJson(state, "x", "state"), WindowChanges(), std::nullopt));
        shownFact(expression.compute(*facts));
    } catch (const WorkStopped&) {
        return;
    }
}

// Everything that finds out what a dropped file is, before a mode opens it.
void readAsDrop(const FuzzedInput& input) {
    fileKindOf(input.path());
    RecordFile::isOne(input.path());
    isStateDict(input.path());
}

void readAsTokens(const FuzzedInput& input) {
    for (const char* path : {"x.json", "x.txt"}) {
        try {
            tokensOf(input.bytes, path);
        } catch (const Error&) {
            continue;
        }
    }
}

}  // namespace

std::vector<FuzzedReader> textReaders() {
    std::vector<FuzzedReader> all = {
        {"text", "text", readAsText},
        {"filter", "filter", readAsFilter},
        {"check", "expression", readAsCheck},
        {"drop", "dumps", readAsDrop},
        {"tokens", "tokens", readAsTokens},
        {"corpus-files", "corpus",
         [](const FuzzedInput& input) { readAsCorpus(input, corpusTokenizer("words"), true); }},
        {"corpus-classes", "corpus", [](const FuzzedInput& input) {
             readAsCorpus(input, {{"classes", true}}, false,
                          {{"encoder", {{"kind", "embedding"}}}, {"decoder", {{"wiring", "pool"}}}});
         }}};
    for (const TokenizerDescription& row : tokenizers())
        all.push_back({"corpus-" + row.id, "corpus", [id = row.id](const FuzzedInput& input) {
                           readAsCorpus(input, corpusTokenizer(id));
                       }});
    return all;
}

}  // namespace attn::fuzz
