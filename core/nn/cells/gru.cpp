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
            // One read and one write of every number: the expressions would walk the column six times.
            Real* reset = input.col(column).data();
            Real* update = reset + size;
            Real* candidate = update + size;
            Real* dReset = hidden.col(column).data();
            Real* dUpdate = dReset + size;
            Real* hiddenCandidate = dUpdate + size;
            Real* state = dState.col(column).data();
            const Real* before = previous.col(column).data();
            for (Index i = 0; i < size; ++i) {
                const Real r = reset[i], z = update[i], n = candidate[i];
                const Real dNew = state[i];
                const Real dSum = dNew * (1 - z) * (1 - n * n);
                const Real dZ = dNew * (before[i] - n) * z * (1 - z);
                const Real dR = dSum * hiddenCandidate[i] * r * (1 - r);
                reset[i] = dReset[i] = dR;
                update[i] = dUpdate[i] = dZ;
                candidate[i] = dSum;
                hiddenCandidate[i] = dSum * r;
                state[i] = dNew * z;
            }
        }
    }
};

}  // namespace

std::shared_ptr<const Cell> createGru() { return std::make_shared<const Gru>(); }

}  // namespace attn
