// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/measure_sums.h"

#include <cassert>

namespace attn {

MapMeasures& MapMeasures::operator+=(const MapMeasures& other) {
    assert(map == other.map);
    alignment += other.alignment;
    largest += other.largest;
    evidence += other.evidence;
    return *this;
}

void MeasureSums::add(const PairMeasures& pair, std::span<const std::string> references) {
    ++m_pairs;
    m_exact += pair.isExact ? 1 : 0;
    m_forced.loss += pair.forced.loss;
    m_forced.tokens += pair.forced.tokens;
    m_forced.hits += pair.forced.hits;
    m_links += pair.links;
    if (pair.softAlignment)
        m_soft.add(*pair.softAlignment);
    for (std::size_t i = 0; i < pair.maps.size(); ++i) {
        if (i == m_maps.size())
            m_maps.push_back(pair.maps[i]);
        else
            m_maps[i] += pair.maps[i];
    }
    if (pair.classes) {
        ClassMeasures& classes = m_classes ? *m_classes : m_classes.emplace();
        classes.confusion.add(pair.classes->actual, pair.classes->given);
        classes.words += pair.classes->words;
        classes.sentences += pair.classes->sentences;
        classes.wordsOfSentence += pair.classes->hasWordOfSentence ? 1 : 0;
    }
    if (!pair.output || references.empty())
        return;
    m_hasTexts = true;
    m_bleu.add(*pair.output, references);
    m_chrf.add(*pair.output, references);
    m_chrfPlusPlus.add(*pair.output, references);
}

TextMeasures measureTexts(const std::vector<std::string>& outputs,
                          const std::vector<std::vector<std::string>>& references,
                          const BleuOptions& options) {
    assert(outputs.size() == references.size());
    BleuCounts bleu(options);
    ChrfCounts chrf({0, options.lowerCase}), chrfPlusPlus({2, options.lowerCase});
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        bleu.add(outputs[i], references[i]);
        chrf.add(outputs[i], references[i]);
        chrfPlusPlus.add(outputs[i], references[i]);
    }
    return {bleu.score(), chrf.score(), chrfPlusPlus.score()};
}

Measures MeasureSums::measures() const {
    Measures result;
    result.pairs = m_pairs;
    if (m_pairs == 0)
        return result;
    result.exactMatch = static_cast<double>(m_exact) / static_cast<double>(m_pairs);
    if (m_forced.tokens > 0) {
        result.loss = m_forced.loss / static_cast<double>(m_forced.tokens);
        result.tokenAccuracy = static_cast<double>(m_forced.hits) / static_cast<double>(m_forced.tokens);
    }
    result.alignment = m_links;
    result.alignmentErrorRate = m_links.errorRate();
    result.alignmentPrecision = m_links.precision();
    result.alignmentRecall = m_links.recall();
    result.softAlignment = m_soft.means();
    result.maps = m_maps;
    result.classes = m_classes;
    if (m_hasTexts)
        result.texts = TextMeasures{m_bleu.score(), m_chrf.score(), m_chrfPlusPlus.score()};
    return result;
}

}  // namespace attn
