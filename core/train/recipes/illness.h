// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/batch.h"

namespace attn {

// A mistake that is made on purpose in the batches of a training, so that a lesson can show what follows.
// Held-out pairs are measured without it.
struct Illness {
    const char* id;
    const char* description;  // what is wrong, as a sentence in English
};

const std::vector<Illness>& illnesses();
const Illness* findIllness(const std::string& id);  // nullptr: there is none

// "This training makes a mistake on purpose, for a lesson: …"; empty without an illness.
std::string illnessNote(const std::string& id);

// The chosen pairs with the mistake, in the order of `chosen`. `id` is one of illnesses().
std::vector<SentencePair> sickPairs(const std::string& id, const std::vector<SentencePair>& pairs,
                                    const std::vector<Index>& chosen);

}  // namespace attn
