// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Links of sentences as a file in Pharaoh form: one line for each sentence, "0-0 1p2", source first, from 0,
// "p" for a link that is only possible; ordered by source, then target. A sentence without links is an empty
// line.
std::string linksAsPharaoh(const std::vector<std::vector<Link>>& sentences, int base = 0);
// The same for a whole system with the inspection's threshold: its best hypotheses in the order of their
// keys. `base` is the number of the first position. The place of a line tells its sentence of the corpus, and
// sentences that the system lacks are empty lines. If those would be most of the lines, each line starts with
// its number and a TAB instead.
std::string linksAsPharaoh(const Inspection& inspection, int system, int base = 0);

}  // namespace attn
