// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/cells/gru.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn {
namespace {

double sigma(double x) {
    return 1 / (1 + std::exp(-x));
}

// H = 1: r = σ(x_r + g_r), z = σ(x_z + g_z), n = tanh(x_n + r g_n), h' = (1 − z) n + z h
TEST(Gru, ByHand) {
    const auto gru = createGru();
    EXPECT_EQ(gru->gates(), 3);
    EXPECT_EQ(gru->stateParts(), 1);
    Matrix input(3, 2), hidden(3, 2), state(1, 2);
    input << 0.5, -1, 0.25, 2, -0.75, 0.5;
    hidden << 1, 0.5, -0.5, 1, 2, -1;
    state << 0.8, -0.3;
    const Matrix x = input, g = hidden, h = state;
    gru->forward(input, hidden, state, state);
    for (Index column = 0; column < 2; ++column) {
        const double r = sigma(x(0, column) + g(0, column)), z = sigma(x(1, column) + g(1, column));
        const double n = std::tanh(x(2, column) + r * g(2, column));
        EXPECT_NEAR(state(0, column), (1 - z) * n + z * h(0, column), 1e-6);
    }
}

TEST(Gru, StrongGatesDoNotOverflow) {
    Matrix input = Matrix::Constant(3, 1, -500), hidden = Matrix::Zero(3, 1),
           state = Matrix::Constant(1, 1, 0.5);
    createGru()->forward(input, hidden, state, state);
    EXPECT_NEAR(state(0, 0), -1, 1e-6);
    input.setConstant(500);
    hidden.setZero();
    createGru()->forward(input, hidden, state, state);
    EXPECT_NEAR(state(0, 0), -1, 1e-6) << "an open update gate keeps the state";
}

}  // namespace
}  // namespace attn
