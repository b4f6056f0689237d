// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/bleu.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/metrics/bleu_tokenizer.h"
#include "core/metrics/ngrams.h"
#include "core/metrics/unicode_text.h"

namespace attn {

BleuCounts::BleuCounts(const BleuOptions& options) : m_options(options) {
    bleuTokenizer(options.tokenizer);
}

void BleuCounts::add(std::string_view hypothesis, std::string_view reference) {
    const BleuTokenizer& tokenizer = bleuTokenizer(m_options.tokenizer);
    const auto cut = [&](std::string_view text) {
        const std::string cased = m_options.lowerCase ? lowered(text) : std::string(text);
        return tokenizer.cut(withoutEndBlanks(cased));
    };
    const std::string system = cut(hypothesis), right = cut(reference);
    const std::vector<std::string_view> systemTokens = splitAtBlanks(system);
    const std::vector<std::string_view> rightTokens = splitAtBlanks(right);
    for (std::size_t n = 1; n <= bleuOrder; ++n) {
        const NgramHits hits = ngramHits(wordNgrams(systemTokens, n), wordNgrams(rightTokens, n));
        m_hits[n - 1] += hits.common;
        m_totals[n - 1] += hits.system;
    }
    m_systemLength += static_cast<long>(systemTokens.size());
    m_referenceLength += static_cast<long>(rightTokens.size());
}

BleuScore BleuCounts::score() const {
    BleuScore result;
    result.systemLength = m_systemLength;
    result.referenceLength = m_referenceLength;
    const auto ratio = static_cast<double>(m_referenceLength) / static_cast<double>(m_systemLength);
    if (m_systemLength >= m_referenceLength)
        result.brevityPenalty = 1;
    else if (m_systemLength > 0)
        result.brevityPenalty = std::exp(1 - ratio);
    if (std::all_of(m_hits.begin(), m_hits.end(), [](long hits) { return hits == 0; }))
        return result;

    double logarithms = 0, smoothing = 1;
    for (std::size_t n = 0; n < bleuOrder; ++n) {
        if (m_totals[n] == 0)  // no text is so long: the geometric mean is 0
            return result;
        if (m_hits[n] == 0)
            smoothing *= 2;
        const double hits = m_hits[n] == 0 ? 1 / smoothing : static_cast<double>(m_hits[n]);
        result.precisions[n] = 100 * hits / static_cast<double>(m_totals[n]);
        logarithms += std::log(result.precisions[n]);
    }
    result.score = result.brevityPenalty * std::exp(logarithms / bleuOrder);
    return result;
}

BleuScore corpusBleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                     const BleuOptions& options) {
    assert(hypotheses.size() == references.size());
    BleuCounts counts(options);
    for (std::size_t i = 0; i < hypotheses.size(); ++i)
        counts.add(hypotheses[i], references[i]);
    return counts.score();
}

std::string bleuSignature(const BleuOptions& options) {
    return std::string("nrefs:1|case:") + (options.lowerCase ? "lc" : "mixed") +
           "|eff:no|tok:" + options.tokenizer + "|smooth:exp|version:" + metricsVersion;
}

}  // namespace attn
