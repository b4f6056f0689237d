// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/links/link_conclusions.h"

namespace attn {

// Gives the sentences of a file of links the tokens of the sides that it lacks: of the files that
// `overruled["source"]` and `overruled["target"]` name ("" for none; a source alone may hold both, "a ||| b"
// or columns parted by TAB), else of files in the same folder that have as many sentences and into whose
// lengths the links fit: none where several do so equally well. What was taken and why, ids "source" and
// "target". Throws Error for files that are
// named and cannot be read, or have fewer sentences. After a stop nothing more is read.
std::vector<Conclusion> addTexts(LinkCollection& all, const std::map<std::string, std::string>& overruled,
                                 const std::stop_token& stop = {});

}  // namespace attn
