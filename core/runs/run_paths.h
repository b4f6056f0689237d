// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/train/recipes/corpus_recipe.h"

namespace attn {

// In a saved run, paths of a corpus are relative to the run's folder, so that both can be moved and passed on
// together. Where the way would tell the account's name they start at the home folder, "~/…".

// The folder of a run's file; absolute, with links resolved as far as the path exists.
std::string runFolder(const std::string& runPath);

// The corpus as it is written: absolute paths, including the corpus' own folder, become relative to `folder`.
CorpusRecipe relativeTo(CorpusRecipe corpus, const std::string& folder);
// The reverse. A file that does not exist is looked for in `folder` itself.
CorpusRecipe foundFrom(CorpusRecipe corpus, const std::string& folder);

}  // namespace attn
