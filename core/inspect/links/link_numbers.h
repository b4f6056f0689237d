// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/inspect/links/link_collection.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// Makes the numbers of a file places in its corpus, from 0, and says which number it gives to the first
// sentence where that has to be found out. Nothing for a file without numbers. Throws Error for an unknown
// choice.
std::vector<Conclusion> settleNumbers(LinkCollection& all,
                                      const std::map<std::string, std::string>& overruled);

// A system that writes a line for each link writes nothing of a sentence without links: those between the
// first and the last number are added, unless they were more than those that have links.
void addUnlinked(LinkCollection& all);
// After texts were given: drops those of them that the texts have not either, and says how many there are.
std::vector<Conclusion> concludeUnlinked(LinkCollection& all);

}  // namespace attn
