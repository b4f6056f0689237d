// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/first_number.h"

namespace attn {

Conclusion concludeFirstNumber(const DumpTraits& traits, std::optional<long> least,
                               const std::map<std::string, std::string>& overruled) {
    Conclusion result = newConclusion("first", "First sentence");
    result.choices = {{"0", "sentences are numbered from 0"}, {"1", "sentences are numbered from 1"}};
    const bool isKnown = traits.firstNumber.has_value();
    const bool isZero = isKnown ? *traits.firstNumber == 0 : least == 0;
    result.value = result.choices[isZero ? 0 : 1].value;
    result.why = isKnown ? std::string("Files of this format always are.")
                         : std::string("The number 0 ") + (isZero ? "occurs." : "does not occur.");
    applyLabelledChoice(result, overruled);
    return result;
}

}  // namespace attn
