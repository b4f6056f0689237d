// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/inspect/texts/sentence_file.h"

namespace attn {

// Which sentence of the corpus each pair is, from 0: by its number where the file gives one, else by its
// place.
std::vector<long> corpusNumbers(const SentencePairs& pairs);

// Files with the sentences of both sides; the source's has both where `target` is empty.
struct TextFiles {
    std::string source, target;
};
// Those that a system was read with; the first system's that has any.
std::optional<TextFiles> textFilesOf(const Inspection& inspection);

// Lengths of the sentences that are not among them yet. Known links may speak of sentences that no system
// has, and those tell their base and order, too.
void addLengths(GoldTexts& texts, const SentencePairs& pairs);
// The same; nothing where the files cannot be read any more.
void addLengths(GoldTexts& texts, const TextFiles& files);

}  // namespace attn
