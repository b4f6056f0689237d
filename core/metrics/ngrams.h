// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace attn {

template <typename Text>
using NgramCounts = std::unordered_map<Text, long>;

// Sequences of n words, joined by a blank, which no word contains.
inline NgramCounts<std::string> wordNgrams(const std::vector<std::string_view>& words, std::size_t n) {
    NgramCounts<std::string> counts;
    for (std::size_t i = 0; i + n <= words.size(); ++i) {
        std::string joined;
        for (std::size_t k = i; k < i + n; ++k)
            joined.append(k == i ? "" : " ").append(words[k]);
        ++counts[std::move(joined)];
    }
    return counts;
}

// Sequences of n characters; they point into `text`.
inline NgramCounts<std::u32string_view> characterNgrams(std::u32string_view text, std::size_t n) {
    NgramCounts<std::u32string_view> counts;
    for (std::size_t i = 0; i + n <= text.size(); ++i)
        ++counts[text.substr(i, n)];
    return counts;
}

struct NgramHits {
    long system = 0;
    long reference = 0;
    long common = 0;  // sum over all n-grams of the smaller count of the two sides
};

template <typename Text>
NgramHits ngramHits(const NgramCounts<Text>& system, const NgramCounts<Text>& reference) {
    NgramHits hits;
    for (const auto& [ngram, count] : system) {
        hits.system += count;
        if (const auto found = reference.find(ngram); found != reference.end())
            hits.common += std::min(count, found->second);
    }
    for (const auto& [ngram, count] : reference)
        hits.reference += count;
    return hits;
}

}  // namespace attn
