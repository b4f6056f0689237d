// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/scores/score_form.h"

namespace attn {

void addProducts(const ScoreNumbers& numbers, const Quantity& quantity, Arithmetic& arithmetic) {
    for (Index i = 0; i < numbers.setup().annotation; ++i)
        arithmetic.term({numbers.query(quantity.step, i), numbers.annotation(quantity.position, i)});
}

void addProjection(const ScoreNumbers& numbers, const std::string& tensor, const Quantity& quantity,
                   Arithmetic& arithmetic) {
    const ParameterId weight = numbers.tensor(tensor);
    for (Index k = 0; k < numbers.setup().annotation; ++k)
        arithmetic.term({numbers.entry(weight, quantity.unit, k), numbers.annotation(quantity.position, k)});
}

}  // namespace attn
