// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/metrics/alignment.h"
#include "core/metrics/chrf.h"
#include "core/train/evaluation.h"
#include "core/train/forced_pass.h"

namespace attn {

// The measures of one pair.
struct PairMeasures {
    ForcedPass::SentenceLoss forced;  // zero when tokens are not measured
    bool isExact = false;
    AlignmentCounts links;
    std::optional<SoftAlignment> softAlignment;
    struct Class {
        int actual, given;  // as classOf() says
        EvidenceCounts words, sentences;
        bool hasWordOfSentence;  // as ClassMeasures::wordsOfSentence counts
    };
    std::vector<MapMeasures> maps;      // as Measures::maps, the same maps of every pair
    std::optional<Class> classes;       // of a pair whose target is a class
    std::optional<std::string> output;  // as a text
};

// Adds up pairs and gives the measures of all of them.
class MeasureSums {
public:
    explicit MeasureSums(const BleuOptions& bleu)
        : m_bleu(bleu), m_chrf({0, bleu.lowerCase}), m_chrfPlusPlus({2, bleu.lowerCase}) {}

    // `references` are read only when the pair has its output as a text. They may be empty.
    void add(const PairMeasures& pair, std::span<const std::string> references);
    Measures measures() const;

private:
    Index m_pairs = 0;
    Index m_exact = 0;
    ForcedPass::SentenceLoss m_forced;
    AlignmentCounts m_links;
    SoftAlignmentSums m_soft;
    std::vector<MapMeasures> m_maps;
    std::optional<ClassMeasures> m_classes;
    bool m_hasTexts = false;
    BleuCounts m_bleu;
    ChrfCounts m_chrf;
    ChrfCounts m_chrfPlusPlus;
};

}  // namespace attn
