// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/cli/inspect_options.h"
#include "core/inspect/inspection.h"
#include "core/inspect/sentence_filter.h"

namespace attn {

// Everything that `attnlab inspect` was asked to look at, read and measured.
struct InspectedCorpus {
    Inspection inspection;
    SortOrder order;
    std::vector<int> rows;  // of the first system, that pass the filter, in order
};

// Says on standard error what was skipped and where a file could not be read further. Throws Error for what
// cannot be read at all or contradicts itself.
InspectedCorpus readInspected(const InspectOptions& options);

// "aer", "aer:desc", "number", "source", "target". Throws Error naming the near ones.
SortOrder parseSortOrder(const std::string& text);

}  // namespace attn
