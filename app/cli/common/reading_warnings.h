// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// What was left out of known links and of systems, and why the figures may be wrong, one sentence each.
// Skipped sentences come last.
std::vector<std::string> readingWarnings(const Inspection& inspection);

// Writes them to standard error after all other output. With `isStrict`, throws the last one as a failure
// (exit code 1).
void endWithWarnings(const std::vector<std::string>& warnings, bool isStrict);

}  // namespace attn
