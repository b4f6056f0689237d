// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/inspect/inspect_systems.h"

namespace attn {

// Refuses names of files that say nothing of their format and what needs one system alone, before anything
// is read.
void checkInspectedFiles(const InspectOptions& options);

// Writes the files that the options name: metrics of the rows that pass the filter, in the order of the
// table, and their weights in the order of the sentences; links of all sentences, so that lines stay lines.
void writeInspectedFiles(const InspectedCorpus& corpus, const InspectOptions& options);

}  // namespace attn
