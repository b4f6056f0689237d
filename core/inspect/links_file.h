// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Links of sentences as a file in Pharaoh form: a line for each, "0-0 1p2", source first, from 0, "p" where a
// link is only possible; ordered by source, then target. A sentence without links is an empty line.
std::string linksAsPharaoh(const std::vector<std::vector<Link>>& sentences, int base = 0);
// `base`: number of the first position.
// A whole system with the inspection's threshold, the best hypotheses in the order of their keys: a line says
// by its place which sentence of the corpus it is of, those that the system lacks stay empty. Where they
// would be most of the lines, each has its number and a TAB instead.
std::string linksAsPharaoh(const Inspection& inspection, int system, int base = 0);

}  // namespace attn
