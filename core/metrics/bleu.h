// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Corpus BLEU with one or several references (Papineni et al. 2002) as sacreBLEU computes it by default (Post
// 2018): n-grams up to 4, exponential smoothing of those without a hit (Chen & Cherry 2014, method 3), no
// effective order.
inline constexpr std::size_t bleuOrder = 4;

struct BleuOptions {
    std::string tokenizer = "13a";  // one of bleuTokenizers()
    bool lowerCase = false;
};

struct BleuScore {
    double score = 0;                            // 0 to 100
    std::array<double, bleuOrder> precisions{};  // of 1-grams …, 0 to 100, smoothed
    double brevityPenalty = 0;                   // 0 to 1
    long systemLength = 0;                       // in tokens of BLEU's tokeniser
    long referenceLength = 0;
};

// Counts of a corpus, sentence by sentence; corpora are pooled by adding.
class BleuCounts {
public:
    // Throws Error when the tokeniser is not known.
    explicit BleuCounts(const BleuOptions& options = {});
    // UTF-8; bytes that are not count as U+FFFD.
    void add(std::string_view hypothesis, std::string_view reference);
    // Against several references, at least one: an n-gram counts as often as the one that has it most often,
    // and the length is that of the reference nearest to the hypothesis, the shorter of two.
    void add(std::string_view hypothesis, std::span<const std::string> references);
    // What was counted elsewhere with the same options.
    BleuCounts& operator+=(const BleuCounts& other);
    BleuScore score() const;

private:
    BleuOptions m_options;
    std::array<long, bleuOrder> m_hits{};
    std::array<long, bleuOrder> m_totals{};
    long m_systemLength = 0;
    long m_referenceLength = 0;
};

// As many hypotheses as references (asserted).
BleuScore corpusBleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                     const BleuOptions& options = {});
// "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:…": what makes scores comparable.
std::string bleuSignature(const BleuOptions& options = {}, std::size_t references = 1);

// Of this program's BLEU and chrF, in signatures; changes when any of their figures would.
inline constexpr const char* metricsVersion = "attention-lab-1";

}  // namespace attn
