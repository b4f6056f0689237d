// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/corpus_recipe.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/base/value_checks.h"
#include "core/files/formats/json_fields.h"
#include "core/files/portable_path.h"
#include "core/text/tokenizer.h"

namespace attn {

using nlohmann::json;

namespace {

constexpr Index longestSide = 2000;  // tokens, the most that a text to decode may have
constexpr Index largestVocabulary = 1'000'000;
const std::vector<std::string> draws = {"random", "last"};

void readFiles(JsonObject& object, CorpusFiles& files) {
    object.read("files", files.pairs);
    object.read("source", files.source);
    object.read("target", files.target);
    for (std::string* path : {&files.pairs, &files.source, &files.target})
        *path = withHome(*path);
}

void checkFiles(const CorpusFiles& files, const std::string& where, const std::string& path) {
    const bool isPairs = !files.pairs.empty() && files.source.empty() && files.target.empty();
    const bool isParallel = files.pairs.empty() && !files.source.empty() && !files.target.empty();
    if (!isPairs && !isParallel)
        throw Error(where + ": " +
                    told("%1 should have either files (one file, a tab between the sides of a pair) or both "
                         "source and target (two files, line by line).",
                         path));
}

void readHeldOut(const json& value, JsonObject& parent, CorpusRecipe& corpus) {
    if (!value.is_object()) {
        parent.read("held_out", corpus.heldOut);
        return;
    }
    JsonObject object(value, parent.where(), parent.pathOf("held_out"));
    readFiles(object, corpus.heldOutFiles);
    object.refuseUnknown();
    checkFiles(corpus.heldOutFiles, parent.where(), parent.pathOf("held_out"));
}

const char* const classTokenizer = R"({"id":"blanks"})";  // a label is one word

void readTokenizers(const json& value, const std::string& where, const std::string& path,
                    CorpusRecipe& corpus) {
    JsonObject object(value, where, path);
    const json* source = object.find("source");
    const json* target = object.find("target");
    if (!source && !target) {
        corpus.sourceTokenizer = value.dump();
        if (!corpus.files.classes)
            corpus.targetTokenizer = corpus.sourceTokenizer;
        return;
    }
    object.refuseUnknown();
    if (!source || !target)
        throw Error(where + ": " +
                    (source
                         ? told("%1 has a source but no target; give both, or one object for both.", path)
                         : told("%1 has a target but no source; give both, or one object for both.", path)));
    corpus.sourceTokenizer = source->dump();
    corpus.targetTokenizer = target->dump();
}

void checkTokenizers(const CorpusRecipe& corpus, const std::string& where) {
    const auto check = [&](const std::string& text, const std::string& path) {
        tokenizerMakerFromJsonValue(parseJson(text, where), where, path);
    };
    const bool isOne = corpus.sourceTokenizer == corpus.targetTokenizer || corpus.files.classes;
    check(corpus.sourceTokenizer, isOne ? "corpus.tokenizer" : "corpus.tokenizer.source");
    if (!isOne)
        check(corpus.targetTokenizer, "corpus.tokenizer.target");
    if (corpus.files.classes && corpus.targetTokenizer != classTokenizer)
        throw Error(where + ": " +
                    told("corpus.tokenizer.target is %1, but classes are cut by %2, since a label is one "
                         "word; leave it out.",
                         corpus.targetTokenizer, classTokenizer));
}

// Recipes are part of models and runs that are passed on, so the account's name is not written.
// A way that climbs out of the home folder may name it, too; where it begins is known of recipes from files.
std::string writtenPlace(const std::string& path, const std::string& folder) {
    if (std::filesystem::path(path).is_absolute())
        return fromHome(path);
    if (folder.empty() || !leadsOut(path))
        return path;
    const std::filesystem::path whole = std::filesystem::path(folder) / path;
    return relativeWay(whole, folder).empty() ? fromHome(whole) : path;
}

nlohmann::ordered_json filesJson(const CorpusFiles& files, const std::string& folder) {
    if (!files.pairs.empty())
        return {{"files", writtenPlace(files.pairs, folder)}};
    return {{"source", writtenPlace(files.source, folder)}, {"target", writtenPlace(files.target, folder)}};
}

}  // namespace

void CorpusRecipe::setClasses(bool areClasses) {
    if (areClasses)
        targetTokenizer = classTokenizer;
    else if (files.classes)
        targetTokenizer = sourceTokenizer;
    files.classes = areClasses;
    heldOutFiles.classes = areClasses && hasOwnHeldOut();
    limits.ignoresTargets = areClasses;
}

CorpusRecipe readCorpusRecipe(const json& value, const std::string& where) {
    JsonObject object(value, where, "corpus");
    CorpusRecipe corpus;
    readFiles(object, corpus.files);
    object.read("swap", corpus.files.swap);
    object.read("classes", corpus.files.classes);
    if (corpus.files.classes)
        corpus.targetTokenizer = classTokenizer;
    corpus.limits.ignoresTargets = corpus.files.classes;
    if (const json* found = object.find("held_out"))
        readHeldOut(*found, object, corpus);
    if (corpus.hasOwnHeldOut()) {
        corpus.heldOutFiles.swap = corpus.files.swap;
        corpus.heldOutFiles.classes = corpus.files.classes;
    }
    object.read("shortest", corpus.limits.shortest);
    object.read("longest", corpus.limits.longest);
    FieldReader reader(object);
    reader.object("vocabulary", [&](FieldReader& vocabulary) {
        vocabulary.field("size", corpus.vocabularySize);
        vocabulary.field("frequency", corpus.vocabularyFrequency);
    });
    if (const json* found = object.find("tokenizer"))
        readTokenizers(*found, where, object.pathOf("tokenizer"), corpus);
    object.refuseUnknown();
    return corpus;
}

void checkCorpusRecipe(const CorpusRecipe& corpus, const std::string& where) {
    checkFiles(corpus.files, where, "corpus");
    if (corpus.hasOwnHeldOut())
        checkFiles(corpus.heldOutFiles, where, "corpus.held_out");
    ValueChecks check("corpus.");
    check.require(std::find(draws.begin(), draws.end(), corpus.heldOut) != draws.end(),
                  told("%1 should be one of %2 or an object with files of its own, found %3.",
                       check.name("held_out"), listed(draws), inQuotes(corpus.heldOut)));
    check.whole("shortest", corpus.limits.shortest, 1, longestSide);
    check.whole("longest", corpus.limits.longest, corpus.limits.shortest, longestSide);
    check.whole("vocabulary.size", corpus.vocabularySize, 0, largestVocabulary);
    check.whole("vocabulary.frequency", corpus.vocabularyFrequency, 1, largestVocabulary);
    if (!check.isSound())
        throw Error(where + ": " + check.problem());
    checkTokenizers(corpus, where);
}

nlohmann::ordered_json corpusRecipeJson(const CorpusRecipe& corpus) {
    nlohmann::ordered_json value = filesJson(corpus.files, corpus.folder);
    value["swap"] = corpus.files.swap;
    if (corpus.files.classes)
        value["classes"] = true;
    if (corpus.hasOwnHeldOut())
        value["held_out"] = filesJson(corpus.heldOutFiles, corpus.folder);
    else
        value["held_out"] = corpus.heldOut;
    value["shortest"] = corpus.limits.shortest;
    value["longest"] = corpus.limits.longest;
    value["vocabulary"] = {{"size", corpus.vocabularySize}, {"frequency", corpus.vocabularyFrequency}};
    const json source = json::parse(corpus.sourceTokenizer), target = json::parse(corpus.targetTokenizer);
    if (source == target || corpus.files.classes)
        value["tokenizer"] = source;
    else
        value["tokenizer"] = {{"source", source}, {"target", target}};
    return value;
}

}  // namespace attn
