// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/cells/rnn.h"

namespace attn {
namespace {

class Rnn final : public Cell {
public:
    Index gates() const override { return 1; }
    Index stateParts() const override { return 1; }

    // Leaves h' in `input`.
    void forward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef&, MatrixRef next) const override {
        input = (input + hidden).array().tanh();
        next = input;
    }

    void backward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef&, MatrixRef dState) const override {
        hidden = dState.array() * (Real(1) - input.array().square());
        input = hidden;
        dState.setZero();
    }
};

}  // namespace

std::shared_ptr<const Cell> createRnn() {
    return std::make_shared<const Rnn>();
}

}  // namespace attn
