// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/inspect/sentences/dump.h"

namespace attn {

// Nothing is concluded yet.
Conclusion newConclusion(const std::string& id, const std::string& topic);

// Ids of DumpOptions::overruled that say something of files of links, or of weights.
std::vector<std::string> choiceIds(bool hasLinks);

// Throws Error for an id that no conclusion has (those in core/inspect/sentences/dump.h), naming the known
// ones.
void checkChoiceIds(const std::map<std::string, std::string>& overruled);

// Takes what the user chose in place of what was seen, where `overruled` has the conclusion's id. Throws
// Error for a value that is no choice.
void applyChoice(Conclusion& conclusion, const std::map<std::string, std::string>& overruled);
// The same where `what` of each choice is its label as a sentence: "a row for each source token" → "A row for
// each source token."
void applyLabelledChoice(Conclusion& conclusion, const std::map<std::string, std::string>& overruled);

// "In all 5 sentences looked at", "In 4 of 5 sentences looked at", "In the first sentence".
std::string inSentences(long count, long all);

}  // namespace attn
