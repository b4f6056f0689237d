// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn::translation {

// A French word and the positions of the English tokens that explain it.
struct FrenchWord {
    std::string text;
    std::vector<int> sources;
};
using FrenchWords = std::vector<FrenchWord>;

// Whether a word makes the one before it lose its vowel: "homme" does, "héros" does not.
bool startsWithVowel(std::string_view word);

// The words as they appear beside each other: "le" "homme" becomes "l'" "homme", "de" "le" becomes "du", "de"
// "des" becomes "de". A word made of two is explained by the sources of both.
FrenchWords merged(const FrenchWords& words);

// Joins the words with blanks, but without a blank after an apostrophe.
std::string sentence(const FrenchWords& words);

}  // namespace attn::translation
