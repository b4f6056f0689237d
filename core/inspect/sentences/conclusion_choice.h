// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/inspect/sentences/dump.h"

namespace attn {

// A conclusion without a result yet.
Conclusion newConclusion(const std::string& id, const std::string& topic);

// Ids of DumpOptions::overruled that concern files of links, or files of weights.
std::vector<std::string> choiceIds(bool hasLinks);

// Throws Error for an id that no conclusion has (those are in core/inspect/sentences/dump.h), naming the
// known ids.
void checkChoiceIds(const std::map<std::string, std::string>& overruled);

// Replaces the result by the user's choice if `overruled` has the conclusion's id. Throws Error for a value
// that is not among the choices.
void applyChoice(Conclusion& conclusion, const std::map<std::string, std::string>& overruled);
// The same for choices whose `what` is the label as a sentence: "a row for each source token" → "A row for
// each source token."
void applyLabelledChoice(Conclusion& conclusion, const std::map<std::string, std::string>& overruled);

// "In all 5 sentences looked at", "In 4 of 5 sentences looked at", "In the first sentence".
std::string inSentences(long count, long all);

}  // namespace attn
