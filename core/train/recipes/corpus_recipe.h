// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/files/lines/text_pairs.h"
#include "core/train/recipes/pair_limits.h"

namespace attn {

// The key `corpus` of a recipe: pairs of texts from files, instead of a task. A path is absolute, or starts
// at the recipe's folder. In the JSON "~/" stands for the home folder (portable_path.h).
struct CorpusRecipe {
    CorpusFiles files;  // "files" (with tabs), or "source" and "target"; "swap", "classes"
    CorpusFiles
        heldOutFiles;  // "held_out": {"files"} or {"source", "target"}; empty if they are drawn from `files`
    std::string heldOut = "random";  // "held_out": drawn by the recipe's seed, or the "last" pairs
    PairLimits limits{1, 50};        // "shortest", "longest"
    Index vocabularySize = 0;  // "vocabulary": {"size"}: the most tokens besides the special four; 0: all
    Index vocabularyFrequency = 1;  // "vocabulary": {"frequency"}: the least count in the training part
    // "tokenizer" as JSON: {"source", "target"}, or one object for both sides, where each side learns its
    // own. Classes are cut at blanks, so that one object is the sources' alone.
    std::string sourceTokenizer = R"({"id":"words"})";
    std::string targetTokenizer = R"({"id":"words"})";
    std::string folder;  // where paths start; not in the JSON
    bool operator==(const CorpusRecipe&) const = default;

    // Says whether the targets are classes, in all settings that follow from it.
    void setClasses(bool areClasses);
    bool hasOwnHeldOut() const { return !heldOutFiles.isEmpty(); }
};

// Throws Error, which starts with `where`, for a wrong type or an unknown key; values are not checked.
CorpusRecipe readCorpusRecipe(const nlohmann::json& value, const std::string& where);
// Throws Error, which starts with `where`, for the first value that is not possible.
void checkCorpusRecipe(const CorpusRecipe& corpus, const std::string& where);
nlohmann::ordered_json corpusRecipeJson(const CorpusRecipe& corpus);

}  // namespace attn
