// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// How links of two directions become one set (Och & Ney 2003; Koehn, Axelrod, Mayne et al. 2005): only those
// that both have, all, or those of both and then, again and again, their neighbours of one direction where a
// token has no link yet; "final-and" adds links of one direction between tokens without any.
std::vector<std::string> symmetrisations();  // intersection, union, grow-diag, grow-diag-final-and

// Both name the source first. Ordered by target, then source, each once and sure. Throws Error for a method
// that there is not.
std::vector<Link> symmetrised(const std::vector<Link>& forward, const std::vector<Link>& backward,
                              const std::string& method);

// A system of the sentences that the first two of an inspection both have, with the links of their weights.
// One that has the other's texts turned around, as GIZA++ writes the second direction, is turned back.
InspectedSystem symmetrisedSystem(const Inspection& inspection, const std::string& method);

}  // namespace attn
