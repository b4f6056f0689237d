// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/batch.h"
#include "core/network/recurrent/decoder.h"
#include "core/network/recurrent/encoder.h"
#include "core/network/recurrent/seq2seq.h"

namespace attn {

// The encoder, then every step of the decoder reading the reference: all up to the output layer.
inline void readReference(const Seq2Seq& network, const NetworkWeights& weights, const Batch& batch,
                          Encoding& encoding, DecoderTape& tape) {
    const Decoder& decoder = network.decoder();
    network.encoder().forward(weights, batch.positions, batch.source, encoding);
    decoder.prepare(weights, batch.positions, encoding, batch.steps, tape);
    decoder.readTokens(weights, batch.previous, tape);
    for (Index t = 0; t < batch.steps; ++t)
        decoder.step(weights, batch.positions, encoding, t, t, tape);
}

}  // namespace attn
