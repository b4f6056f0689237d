// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"
#include "core/network/recurrent/cell_numbers.h"

namespace attn {

// The numbers of the recurrent encoder, and those of both recurrent wirings (model-spec, "Encoder", "Bridge:
// the decoder's first state" and "Decoder wirings").
void addRecurrentEncoderNumbers(const Numbers& numbers, NumberTable& table);
void addRecurrentDecoderNumbers(const Numbers& numbers, NumberTable& table);

// Annotations that are what a reader makes of each position of its only sentence, and its summary
// [h→_last ; h←_first].
void addReaderAnnotations(const Numbers& numbers, const CellPlace& reader, bool areOfTokens,
                          NumberTable& table);

}  // namespace attn
