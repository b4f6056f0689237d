// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/inspect/table/folded_texts.h"
#include "core/inspect/table/sentence_filter.h"

namespace attn {
namespace {

bool isInRanges(const MetricValues& values, const std::vector<SentenceFilter::Range>& ranges) {
    return std::all_of(ranges.begin(), ranges.end(), [&](const SentenceFilter::Range& range) {
        const double value = valueOf(values, range.metric);
        return !std::isnan(value) && (!range.least || value >= *range.least) &&
               (!range.most || value <= *range.most);
    });
}

// Whether a sentence whose output is a class has the wanted ones.
bool hasClasses(const AlignedSentence& sentence, const SentenceFilter& filter) {
    const auto is = [](const TokenList& tokens, const std::optional<std::string>& wanted) {
        return !wanted || (tokens.size() == 1 && tokens[0] == *wanted);
    };
    return is(sentence.reference, filter.actual) && is(sentence.target, filter.given);
}

}  // namespace

SentenceIndex::SentenceIndex() = default;
SentenceIndex::~SentenceIndex() = default;

void SentenceIndex::forget() {
    std::erase_if(m_texts, [](const auto& texts) { return texts.second->isOfThePast(); });
}

std::vector<int> SentenceIndex::rows(const Inspection& inspection, int system, const SentenceFilter& filter,
                                     const SortOrder& order) {
    if (system < 0 || system >= inspection.systemCount())
        return {};
    // Texts are folded as they arrive, so that the first search need not wait for that.
    std::unique_ptr<FoldedTexts>& texts = m_texts[system];
    if (!texts)
        texts = std::make_unique<FoldedTexts>();
    texts->update(inspection, system);

    const int count = inspection.rowCount();
    std::vector<char> passes(static_cast<std::size_t>(count));
    for (int row = 0; row < count; ++row)
        passes[static_cast<std::size_t>(row)] = inspection.sentence(system, row) != nullptr &&
                                                isInRanges(inspection.metrics(system, row), filter.ranges);
    for (int row = 0; row < count && (filter.actual || filter.given); ++row) {
        char& passesRow = passes[static_cast<std::size_t>(row)];
        passesRow = passesRow && hasClasses(*inspection.sentence(system, row), filter);
    }
    for (const std::string& piece : textPieces(filter.text)) {
        if (const std::string folded = foldedText(piece); !folded.empty())
            texts->search(folded, passes);
    }
    std::vector<int> rows;
    for (int row = 0; row < count; ++row) {
        if (passes[static_cast<std::size_t>(row)])
            rows.push_back(row);
    }
    const auto isEarlier = [&](int left, int right) { return inspection.key(left) < inspection.key(right); };
    if (!std::is_sorted(rows.begin(), rows.end(), isEarlier))
        std::sort(rows.begin(), rows.end(), isEarlier);
    if (order.key == SortKey::Number) {
        if (order.isDescending)
            std::reverse(rows.begin(), rows.end());
        return rows;
    }

    const std::vector<int>* ranks = order.key == SortKey::Source   ? &texts->sourceRanks()
                                    : order.key == SortKey::Target ? &texts->targetRanks()
                                                                   : nullptr;
    std::vector<std::pair<double, int>> known;
    std::vector<int> unknown;
    known.reserve(rows.size());
    for (const int row : rows) {
        const double value = ranks ? (*ranks)[static_cast<std::size_t>(row)]
                                   : valueOf(inspection.metrics(system, row), order.metric);
        if (std::isnan(value))
            unknown.push_back(row);
        else
            known.emplace_back(order.isDescending ? -value : value, row);
    }
    std::stable_sort(known.begin(), known.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    rows.clear();
    std::transform(known.begin(), known.end(), std::back_inserter(rows),
                   [](const auto& entry) { return entry.second; });
    rows.insert(rows.end(), unknown.begin(), unknown.end());
    return rows;
}

}  // namespace attn
