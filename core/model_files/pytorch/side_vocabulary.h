// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/text/vocabulary.h"

namespace attn {

// The stranger's ids of padding, begin, end and unknown, in this order; −1 for one that he does not have.
using SpecialIds = std::vector<Index>;

// Tokens by id from a file: a JSON list of texts, a JSON object token → id (both with the suffix .json), or
// one token a line. Throws Error naming file and line.
std::vector<std::string> loadTokens(const std::string& path);

struct SideVocabulary {
    Vocabulary vocabulary;
    // The stranger's id of each of our tokens, −1 for a special one that he does not have. Empty when all ids
    // stay what they are.
    std::vector<Index> rows;
};

// The vocabulary of a side whose embedding has `size` rows. Without `tokens` the texts are "#17", and without
// `special` the ids stay: 0 to 3 are <pad>, <s>, </s>, <unk>. With tokens the special ones are found by their
// usual names (<pad>, <s> or <sos> or <bos>, </s> or <eos>, <unk>, in brackets or bare capitals too), where
// `special` does not say them. Throws Error that starts with `where`.
SideVocabulary sideVocabulary(Index size, const std::optional<std::vector<std::string>>& tokens,
                              const SpecialIds& special, const std::string& where);

}  // namespace attn
