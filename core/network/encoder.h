// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/network/annotations.h"
#include "core/network/attention_edit.h"
#include "core/network/layers/dropout.h"
#include "core/network/layers/network_weights.h"
#include "core/network/layers/parameters.h"
#include "core/network/map_address.h"
#include "core/network/positions/positions.h"

namespace attn {

struct Quantity;

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

    // How the annotations are laid out, where that is not as the source tokens are: an encoder that makes one
    // annotation a sentence of a text. nullptr: as the source.
    virtual const Positions* positions() const { return nullptr; }
    // Text r of `positions` is text order[r] of the batch. Empty where the order is that of the batch.
    virtual std::span<const Index> order() const { return {}; }
    // Weights of the annotations of text b of the batch → weights of its source tokens.
    virtual void spread(Index /*b*/, const Vector& weights, Vector& tokens) const { tokens = weights; }
    // The annotation of one source position of all sentences becomes 0. After `encode`.
    virtual void zero(const Positions& positions, Index position);
    // The places that the tokens of every source are taken to stand at, instead of their own, in the calls of
    // `encode` to come; empty: their own. For an encoder that reads places.
    virtual void standAt(std::span<const Index> /*places*/) {}
    // Changes a map of the encoder in the calls of `encode` to come.
    virtual void edit(const MapAddress&, const AttentionEdit&) {}
    // Scores and weights of one map in the row of a source position of sentence b.
    virtual void row(const MapAddress&, Index /*b*/, Index /*position*/, Vector& /*scores*/,
                     Vector& /*weights*/) const {}
    // See Pass::numbers.
    virtual bool numbers(const Quantity& /*at*/, Vector& /*values*/) const { return false; }

    // The calls of `encode` to come are those of training.
    virtual void train(const Noise& noise) = 0;
    // Takes the gradient of the annotations and uses it up. Adds to `gradient`.
    virtual void back(Annotations& upstream, Parameters& gradient) = 0;
};

inline void EncoderPass::zero(const Positions& positions, Index position) {
    annotations().annotations.cols(positions.first(position), positions.active(position)).setZero();
}

// Turns source tokens into annotations h_j [K] and a summary [K]. Holds no numbers.
class Encoder {
public:
    virtual ~Encoder() = default;

    // The attention maps inside of the encoder, in the order in which people list them.
    virtual std::vector<MapAddress> maps() const { return {}; }
    // True where an annotation is a sentence of the source, not a token. The alignment is then a product: a
    // token's weight is its sentence's weight times its own in the sentence.
    virtual bool readsSentences() const { return false; }
    // True where it has encodings of the places of tokens.
    virtual bool readsPlaces() const { return false; }
    virtual std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const = 0;
};

}  // namespace attn
