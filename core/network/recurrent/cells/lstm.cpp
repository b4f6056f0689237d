// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/cells/lstm.h"

#include "core/math/activations.h"
#include "core/math/array_view.h"

namespace attn {
namespace {

class Lstm final : public Cell {
public:
    Index gates() const override { return 4; }
    Index stateParts() const override { return 2; }

    // Leaves i, f, g, o in `input` and tanh(c') in the first quarter of `hidden`.
    void forward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                 MatrixRef next) const override {
        const Index size = next.rows() / 2;
        for (Index column = 0; column < next.cols(); ++column) {
            ArrayView sums(input.col(column).data(), 4 * size);
            ArrayView in(sums.data(), size), forget(in.data() + size, size);
            ArrayView candidate(forget.data() + size, size), out(candidate.data() + size, size);
            ArrayView squashed(hidden.col(column).data(), size);
            const ConstArrayView hiddenSums(hidden.col(column).data(), 4 * size);
            const ConstArrayView before(previous.col(column).data() + size, size);
            ArrayView state(next.col(column).data(), size), memory(state.data() + size, size);
            sums += hiddenSums;
            sums.head(2 * size) = sigmoid(sums.head(2 * size));
            candidate = candidate.tanh();
            out = sigmoid(out);
            memory = forget * before + in * candidate;
            squashed = memory.tanh();
            state = out * squashed;
        }
    }

    void backward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                  MatrixRef dState) const override {
        const Index size = dState.rows() / 2;
        for (Index column = 0; column < dState.cols(); ++column) {
            ArrayView sums(input.col(column).data(), 4 * size);
            ArrayView in(sums.data(), size), forget(in.data() + size, size);
            ArrayView candidate(forget.data() + size, size), out(candidate.data() + size, size);
            const ConstArrayView squashed(hidden.col(column).data(), size);
            const ConstArrayView before(previous.col(column).data() + size, size);
            ArrayView dNext(dState.col(column).data(), size), dMemory(dNext.data() + size, size);
            dMemory += dNext * out * (Real(1) - squashed * squashed);
            out = dNext * squashed * out * (Real(1) - out);
            // d g needs i and d i needs g: the column of `dNext` is free from here on.
            dNext = dMemory * in * (Real(1) - candidate * candidate);
            in = dMemory * candidate * in * (Real(1) - in);
            candidate = dNext;
            dNext = dMemory * forget;
            forget = dMemory * before * forget * (Real(1) - forget);
            dMemory = dNext;
            dNext.setZero();
            ArrayView(hidden.col(column).data(), 4 * size) = sums;
        }
    }
};

}  // namespace

std::shared_ptr<const Cell> createLstm() {
    return std::make_shared<const Lstm>();
}

}  // namespace attn
