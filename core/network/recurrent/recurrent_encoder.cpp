// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_encoder.h"

namespace attn {
namespace {

constexpr std::uint64_t firstNoise = 1000;

class RecurrentEncoderPass final : public EncoderPass {
public:
    RecurrentEncoderPass(const RecurrentEncoder& encoder, const NetworkWeights& weights)
        : m_reader(encoder.reader()), m_weights(weights) {}

    void encode(const Positions& positions, std::span<const Token> source) override {
        m_positions = &positions;
        m_input.tokens = source;
        m_reader.forward(m_weights, positions, m_input, m_encoding);
    }
    Annotations& annotations() override { return m_encoding; }
    const Annotations& annotations() const override { return m_encoding; }
    void train(const Noise& noise) override { m_encoding.noise = noise; }
    void back(Annotations& upstream, Parameters& gradient) override {
        m_reader.backward(m_weights, *m_positions, m_input, m_encoding, upstream, gradient);
    }

private:
    const RecurrentReader& m_reader;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    ReaderInput m_input;
    RecurrentEncoding m_encoding;
};

}  // namespace

ReaderConfig readerOf(const EncoderConfig& encoder) {
    return {.cell = encoder.cell,
            .layers = encoder.layers,
            .bidirectional = encoder.bidirectional,
            .hidden = encoder.hidden,
            .embedding = encoder.embedding};
}

RecurrentEncoder::RecurrentEncoder(const ModelConfig& config, ParameterLayout& layout)
    : m_reader(readerOf(config.encoder), config.encoder.embedding,
               layout.addWeight("encoder.embedding.weight", config.sourceSize, config.encoder.embedding,
                                Initialization::Embedding, 1),
               "encoder.rnn", firstNoise, layout) {}

std::unique_ptr<EncoderPass> RecurrentEncoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<RecurrentEncoderPass>(*this, weights);
}

}  // namespace attn
