// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_french.h"

#include <algorithm>
#include <array>

namespace attn::translation {

namespace {

// Two words that merge into one; the result is explained by the sources of both.
struct Contraction {
    std::string_view first, second, result;
};
constexpr std::array<Contraction, 2> withoutArticle = {{{"de", "des", "de"}, {"de", "de", "de"}}};
constexpr std::array<Contraction, 4> withArticle = {
    {{"de", "le", "du"}, {"de", "les", "des"}, {"à", "le", "au"}, {"à", "les", "aux"}}};

template <class Table>
FrenchWords contracted(const FrenchWords& words, const Table& table) {
    FrenchWords result;
    for (const FrenchWord& word : words) {
        const auto rule = std::find_if(table.begin(), table.end(), [&](const Contraction& contraction) {
            return !result.empty() && result.back().text == contraction.first &&
                   word.text == contraction.second;
        });
        if (rule == table.end()) {
            result.push_back(word);
            continue;
        }
        FrenchWord& last = result.back();
        last.text = std::string(rule->result);
        last.sources.insert(last.sources.end(), word.sources.begin(), word.sources.end());
    }
    return result;
}

void elide(FrenchWords& words) {
    constexpr std::array<std::string_view, 7> elided = {"je", "me", "ne", "de", "que", "le", "la"};
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        std::string& word = words[i].text;
        if (std::find(elided.begin(), elided.end(), word) == elided.end() ||
            !startsWithVowel(words[i + 1].text))
            continue;
        word.back() = '\'';
    }
}

}  // namespace

bool startsWithVowel(std::string_view word) {
    constexpr std::array<std::string_view, 14> vowels = {"a", "e", "i", "o", "u", "h", "é",
                                                         "è", "ê", "A", "E", "I", "O", "É"};
    // h aspiré: "héros" is the only such word in the lexicon.
    return word != "héros" && std::any_of(vowels.begin(), vowels.end(),
                                          [&](std::string_view vowel) { return word.starts_with(vowel); });
}

FrenchWords merged(const FrenchWords& words) {
    FrenchWords result = contracted(words, withoutArticle);
    elide(result);
    return contracted(result, withArticle);
}

std::string sentence(const FrenchWords& words) {
    std::string text;
    for (const FrenchWord& word : words)
        text += (text.empty() || text.back() == '\'' ? "" : " ") + word.text;
    return text;
}

}  // namespace attn::translation
