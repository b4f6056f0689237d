// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/metrics/ngrams.h"

namespace attn {

// chrF2 (Popović 2015) and chrF++ (Popović 2017) over a corpus with one or several references, computed like
// sacreBLEU 2: character n-grams up to 6 without blanks, words with punctuation apart, precision and recall
// averaged over the orders that both sides have, β = 2.
struct ChrfOptions {
    std::size_t wordOrder = 0;  // 2 for chrF++
    bool lowerCase = false;
};

// Counts of a corpus, sentence by sentence.
class ChrfCounts {
public:
    explicit ChrfCounts(const ChrfOptions& options = {});
    // The texts are UTF-8; invalid bytes count as U+FFFD.
    void add(std::string_view hypothesis, std::string_view reference);
    // Compares with several references, at least one; the one that gives this sentence the best score counts.
    void add(std::string_view hypothesis, std::span<const std::string> references);
    // Adds counts that were made with the same options.
    ChrfCounts& operator+=(const ChrfCounts& other);
    double score() const;  // 0 to 100

private:
    void addCased(std::string_view hypothesis, std::string_view reference);

    ChrfOptions m_options;
    std::vector<NgramHits> m_orders;  // of characters, then of words
};

// There must be as many hypotheses as references (asserted).
double corpusChrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                  const ChrfOptions& options = {});
// "nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:…"
std::string chrfSignature(const ChrfOptions& options = {}, std::size_t references = 1);

}  // namespace attn
