// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Corpus BLEU with one or several references (Papineni et al. 2002), computed like sacreBLEU's default (Post
// 2018): n-grams up to 4, exponential smoothing of n-gram orders without a hit (Chen & Cherry 2014, method
// 3), no effective order.
inline constexpr std::size_t bleuOrder = 4;

struct BleuOptions {
    std::string tokenizer = "13a";  // one of bleuTokenizers()
    bool lowerCase = false;
};

struct BleuScore {
    double score = 0;                            // 0 to 100
    std::array<double, bleuOrder> precisions{};  // of 1-grams, 2-grams …, 0 to 100, smoothed
    double brevityPenalty = 0;                   // 0 to 1
    long systemLength = 0;                       // in tokens of BLEU's tokeniser
    long referenceLength = 0;
};

// Counts of a corpus, sentence by sentence; corpora are pooled by adding their counts.
class BleuCounts {
public:
    // Throws Error when the tokeniser is not known.
    explicit BleuCounts(const BleuOptions& options = {});
    // The texts are UTF-8; invalid bytes count as U+FFFD.
    void add(std::string_view hypothesis, std::string_view reference);
    // Compares with several references, at least one: an n-gram counts as often as in the reference that has
    // it most often, and the length is that of the reference whose length is nearest to the hypothesis, or of
    // the shorter one of two.
    void add(std::string_view hypothesis, std::span<const std::string> references);
    // Adds counts that were made with the same options.
    BleuCounts& operator+=(const BleuCounts& other);
    BleuScore score() const;

private:
    BleuOptions m_options;
    std::array<long, bleuOrder> m_hits{};
    std::array<long, bleuOrder> m_totals{};
    long m_systemLength = 0;
    long m_referenceLength = 0;
};

// There must be as many hypotheses as references (asserted).
BleuScore corpusBleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                     const BleuOptions& options = {});
// "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:…": scores with the same signature can be compared.
std::string bleuSignature(const BleuOptions& options = {}, std::size_t references = 1);

// The version of this program's BLEU and chrF in signatures; it changes when any of their figures would.
inline constexpr const char* metricsVersion = "attention-lab-1";

}  // namespace attn
