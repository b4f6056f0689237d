// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/inspect/inspect_systems.h"

namespace attn {

// Before anything is read, refuses file names that do not tell a format, and options that need a single
// system.
void checkInspectedFiles(const InspectOptions& options);

// Writes the files that the options name. Metrics are of the rows that pass the filter, in the order of the
// table; weights are of the same rows in the order of the sentences; links are of all sentences, so that
// lines keep their places.
void writeInspectedFiles(const InspectedCorpus& corpus, const InspectOptions& options);

}  // namespace attn
