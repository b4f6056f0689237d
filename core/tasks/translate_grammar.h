// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/translate_english.h"
#include "core/tasks/translate_french.h"

namespace attn::translation {

// A whole sentence of so many clauses: the English one is said, the French one returned, which is of use
// unless `english` has failed.
FrenchWords translate(English& english, int fewestClauses, int mostClauses);

}  // namespace attn::translation
