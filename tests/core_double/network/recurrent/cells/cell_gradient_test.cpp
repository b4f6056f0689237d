// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/cells/cell_registry.h"
#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

class CellGradient : public testing::TestWithParam<CellDescription> {};

TEST_P(CellGradient, EqualsCentralDifferences) {
    const auto cell = GetParam().create();
    const Index size = 3, columns = 4, gates = cell->gates() * size, states = cell->stateParts() * size;
    Random random(31);
    Matrix input = randomMatrix(random, gates, columns), hidden = randomMatrix(random, gates, columns),
           previous = randomMatrix(random, states, columns);
    // The gradient also goes through W_hh, like in a layer. A plain cell's state reaches the next cell in no
    // other way.
    const Matrix upstream = randomMatrix(random, states, columns),
                 recurrent = randomMatrix(random, gates, size);
    Matrix keptInput, keptHidden, next(states, columns);
    const auto objective = [&] {
        keptInput = input;
        keptHidden = hidden + recurrent * previous.topRows(size);
        cell->forward(keptInput, keptHidden, previous, next);
        return upstream.cwiseProduct(next).sum();
    };
    objective();
    Matrix dInput = keptInput, dHidden = keptHidden, dState = upstream;
    cell->backward(dInput, dHidden, previous, dState);
    dState.topRows(size) += recurrent.transpose() * dHidden;
    expectGradient("input gates", input.reshaped(), dInput, objective);
    expectGradient("hidden gates", hidden.reshaped(), dHidden, objective);
    expectGradient("previous state", previous.reshaped(), dState, objective);
}

INSTANTIATE_TEST_SUITE_P(Cells, CellGradient, testing::ValuesIn(cells()),
                         [](const auto& cell) { return cell.param.id; });

}  // namespace
}  // namespace attn::test
