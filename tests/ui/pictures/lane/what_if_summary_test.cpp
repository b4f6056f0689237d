// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/what_if_summary.h"

#include <gtest/gtest.h>

#include "core/decode/weight_edits.h"
#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::test {
namespace {

using ui::LaneData;
using ItemKind = ui::WhatIfItem::Kind;

// Five steps say "0" to "4" with ln p = −0.5 each. The original is the same until something changes.
class WhatIfSummaryTest : public testing::Test {
protected:
    void SetUp() override {
        lane = ui::syntheticLane({.sources = 8, .steps = 5, .isForced = true});
        now = std::make_shared<DecodeTrace>(*lane->trace);
        for (StepTrace& step : now->steps)
            step.logProbability = Real(-0.5);
        now->stop = StopReason::End;
        before = std::make_shared<DecodeTrace>(*now);
        setTrace(*lane, now);
        lane->original = before;
        lane->whatIfs.temperature = 2;
    }
    QStringList texts() const {
        QStringList list;
        for (const ui::WhatIfItem& item : ui::whatIfItems(*lane))
            list << item.text;
        return list;
    }

    std::shared_ptr<LaneData> lane;
    std::shared_ptr<DecodeTrace> now, before;
};

TEST_F(WhatIfSummaryTest, NothingIsSaidOfALaneAsItWas) {
    lane->whatIfs = {};
    EXPECT_TRUE(ui::whatIfItems(*lane).empty());
    EXPECT_FALSE(ui::whatIfOutcome(*lane));
    EXPECT_EQ(ui::whatIfText(*lane), QString());
    ui::setMarks(*lane);
    EXPECT_TRUE(lane->sourceMarks.empty());
    EXPECT_TRUE(lane->outputMarks.empty());
}

TEST_F(WhatIfSummaryTest, EveryChangeIsSaidWithItsPlace) {
    Interventions& changes = lane->whatIfs;
    changes.zeroed = {1};
    changes.swapped[0] = unknownToken;
    changes.steps[1].maps[MapAddress()].weights = uniformWeights(8);
    changes.steps[2].maps[MapAddress()].weights = hardWeights(8, 3);
    changes.steps[3].maps[MapAddress()].weights = withWeight(uniformWeights(8), 2, Real(0.5));
    changes.steps[3].maps[MapAddress()].temperature = Real(0.25);
    changes.steps[4].token = lane->target->id("7");
    EXPECT_EQ(texts(),
              QStringList({"“<unk>” at 1 swapped for “a”", "“b” at 2 zeroed", "temperature 2",
                           "step 2: uniform weights", "step 3: all weight on “d” at 4",
                           "step 4: weights by hand", "step 4: temperature 0.25", "step 5: says “7”"}));
    // When each change is undone, in any order, nothing is left.
    for (const ui::WhatIfItem& item : ui::whatIfItems(*lane)) {
        const Interventions rest = ui::without(changes, item);
        EXPECT_NE(rest, changes) << item.text.toStdString();
        changes = rest;
    }
    EXPECT_TRUE(changes.isEmpty());
}

TEST_F(WhatIfSummaryTest, ProbabilitiesAreOfEachOnesWholeOutput) {
    now->steps[1].logProbability = Real(-3.1);
    now->steps[3].token = now->steps[0].token;
    now->steps.pop_back();
    const auto outcome = ui::whatIfOutcome(*lane);
    ASSERT_TRUE(outcome);
    EXPECT_NEAR(outcome->before, -2.5, 1e-6);
    EXPECT_NEAR(outcome->after, -4.6, 1e-6);
    EXPECT_EQ(outcome->firstOther, 3);
    EXPECT_EQ(ui::outcomeText(*lane), QStringLiteral("ln p of the output −2.50 → −4.60 · first token that "
                                                     "differs: step 4, “0” instead of “3”"));
    EXPECT_EQ(ui::shortOutcomeText(*lane), QStringLiteral("ln p −2.50 → −4.60 · step 4: “0” instead of “3”"));
}

TEST_F(WhatIfSummaryTest, WhileItRunsBothCountAsFar) {
    now->stop = StopReason::Running;
    now->steps.pop_back();
    now->steps[0].logProbability = Real(-0.00015);
    EXPECT_EQ(ui::outcomeText(*lane),
              QStringLiteral("ln p of the output so far −2.00 → −1.50 · the output is the same so far"));
    for (StepTrace& step : now->steps)
        step.logProbability = Real(-0.0000105);
    EXPECT_TRUE(
        ui::shortOutcomeText(*lane).startsWith(QStringLiteral("ln p so far −2.00 → −4.2\u202f×\u202f10⁻⁵ ·")))
        << ui::shortOutcomeText(*lane).toStdString();
}

TEST_F(WhatIfSummaryTest, AnOutputThatStopsEarlierDiffersThere) {
    now->steps.pop_back();
    EXPECT_EQ(ui::whatIfOutcome(*lane)->firstOther, 4);
    EXPECT_TRUE(ui::outcomeText(*lane).endsWith(QStringLiteral("step 5, nothing instead of “4”")));
}

TEST_F(WhatIfSummaryTest, MarksSayWhatTheOriginalHas) {
    lane->whatIfs.zeroed = {1};
    lane->whatIfs.steps[3].maps[MapAddress()].weights = uniformWeights(8);
    now->steps[4].token = now->steps[0].token;
    ui::setMarks(*lane);
    const auto& source = lane->sourceMarks;
    ASSERT_EQ(source.size(), 8U);
    EXPECT_TRUE(source[1].isZeroed);
    EXPECT_FALSE(source[0].isZeroed);
    const auto& output = lane->outputMarks;
    ASSERT_EQ(output.size(), 5U);
    EXPECT_TRUE(output[3].isByHand);
    EXPECT_EQ(output[3].note, QStringLiteral("changed by hand: weights"));
    EXPECT_FALSE(output[4].isByHand);
    EXPECT_EQ(output[4].before, QStringLiteral("4"));
    EXPECT_EQ(output[4].note, QStringLiteral("the original has “4” here"));
    EXPECT_EQ(ui::weightNote(*lane, 0, 0), QString()) << "it is what it was";
    now->steps[0].makeAlignment().weights = uniformWeights(8);
    EXPECT_TRUE(ui::weightNote(*lane, 0, 0).endsWith(QStringLiteral("in the original")));
}

}  // namespace
}  // namespace attn::test
