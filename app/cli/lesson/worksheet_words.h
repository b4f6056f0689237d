// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace attn {

// What a worksheet says of its own, in the language of the lesson.
struct WorksheetWords {
    std::string_view language;  // "de"
    std::string_view name, date;
    std::string_view oneOf, from, to;  // the numbers among which a bet is made
    std::string_view bet, measured, point, changed, found;
};

// The words of "de" for "de-AT". English words where there are none of the language.
const WorksheetWords& worksheetWords(std::string_view language);

}  // namespace attn
