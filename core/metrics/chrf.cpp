// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/chrf.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/metrics/bleu.h"
#include "core/metrics/unicode_text.h"

namespace attn {
namespace {

constexpr std::size_t characterOrder = 6;
constexpr double squaredBeta = 4;

bool isPunctuation(char c) {
    return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
           (c >= '{' && c <= '~');
}

// Words with one mark of ASCII punctuation taken off: the last character, or else the first.
std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    for (const std::string_view word : splitAtBlanks(text)) {
        const bool isLong = word.size() > 1;
        const std::size_t cut = isLong && isPunctuation(word.back())    ? word.size() - 1
                                : isLong && isPunctuation(word.front()) ? 1
                                                                        : word.size();
        words.push_back(word.substr(0, cut));
        if (cut < word.size())
            words.push_back(word.substr(cut));
    }
    return words;
}

std::u32string charactersOf(std::string_view text) {
    std::u32string points = codePoints(text);
    std::erase_if(points, isBlank);
    return points;
}

void count(NgramHits& sum, NgramHits hits) {
    // If the reference is too short for this order, the n-grams of the hypothesis do not count against it.
    sum.system += hits.reference > 0 ? hits.system : 0;
    sum.reference += hits.reference;
    sum.common += hits.common;
}

}  // namespace

ChrfCounts::ChrfCounts(const ChrfOptions& options)
    : m_options(options), m_orders(characterOrder + options.wordOrder) {}

void ChrfCounts::add(std::string_view hypothesis, std::string_view reference) {
    if (m_options.lowerCase)
        return addCased(lowered(hypothesis), lowered(reference));
    addCased(hypothesis, reference);
}

void ChrfCounts::add(std::string_view hypothesis, std::span<const std::string> references) {
    assert(!references.empty());
    if (references.size() == 1)
        return add(hypothesis, references.front());
    ChrfCounts best(m_options);
    double score = -1;
    for (const std::string& reference : references) {
        ChrfCounts counts(m_options);
        counts.add(hypothesis, reference);
        if (counts.score() <= score)
            continue;
        score = counts.score();
        best = std::move(counts);
    }
    *this += best;
}

ChrfCounts& ChrfCounts::operator+=(const ChrfCounts& other) {
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        m_orders[i].system += other.m_orders[i].system;
        m_orders[i].reference += other.m_orders[i].reference;
        m_orders[i].common += other.m_orders[i].common;
    }
    return *this;
}

void ChrfCounts::addCased(std::string_view hypothesis, std::string_view reference) {
    const std::u32string system = charactersOf(hypothesis), right = charactersOf(reference);
    for (std::size_t n = 1; n <= characterOrder; ++n)
        count(m_orders[n - 1], ngramHits(characterNgrams(system, n), characterNgrams(right, n)));
    if (m_options.wordOrder == 0)
        return;
    const std::vector<std::string_view> systemWords = wordsOf(hypothesis), rightWords = wordsOf(reference);
    for (std::size_t n = 1; n <= m_options.wordOrder; ++n)
        count(m_orders[characterOrder + n - 1],
              ngramHits(wordNgrams(systemWords, n), wordNgrams(rightWords, n)));
}

double ChrfCounts::score() const {
    double precision = 0, recall = 0, orders = 0;
    for (const NgramHits& hits : m_orders) {
        if (hits.system == 0 || hits.reference == 0)
            continue;
        precision += static_cast<double>(hits.common) / static_cast<double>(hits.system);
        recall += static_cast<double>(hits.common) / static_cast<double>(hits.reference);
        ++orders;
    }
    if (precision + recall == 0)
        return 0;
    precision /= orders;
    recall /= orders;
    return 100 * (1 + squaredBeta) * precision * recall / (squaredBeta * precision + recall);
}

double corpusChrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                  const ChrfOptions& options) {
    assert(hypotheses.size() == references.size());
    ChrfCounts counts(options);
    for (std::size_t i = 0; i < hypotheses.size(); ++i)
        counts.add(hypotheses[i], references[i]);
    return counts.score();
}

std::string chrfSignature(const ChrfOptions& options, std::size_t references) {
    return "nrefs:" + std::to_string(references) + "|case:" + (options.lowerCase ? "lc" : "mixed") +
           "|eff:yes|nc:6|nw:" + std::to_string(options.wordOrder) + "|space:no|version:" + metricsVersion;
}

}  // namespace attn
