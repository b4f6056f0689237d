// SPDX-License-Identifier: GPL-3.0-or-later
// The beam tree in the window: what is searched and shown, and how a path of it becomes the decoded one.
#include <gmock/gmock.h>

#include <QCheckBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>

#include "tests/ui/support/double_click.h"
#include "tests/ui/support/turn_wheel.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/beam/beam_text.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/beam/beam_node_panel.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/beam/beam_view.h"
#include "ui/step/beam/coverage_bars.h"
#include "ui/step/step_mode.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class BeamWindowTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May");
        options.steps = 4;
        open(options);
        waitUntilDecoded();
        press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
        waitUntilFound();
    }
    ui::BeamController& beam() const { return window->findChild<ui::StepMode*>()->beam(); }
    ui::BeamPage& page() const { return *window->findChild<ui::BeamPage*>(); }
    ui::BeamView& view() const { return *page().tree(); }
    const BeamTree& tree() const { return *beam().data()->tree; }
    const BeamNode& node(Index place) const { return tree().nodes[static_cast<std::size_t>(place)]; }
    ui::Session& session() const { return window->session(); }
    const ui::Lane& lane() const { return *window->cursor().selectedLane(); }
    std::string summary() const { return page().summary().toStdString(); }
    std::vector<Token> said() const { return ui::tokensOf(*lane().data()->trace); }
    std::vector<Token> tokensTo(Index place) const {
        std::vector<Token> tokens;
        for (const Index at : ui::pathTo(tree(), place))
            tokens.push_back(node(at).token);
        return tokens;
    }
    void waitUntilFound() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return beam().isCurrent(); }, 60000)) << summary();
    }
    BeamTree searched() const {
        BeamOptions options;
        options.width = beam().width();
        options.lengthPower = beam().lengthPower();
        options.ended = beam().ended();
        options.interventions = session().whatIfs(lane().scoreId());
        return beamSearch(lane().model(), lane().data()->trace->source, options);
    }
    void expectAsEngine() const {
        const BeamTree expected = searched();
        ASSERT_EQ(tree().nodes.size(), expected.nodes.size());
        for (std::size_t i = 0; i < expected.nodes.size(); ++i) {
            EXPECT_EQ(tree().nodes[i].token, expected.nodes[i].token);
            EXPECT_EQ(tree().nodes[i].parent, expected.nodes[i].parent);
            EXPECT_EQ(tree().nodes[i].score, expected.nodes[i].score);
        }
        EXPECT_EQ(tree().ranked, expected.ranked);
    }
    void click(Index place) {
        view().bringIntoSight(place);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().chipRect(place).center().toPoint());
    }
    // A node of this step that the lane does not say.
    Index other(Index step) const {
        std::vector<Token> own = said();
        own.resize(static_cast<std::size_t>(step + 1), -1);
        for (const Index place : view().places().columns[static_cast<std::size_t>(step)].nodes)
            if (tokensTo(place) != own)
                return place;
        return -1;
    }
    void expectSaid(const std::vector<Token>& path) const {
        std::vector<Token> own = said();
        ASSERT_GE(own.size(), path.size());
        own.resize(path.size());
        EXPECT_EQ(own, path);
    }
};

TEST_F(BeamWindowTest, ShowsWhatTheSearchFinds) {
    EXPECT_TRUE(page().isVisible());
    EXPECT_FALSE(grid()->isVisible());
    EXPECT_EQ(QApplication::focusWidget(), &view());
    EXPECT_TRUE(action("beamPicture")->isChecked());
    EXPECT_EQ(text("beamLane"), QStringLiteral("Additive"));
    expectAsEngine();
    EXPECT_EQ(view().places().chips.size(), tree().nodes.size());
    EXPECT_EQ(view().selected(), tree().ranked.front());
    const BeamNode& best = node(tree().ranked.front());
    EXPECT_THAT(summary(), HasSubstr("ln p " + ui::signedNumber(best.logProbability).toStdString()));
    EXPECT_THAT(summary(), HasSubstr("score " + ui::signedNumber(best.score).toStdString()));
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(grid()->isVisible());
    EXPECT_EQ(QApplication::focusWidget(), grid());
}

