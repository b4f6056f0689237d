// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights/weight_numbering.h"

#include <algorithm>

#include "core/base/told.h"
#include "core/inspect/texts/first_number.h"

namespace attn {

void WeightNumbering::see(long number) {
    m_least = std::min(m_least.value_or(number), number);
}

void WeightNumbering::look(const RawSentence& raw) {
    ++m_looked;
    if (!raw.number)
        return;
    see(*raw.number);
    ++m_numbered;
    const bool isSame = m_last == raw.number;
    if (isSame ? raw.source != m_lastSource : !m_taken.insert(*raw.number).second)
        m_isRepeated = true;
    m_hasHypotheses |= isSame;
    m_last = raw.number;
    m_lastSource = raw.source;
}

void WeightNumbering::conclude(const Choices& overruled) {
    m_last.reset();
    m_lastSource.reset();
    m_taken.clear();
    if (m_numbered == 0)
        return;
    Conclusion result = newConclusion("numbers", told("Numbers of the sentences"));
    result.choices = {{"file", told("sentences have the numbers that the file gives them")},
                      {"place", told("sentences are numbered by their place in the file")}};
    const bool areAll = m_numbered == m_looked;
    result.value = areAll && !m_isRepeated ? "file" : "place";
    result.why = m_isRepeated ? told("The file gives several sentences the same number.")
                 : areAll     ? told("The file gives each source sentence a number of its own.")
                              : told("The file gives numbers to some sentences only.");
    applyLabelledChoice(result, overruled);
    m_isNumbered = result.value == "file";
    m_isChosen = result.isOverruled;
    m_conclusions = {result};
    if (!m_isNumbered)
        return;
    const Conclusion first = concludeFirstNumber(m_traits, m_least, overruled);
    m_first = first.value == "1" ? 1 : 0;
    if (!m_traits.firstNumber || first.isOverruled)
        m_conclusions.push_back(first);
}

void WeightNumbering::join() {
    if (m_isChosen || !m_isNumbered)
        return;
    Conclusion numbers = m_conclusions.front();
    numbers.why = told("The numbers start again: the file is several files, one behind the other.");
    numbers.value = "place";
    applyLabelledChoice(numbers, {});
    m_conclusions = {numbers};
    m_isNumbered = false;
    m_isJoined = true;
}

long WeightNumbering::lineOf(const RawSentence& raw, long place) const {
    return !m_isNumbered ? place : raw.number ? *raw.number - m_first : -1;
}

std::string WeightNumbering::take(const RawSentence& raw, long place, SentenceKey& key) {
    if (!m_isNumbered && !m_isJoined) {
        key = {place, raw.rank.value_or(0)};
        return {};
    }
    if (!raw.number)
        return told("without a number");
    if (!m_isJoined && *raw.number < m_first)
        return told("with the number 0, where the first has the number 1");
    m_werePlaces =
        m_werePlaces && (m_isJoined || m_taken.contains(*raw.number) || *raw.number - m_first == place);
    const bool isSame = m_last == raw.number;
    if (!isSame && !m_isJoined && !m_taken.insert(*raw.number).second) {
        if (m_werePlaces)
            join();
        if (!m_isJoined)
            return told("with the number of a sentence before it");
    }
    // The rank in an n-best list; keys must be unique.
    const int rank = raw.rank.value_or(isSame ? m_lastRank + 1 : 0);
    if (isSame && rank <= m_lastRank)
        return told("with the number and rank of a sentence before it");
    m_run += isSame ? 0 : 1;
    m_lastRank = rank;
    m_last = raw.number;
    key = {!m_isJoined ? *raw.number - m_first : m_hasHypotheses ? m_run : place, rank};
    return {};
}

}  // namespace attn
