// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/config.h"
#include "core/network/network.h"

namespace attn {

class Encoder;
class Decoder;

// An encoder and a wiring that reads its annotations: configuration, tensors and the two halves that read
// them. The halves hold no numbers.
class Seq2Seq : public Network {
public:
    // All parameters zero. Throws Error when the configuration contradicts itself.
    explicit Seq2Seq(const ModelConfig& config);
    ~Seq2Seq() override;
    Seq2Seq(Seq2Seq&&) noexcept;
    Seq2Seq& operator=(Seq2Seq&&) noexcept;
    Seq2Seq(const Seq2Seq& other);
    Seq2Seq& operator=(const Seq2Seq& other);

    Index sourceSize() const override { return m_config.sourceSize; }
    Index targetSize() const override { return m_config.targetSize; }
    std::vector<MapAddress> maps() const override;
    std::optional<MapAddress> alignment() const override;
    bool readsSentences() const override;
    bool saysOneToken() const override;
    bool readsPlaces() const override;
    std::unique_ptr<Pass> pass(const NetworkWeights& weights) const override;

    const ModelConfig& config() const { return m_config; }
    const Encoder& encoder() const { return *m_halves.encoder; }
    const Decoder& decoder() const { return *m_halves.decoder; }

private:
    struct Halves {
        std::shared_ptr<const ParameterLayout> layout;
        std::shared_ptr<const Encoder> encoder;
        std::shared_ptr<const Decoder> decoder;
    };
    static Halves halvesOf(const ModelConfig& config);
    Seq2Seq(const ModelConfig& config, Halves halves);
    friend std::shared_ptr<const ParameterLayout> layoutOf(const ModelConfig& config);

    ModelConfig m_config;
    Halves m_halves;
};

// Names and shapes of the tensors of such a network; no number of them is allocated. Throws as Seq2Seq.
std::shared_ptr<const ParameterLayout> layoutOf(const ModelConfig& config);

}  // namespace attn
