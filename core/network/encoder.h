// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/network/annotations.h"
#include "core/network/layers/dropout.h"
#include "core/network/layers/network_weights.h"
#include "core/network/layers/parameters.h"
#include "core/network/map_address.h"
#include "core/network/positions/positions.h"

namespace attn {

// Sources on their way through an encoder, with the memory that it takes. One a thread. The encoder and its
// weights must outlive it.
class EncoderPass {
public:
    virtual ~EncoderPass() = default;

    // Reads the sources, laid out by `positions` [N]. Both must outlive the pass's use of them.
    virtual void encode(const Positions& positions, std::span<const Token> source) = 0;
    // What the wiring reads. Interventions may change it after `encode`.
    virtual Annotations& annotations() = 0;
    virtual const Annotations& annotations() const = 0;

    // The calls of `encode` to come are those of training.
    virtual void train(const Noise& noise) = 0;
    // Takes the gradient of the annotations and uses it up. Adds to `gradient`.
    virtual void back(Annotations& upstream, Parameters& gradient) = 0;
};

// Turns source tokens into annotations h_j [K] and a summary [K]. Holds no numbers.
class Encoder {
public:
    virtual ~Encoder() = default;

    // The attention maps inside of the encoder, in the order in which people list them.
    virtual std::vector<MapAddress> maps() const { return {}; }
    virtual std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const = 0;
};

}  // namespace attn
