// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// What rows a table shows; all parts must hold.
struct SentenceFilter {
    std::string text;  // words that source or target must contain, any case, Unicode; empty: any
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
// that of the source; all else is text, in quotation marks with blanks. Throws Error for an operator without
// a number and for a metric that is not known, naming the near ones.
SentenceFilter parseFilter(const std::string& text);
std::string filterText(const SentenceFilter& filter);

// Ready ones, for menus. Each adds ranges.
struct ReadyFilter {
    std::string id, label, meaning;
    std::vector<SentenceFilter::Range> ranges;
};
const std::vector<ReadyFilter>& readyFilters();

enum class SortKey { Number, Source, Target, Metric };
struct SortOrder {
    SortKey key = SortKey::Number;
    Metric metric = Metric::ErrorRate;  // of SortKey::Metric
    bool isDescending = false;
    bool operator==(const SortOrder&) const = default;
};

// Rows of one system that pass, in order. What is not known comes last either way; equals stay in the order
// of their numbers. 100 000 rows within 100 ms: keeps what it needs of texts (folded case, order) from call
// to call; one a document, not shared between threads.
class SentenceIndex {
public:
    std::vector<int> rows(const Inspection& inspection, int system, const SentenceFilter& filter,
                          const SortOrder& order);
    // Sentences were added or changed.
    void forget();

private:
    int m_system = -1;
};

}  // namespace attn
