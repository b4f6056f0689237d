// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes of models that are not recurrent, in Train mode.
#include <gmock/gmock.h>

#include <fstream>

#include "tests/support/architectures.h"
#include "tests/ui/train/train_fixture.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class ArchitecturesTrainTest : public TrainWindowTest {
protected:
    // A recipe like the others of the run, with the model of an architecture.
    void add(const std::string& name, const std::string& task = "dates") {
        Recipe recipe = tinyRecipe();
        recipe.task = task;
        for (const Architecture& each : architectures())
            if (each.name == name)
                recipe.model = each.config;
        recipe.model.sourceSize = recipe.model.targetSize = 0;
        recipe.model.encoder.separators.clear();
        recipe.model.encoder.separatorTexts = {"."};
        recipe.model.encoder.longest = recipe.model.decoder.longest = 200;
        const std::string path = folder.file(name + ".json");
        std::ofstream(path) << recipeToJson(recipe);
        options.runs.append(QString::fromStdString(path));
    }
    void trainToTheEnd() {
        options.trains = true;
        open(options);
        waitForPairs();
        press(Qt::Key_Space);
        waitUntilEnded();
        waitUntilIdle();
        EXPECT_FALSE(window->grab().isNull());
    }
    const ui::LaneData& shown(int lane) const { return *trainGrid()->card(lane)->data(); }

    TemporaryFolder folder;
    ui::LaunchOptions options;
};

TEST_F(ArchitecturesTrainTest, RecurrentAndOtherLanesAreTrainedInOneRun) {
    add("recurrent_bahdanau");
    add("self_attention_transformer");
    add("convolution_luong");
    trainToTheEnd();
    ASSERT_EQ(controller().laneCount(), 3);
    std::vector<std::string> names;
    for (int lane = 0; lane < 3; ++lane) {
        names.push_back(controller().history(lane).name);
        EXPECT_EQ(controller().history(lane).problem, "");
        EXPECT_EQ(controller().history(lane).update(), 30);
        EXPECT_FALSE(controller().history(lane).measurements.empty());
        ASSERT_GT(shown(lane).rows.size(), 0);
        EXPECT_NEAR(shown(lane).rows[0].weights.sum(), 1, 1e-5);
        EXPECT_TRUE(shown(lane).exactMatch);
        expectAsAlone(lane);
    }
    EXPECT_THAT(names, testing::ElementsAre("Additive", "Transformer", "Additive over convolution"));
    EXPECT_EQ(shown(0).map, "");
    EXPECT_EQ(shown(1).map, "cross-attention, layer 2, mean of 2 heads");
    EXPECT_EQ(shown(2).map, "");
}

TEST_F(ArchitecturesTrainTest, ClassesAreTrainedAndCalledSo) {
    for (const char* name : {"embedding_pool", "recurrent_pool", "hierarchical_pool"})
        add(name, "sentiment");
    trainToTheEnd();
    ASSERT_EQ(controller().laneCount(), 3);
    for (int lane = 0; lane < 3; ++lane) {
        EXPECT_EQ(controller().history(lane).problem, "");
        EXPECT_TRUE(shown(lane).isClass);
        EXPECT_EQ(shown(lane).rows.size(), 1);
        EXPECT_EQ(shown(lane).rows[0].weights.size(), shown(lane).sourceTokens.size());
        EXPECT_FALSE(shown(lane).map.isEmpty());
        ASSERT_TRUE(shown(lane).differences);
        EXPECT_EQ(shown(lane).differences->isRight.size(), 1U);
    }
    EXPECT_THAT(trainGrid()->card(0)->toolTip().toStdString(), HasSubstr("words of the text"));
}

TEST_F(ArchitecturesTrainTest, TheSetUpSaysThatTheRecipeHasAllOfTheModel) {
    add("self_attention_transformer");
    options.trains = true;
    open(options);
    waitForPairs();
    auto* panel = view<ui::SetupPanel>();
    panel->setShowsMore(true);
    EXPECT_TRUE(child<QWidget>("ownModels")->isVisible());
    EXPECT_TRUE(panel->isValid());
    auto* row = window->findChild<ui::LaneRow*>("lane1");
    row->setOpen(true);
    EXPECT_THAT(row->findChild<QLabel*>("ownModel")->text().toStdString(), HasSubstr("Transformer"));
    panel->findChild<QPushButton*>("addLane")->click();
    EXPECT_TRUE(panel->isValid());
    EXPECT_FALSE(child<QWidget>("ownModels")->isVisible());
}

}  // namespace
}  // namespace attn::test
