// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/seq2seq.h"

#include "core/network/recurrent/decoder.h"
#include "core/network/recurrent/encoder.h"
#include "core/network/recurrent/wiring_registry.h"

namespace attn {

Seq2Seq::Seq2Seq(const ModelConfig& config)
    : m_config(config), m_parameters(std::make_shared<const ParameterLayout>()) {
    validate(config);
    const auto layout = std::make_shared<ParameterLayout>();
    m_encoder = std::make_shared<const Encoder>(config, *layout);
    m_decoder = createDecoder(config, *layout);
    m_layout = layout;
    m_parameters = Parameters(m_layout);
}

Seq2Seq::~Seq2Seq() = default;
Seq2Seq::Seq2Seq(Seq2Seq&&) noexcept = default;
Seq2Seq& Seq2Seq::operator=(Seq2Seq&&) noexcept = default;
Seq2Seq::Seq2Seq(const Seq2Seq&) = default;
Seq2Seq& Seq2Seq::operator=(const Seq2Seq&) = default;

}  // namespace attn