TEST_F(BeamWindowTest, OptionsSearchAnew) {
    auto* width = child<QSpinBox>("beamWidth");
    width->setFocus();
    QTest::keyClick(width, Qt::Key_Up);
    EXPECT_EQ(beam().width(), 6);
    QTest::keyClick(width, Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), &view());
    waitUntilFound();
    expectAsEngine();
    auto* power = child<QDoubleSpinBox>("beamLengthPower");
    power->setValue(0);
    waitUntilFound();
    EXPECT_EQ(beam().lengthPower(), 0);
    expectAsEngine();
    for (const Index place : tree().ranked)
        EXPECT_EQ(node(place).score, node(place).logProbability);
    EXPECT_EQ(beam().ended(), EndedPlace::StaysEmpty);
    QTest::mouseClick(child<QCheckBox>("beamRefill"), Qt::LeftButton, {}, {8, 8});
    EXPECT_EQ(beam().ended(), EndedPlace::IsRefilled);
    waitUntilFound();
    expectAsEngine();
    // Beyond what the boxes offer: as near as it gets.
    beam().setWidth(1000);
    beam().setLengthPower(-1);
    EXPECT_EQ(beam().width(), ui::mostBeamWidth);
    EXPECT_EQ(beam().lengthPower(), 0);
}

TEST_F(BeamWindowTest, WidthOneIsWhatTheLaneSays) {
    beam().setWidth(1);
    waitUntilFound();
    action("last")->trigger();
    waitUntilDecoded();
    ASSERT_EQ(tree().ranked.size(), 1U);
    EXPECT_EQ(tokensTo(tree().ranked.front()), said());
    EXPECT_THAT(summary(), HasSubstr("is the lane's output"));
    EXPECT_FALSE(child<QPushButton>("decodePathButton")->isEnabled());
    EXPECT_FALSE(action("decodePath")->isEnabled());
}

TEST_F(BeamWindowTest, APathHasNoDifferencesOfTheLanesOutput) {
    ui::BeamData data = *beam().data();
    auto lane = std::make_shared<ui::LaneData>(*data.lane);
    lane->differences = TokenDifferences{{false}, {0}, {0}, 0};
    lane->predictions[0] = QStringLiteral("x");
    data.lane = lane;
    const auto path = ui::pathPicture(data, other(1));
    EXPECT_FALSE(path->differences);
    EXPECT_TRUE(path->predictions.empty());
}

TEST_F(BeamWindowTest, ANodeShowsItsRowsAndCoverage) {
    const Index chosen = other(3);
    ASSERT_GE(chosen, 0);
    click(chosen);
    EXPECT_EQ(view().selected(), chosen);
    const DecodeTrace trace = traceOf(tree(), chosen);
    const auto shown = ui::pathPicture(*beam().data(), chosen);
    ASSERT_EQ(shown->rows.size(), 4);
    Vector sum = Vector::Zero(5);
    for (std::size_t row = 0; row < 4; ++row) {
        EXPECT_EQ(shown->rows[static_cast<Index>(row)].weights, trace.steps[row].alignment().weights);
        sum += trace.steps[row].alignment().weights;
    }
    EXPECT_EQ(page().panel()->coverage()->coverage(), sum);
    EXPECT_TRUE(page().panel()->plot()->isVisible());
    const double height = page().panel()->coverage()->barRect(0).height();
    EXPECT_GT(height, 0);
    EXPECT_EQ(text("beamNode"), ui::nodeName(*beam().data(), chosen));
    EXPECT_THAT(text("beamToken").toStdString(),
                HasSubstr("p " + ui::exactNumber(ui::probabilityOf(node(chosen))).toStdString()));
    EXPECT_THAT(text("beamNumbers").toStdString(),
                HasSubstr("score " + ui::signedNumber(node(chosen).score).toStdString()));
    EXPECT_THAT(view().accessibleDescription().toStdString(),
                HasSubstr(ui::nodeName(*beam().data(), chosen).toStdString()));
    // A row of the plot leads to the node that said it.
    const ui::AttentionLayout& places = page().panel()->plot()->places();
    QTest::mouseClick(page().panel()->plot(), Qt::LeftButton, {}, places.cell(1, 2).center().toPoint());
    EXPECT_EQ(view().selected(), ui::pathTo(tree(), chosen)[1]);
}

