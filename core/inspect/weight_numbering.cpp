// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weight_numbering.h"

#include "core/inspect/conclusion_choice.h"

namespace attn {

void WeightNumbering::look(const RawSentence& raw) {
    ++m_looked;
    if (!raw.number)
        return;
    ++m_numbered;
    const bool isSame = m_last == raw.number;
    if (isSame ? raw.source != m_lastSource : !m_taken.insert(*raw.number).second)
        m_isRepeated = true;
    m_last = raw.number;
    m_lastSource = raw.source;
}

void WeightNumbering::conclude(const Choices& overruled) {
    m_last.reset();
    m_lastSource.reset();
    m_taken.clear();
    if (m_numbered == 0)
        return;
    Conclusion result = newConclusion("numbers", "Numbers of the sentences");
    result.choices = {{"file", "sentences have the numbers that the file gives them"},
                      {"place", "sentences are numbered by their place in the file"}};
    const bool areAll = m_numbered == m_looked;
    result.value = areAll && !m_isRepeated ? "file" : "place";
    result.why = m_isRepeated ? "The file gives several sentences the same number."
                 : areAll     ? "The file gives each source sentence a number of its own."
                              : "The file gives numbers to some sentences only.";
    applyLabelledChoice(result, overruled);
    m_isNumbered = result.value == "file";
    m_conclusion = result;
}

long WeightNumbering::lineOf(const RawSentence& raw, long place) const {
    return m_isNumbered ? raw.number.value_or(-1) : place;
}

std::string WeightNumbering::take(const RawSentence& raw, long place, SentenceKey& key) {
    if (!m_isNumbered) {
        key = {place, raw.rank.value_or(0)};
        return {};
    }
    if (!raw.number)
        return "without a number";
    const bool isSame = m_last == raw.number;
    if (!isSame && !m_taken.insert(*raw.number).second)
        return "with the number of a sentence before it";
    // Of an n-best list; keys are unique.
    const int rank = raw.rank.value_or(isSame ? m_lastRank + 1 : 0);
    if (isSame && rank <= m_lastRank)
        return "with the number and rank of a sentence before it";
    m_lastRank = rank;
    m_last = raw.number;
    key = {*raw.number, rank};
    return {};
}

}  // namespace attn
