// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/core/inspect/sentences/small_sentence.h"

namespace attn::test {

// A system with a sentence "a b" – "x y" for each number. Its weights are on the diagonal.
inline InspectedSystem smallSystem(const std::string& name, const std::vector<long>& numbers) {
    std::vector<AlignedSentence> sentences;
    for (const long number : numbers)
        sentences.push_back(weighted(number, "a b", "x y", weightsOf({{1, 0}, {0, 1}})));
    return systemOf(name, std::move(sentences));
}

}  // namespace attn::test
