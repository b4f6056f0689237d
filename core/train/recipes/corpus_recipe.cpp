// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/corpus_recipe.h"

#include <algorithm>
#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/formats/json_reader.h"
#include "core/text/tokenizer.h"

namespace attn {

using nlohmann::json;

namespace {

constexpr Index longestSide = 2000;  // tokens: what a text to decode may have
constexpr Index largestVocabulary = 1'000'000;
const std::vector<std::string> draws = {"random", "last"};

void checkWhole(const JsonObject& object, const std::string& key, Index found, Index smallest,
                Index largest) {
    if (found < smallest || found > largest)
        throw Error(object.where() + ": " + object.pathOf(key) + " should be from " +
                    std::to_string(smallest) + " to " + std::to_string(largest) + ", found " +
                    std::to_string(found) + ".");
}

void readFiles(JsonObject& object, const std::string& path, CorpusFiles& files) {
    object.read("files", files.pairs);
    object.read("source", files.source);
    object.read("target", files.target);
    const bool isPairs = !files.pairs.empty() && files.source.empty() && files.target.empty();
    const bool isParallel = files.pairs.empty() && !files.source.empty() && !files.target.empty();
    if (!isPairs && !isParallel)
        throw Error(object.where() + ": " + path +
                    " should have either files (one file, a tab between the sides of a pair) or both source "
                    "and target (two files, line by line).");
}

void readHeldOut(const json& value, JsonObject& parent, CorpusRecipe& corpus) {
    if (value.is_object()) {
        const std::string path = parent.pathOf("held_out");
        JsonObject object(value, parent.where(), path);
        readFiles(object, path, corpus.heldOutFiles);
        object.refuseUnknown();
        return;
    }
    parent.read("held_out", corpus.heldOut);
    if (std::find(draws.begin(), draws.end(), corpus.heldOut) == draws.end())
        throw Error(parent.where() + ": " + parent.pathOf("held_out") + " should be one of " + listed(draws) +
                    " or an object with files of its own, found " + inQuotes(corpus.heldOut) + ".");
}

std::string checkedTokenizer(const json& value, const std::string& where, const std::string& path) {
    tokenizerMakerFromJsonValue(value, where, path);
    return value.dump();
}

void readTokenizers(const json& value, const std::string& where, const std::string& path,
                    CorpusRecipe& corpus) {
    JsonObject object(value, where, path);
    const json* source = object.find("source");
    const json* target = object.find("target");
    if (!source && !target) {
        corpus.sourceTokenizer = corpus.targetTokenizer = checkedTokenizer(value, where, path);
        return;
    }
    object.refuseUnknown();
    if (!source || !target)
        throw Error(where + ": " + path + " has a " + (source ? "source" : "target") + " but no " +
                    (source ? "target" : "source") + "; give both, or one object for both.");
    corpus.sourceTokenizer = checkedTokenizer(*source, where, path + ".source");
    corpus.targetTokenizer = checkedTokenizer(*target, where, path + ".target");
}

nlohmann::ordered_json filesJson(const CorpusFiles& files) {
    if (!files.pairs.empty())
        return {{"files", files.pairs}};
    return {{"source", files.source}, {"target", files.target}};
}

}  // namespace

CorpusRecipe readCorpusRecipe(const json& value, const std::string& where) {
    JsonObject object(value, where, "corpus");
    CorpusRecipe corpus;
    readFiles(object, "corpus", corpus.files);
    object.read("swap", corpus.files.swap);
    if (const json* found = object.find("held_out"))
        readHeldOut(*found, object, corpus);
    if (corpus.hasOwnHeldOut())
        corpus.heldOutFiles.swap = corpus.files.swap;
    object.read("shortest", corpus.limits.shortest);
    object.read("longest", corpus.limits.longest);
    checkWhole(object, "shortest", corpus.limits.shortest, 1, longestSide);
    checkWhole(object, "longest", corpus.limits.longest, corpus.limits.shortest, longestSide);
    if (const json* found = object.find("vocabulary")) {
        JsonObject vocabulary(*found, where, object.pathOf("vocabulary"));
        vocabulary.read("size", corpus.vocabularySize);
        vocabulary.read("frequency", corpus.vocabularyFrequency);
        vocabulary.refuseUnknown();
        checkWhole(vocabulary, "size", corpus.vocabularySize, 0, largestVocabulary);
        checkWhole(vocabulary, "frequency", corpus.vocabularyFrequency, 1, largestVocabulary);
    }
    if (const json* found = object.find("tokenizer"))
        readTokenizers(*found, where, object.pathOf("tokenizer"), corpus);
    object.refuseUnknown();
    return corpus;
}

nlohmann::ordered_json corpusRecipeJson(const CorpusRecipe& corpus) {
    nlohmann::ordered_json value = filesJson(corpus.files);
    value["swap"] = corpus.files.swap;
    if (corpus.hasOwnHeldOut())
        value["held_out"] = filesJson(corpus.heldOutFiles);
    else
        value["held_out"] = corpus.heldOut;
    value["shortest"] = corpus.limits.shortest;
    value["longest"] = corpus.limits.longest;
    value["vocabulary"] = {{"size", corpus.vocabularySize}, {"frequency", corpus.vocabularyFrequency}};
    const json source = json::parse(corpus.sourceTokenizer), target = json::parse(corpus.targetTokenizer);
    if (source == target)
        value["tokenizer"] = source;
    else
        value["tokenizer"] = {{"source", source}, {"target", target}};
    return value;
}

}  // namespace attn
