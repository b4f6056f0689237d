// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// Receives the parts of a text one after the other; each part is only valid during the call.
using TextSink = std::function<void(std::string_view)>;

// {"format": "attention-lab alignments", "version": 1, "sentences": [
//   {"number": 0, "rank": 0, "source": ["ein", "</s>"], "target": ["a", "</s>"], "source_end": true,
//    "target_end": true, "log_probability": -0.5, "weights": [[0.9, 0.1], [0, 1]], "reference": ["a"],
//    "right": true, "truth": [[0, 0, "sure"]]}]}
// Each sentence has one line, with a row of weights for each target token, or with "links" instead of
// "weights" if the system gives links; positions count from 0. Keys of unknown values are left out, and
// "rank" if it is 0. "right" (true or false) tells whether the system wrote the reference; this is needed
// because a model that read the reference has it as its target in both cases. Without "right", target and
// reference are compared. Numbers have the fewest digits that read back as the same Real. The formats
// "attention-lab" and "attention-lab-links" read this file.
// Throws Error when no sentence is aligned, as with a model without attention.
void writeWeightsJson(const std::vector<SentencePointer>& sentences, const TextSink& sink);
std::string weightsJson(const std::vector<SentencePointer>& sentences);

// Nematus's text: "number ||| target ||| score ||| source ||| source length target length", then a row of
// weights for each target token and an empty line. The end marks are counted in the lengths but not written.
// The score is −log P(target), or 0 if it is not known. Links become equal shares of their row. A blank in a
// token becomes ␣, | becomes &#124; as in Moses, and an empty token becomes ␣. Throws Error like
// writeWeightsJson.
void writeWeightsNematus(const std::vector<SentencePointer>& sentences, const TextSink& sink);
std::string weightsNematus(const std::vector<SentencePointer>& sentences);

}  // namespace attn
