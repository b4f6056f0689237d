// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/scene_pictures.h"

#include <QLabel>

#include "tests/ui/learn/learn_fixture.h"
#include "ui/learn/step_stage.h"

namespace attn::test {
namespace {

TEST(ScenePicturesTest, APromptStandsThereUntilPicturesAreShown) {
    QWidget window;
    ui::StepMode step(&window);
    for (QWidget* widget : step.statusWidgets())
        widget->setParent(&window);
    ui::ScenePictures pictures(step, &window);
    const auto* prompt = pictures.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    ASSERT_NE(prompt, nullptr);
    EXPECT_FALSE(prompt->isHidden());
    EXPECT_TRUE(step.page()->isHidden());
    pictures.showStepPage();
    EXPECT_TRUE(prompt->isHidden());
    EXPECT_FALSE(step.page()->isHidden());
    EXPECT_FALSE(pictures.showsRuns());
    EXPECT_EQ(pictures.runs(), nullptr) << "no lesson has trainings";
    pictures.showPrompt();
    EXPECT_FALSE(prompt->isHidden());
    EXPECT_TRUE(step.page()->isHidden());
}

}  // namespace
}  // namespace attn::test
