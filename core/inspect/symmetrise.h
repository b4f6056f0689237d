// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// The methods that make one set of the links of two directions (Och & Ney 2003; Koehn, Axelrod, Mayne et al.
// 2005). They keep only the links of both directions, or keep all, or start with those of both and repeatedly
// add neighbouring links of one direction where a token has no link yet; "final-and" then adds links of one
// direction between two tokens without any.
std::vector<std::string> symmetrisations();  // intersection, union, grow-diag, grow-diag-final-and

// Both sets name the source first. The result is ordered by target, then source, with each link once and
// sure. Throws Error for an unknown method.
std::vector<Link> symmetrised(const std::vector<Link>& forward, const std::vector<Link>& backward,
                              const std::string& method);

// A system with the sentences that the first two systems of an inspection both have, and with the links of
// their weights. If one has the other's texts exchanged, as in GIZA++'s second direction, its links are
// exchanged too.
InspectedSystem symmetrisedSystem(const Inspection& inspection, const std::string& method);

}  // namespace attn