TEST_F(BeamWindowTest, EnterMakesAPathTheDecodedOneAndUndoTakesItBack) {
    const std::vector<Token> before = said();
    const Index chosen = other(2);
    const std::vector<Token> path = tokensTo(chosen);
    click(chosen);
    press(Qt::Key_Return);
    expectSaid(path);
    const Interventions& changes = session().whatIfs(lane().scoreId());
    ASSERT_FALSE(changes.isEmpty());
    for (const auto& [step, change] : changes.steps) {
        EXPECT_EQ(change.token, path[static_cast<std::size_t>(step)]);
        EXPECT_LT(step, 3);
    }
    for (const Index place : ui::pathTo(tree(), chosen))
        EXPECT_EQ(changes.steps.contains(node(place).length - 1),
                  node(place).token != node(place).step->predicted);
    EXPECT_EQ(session().undoStack()->count(), 1);
    waitUntilFound();
    expectAsEngine();
    EXPECT_EQ(tokensTo(view().selected()), path) << "the path stays selected";
    EXPECT_FALSE(action("decodePath")->isEnabled()) << "the lane says it already";
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(session().hasWhatIfs());
    EXPECT_EQ(said(), before);
    waitUntilFound();
    expectAsEngine();
}

TEST_F(BeamWindowTest, DoubleClickButtonAndCommandDecodeToo) {
    const Index first = other(1);
    std::vector<Token> path = tokensTo(first);
    click(first);
    doubleClick(view().viewport(), view().chipRect(first).center().toPoint());
    expectSaid(path);
    waitUntilFound();
    const Index second = other(3);
    path = tokensTo(second);
    click(second);
    QTest::mouseClick(child<QPushButton>("decodePathButton"), Qt::LeftButton);
    expectSaid(path);
    waitUntilFound();
    const Index third = other(4);
    ASSERT_GE(third, 0);
    path = tokensTo(third);
    click(third);
    press(Qt::Key_Return, Qt::ControlModifier);
    expectSaid(path);
    EXPECT_EQ(step(), 5) << "the path is decoded to its end";
}

TEST_F(BeamWindowTest, KeepsOtherChangesAndForgetsTokensThatWereForced) {
    Interventions changes;
    changes.zeroed = {1};
    changes.steps[0].maps[MapAddress()].temperature = Real(2);
    changes.steps[6].token = 5;
    session().setWhatIfs(lane().scoreId(), changes, QStringLiteral("changes"));
    waitUntilFound();
    expectAsEngine();
    const Index chosen = other(1);
    const std::vector<Token> path = tokensTo(chosen);
    beam().decode(chosen);
    const Interventions& found = session().whatIfs(lane().scoreId());
    EXPECT_EQ(found.zeroed, changes.zeroed);
    EXPECT_EQ(found.steps.at(0).maps.at(MapAddress()).temperature, Real(2));
    EXPECT_FALSE(found.steps.contains(6));
    expectSaid(path);
}

TEST_F(BeamWindowTest, ALaneThatReadsTheReferenceSaysThePathToo) {
    session().setSourceText(QStringLiteral("9 May 1998"));
    action("reference")->trigger();
    waitUntilDecoded();
    ASSERT_EQ(session().effectiveReads(), ui::DecoderReads::Reference);
    waitUntilFound();
    const Index chosen = view().places().columns[3].nodes.back();
    const std::vector<Token> path = tokensTo(chosen);
    beam().decode(chosen);
    expectSaid(path);
}

TEST_F(BeamWindowTest, ArrowsWalkTheTree) {
    press(Qt::Key_Home);
    EXPECT_EQ(node(view().selected()).parent, -1);
    const Index root = view().selected();
    press(Qt::Key_Right);
    EXPECT_EQ(view().selected(), view().places().firstChild(root));
    press(Qt::Key_Left);
    EXPECT_EQ(view().selected(), root);
    press(Qt::Key_Left);
    EXPECT_EQ(view().selected(), root) << "nothing is before the first token";
    press(Qt::Key_Down);
    EXPECT_EQ(view().selected(), view().places().columns[0].nodes[1]);
    press(Qt::Key_Up);
    EXPECT_EQ(view().selected(), root);
    press(Qt::Key_End);
    EXPECT_FALSE(view().places().hasChildren(view().selected()));
    EXPECT_TRUE(view().viewport()->rect().contains(view().chipRect(view().selected()).center().toPoint()));
    EXPECT_EQ(step(), 4) << "the keys are the tree's, not the window's";
    press(Qt::Key_Space);
    EXPECT_EQ(step(), 5);
}

