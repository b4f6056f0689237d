// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/encoder.h"
#include "core/network/recurrent/recurrent_reader.h"

namespace attn {

// Encoder `recurrent` (model-spec, "Encoder"; Bahdanau 2015, A.2.1): a reader over the embeddings of the
// tokens.
class RecurrentEncoder final : public Encoder {
public:
    RecurrentEncoder(const ModelConfig& config, ParameterLayout& layout);

    std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const override;
    const RecurrentReader& reader() const { return m_reader; }

private:
    RecurrentReader m_reader;
};

// The keys of a recurrent encoder's layers.
ReaderConfig readerOf(const EncoderConfig& encoder);

}  // namespace attn
