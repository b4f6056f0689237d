// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/annotated_source.h"

#include <gtest/gtest.h>

#include "tests/ui/pictures/synthetic_lane.h"

namespace attn::ui {
namespace {

TEST(AnnotatedSource, TheChosenWordIsLookedAt) {
    const auto lane = syntheticLane({.sources = 5, .steps = 4});
    EXPECT_EQ(annotationLookedAt(*lane, {.step = 2, .source = 4}), 4);
}

TEST(AnnotatedSource, WithoutAChosenWordItIsTheLargestWeight) {
    const auto lane = syntheticLane({.sources = 5, .steps = 4});
    int largest = -1;
    lane->trace->steps[1].alignment().weights.maxCoeff(&largest);
    EXPECT_EQ(annotationLookedAt(*lane, {.step = 2}), largest);
}

TEST(AnnotatedSource, AWordBeyondTheSentenceIsNotLookedAt) {
    const auto lane = syntheticLane({.sources = 5, .steps = 4});
    const int usual = annotationLookedAt(*lane, {.step = 2});
    for (const int beyond : {5, 6, 40})
        EXPECT_EQ(annotationLookedAt(*lane, {.step = 2, .source = beyond}), usual) << beyond;
}

}  // namespace
}  // namespace attn::ui
