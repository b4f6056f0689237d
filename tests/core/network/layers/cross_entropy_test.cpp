// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/cross_entropy.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace attn {
namespace {

// Column 0 has e⁰ : e⁰ : e^ln 2 = ¼ : ¼ : ½ and target 2. Column 1 is padding. Column 2 has ⅓ everywhere and
// target 1, but a decoder would choose the first of equals.
TEST(CrossEntropy, ByHand) {
    Matrix logits(3, 3);
    logits << 0, 7, 5,  //
        0, 7, 5,        //
        std::log(Real(2)), 7, 5;
    const std::vector<Token> targets = {2, paddingToken, 1};
    Index hits = 0;
    const double loss = crossEntropy(logits, targets, 10, hits);
    EXPECT_NEAR(loss, std::log(2.0) + std::log(3.0), 1e-6);
    EXPECT_EQ(hits, 1);
    const Matrix expected = (Matrix(3, 3) << 2.5, 0, 10.0 / 3, 2.5, 0, -20.0 / 3, -5, 0, 10.0 / 3).finished();
    EXPECT_LE((logits - expected).cwiseAbs().maxCoeff(), 1e-5) << logits;
}

// p = ¼, ¼, ½. With ε = 0.3 the target distribution is 0.1, 0.1, 0.8.
TEST(CrossEntropy, SmoothedByHand) {
    Matrix logits(3, 2);
    logits << 0, 7,  //
        0, 7,        //
        std::log(Real(2)), 7;
    const std::vector<Token> targets = {2, paddingToken};
    std::vector<Real> losses(2, -1);
    Index hits = 0;
    const double loss = crossEntropy(logits, targets, 10, hits, losses, Real(0.3));
    EXPECT_NEAR(loss, 0.2 * std::log(4.0) + 0.8 * std::log(2.0), 1e-6);
    EXPECT_NEAR(losses[0], loss, 1e-6);
    EXPECT_EQ(losses[1], 0);
    EXPECT_EQ(hits, 1);
    const Matrix expected = (Matrix(3, 2) << 1.5, 0, 1.5, 0, -3, 0).finished();
    EXPECT_LE((logits - expected).cwiseAbs().maxCoeff(), 1e-5) << logits;
}

// torch.nn.CrossEntropyLoss(label_smoothing=0.1, reduction='sum') of the logits 1, 2, 3, 4 with target 2: its
// definition written out.
TEST(CrossEntropy, SmoothedIsTheMixtureOfTwoCrossEntropies) {
    const auto lossOf = [](Token target, Real smoothing) {
        Matrix logits = (Matrix(4, 1) << 1, 2, 3, 4).finished();
        Index hits = 0;
        return crossEntropy(logits, std::vector<Token>{target}, 1, hits, {}, smoothing);
    };
    double uniform = 0;
    for (const Token target : {1, 2, 3})
        uniform += lossOf(target, 0) / 4;
    uniform += (lossOf(1, 0) + 1) / 4;  // of row 0, whose token is padding as a target
    EXPECT_NEAR(lossOf(2, Real(0.1)), 0.9 * lossOf(2, 0) + 0.1 * uniform, 1e-6);
}

TEST(CrossEntropy, LargeLogitsNeitherOverflowNorVanish) {
    Matrix logits(2, 2);
    logits << 1e4, -1e4, -1e4, 1e4;
    const std::vector<Token> targets = {1, 1};
    Index hits = 0;
    EXPECT_NEAR(crossEntropy(logits, targets, 1, hits), 2e4, 1e-2);
    EXPECT_EQ(hits, 1);
    EXPECT_TRUE(logits.allFinite());
}

// A decoder chooses the first of equal logits. <unk> is never right.
TEST(CrossEntropy, HitsAreTheArgMax) {
    const auto hitsOf = [](Token target) {
        Matrix logits(6, 1);
        logits << 0, 1, 3, 3, 2, 3;
        Index hits = 0;
        crossEntropy(logits, std::vector<Token>{target}, 1, hits);
        return hits;
    };
    EXPECT_EQ(hitsOf(2), 1);
    EXPECT_EQ(hitsOf(5), 0);
    EXPECT_EQ(hitsOf(4), 0);
    Matrix logits(5, 1);
    logits << 0, 0, 0, 7, 0;
    Index hits = 0;
    crossEntropy(logits, std::vector<Token>{unknownToken}, 1, hits);
    EXPECT_EQ(hits, 0);
    logits << 0, 7, 0, 0, 0;
    crossEntropy(logits, std::vector<Token>{beginToken}, 1, hits);
    EXPECT_EQ(hits, 1);
}

}  // namespace
}  // namespace attn
