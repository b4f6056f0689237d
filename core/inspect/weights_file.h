// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// Gets the parts of a text one after the other; each is gone after the call.
using TextSink = std::function<void(std::string_view)>;

// {"format": "attention-lab alignments", "version": 1, "sentences": [
//   {"number": 0, "rank": 0, "source": ["ein", "</s>"], "target": ["a", "</s>"], "source_end": true,
//    "target_end": true, "log_probability": -0.5, "weights": [[0.9, 0.1], [0, 1]], "reference": ["a"],
//    "right": true, "truth": [[0, 0, "sure"]]}]}
// A line a sentence, a row of weights for each target token, "links" in place of "weights" where a system has
// links; positions from 0. Keys of what is not known are left out, "rank" where it is 0. "right" (true or
// false): whether the system wrote the reference; a model that read the reference has it as its target either
// way. Without it target and reference are compared. Numbers have the fewest digits that read back as the
// same Real. Read by the formats "attention-lab" and "attention-lab-links".
// Throws Error where not one of the sentences is aligned: a model without attention.
void writeWeightsJson(const std::vector<SentencePointer>& sentences, const TextSink& sink);
std::string weightsJson(const std::vector<SentencePointer>& sentences);

// Nematus's text: "number ||| target ||| score ||| source ||| source length target length", then a row of
// weights for each target token and an empty line. The end marks count as tokens and are not written; the
// score is −log P(target), 0 where it is not known; links become equal shares of their row. Blanks in a token
// become ␣, its | becomes &#124; as Moses has it, an empty one ␣. Throws as the other.
void writeWeightsNematus(const std::vector<SentencePointer>& sentences, const TextSink& sink);
std::string weightsNematus(const std::vector<SentencePointer>& sentences);

}  // namespace attn
