// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/train/recipes/corpus_recipe.h"

namespace attn {

// Files of a corpus in a saved run start at the run's folder, so that both can be moved and given away
// together.

// Of a run's file; absolute, without links as far as it is there.
std::string runFolder(const std::string& runPath);

// A corpus as it is written: what is absolute starts at `folder`, and so does the corpus' own folder.
CorpusRecipe relativeTo(CorpusRecipe corpus, const std::string& folder);
// The same back. A file that is not there is taken from `folder` itself where it is.
CorpusRecipe foundFrom(CorpusRecipe corpus, const std::string& folder);

}  // namespace attn
