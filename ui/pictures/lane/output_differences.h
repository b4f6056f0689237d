// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/metrics/token_differences.h"
#include "core/network/trace.h"
#include "core/text/vocabulary.h"

namespace attn::ui {

// How the tokens of `trace` differ from `reference`, which has no "</s>"; empty when it is not known. If the
// decoder reads the reference, its own predictions are compared, step by step. No "</s>" follows a class.
std::optional<TokenDifferences> outputDifferences(const DecodeTrace& trace, const Vocabulary& target,
                                                  const std::optional<std::vector<std::string>>& reference,
                                                  bool isWhole, bool readsReference, bool isClass);

}  // namespace attn::ui
