// SPDX-License-Identifier: GPL-3.0-or-later
// One lesson from the first drag to the reopened session: all that a user does to a decoding by events, each
// compared with the engine's interventions.
#include <QSpinBox>
#include <QTreeWidget>

#include "tests/ui/step/what_if/what_if_fixture.h"
#include "tests/ui/support/dialog_answer.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/beam/beam_view.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/what_if/token_dialog.h"
#include "ui/window/session_files.h"

namespace attn::test {
namespace {

class StepStoryTest : public WhatIfWindowTest {
protected:
    ui::StepMode& mode() const { return *window->findChild<ui::StepMode*>(); }
    ui::BeamController& beam() const { return mode().beam(); }
    ui::BeamView& tree() const { return *window->findChild<ui::BeamPage*>()->tree(); }

    void dragBar(int source, double weight) {
        const ui::AttentionLayout& layout = plot().places();
        const int x = static_cast<int>(layout.cell(0, source).center().x());
        const auto y = [&](double value) {
            return static_cast<int>(layout.bars.bottom() - value * layout.bars.height());
        };
        QTest::mousePress(&plot(), Qt::LeftButton, {}, {x, y(0.1)});
        QTest::mouseMove(&plot(), {x, y(0.4)});
        QTest::mouseMove(&plot(), {x, y(weight)});
        QTest::mouseRelease(&plot(), Qt::LeftButton, {}, {x, y(weight)});
    }
    void sayToken(const QString& token) {
        press(Qt::Key_T, Qt::ControlModifier);
        auto* dialog = window->findChild<ui::TokenDialog*>();
        ASSERT_NE(dialog, nullptr);
        auto* text = dialog->findChild<QLineEdit*>(QStringLiteral("tokenText"));
        QTest::keyClicks(text, token);
        QTest::keyClick(text, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window->findChild<ui::TokenDialog*>(); }));
        backToWindow();
    }
    // Decodes a path of the beam tree that the lane does not say by itself; returns its tokens.
    std::vector<Token> decodeAnotherPath() {
        press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_TRUE(QTest::qWaitFor([this] { return beam().isCurrent(); }, 60000));
        const auto found = beam().data();
        const std::vector<Token> own = ui::tokensOf(*data()->trace);
        for (const Index place : tree().places().columns.back().nodes) {
            std::vector<Token> path;
            for (const Index at : ui::pathTo(*found->tree, place))
                path.push_back(ui::nodeOf(*found, at).token);
            if (path == own)
                continue;
            tree().bringIntoSight(place);
            QTest::mouseClick(tree().viewport(), Qt::LeftButton, {},
                              tree().chipRect(place).center().toPoint());
            press(Qt::Key_Return);
            waitUntilDecoded();
            return path;
        }
        ADD_FAILURE() << "the beam holds nothing but what is said";
        return {};
    }
    const TemporaryFolder folder;
};

TEST_F(StepStoryTest, WhatWasDoneComesBackAsTheEngineHasIt) {
    const QString id = lane().scoreId();
    dragBar(4, 0.8);
    expectOneCommand();
    const Interventions dragged = changes();
    EXPECT_NEAR((*dragged.steps.at(row).maps.at(MapAddress()).weights)[4], 0.8, 0.05);

    sayToken(QStringLiteral("7"));
    EXPECT_EQ(changes().steps.at(row).token, lane().model()->target.id("7"));
    EXPECT_TRUE(changes().steps.at(row).maps.at(MapAddress()).weights) << "beside what was dragged";
    expectAsEngine();

    hoverSource(1);
    press(Qt::Key_Delete);
    EXPECT_EQ(changes().zeroed, std::set<Index>{1});
    expectAsEngine();
    undo();
    EXPECT_TRUE(changes().zeroed.empty());
    undo();
    EXPECT_EQ(changes(), dragged);
    redo();
    redo();
    EXPECT_EQ(changes().zeroed, std::set<Index>{1});
    expectAsEngine();

    const std::vector<Token> path = decodeAnotherPath();
    std::vector<Token> said = ui::tokensOf(*data()->trace);
    ASSERT_GE(said.size(), path.size());
    said.resize(path.size());
    EXPECT_EQ(said, path);
    expectAsEngine();

    beam().setWidth(3);
    action("beside-dot")->trigger();
    const Interventions made = changes();
    const auto shown = data();
    const std::string file = folder.file("lesson.attnlab");
    {
        DialogAnswers answers;
        answers.choose(file);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window->sessionFiles().isWorking(); }, 60000));
    }
    window.reset();
    QSettings().clear();
    ui::LaunchOptions options;
    options.session = QString::fromStdString(file);
    open(options);
    waitUntilDecoded();
    EXPECT_EQ(session().whatIfs(id), made);
    ASSERT_EQ(data()->trace->steps.size(), shown->trace->steps.size());
    for (std::size_t i = 0; i < shown->trace->steps.size(); ++i)
        EXPECT_EQ(data()->trace->steps[i].alignment().weights, shown->trace->steps[i].alignment().weights)
            << i;
    expectAsEngine();
    EXPECT_EQ(beam().width(), 3);
    EXPECT_EQ(mode().explain().beside(), QStringList{QStringLiteral("dot")});
    EXPECT_EQ(mode().pictures().picture(), ui::StepPicture::Beam);
    EXPECT_FALSE(session().undoStack()->canUndo());
}

}  // namespace
}  // namespace attn::test
