// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/links/link_conclusions.h"

namespace attn {

// Gives the sentences of a file of links the tokens of the sides that it lacks. The texts come from the files
// that `overruled["source"]` and `overruled["target"]` name ("" for no texts; a single source may hold both
// sides, "a ||| b" or columns separated by TAB). Otherwise they come from files in the same folder that have
// as many sentences and into whose lengths the links fit; if several files fit equally well, none is taken.
// Returns what was taken and why, with the ids "source" and "target". Throws Error for a named file that
// cannot be read or has fewer sentences. After a stop nothing more is read.
std::vector<Conclusion> addTexts(LinkCollection& all, const std::map<std::string, std::string>& overruled,
                                 const std::stop_token& stop = {});

}  // namespace attn
