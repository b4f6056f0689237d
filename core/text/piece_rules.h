// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// What is wrong with the compiled rules of a SentencePiece model's normaliser, as the end of a sentence;
// empty when SentencePiece may follow them. Such rules are a trie of texts (a double array: Aoe 1989) and the
// texts that replace them. SentencePiece walks through the array without looking where it ends, so this
// function looks at every step that it could take.
std::string pieceRulesProblem(std::string_view rules);

}  // namespace attn
