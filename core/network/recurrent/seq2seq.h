// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/layers/parameters.h"
#include "core/network/recurrent/config.h"

namespace attn {

class Encoder;
class Decoder;

// The network: configuration, tensors and the two halves that read them. The halves hold no numbers, so one
// network serves any number of threads as long as nobody changes its parameters.
class Seq2Seq {
public:
    // All parameters zero. Throws Error when the configuration contradicts itself.
    explicit Seq2Seq(const ModelConfig& config);
    ~Seq2Seq();
    Seq2Seq(Seq2Seq&&) noexcept;
    Seq2Seq& operator=(Seq2Seq&&) noexcept;
    Seq2Seq(const Seq2Seq& other);
    Seq2Seq& operator=(const Seq2Seq& other);

    const ModelConfig& config() const { return m_config; }
    const std::shared_ptr<const ParameterLayout>& layout() const { return m_layout; }
    const Encoder& encoder() const { return *m_encoder; }
    const Decoder& decoder() const { return *m_decoder; }
    Parameters& parameters() { return m_parameters; }
    const Parameters& parameters() const { return m_parameters; }

private:
    ModelConfig m_config;
    std::shared_ptr<const ParameterLayout> m_layout;
    std::shared_ptr<const Encoder> m_encoder;
    std::shared_ptr<const Decoder> m_decoder;
    Parameters m_parameters;
};

}  // namespace attn
