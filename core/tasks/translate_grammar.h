// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/translate_english.h"
#include "core/tasks/translate_french.h"

namespace attn::translation {

// A whole sentence with this many clauses: says the English sentence and returns the French one, which must
// not be used if `english` has failed.
FrenchWords translate(English& english, int fewestClauses, int mostClauses);

}  // namespace attn::translation
