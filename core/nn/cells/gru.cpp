// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/cells/gru.h"

#include "core/math/activations.h"
#include "core/math/array_view.h"

namespace attn {
namespace {

class Gru final : public Cell {
public:
    Index gates() const override { return 3; }
    Index stateParts() const override { return 1; }

    // Leaves r, z, n in `input` and g_n in the last third of `hidden`. A column at a time: it stays in the
    // first-level cache from the sums to the new state.
    void forward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                 MatrixRef next) const override {
        const Index size = next.rows();
        for (Index column = 0; column < next.cols(); ++column) {
            ArrayView gates(input.col(column).data(), 2 * size);
            ArrayView update(gates.data() + size, size);
            ArrayView candidate(gates.data() + 2 * size, size);
            const ConstArrayView hiddenGates(hidden.col(column).data(), 2 * size);
            const ConstArrayView hiddenCandidate(hiddenGates.data() + 2 * size, size);
            const ConstArrayView before(previous.col(column).data(), size);
            gates = sigmoid(gates + hiddenGates);
            candidate = (candidate + gates.head(size) * hiddenCandidate).tanh();
            next.col(column).array() = candidate + update * (before - candidate);
        }
    }

    void backward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                  MatrixRef dState) const override {
        const Index size = dState.rows();
        for (Index column = 0; column < dState.cols(); ++column) {
            // `input` holds r, z, n and `hidden` its g_n in the last third; what is read last is written
            // last.
            ArrayView reset(input.col(column).data(), size);
            ArrayView update(reset.data() + size, size);
            ArrayView candidate(update.data() + size, size);
            ArrayView dReset(hidden.col(column).data(), size);
            ArrayView dUpdate(dReset.data() + size, size);
            ArrayView hiddenCandidate(dUpdate.data() + size, size);
            ArrayView state(dState.col(column).data(), size);
            const ConstArrayView before(previous.col(column).data(), size);
            dUpdate = state * (before - candidate) * update * (Real(1) - update);
            candidate = state * (Real(1) - update) * (Real(1) - candidate * candidate);
            state *= update;
            update = dUpdate;
            dReset = candidate * hiddenCandidate * reset * (Real(1) - reset);
            hiddenCandidate = candidate * reset;
            reset = dReset;
        }
    }
};

}  // namespace

std::shared_ptr<const Cell> createGru() {
    return std::make_shared<const Gru>();
}

}  // namespace attn
