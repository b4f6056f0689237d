// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed by hand in the decoding of a lane, as part of the session.
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include "core/decode/weight_edits.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/sample_models.h"
#include "ui/step/session/session.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

const QString additive = QStringLiteral("additive"), dot = QStringLiteral("dot");

class WhatIfsTest : public testing::Test {
protected:
    void SetUp() override {
        session.openModels({writeSampleModel(folder.path(), "dot"), writeSampleModel(folder.path(), "none"),
                            writeSampleModel(folder.path(), "additive")});
        ui::SessionInputs inputs;
        inputs.text = QStringLiteral("9 May");
        session.start(inputs);
        decode(4);
        before = session.lanes()[0]->data();
    }
    void decode(int steps) {
        session.decodeUpTo(steps);
        while (session.isDecoding())
            QCoreApplication::processEvents();
    }
    const ui::Lane& lane(std::size_t place = 0) const { return *session.lanes()[place]; }
    void dragTo(Real share, int drag) {
        Interventions changes = session.whatIfs(additive);
        changes.steps[1].maps[MapAddress()].weights =
            withWeight(before->trace->steps[1].alignment().weights, 2, share);
        session.setWhatIfs(additive, changes, QStringLiteral("change of weights"), drag);
        while (session.isDecoding())
            QCoreApplication::processEvents();
    }
    void expectAsEngine() const {
        const auto data = lane().data();
        DecodeOptions options;
        options.interventions = session.whatIfs(additive);
        const DecodeTrace whole = attn::decode(lane().model(), before->trace->source, options);
        ASSERT_GE(data->trace->steps.size(), 1U);
        for (std::size_t row = 0; row < data->trace->steps.size(); ++row) {
            EXPECT_EQ(data->trace->steps[row].token, whole.steps[row].token) << row;
            EXPECT_EQ(data->trace->steps[row].alignment().weights, whole.steps[row].alignment().weights)
                << row;
            EXPECT_EQ(data->trace->steps[row].logits, whole.steps[row].logits) << row;
        }
    }

    TemporaryFolder folder;
    ui::Session session;
    std::shared_ptr<const ui::LaneData> before;
};

TEST_F(WhatIfsTest, ALaneDecodesWithThemAndKeepsTheOriginal) {
    EXPECT_FALSE(session.hasWhatIfs());
    EXPECT_EQ(before->original, nullptr);
    QSignalSpy changes(&session, &ui::Session::changed);
    const auto other = lane(1).data();
    dragTo(Real(0.9), -1);
    ASSERT_EQ(changes.count(), 1);
    EXPECT_EQ(changes[0][0].value<ui::SessionChange>(), ui::SessionChange::WhatIfs);
    const auto data = lane().data();
    ASSERT_GE(lane().stepCount(), 4);
    EXPECT_TRUE(data->trace->steps[1].alignment().hasGivenWeights);
    EXPECT_NEAR(data->trace->steps[1].alignment().weights[2], 0.9, 1e-6);
    expectAsEngine();
    ASSERT_NE(data->original, nullptr);
    for (std::size_t row = 0; row < 4; ++row)
        EXPECT_EQ(data->original->steps[row].logits, before->trace->steps[row].logits);
    EXPECT_EQ(lane(1).data(), other) << "the other lanes are left alone";
}

TEST_F(WhatIfsTest, ADragIsOneCommandAndAnotherIsAnother) {
    const int first = session.newDrag();
    for (const double share : {0.2, 0.4, 0.8})
        dragTo(Real(share), first);
    EXPECT_EQ(session.undoStack()->count(), 1);
    dragTo(Real(0.1), session.newDrag());
    EXPECT_EQ(session.undoStack()->count(), 2);
    session.undoStack()->undo();
    EXPECT_NEAR((*session.whatIfs(additive).steps.at(1).maps.at(MapAddress()).weights)[2], 0.8, 1e-6);
    decode(4);
    expectAsEngine();
    session.undoStack()->undo();
    EXPECT_FALSE(session.hasWhatIfs());
    EXPECT_EQ(lane().data()->original, nullptr);
    for (std::size_t row = 0; row < 4; ++row)
        EXPECT_EQ(lane().data()->trace->steps[row].logits, before->trace->steps[row].logits);
    session.undoStack()->redo();
    EXPECT_NEAR((*session.whatIfs(additive).steps.at(1).maps.at(MapAddress()).weights)[2], 0.8, 1e-6);
}

