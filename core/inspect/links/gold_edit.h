// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/links/gold.h"

namespace attn {

// Whether editedGoldFile can write these links: they are of a file of text, in a format of a line a sentence
// or a line a link. Throws Error when the file cannot be opened any more.
bool keepsGoldForm(const GoldLinks& read);

// The file at `read.path` once more, with what `edited` has otherwise: base, order, numbers, spacing, marks
// of possible links, line ends and all that is no link of an edited sentence stay as they are. A new link
// stands where the file's order wants it. `read`: the links as they were read from the file, or last written
// to it. Throws Error where the file has changed since then in what was edited, and where it has no place for
// a link.
std::string editedGoldFile(const GoldLinks& read, const GoldLinks& edited);

}  // namespace attn
