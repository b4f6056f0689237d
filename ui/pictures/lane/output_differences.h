// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/metrics/token_differences.h"
#include "core/network/trace.h"
#include "core/text/vocabulary.h"

namespace attn::ui {

// How the tokens of `trace` stand to `reference`, which is without "</s>"; none where it is not known. Of a
// decoder that reads the reference, what it would say by itself is compared, step by step.
std::optional<TokenDifferences> outputDifferences(const DecodeTrace& trace, const Vocabulary& target,
                                                  const std::optional<std::vector<std::string>>& reference,
                                                  bool isWhole, bool readsReference);

}  // namespace attn::ui
