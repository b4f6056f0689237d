// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/cli/inspect/inspect_options.h"
#include "core/inspect/inspection.h"
#include "core/inspect/sentences/dump.h"
#include "core/inspect/table/sentence_filter.h"

namespace attn {

// Everything that `attnlab inspect` was asked to examine, read and measured.
struct InspectedCorpus {
    Inspection inspection;
    SortOrder order;
    std::vector<int> rows;              // rows of the first system that pass the filter, in order
    std::vector<std::string> warnings;  // readingWarnings
};

// Throws Error for files that cannot be read at all and for contradicting options.
InspectedCorpus readInspected(const InspectOptions& options);

InspectedSystem systemOfDump(AlignmentDump dump, const DumpOptions& options);

std::vector<std::string> sortKeyNames();
// Parses "aer", "aer:desc", "number", "source" or "target". Throws Error that names similar keys.
SortOrder parseSortOrder(const std::string& text);

// The choices of an option --set ID=VALUE, for DumpOptions. Throws Error that names the command for another
// form.
std::map<std::string, std::string> overruledBySet(const std::string& command,
                                                  const std::vector<std::string>& set);

}  // namespace attn
