// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// The conditions for the rows that a table shows; all must hold.
struct SentenceFilter {
    // Words that must each occur in source or target, in any case (Unicode); a phrase in quotation marks is
    // one of them. Empty: any text.
    std::string text;
    struct Range {
        Metric metric;
        std::optional<double> least, most;  // both included; an unknown metric is in no range
        bool operator==(const Range&) const = default;
    };
    std::vector<Range> ranges;
    // Of outputs that are classes: the true one (the reference) and the one that the system gave.
    std::optional<std::string> actual = {}, given = {};
    bool operator==(const SentenceFilter&) const = default;
    bool isEmpty() const { return text.empty() && ranges.empty() && !actual && !given; }
};

// Parses "aer>=0.5 length<20 text words" as people type it. Metrics are named by their ids and compared with
// < <= > >= =; "length" is that of the source. Shares may be percentages ("aer>=50%"), and "aer=known" only
// asks that the value is known. "class=good" and "given=bad" are about classes. Everything else is text;
// blanks and operators in it need quotation marks. Throws Error for an operator without a number and for an
// unknown metric, naming similar ones.
SentenceFilter parseFilter(const std::string& text);
// The filter as a text from which parseFilter makes the same filter.
std::string filterText(const SentenceFilter& filter);
// The pieces of SentenceFilter::text, without quotation marks.
std::vector<std::string> textPieces(const std::string& text);
// Adds a range that must hold as well; two ranges of a metric are intersected.
void addRange(SentenceFilter& filter, const SentenceFilter::Range& range);

// A ready-made filter for menus. Each adds ranges.
struct ReadyFilter {
    std::string id, label, meaning;
    std::vector<SentenceFilter::Range> ranges;
};
const std::vector<ReadyFilter>& readyFilters();

class FoldedTexts;

enum class SortKey { Number, Source, Target, Metric };
struct SortOrder {
    SortKey key = SortKey::Number;
    Metric metric = Metric::ErrorRate;  // for SortKey::Metric
    bool isDescending = false;
    bool operator==(const SortOrder&) const = default;
};

// The rows of one system that pass, in order. Unknown values come last in both directions; equal ones stay in
// the order of their numbers. Texts are sorted by their folded code points. 100 000 rows take at most 100 ms:
// folded texts and their order are kept from call to call, and only new ones are added. Each document has
// one; threads must not share it.
class SentenceIndex {
public:
    SentenceIndex();
    ~SentenceIndex();
    // Empty for system −1.
    std::vector<int> rows(const Inspection& inspection, int system, const SentenceFilter& filter,
                          const SortOrder& order);
    // To be called after sentences were added, changed or removed: releases what was kept of sentences that
    // are gone. The others are not computed again.
    void forget();

private:
    std::map<int, std::unique_ptr<FoldedTexts>> m_texts;  // by system
};

}  // namespace attn
