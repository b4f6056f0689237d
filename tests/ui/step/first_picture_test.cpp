// SPDX-License-Identifier: GPL-3.0-or-later
// What a new user sees, with the models that come with the program.
#include <gmock/gmock.h>

#include <QMenu>

#include "core/decode/beam.h"
#include "core/metrics/alignment.h"
#include "core/train/setup/run_setup.h"
#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/files/launch_options.h"
#include "ui/pictures/lane/lane_measures.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/session/resource_locator.h"
#include "ui/step/session/start/failing_examples.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/picture_actions.h"
#include "ui/train/train_controller.h"
#include "ui/train/train_mode.h"

namespace attn::test {
namespace {

class FirstPictureTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(resourceDir().string()));
    }
};

// Tokens of the best output, without </s>.
std::vector<Token> bestTokens(const BeamTree& tree) {
    std::vector<Token> tokens;
    for (Index place = tree.ranked.front(); place >= 0;
         place = tree.nodes[static_cast<std::size_t>(place)].parent)
        tokens.insert(tokens.begin(), tree.nodes[static_cast<std::size_t>(place)].token);
    tokens.pop_back();
    return tokens;
}

double bestProbability(const BeamTree& tree) {
    return tree.nodes[static_cast<std::size_t>(tree.ranked.front())].logProbability;
}

TEST_F(FirstPictureTest, IsASentenceWhoseWordsChangeTheirOrder) {
    open();
    waitUntilDecoded();
    EXPECT_EQ(window->session().task()->id(), "translate");
    EXPECT_EQ(edit()->text(), QStringLiteral("the European Economic Area was signed in August 1992 ."));
    EXPECT_EQ(step(), 6) << "half of the twelve: the area has changed its order, and half is left to step";
    ASSERT_EQ(grid()->laneCount(), 8);
    const QStringList area = {"la", "zone", "économique", "européenne"};
    int agreeing = 0;
    for (const ui::Lane* lane : window->session().shownLanes()) {
        const auto data = lane->data();
        EXPECT_EQ(data->outputTokens.mid(0, 4), area) << data->name.toStdString();
        const std::optional<double> error = ui::errorRate(*data, step());
        agreeing += error && *error == 0 ? 1 : 0;
    }
    EXPECT_GE(agreeing, 3) << "weights and known links agree";
    EXPECT_EQ(window->cursor().selectedLane()->scoreId(), QStringLiteral("additive"));
    EXPECT_EQ(ui::errorRate(*window->cursor().selectedLane()->data(), step()), 0.0);
}

TEST_F(FirstPictureTest, NothingIsCountedBeforeTheFirstStep) {
    open();
    waitUntilDecoded();
    EXPECT_TRUE(text("counts").contains(QStringLiteral("420 weights computed of 840")))
        << text("counts").toStdString();
    press(Qt::Key_Home);
    EXPECT_TRUE(text("counts").contains(QStringLiteral(" 0 weights computed of 840")))
        << text("counts").toStdString();
    for (int lane = 0; lane < grid()->laneCount(); ++lane)
        EXPECT_EQ(grid()->card(lane)->aerText(), QStringLiteral("—"));
}

TEST_F(FirstPictureTest, TheErrorRateIsADashBeforeTheFirstRowWithLinks) {
    ui::LaneData lane = *[this] {
        open();
        waitUntilDecoded();
        return window->cursor().selectedLane()->data();
    }();
    std::erase_if(lane.links, [](const Link& link) { return link.target < 2; });
    EXPECT_FALSE(ui::errorRate(lane, 0));
    EXPECT_FALSE(ui::errorRate(lane, 2));
    EXPECT_TRUE(ui::errorRate(lane, 3));
}

// What the table claims of each text, by the engine.
TEST_F(FirstPictureTest, GreedyFailsWhereTheExamplesSaySo) {
    for (const ui::BeamExample& example : ui::beamExamples()) {
        SCOPED_TRACE(example.text);
        const auto model = loadModel(
            (resourceDir() / "models" / example.task / (std::string(example.score) + ".safetensors"))
                .string());
        const std::optional<TaskPair> pair = createTask(example.task)->solve(example.text);
        ASSERT_TRUE(pair);
        const std::vector<Token> source = model->source.ids(model->tokenizers.source->tokenize(example.text));
        const std::vector<Token> right = model->target.ids(model->tokenizers.target->tokenize(pair->target));
        BeamOptions options;
        options.width = ui::usualBeamWidth;
        options.lengthPower = ui::usualLengthPower;
        const BeamTree beam = beamSearch(model, source, options);
        options.width = 1;
        const BeamTree greedy = beamSearch(model, source, options);
        EXPECT_NE(bestTokens(greedy), right);
        EXPECT_EQ(bestTokens(beam), right);
        EXPECT_GT(bestProbability(beam), bestProbability(greedy) + 0.2) << "by far, on any machine";
    }
}

