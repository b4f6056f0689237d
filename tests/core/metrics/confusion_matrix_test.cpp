// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/confusion_matrix.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

// Rows are true classes, columns given ones:
//     0  1  2
// 0   3  1  0
// 1   0  2  2
// 2   0  0  0, but twice no class
ConfusionMatrix byHand() {
    ConfusionMatrix matrix;
    matrix.add(0, 0, 3);
    matrix.add(0, 1);
    matrix.add(1, 1, 2);
    matrix.add(1, 2, 2);
    matrix.add(2, ConfusionMatrix::noClass, 2);
    return matrix;
}

TEST(ConfusionMatrix, CountsByHand) {
    const ConfusionMatrix matrix = byHand();
    EXPECT_EQ(matrix.texts(), 10);
    EXPECT_EQ(matrix.count(1, 2), 2);
    EXPECT_EQ(matrix.count(2, 1), 0);
    EXPECT_DOUBLE_EQ(matrix.accuracy().value(), 0.5);
    const std::vector<ClassFigures> figures = matrix.figures();
    ASSERT_EQ(figures.size(), 3u);
    EXPECT_DOUBLE_EQ(figures[0].precision().value(), 1);
    EXPECT_DOUBLE_EQ(figures[0].recall().value(), 0.75);
    EXPECT_DOUBLE_EQ(figures[0].f1(), 6.0 / 7);
    EXPECT_DOUBLE_EQ(figures[1].precision().value(), 2.0 / 3);
    EXPECT_DOUBLE_EQ(figures[1].recall().value(), 0.5);
    EXPECT_DOUBLE_EQ(figures[1].f1(), 4.0 / 7);
    EXPECT_EQ(figures[2].texts, 2);
    EXPECT_EQ(figures[2].given, 2);
    EXPECT_DOUBLE_EQ(figures[2].f1(), 0);
    EXPECT_DOUBLE_EQ(matrix.macroF1().value(), (6.0 / 7 + 4.0 / 7 + 0) / 3);
}

// scikit-learn: f1_score([0, 1, 2, 0, 1, 2], [0, 2, 1, 0, 0, 1], average="macro") = 0.26666…
TEST(ConfusionMatrix, MacroF1IsScikitLearns) {
    ConfusionMatrix matrix;
    const int actual[] = {0, 1, 2, 0, 1, 2}, given[] = {0, 2, 1, 0, 0, 1};
    for (int i = 0; i < 6; ++i)
        matrix.add(actual[i], given[i]);
    EXPECT_NEAR(matrix.macroF1().value(), 0.8 / 3, 1e-12);
    EXPECT_NEAR(matrix.accuracy().value(), 1.0 / 3, 1e-12);
}

TEST(ConfusionMatrix, AClassThatNoTextHasIsStillWrongWhereItWasGiven) {
    ConfusionMatrix matrix;
    matrix.add(0, 0);
    matrix.add(0, 7);
    const std::vector<ClassFigures> figures = matrix.figures();
    ASSERT_EQ(figures.size(), 2u);
    EXPECT_EQ(figures[1].index, 7);
    EXPECT_FALSE(figures[1].recall());
    EXPECT_EQ(figures[1].precision(), 0.0);
    EXPECT_DOUBLE_EQ(matrix.macroF1().value(), (2.0 / 3) / 2);
}

TEST(ConfusionMatrix, WhatIsNoClassIsNeverRight) {
    ConfusionMatrix matrix;
    matrix.add(ConfusionMatrix::noClass, ConfusionMatrix::noClass);
    EXPECT_EQ(matrix.accuracy(), 0.0);
    EXPECT_TRUE(matrix.figures().empty());
    EXPECT_FALSE(matrix.macroF1());
}

TEST(ConfusionMatrix, PoolsByAdding) {
    ConfusionMatrix matrix = byHand();
    matrix += byHand();
    EXPECT_EQ(matrix.texts(), 20);
    EXPECT_EQ(matrix.count(0, 0), 6);
    EXPECT_EQ(matrix.macroF1(), byHand().macroF1());
    EXPECT_FALSE(ConfusionMatrix().accuracy());
    EXPECT_FALSE(ConfusionMatrix().macroF1());
}

}  // namespace
}  // namespace attn
