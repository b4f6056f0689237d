// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/table/folded_texts.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {
namespace {

const icu::Normalizer2& searchForm() {
    static const icu::Normalizer2* const form = [] {
        UErrorCode status = U_ZERO_ERROR;
        const icu::Normalizer2* loaded = icu::Normalizer2::getNFKCCasefoldInstance(status);
        if (U_FAILURE(status))
            throw Error(told("The Unicode library cannot fold the case of text (%1); install ICU with its "
                             "data.",
                             u_errorName(status)),
                        Error::Kind::Failure);
        return loaded;
    }();
    return *form;
}

void appendFolded(std::string_view text, std::string& result) {
    const std::size_t begin = result.size();
    bool isAscii = true;
    for (const char c : text) {
        isAscii &= static_cast<unsigned char>(c) < 0x80;
        result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    if (isAscii)
        return;
    result.resize(begin);
    UErrorCode status = U_ZERO_ERROR;
    icu::StringByteSink<std::string> sink(&result);
    searchForm().normalizeUTF8(0, icu::StringPiece(text.data(), static_cast<int32_t>(text.size())), sink,
                               nullptr, status);
}

void appendFolded(const TokenList& tokens, std::string& joined, std::string& result) {
    joined.clear();
    for (int i = 0; i < tokens.size(); ++i) {
        if (i > 0)
            joined += ' ';
        joined += tokens[i];
    }
    appendFolded(joined, result);
    result += '\n';
}

// The first 16 bytes as numbers that have the same order. Most texts differ there, so a comparison reads
// nothing else.
std::array<std::uint64_t, 2> beginOf(std::string_view text) {
    std::array<std::uint64_t, 2> begin{};
    for (std::size_t i = 0; i < 16; ++i)
        begin[i / 8] = begin[i / 8] << 8 | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
    return begin;
}

}  // namespace

std::string foldedText(std::string_view text) {
    std::string result;
    appendFolded(text, result);
    return result;
}

void FoldedTexts::update(const Inspection& inspection, int system) {
    const auto rows = static_cast<std::size_t>(inspection.rowCount());
    const auto sentenceOf = [&](std::size_t row) {
        return inspection.sharedSentence(system, static_cast<int>(row));
    };
    std::size_t same = 0;
    for (; same < std::min(rows, m_sentences.size()); ++same) {
        const SentencePointer now = sentenceOf(same);
        const std::weak_ptr<const AlignedSentence>& before = m_sentences[same];
        if (now.owner_before(before) || before.owner_before(now))
            break;
    }
    if (same == rows && same == m_sentences.size())
        return;
    m_sentences.resize(same);
    m_places.resize(same);
    m_text.resize(same == 0 ? 0 : m_places.back().end);
    m_sourceRanks.clear();
    m_targetRanks.clear();
    std::string joined;
    for (std::size_t row = same; row < rows; ++row) {
        const SentencePointer sentence = sentenceOf(row);
        static const TokenList none;
        Place place;
        appendFolded(sentence ? sentence->source : none, joined, m_text);
        place.target = m_text.size();
        appendFolded(sentence ? sentence->target : none, joined, m_text);
        place.end = m_text.size();
        m_places.push_back(place);
        m_sentences.emplace_back(sentence);
    }
    if (m_text.capacity() > m_text.size() + m_text.size() / 4)
        m_text.shrink_to_fit();
}

bool FoldedTexts::isOfThePast() const {
    return std::all_of(
        m_sentences.begin(), m_sentences.end(),
        [](const std::weak_ptr<const AlignedSentence>& sentence) { return sentence.expired(); });
}

std::string_view FoldedTexts::source(std::size_t row) const {
    const std::size_t begin = row == 0 ? 0 : m_places[row - 1].end;
    return std::string_view(m_text).substr(begin, m_places[row].target - 1 - begin);
}

std::string_view FoldedTexts::target(std::size_t row) const {
    const std::size_t begin = m_places[row].target;
    return std::string_view(m_text).substr(begin, m_places[row].end - 1 - begin);
}

void FoldedTexts::search(const std::string& piece, std::vector<char>& passes) const {
    // A piece contains no line feed, so a match lies entirely in the source or in the target.
    std::size_t begin = 0;
    for (std::size_t row = 0; row < passes.size(); begin = m_places[row++].end) {
        if (passes[row])
            passes[row] = memmem(m_text.data() + begin, m_places[row].end - begin, piece.data(),
                                 piece.size()) != nullptr;
    }
}

const std::vector<int>& FoldedTexts::sourceRanks() {
    rank(m_sourceRanks, &FoldedTexts::source);
    return m_sourceRanks;
}

const std::vector<int>& FoldedTexts::targetRanks() {
    rank(m_targetRanks, &FoldedTexts::target);
    return m_targetRanks;
}

void FoldedTexts::rank(std::vector<int>& ranks,
                       std::string_view (FoldedTexts::*text)(std::size_t) const) const {
    if (ranks.size() == m_places.size())
        return;
    struct Entry {
        std::array<std::uint64_t, 2> begin;
        std::size_t row;
    };
    std::vector<Entry> entries;
    entries.reserve(m_places.size());
    for (std::size_t row = 0; row < m_places.size(); ++row)
        entries.push_back({beginOf((this->*text)(row)), row});
    const auto isLess = [&](const Entry& left, const Entry& right) {
        return left.begin != right.begin ? left.begin < right.begin
                                         : (this->*text)(left.row) < (this->*text)(right.row);
    };
    std::sort(entries.begin(), entries.end(), isLess);
    ranks.assign(entries.size(), 0);
    for (std::size_t i = 1; i < entries.size(); ++i)
        ranks[entries[i].row] = ranks[entries[i - 1].row] + (isLess(entries[i - 1], entries[i]) ? 1 : 0);
}

}  // namespace attn
