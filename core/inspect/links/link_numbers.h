// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/inspect/links/link_collection.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// Turns the numbers of a file into places in its corpus, from 0, and reports which number the file gives to
// the first sentence if that had to be found out. Returns nothing for a file without numbers. Throws Error
// for an unknown choice.
std::vector<Conclusion> settleNumbers(LinkCollection& all,
                                      const std::map<std::string, std::string>& overruled);

// A system that writes a line for each link writes nothing for a sentence without links. This adds the
// missing sentences between the first and the last number, unless they outnumber the sentences with links.
void addUnlinked(LinkCollection& all);
// To be called after texts were given: drops the added sentences that the texts do not have either, and
// reports how many remain.
std::vector<Conclusion> concludeUnlinked(LinkCollection& all);

}  // namespace attn
