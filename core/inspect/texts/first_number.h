// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/conclusion_choice.h"

namespace attn {

// Concludes which number a file gives to the first sentence of its corpus, "0" or "1": the one that its
// format always uses, else 0 if that number occurs, else 1. `least` is the smallest number that occurs, also
// in broken sentences. Throws Error for an unknown choice.
Conclusion concludeFirstNumber(const DumpTraits& traits, std::optional<long> least,
                               const std::map<std::string, std::string>& overruled);

}  // namespace attn
