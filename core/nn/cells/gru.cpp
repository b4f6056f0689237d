// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/cells/gru.h"

#include "core/math/activations.h"

namespace attn {
namespace {

using View = Eigen::Map<Eigen::Array<Real, Eigen::Dynamic, 1>>;
using ConstView = Eigen::Map<const Eigen::Array<Real, Eigen::Dynamic, 1>>;

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
            View gates(input.col(column).data(), 2 * size);
            View update(gates.data() + size, size);
            View candidate(gates.data() + 2 * size, size);
            const ConstView hiddenGates(hidden.col(column).data(), 2 * size);
            const ConstView hiddenCandidate(hiddenGates.data() + 2 * size, size);
            const ConstView before(previous.col(column).data(), size);
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
            View reset(input.col(column).data(), size);
            View update(reset.data() + size, size);
            View candidate(update.data() + size, size);
            View dReset(hidden.col(column).data(), size);
            View dUpdate(dReset.data() + size, size);
            View hiddenCandidate(dUpdate.data() + size, size);
            View state(dState.col(column).data(), size);
            const ConstView before(previous.col(column).data(), size);
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
