// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/runs_stage.h"
#include "ui/learn/scene_pictures.h"

#include <QComboBox>

#include "core/train/recipes/recipe.h"
#include "tests/support/sample_lesson.h"
#include "tests/support/tiny_recipe.h"
#include "tests/ui/learn/learn_fixture.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// A lesson that trains: first two runs of which one has a setting, then a step without trainings.
class RunsStageTest : public LearnFixture {
protected:
    void SetUp() override {
        LearnFixture::SetUp();
        nlohmann::ordered_json json = sampleLessonJson();
        json["steps"] = nlohmann::ordered_json::parse(R"json([
          {"id": "train", "title": "Train", "text": "steps/one.md", "highlights": ["charts", "run:sick", "settings"],
           "state": {"mode": "train", "text": "9 May 1998",
                     "runs": [{"id": "healthy", "recipe": "r.json", "name": "Healthy"},
                              {"id": "sick", "recipe": "sick.json", "name": "Sick",
                               "settings": [{"key": "illness", "label": "Cure",
                                             "values": [{"value": "labels_one_off", "text": "none"},
                                                        {"value": "", "text": "shift the labels"}]}]}]},
           "question": {"kind": "do", "ask": "Cure it.",
                        "check": "run('sick').loss == run('healthy').loss and run('sick').updates == 30",
                        "solution": {"recipes": {"sick": {"illness": ""}}},
                        "wrong": "{run('sick').changed_keys}"}},
          {"id": "point", "title": "Point", "text": "steps/one.md",
           "question": {"kind": "point", "at": "run", "ask": "Which one is sick?", "value": "'sick'"}},
          {"id": "after", "title": "After", "text": "steps/one.md", "state": {"mode": "step"}}
        ])json");
        json["let"] = nlohmann::ordered_json::object();
        std::map<std::string, std::string> files = sampleLessonFiles(json);
        Recipe recipe = tinyRecipe();
        files["r.json"] = recipeToJson(recipe);
        recipe.illness = "labels_one_off";
        files["sick.json"] = recipeToJson(recipe);
        openLesson(writeSampleLesson(m_folder, files));
    }

    TemporaryFolder m_folder;
};

TEST_F(RunsStageTest, TrainsLiveAndTheSettingsAreTheAnswer) {
    ASSERT_NE(mode().pictures().runs(), nullptr);
    EXPECT_TRUE(mode().pictures().runs()->isVisible());
    EXPECT_FALSE(mode().step().page()->isVisible());
    ui::TrainController& controller = *mode().pictures().runs()->controller();
    ASSERT_EQ(controller.laneCount(), 2);
    EXPECT_EQ(controller.history(1).name, "Sick");
    EXPECT_EQ(recipeDifference(laneRecipe(controller.setup(), 1), controller.history(1).recipe), "");
    EXPECT_EQ(controller.history(1).recipe.illness, "labels_one_off");
    EXPECT_FALSE(mode().pictures().runs()->place("run:sick").isEmpty());

    click("lessonTrain");
    ASSERT_TRUE(QTest::qWaitFor([&] { return controller.isEnded(); }, 60'000));
    EXPECT_THAT(part<QLabel>("lessonRunStatus")->text().toStdString(), HasSubstr("Trained"));
    wait();
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Not yet")) << "it is still sick";

    auto* cure = part<QComboBox>("setting_sick_illness");
    EXPECT_EQ(cure->currentText(), QStringLiteral("none"));
    cure->setFocus();
    QTest::keyClick(cure, Qt::Key_Down);
    wait();
    EXPECT_FALSE(controller.hasBegun()) << "another recipe is another training";
    EXPECT_EQ(controller.history(1).recipe.illness, "");
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Right")) << "the engine trains what was not trained in the window";
}

TEST_F(RunsStageTest, ShowMeCuresAndTrains) {
    click("showAnswer");
    ui::TrainController& controller = *mode().pictures().runs()->controller();
    EXPECT_EQ(mode().pictures().runs()->changes().at("sick").at("illness"), "");
    ASSERT_TRUE(QTest::qWaitFor([&] { return controller.isEnded(); }, 60'000));
    EXPECT_EQ(controller.history(0).losses, controller.history(1).losses);
    click("sceneAgain");
    EXPECT_TRUE(mode().pictures().runs()->changes().empty());
}

TEST_F(RunsStageTest, ATrainingIsPointedAtAndLeftWithItsStep) {
    click("lessonNext");
    EXPECT_EQ(mode().player().place(), 1);
    mode().pictures().runs()->controller()->start();
    mode().pictures().runs()->selectRun(QStringLiteral("sick"));
    emit mode().pictures().runs()->pointed(mode().pictures().runs()->selectedRun());
    EXPECT_THAT(part<QLabel>("pointed")->text().toStdString(), HasSubstr("sick"));
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Right"));
    click("lessonNext");
    EXPECT_FALSE(mode().pictures().runs()->isVisible());
    EXPECT_TRUE(mode().step().page()->isVisible());
    EXPECT_FALSE(mode().pictures().runs()->controller()->isRunning()) << "nobody sees it train";
}

}  // namespace
}  // namespace attn::test
