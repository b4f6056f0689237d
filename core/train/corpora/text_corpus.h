// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/network/models/trained_model.h"
#include "core/train/corpora/corpus.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/corpora/text_split.h"
#include "core/train/recipes/pair_limits.h"

namespace attn {

// Returns as ids the pairs whose sides are within the limits, and counts the others. A token becomes <unk>
// when it is not in the vocabulary or is written like one of the four special tokens. References are the
// target texts as they were read. A stop returns the pairs done so far.
Corpus textCorpus(const std::vector<TextPair>& pairs, const Tokenizers& tokenizers, const Vocabulary& source,
                  const Vocabulary& target, const PairLimits& limits, SkippedLines& skipped,
                  const std::stop_token& stop = {}, TargetKind targets = TargetKind::Text);

// Throws Error that names file, line and class of the first pair whose class is not in the vocabulary.
// `skipped` names the file; `what` says whose vocabulary it is, as the subject of a sentence.
void refuseUnknownClasses(const std::vector<TextPair>& pairs, const Vocabulary& target,
                          const SkippedLines& skipped, const std::string& what);

// Makes everything of a recipe with a corpus. Tokenisers and vocabularies come from the training part alone.
// A vocabulary has the most frequent tokens first; tokens of equal frequency stand in the order of their
// bytes. The recipe's `pairs` and the held-out pairs drawn from them have only the recipe's lengths. A
// held-out part from its own files keeps its lengths: only sentences longer than 1000 tokens are left out.
// Notes say what there is less of than the recipe asks for. With classes, all of them are in the vocabulary,
// whatever their frequency. Throws Error when the training part has one class only, when a class is written
// like a special token, and when a held-out pair has a class that no training pair has.
RecipeCorpora textCorpora(const Recipe& recipe, const std::stop_token& stop = {});
// The same for texts that are already split. The texts stay as they are, and `split` counts the skipped ones.
// `progress` is called now and then with the number of training pairs cut so far.
RecipeCorpora textCorpora(const Recipe& recipe, TextSplit& split, const std::stop_token& stop = {},
                          const std::function<void(Index done, Index all)>& progress = {});

// Makes the held-out part of a recipe again, for a model that was trained on it. Throws Error when the files
// differ from the marks in the model's training. Other files would give another held-out part, with pairs
// that the model has been trained on.
Corpus heldOutCorpus(const Recipe& recipe, const TrainedModel& model, std::vector<std::string>& notes,
                     const std::stop_token& stop = {});

}  // namespace attn
