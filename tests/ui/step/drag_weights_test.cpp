// SPDX-License-Identifier: GPL-3.0-or-later
// Bars of the softmax dragged with the mouse, and by keys.
#include <gmock/gmock.h>

#include "core/decode/weight_edits.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"

namespace attn::test {
namespace {

class DragWeightsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 3;
        open(options);
        waitUntilDecoded();
    }
    ui::AttentionPlot& plot() const { return *grid()->card(0)->plot(); }
    const ui::Session& session() const { return window->session(); }
    const StepTrace& row() const { return grid()->card(0)->data()->trace->steps[2]; }
    QPoint barPoint(int source, double weight) const {
        const ui::AttentionLayout& layout = plot().places();
        return {static_cast<int>(layout.cell(0, source).center().x()),
                static_cast<int>(layout.bars.bottom() - weight * layout.bars.height())};
    }
};

TEST_F(DragWeightsTest, TheOthersFollowAndTheContinuationIsDecodedAnew) {
    const QString id = session().lanes()[0]->scoreId();
    const Vector before = row().alignment().weights;
    const auto other = grid()->card(1)->data();
    QTest::mousePress(&plot(), Qt::LeftButton, {}, barPoint(4, 0.2));
    for (const double weight : {0.3, 0.5, 0.8})
        QTest::mouseMove(&plot(), barPoint(4, weight));
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, barPoint(4, 0.8));
    const Interventions changes = session().whatIfs(id);  // a copy: undo takes it away
    ASSERT_EQ(changes.steps.count(2), 1U);
    const Vector& given = *changes.steps.at(2).maps.at(MapAddress()).weights;
    EXPECT_NEAR(given[4], 0.8, 2 / plot().places().bars.height()) << "a pixel or two";
    EXPECT_LT((given - withWeight(before, 4, given[4])).cwiseAbs().maxCoeff(), 1e-6);
    EXPECT_EQ(row().alignment().weights, given);
    EXPECT_EQ(grid()->card(1)->data(), other);
    EXPECT_EQ(session().inputs().whatIfs.size(), 1U);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(session().hasWhatIfs()) << "one drag is one command";
    EXPECT_EQ(row().alignment().weights, before);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(row().alignment().weights, given);
}

TEST_F(DragWeightsTest, ItStaysWithItsRowWhateverHappensMeanwhile) {
    const QString id = session().lanes()[0]->scoreId();
    QTest::mousePress(&plot(), Qt::LeftButton, {}, barPoint(4, 0.2));
    QTest::mouseMove(&plot(), barPoint(4, 0.3));
    window->cursor().setStep(5);
    waitUntilDecoded();
    QTest::mouseMove(&plot(), barPoint(4, 0.6));
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, barPoint(4, 0.6));
    const Interventions& changes = session().whatIfs(id);
    EXPECT_EQ(changes.steps.size(), 1U);
    EXPECT_EQ(changes.steps.count(2), 1U) << "where it began";
}

TEST_F(DragWeightsTest, ADragEndsPlaying) {
    action("play")->trigger();
    ASSERT_TRUE(window->cursor().isPlaying());
    QTest::mousePress(&plot(), Qt::LeftButton, {}, barPoint(4, 0.2));
    EXPECT_FALSE(window->cursor().isPlaying());
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, barPoint(4, 0.2));
}

TEST_F(DragWeightsTest, AButtonThatWasLetGoElsewhereEndsIt) {
    const QString id = session().lanes()[0]->scoreId();
    QTest::mousePress(&plot(), Qt::LeftButton, {}, barPoint(4, 0.2));
    const Interventions pressed = session().whatIfs(id);
    const QPoint place = barPoint(4, 0.9);
    QMouseEvent move(QEvent::MouseMove, place, plot().mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&plot(), &move);
    EXPECT_EQ(session().whatIfs(id), pressed);
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, place);
}

TEST_F(DragWeightsTest, WithoutADragNothingIsChanged) {
    QTest::mouseMove(&plot(), barPoint(2, 0.5));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().places().cell(1, 3).center().toPoint());
    EXPECT_FALSE(session().hasWhatIfs());
    EXPECT_EQ(window->cursor().step(), 2);
}

TEST_F(DragWeightsTest, KeysRaiseAndLowerTheHoveredWeight) {
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Right);
    const Real before = row().alignment().weights[0];
    QTest::keyClick(&plot(), Qt::Key_Plus);
    QTest::keyClick(&plot(), Qt::Key_Plus);
    waitUntilDecoded();
    EXPECT_NEAR(row().alignment().weights[0], std::min(Real(1), before + Real(0.1)), 1e-5);
    QTest::keyClick(&plot(), Qt::Key_Minus);
    waitUntilDecoded();
    EXPECT_NEAR(row().alignment().weights[0], std::min(Real(1), before + Real(0.1)) - Real(0.05), 1e-5);
}

}  // namespace
}  // namespace attn::test
