// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/sentences/dump.h"
#include "core/inspect/texts/weight_form.h"
#include "core/metrics/side.h"

namespace attn {

// What is known about one of the first sentences.
struct WeightSample {
    GridExtents extents;
    bool rowsSum = false, columnsSum = false;  // all with weights sum to 1, as printed
    WeightTexts texts;
    std::optional<bool> sourceEnd, targetEnd;  // where the file says it
    bool isArray = false;                      // DumpTraits::isArray
};
WeightSample sampleOf(const RawSentence& raw);

using Choices = std::map<std::string, std::string>;  // DumpOptions::overruled

// Each function sets its part of the form. The user's choice comes first; an unknown one throws Error. There
// must be at least one sample.

// Concluded first from the sums, because the weights of a target token are a distribution over the source,
// unless that would make most sentences unreadable; then from token counts, then from the format's habit.
Conclusion concludeOrientation(const std::vector<WeightSample>& samples, const DumpTraits& traits,
                               const Choices& overruled, WeightForm& form);

// Needs the orientation.
Conclusion concludeEnd(const std::vector<WeightSample>& samples, Side side, const Choices& overruled,
                       WeightForm& form);
// Needs the ends. Empty when there are no weights after the texts.
std::optional<Conclusion> concludePadding(const std::vector<WeightSample>& samples, const Choices& overruled,
                                          WeightForm& form);

}  // namespace attn
