// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Why the figures of a system against a file of known links may be wrong, a sentence each, the worst first;
// mostly none. That they are links of other texts is one sentence, however many links say so: half of them
// are outside the sentences, or there are not as many sentences. Else whether
// one file names the target first, counts from another base (its own signs leave it open, or links one
// position further on fit as well) or lacks a line: links that are turned around, or those of the next
// sentence, fit better.
bool areLinksOfOtherTexts(const GoldLinks& gold);  // half of them are outside
// The sentence that says so, or that the numbers of sentences differ; empty where both fit.
std::string otherTextsDoubt(const Inspection& inspection, int system);
// All there are, that one first.
std::vector<std::string> goldDoubts(const Inspection& inspection, int system);

}  // namespace attn
