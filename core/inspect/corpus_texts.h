// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/inspect/texts/sentence_file.h"

namespace attn {

// The number of each pair's sentence in the corpus, from 0: the number that the file gives, else its place.
std::vector<long> corpusNumbers(const SentencePairs& pairs);

// Files with the sentences of both sides. If `target` is empty, `source` holds both.
struct TextFiles {
    std::string source, target;
};
// The text files that a system was read with: those of the first system that has any.
std::optional<TextFiles> textFilesOf(const Inspection& inspection);

// Adds the lengths of sentences that `texts` lacks. Known links may name sentences that no system has, and
// those also help to tell their base and order.
void addLengths(GoldTexts& texts, const SentencePairs& pairs);
// The same; adds nothing when the files can no longer be read.
void addLengths(GoldTexts& texts, const TextFiles& files);

}  // namespace attn
