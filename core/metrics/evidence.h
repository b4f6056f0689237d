// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/types.h"
#include "core/metrics/link.h"

namespace attn {

// How weights over texts stand to the known evidence of their classes: does a model that gives the right
// class look at the words that make it right? Sums over texts; corpora are pooled by adding them. A text
// counts when it has weights and some evidence.
struct EvidenceCounts {
    long texts = 0;
    long hits = 0;      // texts whose largest weight (the first of equals) is on evidence
    double weight = 0;  // Σ over texts of the share of the weights that is on evidence
    long found = 0;     // Σ |A|, where A are the k largest weights (the first of equals) of a text ...
    long evidence = 0;  // Σ |E|, with k = |E| pieces of evidence
    long common = 0;    // Σ |A ∩ E|

    EvidenceCounts& operator+=(const EvidenceCounts& other);
    // hits / texts; empty without texts.
    std::optional<double> hitShare() const;
    // weight / texts, from 0 to 1; empty without texts.
    std::optional<double> meanWeight() const;
    // The alignment error rate of A where all evidence is sure (Och & Ney 2003): 1 − 2 |A ∩ E| / (|A| + |E|).
    // 0 when the largest weights of every text are on its evidence, however many words that are. Empty
    // without texts.
    std::optional<double> errorRate() const;
};

// The counts of one text with the weights [S]. `evidence` are source positions; repeated ones count once, and
// those that no weight has are left out. With a threshold, A are the weights above it.
EvidenceCounts evidenceCounts(const Vector& weights, std::span<const int> evidence,
                              std::optional<Real> threshold = {});

// The source positions of the links of output position 0.
std::vector<int> evidenceOf(const std::vector<Link>& links);

// The sentence, from 0, of each token of a text. A sentence ends with a token among `ends`; tokens after the
// last such token are a sentence too.
std::vector<int> sentencesOf(std::span<const Token> tokens, std::span<const Token> ends);
// Weights over sentences: the sums of their tokens' weights. As many weights as tokens (asserted).
Vector sentenceWeights(const Vector& weights, std::span<const int> sentences);

}  // namespace attn
