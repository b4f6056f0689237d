// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/measured_texts.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "app/cli/common/text_lines.h"
#include "core/base/error.h"
#include "core/train/corpora/text_corpus.h"
#include "core/train/recipes/class_recipes.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

std::optional<Recipe> corpusRecipeOf(const TrainedModel& model, const std::string& path) {
    if (model.training.corpus.empty() || model.training.recipe.empty())
        return std::nullopt;
    Recipe recipe = recipeFromJson(model.training.recipe, path + ": training.recipe");
    return recipe.corpus ? std::optional(recipe) : std::nullopt;
}

// Says it of texts that the model has learnt. The marks of its held-out texts stand behind those of the
// training.
void noteTrainingTexts(const std::vector<FileMark>& files, const TrainedModel& model, const std::string& path,
                       std::vector<std::string>& notes) {
    const std::optional<Recipe> recipe = corpusRecipeOf(model, path);
    const std::vector<FileMark>& marks = model.training.corpusFiles;
    const std::size_t count = recipe ? std::min(marks.size(), recipe->corpus->files.paths().size()) : 0;
    for (const FileMark& file : files)
        for (std::size_t i = 0; i < count; ++i)
            if (file.lines == marks[i].lines && file.checksum == marks[i].checksum) {
                notes.push_back(
                    file.name + ": " + path +
                    " was trained on these very texts, so the figures are not those of fresh ones.");
                return;
            }
}

void noteUnknownTokens(const Corpus& corpus, std::vector<std::string>& notes) {
    Index all = 0, unknown = 0;
    for (const SentencePair& pair : corpus.pairs) {
        all += static_cast<Index>(pair.source.size());
        unknown += std::count(pair.source.begin(), pair.source.end(), unknownToken);
    }
    if (unknown > 0)
        notes.push_back(unknownTokensNote(unknown, all));
}

MeasuredTexts textsOfFiles(const TextOptions& options, const TrainedModel& model, const std::string& path) {
    const bool areClasses = givesClass(model.network.config());
    const CorpusFiles files{options.corpus, options.source, options.target, options.swap, areClasses};
    TextPairs texts = readTextPairs(files);
    if (areClasses)
        refuseUnknownClasses(texts.pairs, model.target, texts.skipped, "the model");
    MeasuredTexts result{files.names(), {}, {}, {}, {}, texts.skipped.lines};
    std::vector<std::vector<std::string>> references;  // by file, then by line
    for (const std::string& reference : options.references)
        references.push_back(readLines(reference, result.allLines, files.names()));
    const TargetKind targets = areClasses ? TargetKind::Class : TargetKind::Text;
    result.corpus.targetKind = targets;
    for (const TextPair& pair : texts.pairs) {
        Corpus one =
            textCorpus({pair}, model.tokenizers, model.source, model.target, {}, texts.skipped, {}, targets);
        if (one.pairs.empty())
            continue;
        result.corpus.pairs.push_back(std::move(one.pairs.front()));
        result.corpus.references.push_back(std::move(one.references.front()));
        result.lines.push_back(pair.line);
        std::vector<std::string>& more = result.references.emplace_back();
        for (const std::vector<std::string>& lines : references)
            more.push_back(lines[static_cast<std::size_t>(pair.line - 1)]);
    }
    if (texts.skipped.count() > 0)
        result.notes.push_back(texts.skipped.text());
    if (result.corpus.pairs.empty())
        throw Error((result.notes.empty() ? files.names() : result.notes.front()) +
                    ": no pair is left to measure.");
    noteTrainingTexts(texts.files, model, path, result.notes);
    noteUnknownTokens(result.corpus, result.notes);
    return result;
}

// The folder of the recipe's files: the one that was named, else the present one or the model's.
std::string folderOf(const CorpusRecipe& corpus, const TextOptions& options, const std::string& model) {
    if (!options.folder.empty())
        return options.folder;
    const std::string file = corpus.files.pairs.empty() ? corpus.files.source : corpus.files.pairs;
    const std::string beside = fs::path(model).parent_path().string();
    std::error_code ignored;
    for (const std::string& folder : {std::string(), beside})
        if (fs::exists(fs::path(folder) / file, ignored))
            return folder;
    throw Error(
        model + ": it was trained on " + file +
        ", which is neither here nor beside the model; name the folder of its recipe with --corpus-dir, "
        "or other texts with --corpus.");
}

}  // namespace

std::string unknownTokensNote(Index unknown, Index all) {
    return unknown == 0
               ? std::string()
               : std::to_string(unknown) + " of " + std::to_string(all) +
                     " source tokens are not in the model's source vocabulary and are read as <unk>.";
}

void addTextOptions(CLI::App& command, TextOptions& options) {
    command
        .add_option("--corpus", options.corpus,
                    "Texts, a tab between source and target (class and text); plain or gzip")
        ->option_text("FILE");
    command.add_option("--source", options.source, "Source texts, one a line; plain or gzip")
        ->option_text("FILE");
    command.add_option("--target", options.target, "Their translations, line by line")->option_text("FILE");
    command.add_flag("--swap", options.swap, "The first column, or --source, is the target");
    command
        .add_option("--corpus-dir", options.folder,
                    "Folder of the recipe, for its held-out part; default: here, or the model's")
        ->excludes("--corpus")
        ->excludes("--source")
        ->excludes("--target")
        ->excludes("--task")
        ->option_text("FOLDER");
    for (const char* name : {"--corpus", "--source", "--target"})
        command.get_option(name)->excludes("--task");
    command.get_option("--corpus")->excludes("--source")->excludes("--target");
}

void addReferenceOption(CLI::App& command, TextOptions& options) {
    command
        .add_option("--reference", options.references,
                    "Further references besides the target, line by line; may be repeated")
        ->allow_extra_args(false)
        ->option_text("FILE");
}

std::optional<MeasuredTexts> textsToMeasure(const TextOptions& options, const std::string& task,
                                            const TrainedModel& model, const std::string& path) {
    if (options.source.empty() != options.target.empty())
        throw Error(std::string("--") + (options.source.empty() ? "target" : "source") +
                    " is given without --" + (options.source.empty() ? "source" : "target") +
                    "; name both files.");
    if (options.isGiven()) {
        MeasuredTexts result = textsOfFiles(options, model, path);
        if (const std::optional<Recipe> recipe = corpusRecipeOf(model, path);
            recipe && recipe->corpus->files.swap && !options.swap)
            result.notes.push_back(
                path + " was trained with its texts swapped, and these are not; --swap reads them so.");
        return result;
    }
    if (!options.references.empty())
        throw Error(
            "--reference belongs to texts of files; name them with --corpus, or --source and "
            "--target.");
    if (options.swap)
        throw Error("--swap says how to read files; name them with --corpus, or --source and --target.");
    if (!task.empty())
        return std::nullopt;
    std::optional<Recipe> recipe = corpusRecipeOf(model, path);
    if (!recipe && !options.folder.empty())
        throw Error("--corpus-dir is the folder of the texts that a model was trained on, and " + path +
                    " was trained on none; leave it out.");
    if (!recipe)
        return std::nullopt;
    recipe->corpus->folder = folderOf(*recipe->corpus, options, path);
    MeasuredTexts result{recipe->corpus->hasOwnHeldOut() ? recipe->corpus->heldOutFiles.names()
                                                         : "held out of " + recipe->corpus->files.names(),
                         {},
                         {},
                         {},
                         {},
                         0};
    result.corpus = heldOutCorpus(*recipe, model, result.notes);
    return result;
}

}  // namespace attn
