// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"
#include "core/network/recurrent/wirings.h"

namespace attn {
namespace {

// s_t = cell([emb(y_{t−1}) ; h̃_{t−1}], s_{t−1}) with input feeding, cell(emb(y_{t−1}), s_{t−1}) without; the
// query is s_t; h̃_t = tanh(W_c [c_t ; s_t]) is what the output layer reads; h̃_0 = 0 (Luong et al. 2015,
// sections 3 and 3.3, equation 5).
class LuongDecoder final : public RecurrentDecoder {
public:
    LuongDecoder(const ModelConfig& config, ParameterLayout& layout)
        : RecurrentDecoder(config, config.decoder.inputFeeding ? config.decoder.hidden : 0, layout),
          m_weight(layout.addWeight("attentional.weight", stateSize(), m_annotationSize + stateSize(),
                                    Initialization::Uniform, m_annotationSize + stateSize())) {
        addOutputLayer(stateSize(), layout);
    }

    void prepare(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                 Index steps, DecoderTape& tape) const override {
        RecurrentDecoder::prepare(weights, positions, source, steps, tape);
        tape.joined.shape(m_annotationSize + stateSize(), steps * positions.batch());
        tape.feed.shapeZero(stateSize(), positions.batch());
    }

    void step(const NetworkWeights& weights, const Positions& positions, const Annotations& source, Index t,
              Index slot, DecoderTape& tape) const override {
        const Index batch = positions.batch(), first = slot * batch;
        m_layers.step(weights, slot == 0 ? tape.feed.all() : tape.readout.cols(first - batch, batch), slot,
                      tape.layers);
        tape.joined.block(m_annotationSize, stateSize(), first, batch) = states(tape, slot);
        m_attention.forward(weights, positions, states(tape, slot), source, t, tape.attention, slot,
                            tape.joined.block(0, m_annotationSize, first, batch));
        Eigen::Map<Matrix> attentional = tape.readout.cols(first, batch);
        setProduct(weights.forward(m_weight), tape.joined.cols(first, batch), attentional);
        attentional = attentional.array().tanh();
    }

    void carryState(std::span<const Index> parents, DecoderTape& tape) const override {
        RecurrentDecoder::carryState(parents, tape);
        const Index batch = tape.layers.batch;
        if (parents.empty())
            tape.feed.all() = tape.readout.cols(0, batch);
        for (std::size_t b = 0; b < parents.size(); ++b)
            tape.feed.cols(static_cast<Index>(b), 1) = tape.readout.cols(parents[b], 1);
    }

    ConstMatrixRef queries(const DecoderTape& tape, Index slot, Index count = 1) const override {
        return states(tape, slot, count);
    }
    ConstMatrixRef contexts(const DecoderTape& tape, Index slot, Index count = 1) const override {
        const Index batch = tape.layers.batch;
        return tape.joined.block(0, m_annotationSize, slot * batch, count * batch);
    }
    ConstMatrixRef attentionals(const DecoderTape& tape, Index slot, Index count = 1) const override {
        return tape.readout.cols(slot * tape.layers.batch, count * tape.layers.batch);
    }

protected:
    void stepBack(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                  Index slot, DecoderTape& tape) const override {
        const Index batch = positions.batch(), first = slot * batch;
        // The step after it has already added the gradient of input feeding.
        Eigen::Map<Matrix> dAttentional = tape.dReadout.cols(first, batch);
        dAttentional.array() *= Real(1) - tape.readout.cols(first, batch).array().square();
        tape.dJoined.shape(tape.joined.rows(), tape.joined.cols());
        setProduct(weights.backward(m_weight), dAttentional, tape.dJoined.cols(first, batch));
        MatrixRef dState = m_layers.dState(tape.layers);
        dState += tape.dJoined.block(m_annotationSize, stateSize(), first, batch);
        m_attention.backward(weights, positions, states(tape, slot),
                             tape.dJoined.block(0, m_annotationSize, first, batch), source, tape.attention,
                             slot, dState);
        m_layers.stepBack(weights, slot, tape.layers, dFeed(slot, batch, tape));
    }

    void finish(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                std::span<const Token> tokens, DecoderTape& tape, Annotations& dSource,
                Parameters& gradient) const override {
        const Index batch = positions.batch(), columns = tape.readout.cols();
        addProductTransposed(tape.joined.all(), tape.dReadout.all(), gradient.columns(m_weight));
        m_layers.finish(weights, m_embedding, tokens, tape.readout.cols(0, columns - batch), tape.layers,
                        tape.dFirstState.all(), gradient);
        m_attention.finish(weights, positions, states(tape, 0, columns / batch),
                           tape.dJoined.block(0, m_annotationSize, 0, columns), source, tape.attention,
                           dSource, gradient);
    }

private:
    // The place for the gradient of the fed h̃_{t−1}. h̃_0 is no variable, so it has no gradient.
    MatrixRef dFeed(Index slot, Index batch, DecoderTape& tape) const {
        if (slot > 0)
            return tape.dReadout.cols((slot - 1) * batch, batch);
        return tape.feed.all();
    }

    ParameterId m_weight;  // [D, K+D] W_c
};

}  // namespace

std::unique_ptr<Decoder> createLuongDecoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<LuongDecoder>(config, layout);
}

}  // namespace attn