TEST_F(BeamWindowTest, Zooms) {
    press(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_GT(view().zoom(), 1);
    press(Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(view().zoom(), 1);
    press(Qt::Key_9, Qt::ControlModifier);
    for (const Index place : {tree().ranked.front(), tree().ranked.back(), view().places().roots.front()})
        EXPECT_TRUE(QRectF(view().viewport()->rect()).contains(view().chipRect(place)));
    QTest::mouseClick(child<QWidget>("beamZoom"), Qt::LeftButton);
    EXPECT_EQ(view().zoom(), 1);
}

TEST_F(BeamWindowTest, ShiftAndTheWheelScrollSideways) {
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Plus, Qt::ControlModifier);
    QScrollBar* bar = view().horizontalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    bar->setValue(0);
    const int down = view().verticalScrollBar()->value();
    turnWheel(*view().viewport(), Qt::ShiftModifier);
    EXPECT_GT(bar->value(), 0);
    EXPECT_EQ(view().verticalScrollBar()->value(), down);
}

TEST_F(BeamWindowTest, AnotherTextOrLaneIsSearched) {
    replaceText(QStringLiteral("12 June"));
    EXPECT_FALSE(beam().isCurrent());
    EXPECT_FALSE(page().canDecode()) << "the tree is of the text before";
    waitUntilFound();
    expectAsEngine();
    press(Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), &view());
    press(Qt::Key_3);
    EXPECT_EQ(text("beamLane"), lane().name());
    waitUntilFound();
    expectAsEngine();
}

TEST_F(BeamWindowTest, NothingToSearchIsSaid) {
    replaceText({});
    EXPECT_TRUE(child<QLabel>("beamPrompt")->isVisible());
    EXPECT_EQ(text("beamPrompt"), text("prompt"));
    EXPECT_EQ(beam().data(), nullptr);
    type(QStringLiteral("1 May"));
    waitUntilFound();
    EXPECT_FALSE(child<QLabel>("beamPrompt")->isVisible());
    expectAsEngine();
}

