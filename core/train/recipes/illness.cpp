// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/illness.h"

#include <algorithm>
#include <cassert>

#include "core/base/told.h"

namespace attn {
namespace {

using Tokens = std::vector<Token>;

std::size_t longest(const std::vector<SentencePair>& pairs, Tokens SentencePair::*side) {
    std::size_t length = 0;
    for (const SentencePair& pair : pairs)
        length = std::max(length, (pair.*side).size());
    return length;
}

}  // namespace

const std::vector<Illness>& illnesses() {
    static const std::vector<Illness> rows = {
        {"padding_not_masked", translatable("Every source is padded to the longest one, and the model reads "
                                            "the padding as if it were text.")},
        {"targets_cut", translatable("Long targets are cut at half of the longest one, and end there.")},
        {"labels_one_off",
         translatable("The labels stand one row off: the first token of every target is missing.")},
        {"sources_of_others", translatable("Every target stands beside the source of another pair.")},
    };
    return rows;
}

const Illness* findIllness(const std::string& id) {
    const auto found = std::find_if(illnesses().begin(), illnesses().end(),
                                    [&](const Illness& row) { return row.id == id; });
    return found == illnesses().end() ? nullptr : &*found;
}

std::string illnessNote(const std::string& id) {
    const Illness* illness = findIllness(id);
    return illness ? told("This training makes a mistake on purpose, for a lesson. %1",
                          told(illness->description))
                   : std::string();
}

std::vector<SentencePair> sickPairs(const std::string& id, const std::vector<SentencePair>& pairs,
                                    const std::vector<Index>& chosen) {
    assert(findIllness(id));
    std::vector<SentencePair> sick;
    sick.reserve(chosen.size());
    for (const Index place : chosen)
        sick.push_back(pairs[static_cast<std::size_t>(place)]);
    if (id == "padding_not_masked") {
        const std::size_t length = longest(pairs, &SentencePair::source);
        for (SentencePair& pair : sick)
            pair.source.resize(length, paddingToken);
    } else if (id == "targets_cut") {
        const std::size_t length = (longest(pairs, &SentencePair::target) + 1) / 2;
        for (SentencePair& pair : sick)
            if (pair.target.size() > length) {
                pair.target.resize(length);
                pair.target.back() = endToken;
            }
    } else if (id == "labels_one_off") {
        for (SentencePair& pair : sick)
            if (pair.target.size() > 1)
                pair.target.erase(pair.target.begin());
    } else if (id == "sources_of_others" && !sick.empty()) {
        Tokens first = std::move(sick.front().source);
        for (std::size_t i = 0; i + 1 < sick.size(); ++i)
            sick[i].source = std::move(sick[i + 1].source);
        sick.back().source = std::move(first);
    }
    return sick;
}

}  // namespace attn
