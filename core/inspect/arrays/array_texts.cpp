// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/inspect/arrays/array_layout.h"
#include "core/inspect/arrays/array_name.h"

namespace attn {
namespace {

bool isFiller(std::string_view token) {
    constexpr std::array<std::string_view, 4> fillers = {"", "<pad>", "[PAD]", "<PAD>"};
    return std::find(fillers.begin(), fillers.end(), token) != fillers.end();
}

TokenList withoutFillers(TokenList tokens) {
    while (!tokens.empty() && isFiller(tokens.back()))
        tokens.removeLast();
    return tokens;
}

// The tokens of a plain list: one text is cut at its blanks.
TokenList tokensOfList(const std::vector<TokenList>& entries) {
    if (entries.size() == 1)
        return TokenList::split(entries[0].empty() ? std::string_view() : entries[0][0]);
    TokenList tokens;
    for (const TokenList& entry : entries)
        tokens.add(entry.empty() ? std::string_view() : entry[0]);
    return withoutFillers(tokens);
}

bool isSelfAttentionOnly(const ArrayLayout& layout) {
    return std::none_of(layout.arrays.begin(), layout.arrays.end(),
                        [](const LaidArray& laid) { return laid.site == MapSite::Cross; });
}

// Texts of all sentences: a list of token lists or of texts, as many as sentences. Texts of one sentence: a
// list of its tokens, or one text.
void addTexts(const ArrayTexts& texts, std::vector<std::optional<TokenList>>& all) {
    if (texts.entries.size() == all.size() && (all.size() > 1 || texts.isNested)) {
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = texts.isNested ? withoutFillers(texts.entries[i]) : tokensOfList({texts.entries[i]});
    } else if (all.size() == 1 && !texts.isNested && !texts.entries.empty()) {
        all[0] = tokensOfList(texts.entries);
    }
}

}  // namespace

std::vector<std::optional<TokenList>> textsOfSide(const ArrayFile& file, const ArrayLayout& layout,
                                                  Side side) {
    if (file.texts.empty())
        return {};
    std::vector<std::optional<TokenList>> all(layout.sentences.size());
    const bool mayBeBoth = isSelfAttentionOnly(layout);
    for (const ArrayTexts& texts : file.texts) {
        const ArrayName name = arrayName(texts.name);
        if (!(name.side ? *name.side == side : name.isTexts && mayBeBoth))
            continue;
        const std::optional<std::int64_t> number = name.sentence ? name.sentence : name.item;
        if (!number) {
            addTexts(texts, all);
            continue;
        }
        std::vector<std::optional<TokenList>> ofGroup;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (layout.sentences[i].group == *number)
                places.push_back(i);
        ofGroup.resize(places.size());
        addTexts(texts, ofGroup);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (ofGroup[i])
                all[places[i]] = std::move(ofGroup[i]);
    }
    return all;
}

}  // namespace attn
