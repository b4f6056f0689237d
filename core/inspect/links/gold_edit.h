// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/links/gold.h"

namespace attn {

// Whether editedGoldFile can write these links: the file is a text, in a format with one line for each
// sentence or each link. Throws Error when the file can no longer be opened.
bool keepsGoldForm(const GoldLinks& read);

// The content of the file at `read.path` with the changes of `edited`. Base, order, numbers, spacing, marks
// of possible links, line ends and everything that is not a link of an edited sentence stay as they are. A
// new link is put where the file's order demands it. `read` holds the links as they were read from the file
// or last written to it. Throws Error when the file has since changed in the places of the edits, and when it
// has no place for a link.
std::string editedGoldFile(const GoldLinks& read, const GoldLinks& edited);

}  // namespace attn
