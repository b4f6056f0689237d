// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {

// 8 × 6 pairs with a tab between their sides; all sources differ, and so do all targets.
inline std::string tinyPairs() {
    const std::string subjects[][2] = {{"I", "je"},    {"you", "tu"},   {"he", "il"},   {"she", "elle"},
                                       {"we", "nous"}, {"they", "ils"}, {"Tom", "Tom"}, {"Mary", "Marie"}};
    const std::string ends[][2] = {{"can sing.", "peut chanter."},     {"can go.", "peut aller."},
                                   {"can't swim!", "ne peut nager !"}, {"will go.", "va aller."},
                                   {"will swim.", "va nager."},        {"will sing?", "va chanter ?"}};
    std::string bytes;
    for (const auto& subject : subjects)
        for (const auto& end : ends)
            bytes += subject[0] + " " + end[0] + "\t" + subject[1] + " " + end[1] + "\n";
    return bytes;
}

// A recipe on these pairs that trains in a fraction of a second; `settings` are those of the corpus besides
// its files.
inline Recipe tinyCorpusRecipe(const TemporaryFolder& folder, const std::string& settings = "") {
    folder.write("pairs.tsv", tinyPairs());
    Recipe recipe = recipeFromJson(R"({"corpus": {"files": "pairs.tsv")" + settings + "}}", "r.json");
    recipe.corpus->folder = folder.path().string();
    recipe.model = tinyRecipe().model;
    recipe.batch = 8;
    recipe.updates = 20;
    recipe.heldOut = 6;
    recipe.seed = 3;
    return recipe;
}

}  // namespace attn::test
