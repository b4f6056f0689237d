// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/first_number.h"

#include "core/base/told.h"

namespace attn {

Conclusion concludeFirstNumber(const DumpTraits& traits, std::optional<long> least,
                               const std::map<std::string, std::string>& overruled) {
    Conclusion result = newConclusion("first", told("First sentence"));
    result.choices = {{"0", told("sentences are numbered from 0")},
                      {"1", told("sentences are numbered from 1")}};
    const bool isKnown = traits.firstNumber.has_value();
    const bool isZero = isKnown ? *traits.firstNumber == 0 : least == 0;
    result.value = result.choices[isZero ? 0 : 1].value;
    result.why = isKnown  ? told("Files of this format always are.")
                 : isZero ? told("The number 0 occurs.")
                          : told("The number 0 does not occur.");
    applyLabelledChoice(result, overruled);
    return result;
}

}  // namespace attn
