// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/sentences/dump.h"
#include "core/inspect/texts/weight_form.h"

namespace attn {

// What is known of one of the first sentences.
struct WeightSample {
    GridExtents extents;
    bool rowsSum = false, columnsSum = false;  // each that has weights sums to 1, but for printed digits
    WeightTexts texts;
    std::optional<bool> sourceEnd, targetEnd;  // where the file says it
    bool isArray = false;                      // DumpTraits::isArray
};
WeightSample sampleOf(const RawSentence& raw);

using Choices = std::map<std::string, std::string>;  // DumpOptions::overruled

// Each sets its part of the form, after the user's choice where there is one, for which it throws Error where
// it is unknown. There is at least one sample.

// First the sums, as a target token's weights are a distribution over the source; but what makes most
// sentences unreadable is not concluded from them. Then token counts, then the format's habit.
Conclusion concludeOrientation(const std::vector<WeightSample>& samples, const DumpTraits& traits,
                               const Choices& overruled, WeightForm& form);

enum class Side { Source, Target };
// Needs the orientation.
Conclusion concludeEnd(const std::vector<WeightSample>& samples, Side side, const Choices& overruled,
                       WeightForm& form);
// Needs the ends. None where no weights are past the texts.
std::optional<Conclusion> concludePadding(const std::vector<WeightSample>& samples, const Choices& overruled,
                                          WeightForm& form);

}  // namespace attn
