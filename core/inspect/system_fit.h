// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Why systems side by side may be of other texts than the first one. Their sentences meet by number alone, so
// a line that one file lacks moves all that follow. One sentence for each such system; usually there is none.
// Reasons are source texts that are unlike in more than half of the sentences, and files without texts that
// have other numbers of sentences.
std::vector<std::string> systemDoubts(const Inspection& inspection);

}  // namespace attn
