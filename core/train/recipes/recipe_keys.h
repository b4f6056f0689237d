// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// A key that a recipe may have.
struct RecipeKey {
    std::string path;       // "model.encoder.cell"
    std::string usual;      // its value if it is not given, as in JSON; "–" if it has none
    std::string possible;   // in words
    std::string about;      // one sentence without its full stop
    std::string with = {};  // the part of a recipe, as JSON, without which the key is not read
};

// Every key that recipeFromJson() reads, in the order in which recipes are written.
const std::vector<RecipeKey>& recipeKeys();

// All keys as a table in Markdown. Its columns are aligned, so that it can be read as it is.
std::string recipeKeyTable();

}  // namespace attn
