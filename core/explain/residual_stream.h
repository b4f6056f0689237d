// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/explain/computation.h"
#include "core/network/config.h"

namespace attn {

// The residual stream of a Transformer's decoder (Elhage et al. 2021, "A Mathematical Framework for
// Transformer Circuits"): token, position and every sublayer add to it, and a logit is a linear function of
// what they added, once mean and deviation of each norm on the way are taken as they are.
//   pre   the stream is a plain sum; one norm stands at its end, before the output layer
//   post  each sublayer is followed by a norm of the whole stream, which scales all that came before; with
//         `last_norm` one more stands at its end

// Who adds to the stream.
enum class StreamSource { ReadToken, Position, Sublayer, NormBias, OutputBias };

struct StreamPart {
    StreamSource source = StreamSource::ReadToken;
    // Of a sublayer or of the norm whose bias it is.
    Part part = Part::DecoderInput;
    Index layer = 0;
    double logit = 0;  // what it contributes
    // Of an attention sublayer: what each head contributes. The rest is the bias of the output projection.
    // Empty for others.
    std::vector<double> heads = {};
};

// Whether a model has such a stream: its wiring is `transformer`.
bool hasResidualStream(const ModelConfig& config);

// Where the stream's numbers come from: a Computation, or the network itself (Replay).
struct StreamNumbers {
    const TrainedModel& model;
    const DecodeTrace& trace;
    std::function<double(const Quantity&)> number;
};
StreamNumbers streamNumbersOf(const Computation& computation);

// The logit of a token at a step as a sum: the parts, in the order in which they are added, add up to the
// number Kind::Logit. Throws Error if the model has no residual stream.
std::vector<StreamPart> residualParts(const StreamNumbers& numbers, Index step, Token token);
std::vector<StreamPart> residualParts(const Computation& computation, Index step, Token token);
// The number that the computation of the sentence has for a part (stream_numbers.h).
Quantity quantityOf(const StreamPart& part, Index step, Token token);

// What would be said if the network stopped after a sublayer ("logit lens", nostalgebraist 2020): the last
// norm, where there is one, and the output layer read the stream as it is there.
struct LensReading {
    Part part = Part::DecoderInput;  // after it
    Index layer = 0;
    std::vector<double> logits;         // [Vt]
    std::vector<double> probabilities;  // [Vt]
    Token mostLikely() const;
};
// The stream before the first layer, and after each sublayer; the last reading is what is said. Throws Error
// if the model has no residual stream.
std::vector<LensReading> logitLens(const StreamNumbers& numbers, Index step);
std::vector<LensReading> logitLens(const Computation& computation, Index step);

// "self-attention, layer 2", "bias of the last norm".
std::string nameOf(const StreamPart& part, const ModelConfig& config);

}  // namespace attn
