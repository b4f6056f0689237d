// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/bleu.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "core/metrics/bleu_tokenizer.h"
#include "core/metrics/ngrams.h"
#include "core/metrics/unicode_text.h"

namespace attn {
namespace {

// Raises each count of `most` to that of `counts` where that is larger.
void takeMost(NgramCounts<std::string> counts, NgramCounts<std::string>& most) {
    if (most.empty()) {
        most = std::move(counts);
        return;
    }
    for (const auto& [ngram, count] : counts) {
        long& known = most[ngram];
        known = std::max(known, count);
    }
}

}  // namespace

BleuCounts::BleuCounts(const BleuOptions& options) : m_options(options) {
    bleuTokenizer(options.tokenizer);
}

void BleuCounts::add(std::string_view hypothesis, std::string_view reference) {
    const std::string only(reference);
    add(hypothesis, std::span(&only, 1));
}

void BleuCounts::add(std::string_view hypothesis, std::span<const std::string> references) {
    assert(!references.empty());
    const BleuTokenizer& tokenizer = bleuTokenizer(m_options.tokenizer);
    const auto cut = [&](std::string_view text) {
        const std::string cased = m_options.lowerCase ? lowered(text) : std::string(text);
        return tokenizer.cut(withoutEndBlanks(cased));
    };
    const std::string system = cut(hypothesis);
    const std::vector<std::string_view> systemTokens = splitAtBlanks(system);
    const auto length = static_cast<long>(systemTokens.size());
    std::vector<std::string> texts;
    for (const std::string& reference : references)
        texts.push_back(cut(reference));
    std::array<NgramCounts<std::string>, bleuOrder> right;
    long nearest = -1;
    for (const std::string& text : texts) {
        const std::vector<std::string_view> tokens = splitAtBlanks(text);
        for (std::size_t n = 1; n <= bleuOrder; ++n)
            takeMost(wordNgrams(tokens, n), right[n - 1]);
        const auto own = static_cast<long>(tokens.size());
        const long far = std::abs(length - nearest), near = std::abs(length - own);
        if (nearest < 0 || near < far || (near == far && own < nearest))
            nearest = own;
    }
    for (std::size_t n = 1; n <= bleuOrder; ++n) {
        const NgramHits hits = ngramHits(wordNgrams(systemTokens, n), right[n - 1]);
        m_hits[n - 1] += hits.common;
        m_totals[n - 1] += hits.system;
    }
    m_systemLength += length;
    m_referenceLength += nearest;
}

BleuCounts& BleuCounts::operator+=(const BleuCounts& other) {
    for (std::size_t n = 0; n < bleuOrder; ++n) {
        m_hits[n] += other.m_hits[n];
        m_totals[n] += other.m_totals[n];
    }
    m_systemLength += other.m_systemLength;
    m_referenceLength += other.m_referenceLength;
    return *this;
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
        if (m_totals[n] == 0)  // no text is that long, so the geometric mean is 0
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

std::string bleuSignature(const BleuOptions& options, std::size_t references) {
    return "nrefs:" + std::to_string(references) + "|case:" + (options.lowerCase ? "lc" : "mixed") +
           "|eff:no|tok:" + options.tokenizer + "|smooth:exp|version:" + metricsVersion;
}

}  // namespace attn
