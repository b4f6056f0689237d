// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/recurrent/recurrent_decoder_pass.h"
#include "core/network/seq2seq_pass.h"
#include "core/train/training_pass.h"

namespace attn::test {

// What a training pass keeps.
inline const Annotations& annotationsOf(const TrainingPass& pass) {
    return dynamic_cast<const Seq2SeqPass&>(pass.pass()).encoderPass().annotations();
}
// Of a network with a recurrent decoder.
inline const RecurrentDecoderPass& recurrent(const TrainingPass& pass) {
    return dynamic_cast<const RecurrentDecoderPass&>(
        dynamic_cast<const Seq2SeqPass&>(pass.pass()).decoderPass());
}

}  // namespace attn::test