TEST_F(FirstPictureTest, AFixedVectorFailsWhereTheExamplesSaySo) {
    for (const ui::FixedVectorExample& example : ui::fixedVectorExamples()) {
        SCOPED_TRACE(example.text);
        const std::optional<TaskPair> pair = createTask(example.task)->solve(example.text);
        ASSERT_TRUE(pair);
        for (const char* score : {"none", "additive"}) {
            const auto model = loadModel(
                (resourceDir() / "models" / example.task / (std::string(score) + ".safetensors")).string());
            const std::vector<Token> source =
                model->source.ids(model->tokenizers.source->tokenize(example.text));
            const std::vector<Token> right =
                model->target.ids(model->tokenizers.target->tokenize(pair->target));
            BeamOptions options;
            options.width = 1;
            EXPECT_EQ(bestTokens(beamSearch(model, source, options)) == right,
                      score == std::string("additive"))
                << score;
        }
    }
}

TEST_F(FirstPictureTest, AnExampleWhereAFixedVectorFailsShowsBothLanesToTheEnd) {
    open();
    waitUntilDecoded();
    auto* menu = child<QMenu>("fixedVector");
    ASSERT_NE(menu, nullptr);
    menu->actions().front()->trigger();
    waitUntilDecoded();
    EXPECT_EQ(edit()->text(), QString::fromUtf8(ui::fixedVectorExamples().front().text));
    const auto shown = window->session().shownLanes();
    ASSERT_EQ(shown.size(), 2U);
    for (const ui::Lane* lane : shown) {
        const bool attends = lane->scoreId() == QStringLiteral("additive");
        EXPECT_TRUE(attends || lane->scoreId() == QStringLiteral("none"));
        EXPECT_EQ(lane->data()->outputTokens.join(' ').startsWith(
                      QStringLiteral("le rapport du président doit être signé en 1995")),
                  attends);
    }
    EXPECT_GE(step(), 10);
}

TEST_F(FirstPictureTest, AnExampleWhereGreedyFailsOpensItsTree) {
    open();
    waitUntilDecoded();
    const ui::BeamExample& example = ui::beamExamples().front();
    const auto* menu = child<QMenu>("beams");
    ASSERT_NE(menu, nullptr);
    for (QAction* action : menu->actions())
        if (action->text().startsWith(QString::fromUtf8(example.text)))
            action->trigger();
    auto* mode = window->findChild<ui::StepMode*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return mode->beam().isCurrent(); }, 60000));
    EXPECT_EQ(edit()->text(), QString::fromUtf8(example.text));
    EXPECT_EQ(window->cursor().selectedLane()->scoreId(), QString::fromLatin1(example.score));
    EXPECT_EQ(mode->pictures().picture(), ui::StepPicture::Beam);
    EXPECT_EQ(mode->beam().width(), ui::usualBeamWidth);
}

// Step mode opens every task that has models, Train mode every task that has recipes.
TEST_F(FirstPictureTest, TheCommandLineTakesEveryTask) {
    for (const QString& task : ui::bundledTasks()) {
        ui::LaunchOptions options =
            ui::parseLaunchOptions({QStringLiteral("attention-lab"), QStringLiteral("--example"), task});
        open(options);
        EXPECT_EQ(window->session().task()->id(), task.toStdString());
        window.reset();
    }
    for (const TaskDescription& task : tasks()) {
        if (!hasUsualSetup(task.id))
            continue;
        ui::LaunchOptions options =
            ui::parseLaunchOptions({QStringLiteral("attention-lab"), QStringLiteral("--train"),
                                    QStringLiteral("--example"), QString::fromStdString(task.id)});
        open(options);
        EXPECT_EQ(window->mode<ui::TrainMode>().controller().setup().common.task, task.id);
        window.reset();
    }
}

}  // namespace
}  // namespace attn::test