TEST_F(WhatIfsTest, EveryKindOfThem) {
    Interventions changes;
    changes.temperature = 2;
    changes.zeroed = {3};
    changes.swapped[0] = lane().model()->source.ids({"8"}).front();
    changes.steps[0].token = lane().model()->target.ids({"7"}).front();
    session.setWhatIfs(additive, changes, QStringLiteral("changes"));
    decode(4);
    const auto data = lane().data();
    EXPECT_EQ(data->sourceTokens.front(), QStringLiteral("8"));
    EXPECT_EQ(data->outputTokens.front(), QStringLiteral("7"));
    EXPECT_TRUE(data->trace->steps[0].forced);
    EXPECT_EQ(data->trace->annotations.col(3).cwiseAbs().maxCoeff(), 0);
    EXPECT_EQ(data->whatIfs, changes);
    session.clearWhatIfs();
    EXPECT_FALSE(session.hasWhatIfs());
    EXPECT_EQ(lane().data()->sourceTokens.front(), QStringLiteral("9"));
    session.undoStack()->undo();
    EXPECT_EQ(session.whatIfs(additive), changes);
}

TEST_F(WhatIfsTest, AnotherTextHasNoneAndUndoBringsBoth) {
    dragTo(Real(0.7), -1);
    session.setSourceText(QStringLiteral("9 Mayx"));
    EXPECT_FALSE(session.hasWhatIfs());
    decode(3);
    EXPECT_FALSE(lane().data()->trace->steps[1].alignment().hasGivenWeights);
    session.undoStack()->undo();
    EXPECT_EQ(session.sourceText(), QStringLiteral("9 May"));
    decode(3);
    EXPECT_TRUE(lane().data()->trace->steps[1].alignment().hasGivenWeights);
}

TEST_F(WhatIfsTest, WhatDoesNotFitIsOneSentence) {
    QSignalSpy refused(&session, &ui::Session::refused);
    Interventions changes;
    changes.steps[0].maps[MapAddress()].weights = Vector::Ones(5);
    session.setWhatIfs(dot, changes, QStringLiteral("change of weights"));
    ASSERT_EQ(refused.count(), 1);
    EXPECT_THAT(refused[0][0].toString().toStdString(), HasSubstr("should add up to 1, found 5.0"));
    changes.steps[0].maps[MapAddress()].weights = uniformWeights(5);
    session.setWhatIfs(QStringLiteral("none"), changes, QStringLiteral("change of weights"));
    ASSERT_EQ(refused.count(), 2);
    EXPECT_THAT(refused[1][0].toString().toStdString(),
                HasSubstr("a model without attention has no weights"));
    EXPECT_FALSE(session.hasWhatIfs());
    EXPECT_EQ(session.undoStack()->count(), 0);
}

// Tokens are known by their ids, positions by the text: neither means anything to another model.
TEST_F(WhatIfsTest, AModelOfOtherTokensHasNone) {
    Interventions changes;
    changes.swapped[4] = lane().model()->source.size() - 1;
    changes.zeroed = {3};
    session.setWhatIfs(additive, changes, QStringLiteral("swap"));
    ASSERT_TRUE(session.openModel(writeSampleModel(folder.path(), "additive", 3, {}, "reverse")));
    ASSERT_EQ(session.lanes().size(), 3U) << "the file is another model now";
    EXPECT_TRUE(session.whatIfs(additive).isEmpty());
    EXPECT_FALSE(session.undoStack()->canUndo());
    decode(4);
    EXPECT_TRUE(lane().data()->whatIfs.isEmpty());
}

TEST_F(WhatIfsTest, WhatDoesNotFitIsLeftOutAndSaid) {
    ui::SessionInputs inputs = session.inputs();
    inputs.whatIfs[additive].swapped[40] = 5;
    QSignalSpy refusals(&session, &ui::Session::refused);
    session.start(inputs);
    ASSERT_EQ(refusals.count(), 1);
    EXPECT_THAT(refusals[0][0].toString().toStdString(), HasSubstr("do not fit any more"));
    EXPECT_FALSE(session.hasWhatIfs());
    decode(4);
    EXPECT_EQ(lane().data()->trace->steps[3].alignment().weights,
              before->trace->steps[3].alignment().weights);
}

TEST_F(WhatIfsTest, StoppingStopsAlsoALaneThatGoesOnToItsEnd) {
    decode(1000);
    Interventions changes;
    changes.steps[0].token = 5;
    session.setWhatIfs(additive, changes, QStringLiteral("say"));
    session.stopDecoding();
    const int there = lane().stepCount();
    EXPECT_FALSE(session.isDecoding());
    session.decodeUpTo(1);
    QTest::qWait(20);
    EXPECT_EQ(lane().stepCount(), std::max(1, there));
}

}  // namespace
}  // namespace attn::test
