// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// What rows a table shows; all parts must hold.
struct SentenceFilter {
    // Words that source or target must contain, each of them, any case, Unicode; in quotation marks with what
    // is between them. Empty: any.
    std::string text;
    struct Range {
        Metric metric;
        std::optional<double> least, most;  // both included; a metric that is not known is in no range
        bool operator==(const Range&) const = default;
    };
    std::vector<Range> ranges;
    bool operator==(const SentenceFilter&) const = default;
    bool isEmpty() const { return text.empty() && ranges.empty(); }
};

// "aer>=0.5 length<20 text words" as people type it: metrics by their ids, with < <= > >= =, "length" being
// that of the source; shares may be percents ("aer>=50%"), "aer=known" asks for no more than that; all else
// is text, in quotation marks with blanks and operators. Throws Error for an operator without a number and
// for a metric that is not known, naming the near ones.
SentenceFilter parseFilter(const std::string& text);
// parseFilter makes the same filter of it.
std::string filterText(const SentenceFilter& filter);
// Of SentenceFilter::text: without quotation marks.
std::vector<std::string> textPieces(const std::string& text);
// Both must hold: the narrower of two ranges of a metric.
void addRange(SentenceFilter& filter, const SentenceFilter::Range& range);

// Ready ones, for menus. Each adds ranges.
struct ReadyFilter {
    std::string id, label, meaning;
    std::vector<SentenceFilter::Range> ranges;
};
const std::vector<ReadyFilter>& readyFilters();

class FoldedTexts;

enum class SortKey { Number, Source, Target, Metric };
struct SortOrder {
    SortKey key = SortKey::Number;
    Metric metric = Metric::ErrorRate;  // of SortKey::Metric
    bool isDescending = false;
    bool operator==(const SortOrder&) const = default;
};

// Rows of one system that pass, in order. What is not known comes last either way; equals stay in the order
// of their numbers. Texts are in the order of their folded code points. 100 000 rows within 100 ms: keeps
// what it needs of texts (folded case, order) from call to call and adds what has come since; one a document,
// not shared between threads.
class SentenceIndex {
public:
    SentenceIndex();
    ~SentenceIndex();
    // None for a system of −1.
    std::vector<int> rows(const Inspection& inspection, int system, const SentenceFilter& filter,
                          const SortOrder& order);
    // Sentences were added, changed or went: gives back what was kept of those that are gone. The others are
    // not computed again.
    void forget();

private:
    std::map<int, std::unique_ptr<FoldedTexts>> m_texts;  // by system
};

}  // namespace attn
