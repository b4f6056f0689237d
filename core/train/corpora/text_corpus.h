// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/network/recurrent/trained_model.h"
#include "core/train/corpora/corpus.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/corpora/text_split.h"
#include "core/train/recipes/pair_limits.h"

namespace attn {

// The pairs whose sides are within the limits, as ids; the others are counted. A token that is not in the
// vocabulary, or is written like one of the special four, is <unk>. References are the target texts as they
// were read. A stop leaves those done so far.
Corpus textCorpus(const std::vector<TextPair>& pairs, const Tokenizers& tokenizers, const Vocabulary& source,
                  const Vocabulary& target, const PairLimits& limits, SkippedLines& skipped,
                  const std::stop_token& stop = {});

// All of a recipe with a corpus. Tokenisers and vocabularies are made from the training part alone; a
// vocabulary has the most frequent tokens first, those of equal frequency in the order of their bytes. Pairs
// of other lengths than the recipe's are not among its `pairs`, nor among those held out; a held-out part of
// its own files keeps its length: only what is longer than 1000 tokens is left out. Notes say what there is
// less of than the recipe asks for.
RecipeCorpora textCorpora(const Recipe& recipe, const std::stop_token& stop = {});
// The same of texts that are split already, which stay as they are; what is skipped is counted there.
// `progress` hears how many of the training pairs were cut, now and then.
RecipeCorpora textCorpora(const Recipe& recipe, TextSplit& split, const std::stop_token& stop = {},
                          const std::function<void(Index done, Index all)>& progress = {});

// The held-out part of a recipe again, for a model that was trained on it. Throws Error when the files are
// not what the model's training has noted: of other files another part would be drawn, with pairs that the
// model has been trained on.
Corpus heldOutCorpus(const Recipe& recipe, const TrainedModel& model, std::vector<std::string>& notes,
                     const std::stop_token& stop = {});

}  // namespace attn
