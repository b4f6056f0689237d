// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/cells/gru.h"

#include "core/math/activations.h"
#include "core/math/registers.h"

namespace attn {
namespace {

class Gru final : public Cell {
public:
    Index gates() const override { return 3; }
    Index stateParts() const override { return 1; }

    // Leaves r, z, n in `input` and g_n in the last third of `hidden`. One pass, everything in between in
    // registers.
    void forward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                 MatrixRef next) const override {
        const Index size = next.rows();
        for (Index column = 0; column < next.cols(); ++column) {
            Real* reset = input.col(column).data();
            Real* update = reset + size;
            Real* candidate = update + size;
            const Real* hiddenReset = hidden.col(column).data();
            const Real* hiddenUpdate = hiddenReset + size;
            const Real* hiddenCandidate = hiddenUpdate + size;
            const Real* before = previous.col(column).data();
            Real* after = next.col(column).data();
            forEachRegister(size, [&]<typename Number>(Index i) {
                const Number r = fastSigmoid(get<Number>(reset + i) + get<Number>(hiddenReset + i));
                const Number z = fastSigmoid(get<Number>(update + i) + get<Number>(hiddenUpdate + i));
                const Number n = fastTanh(get<Number>(candidate + i) + r * get<Number>(hiddenCandidate + i));
                put(reset + i, r);
                put(update + i, z);
                put(candidate + i, n);
                put(after + i, n + z * (get<Number>(before + i) - n));
            });
        }
    }

    void backward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                  MatrixRef dState) const override {
        const Index size = dState.rows();
        for (Index column = 0; column < dState.cols(); ++column) {
            Real* reset = input.col(column).data();
            Real* update = reset + size;
            Real* candidate = update + size;
            Real* dHiddenReset = hidden.col(column).data();
            Real* dHiddenUpdate = dHiddenReset + size;
            Real* hiddenCandidate = dHiddenUpdate + size;
            Real* state = dState.col(column).data();
            const Real* before = previous.col(column).data();
            forEachRegister(size, [&]<typename Number>(Index i) {
                const Number r = get<Number>(reset + i), z = get<Number>(update + i);
                const Number n = get<Number>(candidate + i), g = get<Number>(hiddenCandidate + i);
                const Number d = get<Number>(state + i);
                const Number dUpdate = d * (get<Number>(before + i) - n) * z * (Real(1) - z);
                const Number dCandidate = d * (Real(1) - z) * (Real(1) - n * n);
                const Number dReset = dCandidate * g * r * (Real(1) - r);
                put(reset + i, dReset);
                put(dHiddenReset + i, dReset);
                put(update + i, dUpdate);
                put(dHiddenUpdate + i, dUpdate);
                put(candidate + i, dCandidate);
                put(hiddenCandidate + i, dCandidate * r);
                put(state + i, d * z);
            });
        }
    }
};

}  // namespace

std::shared_ptr<const Cell> createGru() {
    return std::make_shared<const Gru>();
}

}  // namespace attn
