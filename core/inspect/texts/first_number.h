// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/conclusion_choice.h"

namespace attn {

// Which number a file gives to the first sentence of its corpus, "0" or "1": what its format always does,
// else 0 where that number occurs, else 1. `least`: of all that occur, those of broken sentences too. Throws
// Error for an unknown choice.
Conclusion concludeFirstNumber(const DumpTraits& traits, std::optional<long> least,
                               const std::map<std::string, std::string>& overruled);

}  // namespace attn
