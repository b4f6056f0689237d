// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/embedding.h"
#include "core/network/recurrent/wirings.h"

namespace attn {
namespace {

// The query is s_{t−1}, s_t = cell([emb(y_{t−1}) ; c_t], s_{t−1}), and the output layer reads
// [s_t ; c_t ; emb(y_{t−1})] (Bahdanau et al. 2015, A.2.2).
class BahdanauDecoder final : public RecurrentDecoder {
public:
    BahdanauDecoder(const ModelConfig& config, ParameterLayout& layout)
        : RecurrentDecoder(config, config.annotationSize(), layout) {
        addOutputLayer(stateSize() + m_annotationSize + m_embeddingSize, layout);
    }

    void readTokens(const NetworkWeights& weights, std::span<const Token> tokens,
                    DecoderTape& tape) const override {
        lookUp(weights, m_embedding, tokens,
               tape.readout.block(embeddingRow(), m_embeddingSize, 0, static_cast<Index>(tokens.size())));
        RecurrentDecoder::readTokens(weights, tokens, tape);
    }

    void step(const NetworkWeights& weights, const Positions& positions, const Annotations& source, Index t,
              Index slot, DecoderTape& tape) const override {
        const Index batch = positions.batch(), first = slot * batch;
        const MatrixRef context = tape.readout.block(contextRow(), m_annotationSize, first, batch);
        m_attention.forward(weights, positions, queries(tape, slot), source, t, tape.attention, slot,
                            context);
        m_layers.step(weights, context, slot, tape.layers);
        tape.readout.block(0, stateSize(), first, batch) = states(tape, slot);
    }

    ConstMatrixRef queries(const DecoderTape& tape, Index slot, Index count = 1) const override {
        return m_layers.before(tape.layers, slot, count);
    }
    ConstMatrixRef contexts(const DecoderTape& tape, Index slot, Index count = 1) const override {
        const Index batch = tape.layers.batch;
        return tape.readout.block(contextRow(), m_annotationSize, slot * batch, count * batch);
    }

protected:
    void stepBack(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                  Index slot, DecoderTape& tape) const override {
        const Index batch = positions.batch(), first = slot * batch;
        const MatrixRef dContext = tape.dReadout.block(contextRow(), m_annotationSize, first, batch);
        MatrixRef dState = m_layers.dState(tape.layers);
        dState += tape.dReadout.block(0, stateSize(), first, batch);
        m_layers.stepBack(weights, slot, tape.layers, dContext);
        m_attention.backward(weights, positions, queries(tape, slot), dContext, source, tape.attention, slot,
                             dState);
    }

    void finish(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                std::span<const Token> tokens, DecoderTape& tape, Annotations& dSource,
                Parameters& gradient) const override {
        const Index columns = tape.readout.cols(), steps = columns / positions.batch();
        addLookUpGradient(tape.dReadout.block(embeddingRow(), m_embeddingSize, 0, columns), tokens,
                          m_embedding, gradient);
        m_layers.finish(weights, m_embedding, tokens, contexts(tape, 0, steps), tape.layers,
                        tape.dFirstState.all(), gradient);
        m_attention.finish(weights, positions, queries(tape, 0, steps),
                           tape.dReadout.block(contextRow(), m_annotationSize, 0, columns), source,
                           tape.attention, dSource, gradient);
    }

private:
    // Rows of the readout.
    Index contextRow() const { return stateSize(); }
    Index embeddingRow() const { return stateSize() + m_annotationSize; }
};

}  // namespace

std::unique_ptr<Decoder> createBahdanauDecoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<BahdanauDecoder>(config, layout);
}

}  // namespace attn
