// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/tasks/grammar/translate_english.h"
#include "core/tasks/grammar/translate_french.h"

namespace attn::translation {

// A whole sentence with this many clauses: says the English sentence and returns the French one, which must
// not be used if `english` has failed.
FrenchWords translate(English& english, int fewestClauses, int mostClauses);

// Calls `take` with the French of each way of reading these English tokens, until it returns false. Returns
// whether all ways were tried; sentences of more than six clauses are not read.
bool forEachReading(const std::vector<std::string>& tokens,
                    const std::function<bool(const FrenchWords&)>& take);

}  // namespace attn::translation
