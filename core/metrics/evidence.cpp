// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/evidence.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <set>

namespace attn {
namespace {

// The positions of the weights, the largest first, equal ones in their order.
std::vector<int> byWeight(const Vector& weights) {
    std::vector<int> order(static_cast<std::size_t>(weights.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int left, int right) { return weights[left] > weights[right]; });
    return order;
}

}  // namespace

EvidenceCounts& EvidenceCounts::operator+=(const EvidenceCounts& other) {
    texts += other.texts;
    hits += other.hits;
    weight += other.weight;
    found += other.found;
    evidence += other.evidence;
    common += other.common;
    return *this;
}

std::optional<double> EvidenceCounts::hitShare() const {
    if (texts == 0)
        return std::nullopt;
    return static_cast<double>(hits) / static_cast<double>(texts);
}

std::optional<double> EvidenceCounts::meanWeight() const {
    if (texts == 0)
        return std::nullopt;
    return weight / static_cast<double>(texts);
}

std::optional<double> EvidenceCounts::errorRate() const {
    if (found + evidence == 0)
        return std::nullopt;
    return static_cast<double>(found + evidence - 2 * common) / static_cast<double>(found + evidence);
}

EvidenceCounts evidenceCounts(const Vector& weights, std::span<const int> evidence,
                              std::optional<Real> threshold) {
    std::set<int> known;
    for (const int position : evidence)
        if (position >= 0 && position < weights.size())
            known.insert(position);
    if (known.empty())
        return {};
    const std::vector<int> order = byWeight(weights);
    EvidenceCounts counts;
    counts.texts = 1;
    counts.hits = known.contains(order.front()) ? 1 : 0;
    double on = 0;
    for (const int position : known)
        on += static_cast<double>(weights[position]);
    const auto sum = static_cast<double>(weights.sum());
    counts.weight = sum > 0 ? on / sum : 0;
    counts.evidence = static_cast<long>(known.size());
    const auto end = threshold ? std::find_if(order.begin(), order.end(),
                                              [&](int position) { return weights[position] <= *threshold; })
                               : order.begin() + counts.evidence;
    counts.found = end - order.begin();
    counts.common = std::count_if(order.begin(), end, [&](int position) { return known.contains(position); });
    return counts;
}

std::vector<int> evidenceOf(const std::vector<Link>& links) {
    std::vector<int> positions;
    for (const Link& link : links)
        if (link.target == 0)
            positions.push_back(link.source);
    return positions;
}

std::vector<int> sentencesOf(std::span<const Token> tokens, std::span<const Token> ends) {
    std::vector<int> sentences;
    int sentence = 0;
    for (const Token token : tokens) {
        sentences.push_back(sentence);
        sentence += std::find(ends.begin(), ends.end(), token) != ends.end() ? 1 : 0;
    }
    return sentences;
}

Vector sentenceWeights(const Vector& weights, std::span<const int> sentences) {
    assert(weights.size() == static_cast<Index>(sentences.size()));
    Vector sums = Vector::Zero(sentences.empty() ? 0 : sentences.back() + 1);
    for (std::size_t i = 0; i < sentences.size(); ++i)
        sums[sentences[i]] += weights[static_cast<Index>(i)];
    return sums;
}

}  // namespace attn
