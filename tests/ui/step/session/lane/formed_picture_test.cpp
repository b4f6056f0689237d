// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures with words instead of pieces and with rows of the tokens that are read; in the window, too.
#include "ui/step/session/lane/formed_picture.h"

#include <gmock/gmock.h>

#include "tests/ui/support/sample_architectures.h"
#include "tests/ui/window/window_fixture.h"

namespace attn::test {
namespace {

const TokenTraits pieces = {"▁", false, false};

ui::Picture sample() {
    ui::Picture picture;
    picture.name = "Lane";
    picture.map = "Mean";
    picture.sourceTokens = {"▁a", "b", "▁c", "</s>"};
    picture.outputTokens = {"▁x", "y", "</s>"};
    std::vector<MapTrace> rows(3);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        rows[row].weights.setConstant(4, 0.25F);
        rows[row].weights[0] += 0.0625F * static_cast<Real>(row);
    }
    picture.rows = AttentionRows(rows);
    picture.links = {{0, 0, true}, {2, 1, false}};
    return picture;
}

TEST(FormedPicture, HasWordsInPlaceOfPieces) {
    const auto words = ui::formedPicture(sample(), {RowToken::Written, true}, pieces);
    ASSERT_TRUE(words);
    EXPECT_EQ(words->sourceTokens, QStringList({"ab", "c", "</s>"}));
    EXPECT_EQ(words->outputTokens, QStringList({"xy", "</s>"}));
    EXPECT_EQ(words->map, "Mean · words");
    ASSERT_EQ(words->rows.size(), 2);
    EXPECT_EQ(words->rows[0].weights[0], 0.53125F);  // the mean of 0.5 and 0.5625
    EXPECT_EQ(words->rows[0].weights[2], 0.25F);
    EXPECT_EQ(words->links, (std::vector<Link>{{0, 0, true}, {1, 0, false}}));
    EXPECT_FALSE(words->takesWeights);
}

TEST(FormedPicture, HasRowsOfTheTokensThatAreRead) {
    const auto read = ui::formedPicture(sample(), {RowToken::Read, false}, pieces);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->outputTokens, QStringList({"▁x", "y"}));
    EXPECT_EQ(read->rows[0].weights[0], 0.3125F);
    EXPECT_EQ(read->map, "Mean · tokens read");
}

TEST(FormedPicture, IsNothingWhereNothingChanges) {
    EXPECT_FALSE(ui::formedPicture(sample(), {}, pieces));
    EXPECT_FALSE(ui::formedPicture(sample(), {RowToken::Written, true}, {"", false, false}));
    EXPECT_FALSE(ui::formedPicture(sample(), {RowToken::Read, false}, {"▁", false, true})) << "a class";
    ui::Picture none = sample();
    none.attends = false;
    EXPECT_FALSE(ui::formedPicture(none, {RowToken::Read, false}, pieces));
}

class FormedPictureTest : public WindowTest {
protected:
    FormedPictureTest() { opensAll = false; }
    TemporaryFolder folder;
};

TEST_F(FormedPictureTest, IsChosenInTheViewMenuWithUndo) {
    ui::LaunchOptions options;
    options.models.append(writeArchitecture(folder.path(), architectureOf("self_attention_transformer")));
    options.text = "11 May 2009";
    open(options);
    press(Qt::Key_End);
    waitUntilDecoded();
    const ui::Lane& lane = *window->session().lanes().at(0);
    const std::shared_ptr<const ui::LaneData> before = lane.data();
    ASSERT_FALSE(before->otherAxes);
    ASSERT_GT(before->rows.size(), 2);
    QAction* read = window->findChild<QAction*>("stepRowsOfRead");
    ASSERT_TRUE(read->isEnabled());
    EXPECT_FALSE(window->findChild<QAction*>("stepWords")->isEnabled()) << "its tokens are letters";
    read->trigger();
    waitUntilDecoded();
    const std::shared_ptr<const ui::LaneData> after = lane.data();
    ASSERT_TRUE(after->otherAxes);
    EXPECT_THAT(after->otherAxes->map.toStdString(), testing::HasSubstr("tokens read"));
    EXPECT_EQ(after->otherAxes->rows.size(), before->rows.size() - 1);
    EXPECT_EQ(after->otherAxes->outputTokens, before->outputTokens.mid(0, before->rows.size() - 1));
    EXPECT_EQ(after->otherAxes->rows[0].weights, before->rows[1].weights);
    EXPECT_TRUE(read->isChecked());
    window->session().undoStack()->undo();
    EXPECT_FALSE(lane.data()->otherAxes);
    EXPECT_FALSE(read->isChecked());
}

}  // namespace
}  // namespace attn::test
