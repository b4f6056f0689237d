// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/measure_sums.h"

namespace attn {

void MeasureSums::add(const PairMeasures& pair, const std::string* reference) {
    ++m_pairs;
    m_exact += pair.isExact ? 1 : 0;
    m_forced.loss += pair.forced.loss;
    m_forced.tokens += pair.forced.tokens;
    m_forced.hits += pair.forced.hits;
    m_links += pair.links;
    if (pair.softAlignment)
        m_soft.add(*pair.softAlignment);
    if (!pair.output || !reference)
        return;
    m_hasTexts = true;
    m_bleu.add(*pair.output, *reference);
    m_chrf.add(*pair.output, *reference);
    m_chrfPlusPlus.add(*pair.output, *reference);
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
    if (m_hasTexts)
        result.texts = TextMeasures{m_bleu.score(), m_chrf.score(), m_chrfPlusPlus.score()};
    return result;
}

}  // namespace attn
