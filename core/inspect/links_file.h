// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Links of sentences as a file in Pharaoh form: a line for each, "0-0 1p2", source first, from 0, "p" where a
// link is only possible; ordered by source, then target. A sentence without links is an empty line.
std::string linksAsPharaoh(const std::vector<std::vector<Link>>& sentences);
// A whole system with the inspection's threshold, the best hypotheses in the order of their keys: a line says
// by its place which sentence it is of. Where sentences are lines of a file those that lack stay empty.
std::string linksAsPharaoh(const Inspection& inspection, int system);

}  // namespace attn
