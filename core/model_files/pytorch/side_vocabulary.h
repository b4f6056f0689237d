// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/text/tokenizer.h"
#include "core/text/vocabulary.h"

namespace attn {

// The foreign model's ids of padding, begin, end and unknown, in this order. −1 for one that it does not
// have.
using SpecialIds = std::vector<Index>;

// Reads tokens by id from a file: a JSON list of texts, a JSON object token → id (both with the suffix
// .json), or one token a line. Throws Error that names file and line.
inline constexpr std::uint64_t largestVocabularyFile = 64 << 20;  // bytes
std::vector<std::string> loadTokens(const std::string& path);
// The same of a file's bytes; `path` is what sentences call the file.
std::vector<std::string> tokensOf(std::string bytes, const std::string& path);

struct SideVocabulary {
    Vocabulary vocabulary;
    // The foreign model's id of each of our tokens; −1 for a special token that it does not have. Empty when
    // all ids stay the same.
    std::vector<Index> rows;
    // Our tokens that the foreign model never says, although it has a row for them.
    std::vector<Token> neverSaid = {};
};

// Makes the vocabulary of a side whose embedding has `size` rows. Without `tokens` the texts are "#17".
// Without `special` the ids stay: 0 to 3 are <pad>, <s>, </s>, <unk>. With `tokens`, a special token that
// `special` does not give is found by its usual names: <pad>, <s> or <sos> or <bos>, </s> or <eos>, <unk>, in
// brackets or in bare capitals. Throws Error that starts with `where`.
SideVocabulary sideVocabulary(Index size, const std::optional<std::vector<std::string>>& tokens,
                              const SpecialIds& special, const std::string& where);

// The chosen tokenizer. Without a choice: "characters" when every token is one character, else a tokenizer
// that splits at blanks.
std::shared_ptr<const Tokenizer> tokenizerFor(const Vocabulary& vocabulary, const std::string& chosen);

}  // namespace attn
