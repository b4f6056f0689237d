// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/explained/arithmetic.h"

namespace attn {

Operand Arithmetic::operand(const Factor& factor) {
    Operand operand;
    operand.value = factor.value;
    operand.quantity = factor.quantity;
    if (factor.tensor) {
        operand.tensor = factor.tensor->name;
        operand.row = factor.row;
        operand.column = factor.column;
    }
    return operand;
}

void Arithmetic::record(std::initializer_list<Factor> factors) {
    std::vector<Operand>& term = m_record->terms.emplace_back();
    for (const Factor& factor : factors)
        term.push_back(operand(factor));
}

}  // namespace attn
