// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/embedding/embedding_numbers.h"

#include "core/network/explained/layer_numbers.h"

namespace attn {

void addEmbeddingNumbers(const Numbers& numbers, NumberTable& table) {
    const EncoderConfig& encoder = numbers.config().encoder;
    const RowPlace rows{true, numbers.sourceLength()};
    addTokenInputNumbers(numbers,
                         {.rows = rows,
                          .part = Part::EncoderInput,
                          .name = "encoder",
                          .width = encoder.hidden,
                          .positions = encoder.positions,
                          .longest = encoder.longest},
                         table);
    addAnnotationsAndMean(
        numbers,
        [rows](Index position, Index unit) {
            return rows.at(Kind::TokenInput, Part::EncoderInput, 0, position, unit);
        },
        table);
}

}  // namespace attn
