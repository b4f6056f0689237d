// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Why the figures of a system against a file of known links may be wrong: one sentence for each reason, the
// worst first; usually there is none. The first reason is that the links belong to other texts, because half
// of them are outside the sentences or the numbers of sentences differ. It is one sentence, however many
// links show it. The next one is that there is no link at all. Otherwise the reasons are that one file names
// the target first, counts from another base (its own signs leave that open, or the links fit as well when
// they are shifted by one position) or lacks a line: links that are turned around, or those of the next
// sentence, fit better.
bool areLinksOfOtherTexts(const GoldLinks& gold);  // half of them are outside
// The sentence that says so, or that the numbers of sentences differ; empty when both fit.
std::string otherTextsDoubt(const Inspection& inspection, int system);
// All doubts, that one first.
std::vector<std::string> goldDoubts(const Inspection& inspection, int system);

}  // namespace attn