TEST_F(BeamWindowTest, ASmallWindowCutsNoSentence) {
    ui::setTheme(ui::ThemeKind::Projector);
    child<QDockWidget>("stagesDock")->hide();
    action("showTokens")->setChecked(false);
    window->resize(1024, 768);
    press(Qt::Key_8);
    waitUntilFound();
    QTest::qWait(20);
    for (const char* name : {"beamSummary", "beamFate", "beamNoAttention"}) {
        const auto* label = child<QLabel>(name);
        ASSERT_TRUE(label->isVisible()) << name;
        EXPECT_GE(label->height(), label->heightForWidth(label->width())) << name;
    }
    const auto* name = child<QLabel>("beamLane");
    EXPECT_GE(name->width(), name->fontMetrics().horizontalAdvance(name->text()));
    EXPECT_LT(page().panel()->width(), window->width() / 3)
        << page().panel()->minimumSizeHint().width() << " " << page().panel()->height() << " "
        << page().width();
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(BeamWindowTest, SaysThatATreeWasSearchedWithAChosenToken) {
    EXPECT_EQ(summary().find("Searched again"), std::string::npos);
    const Index chosen = other(2);
    ASSERT_GE(chosen, 0);
    click(chosen);
    QTest::mouseClick(child<QPushButton>("decodePathButton"), Qt::LeftButton);
    waitUntilFound();
    const Interventions changes = session().whatIfs(lane().scoreId());
    ASSERT_FALSE(changes.steps.empty());
    EXPECT_THAT(summary(), testing::StartsWith("Searched again: every hypothesis says "));
    if (changes.steps.size() == 1) {
        EXPECT_THAT(summary(), HasSubstr("at step " + std::to_string(changes.steps.begin()->first + 1)));
    }
    EXPECT_THAT(summary(), HasSubstr("ln p"));
    session().undoStack()->undo();
    waitUntilFound();
    EXPECT_EQ(summary().find("Searched again"), std::string::npos);
}

TEST_F(BeamWindowTest, WithoutAttentionThereAreNoRows) {
    press(Qt::Key_8);
    ASSERT_FALSE(lane().attends());
    waitUntilFound();
    EXPECT_FALSE(page().panel()->plot()->isVisible());
    EXPECT_FALSE(page().panel()->coverage()->isVisible());
    EXPECT_TRUE(child<QLabel>("beamNoAttention")->isVisible());
    const Index chosen = other(2);
    const std::vector<Token> path = tokensTo(chosen);
    click(chosen);
    press(Qt::Key_Return);
    expectSaid(path);
}

TEST_F(BeamWindowTest, IsNotSearchedWhileItIsHidden) {
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    const auto before = beam().data();
    replaceText(QStringLiteral("2 May"));
    QTest::qWait(200);
    EXPECT_EQ(beam().data(), before);
    EXPECT_FALSE(action("decodePath")->isEnabled());
    press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
    waitUntilFound();
    expectAsEngine();
}

TEST_F(BeamWindowTest, ALongSearchCanBeStoppedAndTheWindowGoesOn) {
    const auto before = beam().data();
    beam().setWidth(20);
    session().setSourceText(QStringLiteral("9 May 1998 ").repeated(60));
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return !summary().empty() && summary().starts_with("Searching"); }, 60000));
    EXPECT_EQ(beam().data(), before) << "the last tree stays meanwhile";
    EXPECT_TRUE(child<QPushButton>("beamStop")->isVisible());
    QTest::mouseClick(child<QPushButton>("beamStop"), Qt::LeftButton);
    EXPECT_THAT(summary(), HasSubstr("stopped"));
    EXPECT_FALSE(page().canDecode());
    QTest::qWait(300);
    EXPECT_EQ(beam().data(), before);
    // The newest question is the one that is answered.
    session().setSourceText(QStringLiteral("9 May 1998 ").repeated(50));
    QTest::qWait(150);
    session().setSourceText(QStringLiteral("8 May"));
    waitUntilFound();
    expectAsEngine();
    EXPECT_FALSE(child<QPushButton>("beamStop")->isVisible());
}

TEST_F(BeamWindowTest, WhatFitsGoesOnFitting) {
    auto* fit = page().findChild<QToolButton*>(QStringLiteral("beamFit"));
    const auto showsAll = [&] {
        return view().horizontalScrollBar()->maximum() == 0 && view().verticalScrollBar()->maximum() == 0;
    };
    child<QDockWidget>("stagesDock")->hide();
    window->resize(1100, 700);
    QTest::mouseClick(fit, Qt::LeftButton);
    EXPECT_TRUE(fit->isChecked());
    EXPECT_TRUE(showsAll());
    // A larger tree, a smaller window, larger type.
    const double before = view().zoom();
    page().findChild<QSpinBox*>(QStringLiteral("beamWidth"))->setValue(12);
    waitUntilFound();
    EXPECT_TRUE(showsAll());
    EXPECT_LT(view().zoom(), before);
    window->resize(900, 600);
    QTest::qWait(20);
    EXPECT_TRUE(showsAll());
    ui::setTheme(ui::ThemeKind::Projector);
    QTest::qWait(20);
    EXPECT_TRUE(showsAll() || view().zoom() == ui::BeamView::leastFit());
    EXPECT_GE(view().zoom(), 0.6) << "it can be read in the last row";
    ui::setTheme(ui::ThemeKind::Light);
    QTest::qWait(20);
    EXPECT_TRUE(fit->isChecked());
    // Another size is chosen: it is not called fitting any more.
    QTest::mouseClick(page().findChild<QToolButton*>(QStringLiteral("beamLarger")), Qt::LeftButton);
    EXPECT_FALSE(fit->isChecked());
    const double chosen = view().zoom();
    window->resize(1000, 640);
    QTest::qWait(20);
    EXPECT_EQ(view().zoom(), chosen);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_9, Qt::ControlModifier);
    EXPECT_TRUE(fit->isChecked());
    QTest::keyClick(&view(), Qt::Key_0, Qt::ControlModifier);
    EXPECT_FALSE(fit->isChecked());
}

}  // namespace
}  // namespace attn::test
