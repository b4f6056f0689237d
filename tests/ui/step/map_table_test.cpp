// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of the lane in focus, in the real window.
#include <gmock/gmock.h>

#include <QAccessible>
#include <QToolButton>
#include <set>

#include "core/decode/decoded_maps.h"
#include "core/network/shown_maps.h"
#include "core/train/corpora/fresh_pairs.h"
#include "core/train/evaluation.h"
#include "tests/ui/support/sample_architectures.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lines/lines_view.h"
#include "ui/pictures/maps/map_choices.h"
#include "ui/pictures/maps/map_table.h"
#include "ui/step/session/lane/best_heads.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/picture_actions.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class MapTableTest : public WindowTest {
protected:
    MapTableTest() { opensAll = false; }

    void openFocused(const std::string& name = "self_attention_transformer",
                     const QString& text = "11 May 2009") {
        ui::LaunchOptions options;
        options.models.append(writeArchitecture(folder.path(), architectureOf(name)));
        options.text = text;
        options.size = QSize(1400, 900);
        open(options);
        window->session().setDecoderReads(ui::DecoderReads::Reference);
        press(Qt::Key_F);
        press(Qt::Key_End);
        waitUntilDecoded();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !lane().hasMoreMaps(); }));
    }
    const ui::Lane& lane(std::size_t place = 0) const { return *window->session().lanes().at(place); }
    ui::LaneCard* card() const { return grid()->card(0); }
    ui::MapTable* table() const { return card()->mapTable(); }
    int cellOf(const char* map) const {
        return table()->places().cellOf(ui::placeOf(*table()->maps(), mapOfName(map)));
    }
    QPoint pointOf(const char* map) const {
        return table()->places().cells.at(static_cast<std::size_t>(cellOf(map))).picture.center().toPoint();
    }
    QString shownMap() const { return card()->plot()->data()->mapName; }

    TemporaryFolder folder;
};

TEST_F(MapTableTest, HasEveryMapOfTheLaneWithTheWeightsAndTheErrorThatItHasWhenItIsShown) {
    openFocused();
    ASSERT_NE(table(), nullptr);
    ASSERT_TRUE(table()->isVisible());
    ASSERT_TRUE(lane().knowsReference());
    const std::shared_ptr<const ui::MapSet> kept = table()->maps();
    const ui::MapSet& set = *kept;
    ASSERT_EQ(set.maps.size(), shownMaps(lane().model()->network).size());
    ASSERT_EQ(table()->places().cells.size(), set.maps.size());
    int measured = 0;
    for (std::size_t i = 0; i < set.maps.size(); ++i) {
        const ui::LaneMap map = set.maps[i];
        SCOPED_TRACE(nameOf(map.map));
        const QString error = table()->errorText(table()->places().cellOf(static_cast<int>(i)));
        window->session().setMap(lane().id(), map.map);
        waitUntilDecoded();
        const auto data = lane().data();
        const ui::Picture& shown = ui::shownPicture(*data);
        ASSERT_EQ(static_cast<int>(map.rows->size()), shown.rows.size());
        for (int row = 0; row < shown.rows.size(); ++row) {
            const Vector& own = (*map.rows)[static_cast<std::size_t>(row)];
            EXPECT_LT((own - shown.rows[row].weights.head(own.size())).cwiseAbs().maxCoeff(), 1e-6);
        }
        EXPECT_EQ(card()->aerText(), error.isEmpty() ? QStringLiteral("—") : error);
        EXPECT_EQ(error.isEmpty(), rowsOf(map.map) != MapAxis::Steps ||
                                       columnsOf(map.map, lane().model()->network) != MapAxis::Source);
        EXPECT_EQ(table()->isChosen(table()->places().cellOf(static_cast<int>(i))), true);
        measured += error.isEmpty() ? 0 : 1;
    }
    EXPECT_EQ(measured, 7) << "two layers of two heads and their mean, and the rollout";
    // One step fewer measures one row fewer.
    press(Qt::Key_Home);
    for (const auto& cell : table()->places().cells)
        EXPECT_EQ(table()->errorText(static_cast<int>(&cell - table()->places().cells.data())), "");
}

TEST_F(MapTableTest, IsOnlyInFocusAndOnlyWhereThereAreSeveralMaps) {
    ui::LaunchOptions options;
    options.models = {writeArchitecture(folder.path(), architectureOf("self_attention_transformer")),
                      writeSampleModel(folder.path(), "additive")};
    open(options);
    press(Qt::Key_End);
    waitUntilDecoded();
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(grid()->card(i)->mapTable(), nullptr);
    press(Qt::Key_F);
    for (int i = 0; i < 2; ++i) {
        press(i == 0 ? Qt::Key_1 : Qt::Key_2);
        const bool hasSeveral = window->cursor().selectedLane()->maps() != nullptr;
        const ui::MapTable* maps = grid()->card(i)->mapTable();
        EXPECT_EQ(maps && maps->isVisible(), hasSeveral) << i;
    }
    press(Qt::Key_F);
    for (int i = 0; i < 2; ++i)
        if (grid()->card(i)->mapTable()) {
            EXPECT_FALSE(grid()->card(i)->mapTable()->isVisible());
            EXPECT_FALSE(grid()->card(i)->mapChoices()->isVisible());
        }
}

TEST_F(MapTableTest, TheMouseLooksAtAMapUntilItLeavesAndAClickChooses) {
    openFocused();
    EXPECT_EQ(shownMap(), "cross.2.mean");
    QTest::mouseMove(table(), pointOf("encoder.1.2"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return shownMap() == "encoder.1.2"; }));
    EXPECT_EQ(text("variant"), "look at: self-attention of the encoder, layer 1, head 2");
    EXPECT_EQ(nameOf(*lane().map()), "cross.2.mean") << "nothing is chosen";
    EXPECT_THAT(card()->accessibleName().toStdString(), HasSubstr("look at"));
    QTest::mouseMove(table(), pointOf("cross.1.1"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return shownMap() == "cross.1.1"; }));
    EXPECT_EQ(card()->aerText(), table()->errorText(cellOf("cross.1.1")));
    QTest::mouseMove(card()->plot(), QPoint(5, 5));
    ASSERT_TRUE(QTest::qWaitFor([this] { return shownMap() == "cross.2.mean"; }));
    EXPECT_THAT(text("variant").toStdString(), StartsWith("cross-attention, layer 2, mean of 2 heads"));
    QTest::mouseClick(table(), Qt::LeftButton, {}, pointOf("decoder.2.1"));
    EXPECT_EQ(nameOf(*lane().map()), "decoder.2.1");
    waitUntilDecoded();
    EXPECT_EQ(shownMap(), "decoder.2.1");
    EXPECT_THAT(text("variant").toStdString(), StartsWith("self-attention of the decoder"));
    EXPECT_TRUE(table()->isChosen(cellOf("decoder.2.1")));
    press(Qt::Key_Z, Qt::ControlModifier);
    waitUntilDecoded();
    EXPECT_TRUE(table()->isChosen(cellOf("cross.2.mean")));
}

TEST_F(MapTableTest, ArrowsGoFromMapToMapAndEnterChooses) {
    openFocused();
    table()->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Up);
    EXPECT_EQ(shownMap(), "cross.1.mean");
    press(Qt::Key_Left);
    EXPECT_EQ(shownMap(), "cross.1.2");
    press(Qt::Key_Up);
    EXPECT_EQ(shownMap(), "decoder.2.2");
    press(Qt::Key_Escape);
    EXPECT_EQ(shownMap(), "cross.2.mean");
    press(Qt::Key_Left);
    press(Qt::Key_Return);
    waitUntilDecoded();
    EXPECT_EQ(nameOf(*lane().map()), "cross.2.2");
    EXPECT_TRUE(area()->isFocused());
    EXPECT_FALSE(child<QDockWidget>("stagesDock")->isVisible()) << "Enter meant the map";
}

TEST_F(MapTableTest, TakesTheRoomThatTheMapCannotUse) {
    openFocused("self_attention_transformer", "9 May");
    // In the low one letters are small, and cells with them.
    for (const QSize size : {QSize(1400, 900), QSize(2560, 1400), QSize(1800, 600)}) {
        SCOPED_TRACE(size.width());
        window->resize(size);
        QTest::qWait(1);
        ASSERT_TRUE(table()->isVisible());
        const ui::MapTableLayout& places = table()->places();
        const auto chosen = static_cast<std::size_t>(cellOf("cross.2.mean"));
        ASSERT_LT(chosen, places.cells.size());
        EXPECT_GE(places.cells[chosen].figure.top(), places.cells[chosen].picture.bottom() + 2)
            << "the outline of a chosen map is three pixels below its picture";
        EXPECT_GE(places.cells[chosen].picture.width(), size.width() > 1500 ? 100 : 40);
        EXPECT_LE(places.height, table()->parentWidget()->height() + 1) << "nothing is to be scrolled";
    }
}

TEST_F(MapTableTest, ReadersHearOfEachMap) {
    openFocused();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(table());
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->role(), QAccessible::List);
    ASSERT_EQ(list->childCount(), static_cast<int>(table()->maps()->maps.size()));
    std::set<QString> names;
    for (int i = 0; i < list->childCount(); ++i)
        names.insert(list->child(i)->text(QAccessible::Name));
    EXPECT_EQ(static_cast<int>(names.size()), list->childCount());
    QAccessibleInterface* chosen = list->child(cellOf("cross.2.mean"));
    EXPECT_EQ(chosen->text(QAccessible::Name),
              "cross-attention, layer 2, mean of 2 heads, alignment error rate " +
                  table()->errorText(cellOf("cross.2.mean")) + ", shown");
    EXPECT_TRUE(chosen->state().selected);
    QAccessibleInterface* other = list->child(cellOf("encoder.2.1"));
    ASSERT_NE(other->actionInterface(), nullptr);
    other->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(nameOf(*lane().map()), "encoder.2.1");
}

TEST_F(MapTableTest, ChoicesAreTheHeadsOfTheLayerTheirMeanAndTheRollout) {
    openFocused();
    ASSERT_TRUE(card()->mapChoices()->isVisible());
    EXPECT_TRUE(child<QToolButton>("choice-cross.2.mean")->isChecked());
    QTest::mouseClick(child<QToolButton>("choice-cross.2.1"), Qt::LeftButton);
    EXPECT_EQ(nameOf(*lane().map()), "cross.2.1");
    EXPECT_TRUE(child<QToolButton>("choice-cross.2.1")->isChecked());
    QTest::mouseClick(child<QToolButton>("choice-rollout"), Qt::LeftButton);
    waitUntilDecoded();
    EXPECT_EQ(nameOf(*lane().map()), "rollout");
    EXPECT_TRUE(child<QToolButton>("choice-rollout")->isChecked());
    EXPECT_TRUE(action("map-rollout")->isChecked());
    EXPECT_FALSE(action("uniformRow")->isEnabled()) << "a rollout is no weight of a step";
    const auto data = lane().data();
    const std::vector<DecodedMap> rollout =
        decodedMaps(lane().model(), *data->trace, {}, {MapAddress{MapSite::Rollout, 0, 0}});
    const ui::Picture& shown = ui::shownPicture(*data);
    ASSERT_EQ(static_cast<int>(rollout[0].rows.size()), shown.rows.size());
    for (int row = 0; row < shown.rows.size(); ++row)
        EXPECT_EQ(shown.rows[row].weights, rollout[0].rows[static_cast<std::size_t>(row)]);
    action("map-encoder.1.1")->trigger();
    QTest::mouseClick(child<QToolButton>("choice-encoder.1.2"), Qt::LeftButton);
    EXPECT_EQ(nameOf(*lane().map()), "encoder.1.2");
}

TEST_F(MapTableTest, TheBestHeadIsThatWithTheLeastErrorOnOtherPairs) {
    openFocused();
    auto* best = child<QToolButton>("choice-best");
    ASSERT_TRUE(best->isVisible());
    QTest::mouseClick(best, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return best->isChecked(); }, 60'000));
    const TrainedModel& model = *lane().model();
    const FreshTask fresh = freshTask({&model}, {"model"}, "dates");
    std::set<std::string> seen;
    const Corpus corpus = taskCorpus(*fresh.task, model.tokenizers, model.source, model.target,
                                     ui::BestHeads::pairCount, 161803, seen);
    EvaluationOptions options;
    options.count = ui::BestHeads::pairCount;
    options.measuresMaps = true;
    std::optional<MapMeasures> least;
    for (const MapMeasures& each : evaluate(model.network, corpus, options).maps)
        if (each.map.site == MapSite::Cross && each.map.head >= 0 &&
            (!least || *each.alignment.errorRate() < *least->alignment.errorRate()))
            least = each;
    EXPECT_EQ(nameOf(*lane().map()), nameOf(least->map));
    EXPECT_EQ(card()->mapChoices()->note(), QStringLiteral("chosen on 200 other pairs: AER %1 there")
                                                .arg(*least->alignment.errorRate(), 0, 'f', 2));
    // The second time it is known.
    action("map-cross.1.mean")->trigger();
    EXPECT_EQ(card()->mapChoices()->note(), "");
    action("bestHead")->trigger();
    EXPECT_EQ(nameOf(*lane().map()), nameOf(least->map));
}

TEST_F(MapTableTest, LookingForTheBestHeadCanBeGivenUp) {
    openFocused();
    auto* best = child<QToolButton>("choice-best");
    QTest::mouseClick(best, Qt::LeftButton);
    EXPECT_THAT(best->text().toStdString(), HasSubstr("cancel"));
    QTest::mouseClick(best, Qt::LeftButton);
    EXPECT_EQ(best->text(), "best on known links");
    QTest::qWait(50);
    EXPECT_EQ(nameOf(*lane().map()), "cross.2.mean");
}

TEST_F(MapTableTest, LaterTokensAreHatchedInTheTableAndInTheLargePicture) {
    openFocused();
    const auto coloursOf = [](const QImage& image, const QRect& place) {
        std::set<QRgb> colours;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                colours.insert(image.pixel(x, y));
        return colours.size();
    };
    const QImage cells = table()->grab().toImage();
    const QRect cell =
        table()->places().cells.at(static_cast<std::size_t>(cellOf("decoder.1.1"))).picture.toRect();
    QRect later = cell.adjusted(cell.width() / 2 + 4, 2, -2, -cell.height() / 2 - 4);
    EXPECT_EQ(coloursOf(cells, later), 2U) << "the ground and the lines";
    action("map-decoder.1.1")->trigger();
    waitUntilDecoded();
    ui::AttentionPlot& plot = *card()->plot();
    const ui::AttentionLayout& places = plot.places();
    const QImage large = plot.grab().toImage();
    const int last = places.columns - 1;
    later = QRectF(places.cell(0, 2).topLeft(), places.cell(0, last).bottomRight())
                .toRect()
                .adjusted(2, 3, -2, -3);
    EXPECT_EQ(coloursOf(large, later), 2U);
    EXPECT_TRUE(child<QWidget>("spanLegend")->isVisible());
}

TEST_F(MapTableTest, LinesOfSelfAttentionJoinTwoCopiesOfTheText) {
    openFocused();
    action("map-encoder.2.1")->trigger();
    window->mode<ui::StepMode>().pictures().setPicture(ui::StepPicture::Lines);
    const ui::LinesLayout& encoder = card()->lines()->places();
    ASSERT_EQ(encoder.source.count(), lane().sourceLength());
    ASSERT_EQ(encoder.output.count(), lane().sourceLength());
    for (int i = 0; i < encoder.source.count(); ++i)
        EXPECT_EQ(encoder.source.tokens[static_cast<std::size_t>(i)].text,
                  encoder.output.tokens[static_cast<std::size_t>(i)].text);
    action("map-decoder.2.1")->trigger();
    waitUntilDecoded();
    const ui::LinesLayout& decoder = card()->lines()->places();
    ASSERT_EQ(decoder.source.count(), decoder.output.count());
    for (int i = 0; i + 1 < decoder.output.count(); ++i)
        EXPECT_EQ(decoder.source.tokens[static_cast<std::size_t>(i + 1)].text,
                  decoder.output.tokens[static_cast<std::size_t>(i)].text)
            << "it reads what it has said";
    for (const ui::TokenJoin& join : ui::tokenJoins(ui::shownPicture(*lane().data()), decoder.output.count()))
        EXPECT_LE(join.source, join.row);
}

TEST_F(MapTableTest, TheCommandLineChoosesAMap) {
    ui::LaunchOptions options;
    options.models = {writeArchitecture(folder.path(), architectureOf("self_attention_transformer")),
                      writeSampleModel(folder.path(), "additive")};
    options.map = "encoder.1.2";
    open(options);
    for (const auto& each : window->session().lanes())
        EXPECT_EQ(nameOf(*each->map()), each->scoreId() == "additive" ? "cross.1.1" : "encoder.1.2");
}

class LaneSetsOfModels : public MapTableTest {
protected:
    void SetUp() override {
        MapTableTest::SetUp();
        const std::filesystem::path dates = resources()->path() / "models" / "dates";
        for (const char* name : {"transformer", "convolution", "embedding"}) {
            const std::string architecture = name == std::string("transformer")
                                                 ? "self_attention_transformer"
                                                 : name + std::string("_luong");
            Architecture wanted = architectureOf(architecture);
            if (name != std::string("transformer"))
                wanted.config.attention.score = "general";
            const QString file = writeArchitecture(folder.path(), wanted);
            std::filesystem::copy_file(file.toStdString(), dates / (std::string(name) + ".safetensors"),
                                       std::filesystem::copy_options::overwrite_existing);
        }
    }
    void TearDown() override {
        MapTableTest::TearDown();
        for (const char* name : {"transformer", "convolution", "embedding"})
            std::filesystem::remove(resources()->path() / "models" / "dates" /
                                    (std::string(name) + ".safetensors"));
    }
    std::vector<std::string> shownNames() const {
        std::vector<std::string> names;
        for (const ui::Lane* each : window->session().shownLanes())
            names.push_back(each->name().toStdString());
        return names;
    }
};

TEST_F(LaneSetsOfModels, OpenWhatIsMissingAndShowItAlone) {
    open();
    ASSERT_EQ(window->session().lanes().size(), 8U);
    action("lanes-architectures")->trigger();
    EXPECT_EQ(window->session().lanes().size(), 9U);
    EXPECT_THAT(shownNames(), testing::UnorderedElementsAre("Additive", "Transformer"));
    EXPECT_TRUE(action("lanes-architectures")->isChecked());
    action("lanes-score-general")->trigger();
    EXPECT_EQ(window->session().lanes().size(), 11U);
    EXPECT_EQ(window->session().shownLanes().size(), 3U);
    for (const ui::Lane* each : window->session().shownLanes())
        EXPECT_EQ(each->scoreId(), "general");
    EXPECT_TRUE(action("lanes-score-general")->isChecked());
    EXPECT_FALSE(action("lanes-architectures")->isChecked());
    action("lanes-architectures")->trigger();
    EXPECT_EQ(window->session().lanes().size(), 11U) << "they are open";
    EXPECT_EQ(shownNames().size(), 2U);
}

TEST_F(LaneSetsOfModels, ShowEachHeadOfALayerInALaneOfItsOwn) {
    openFocused();
    press(Qt::Key_F);
    window->session().setMap(lane().id(), *mapOfName("cross.1.2"));
    action("lanes-heads")->trigger();
    waitUntilDecoded();
    ASSERT_EQ(window->session().shownLanes().size(), 2U);
    std::set<std::string> maps, names;
    for (const ui::Lane* each : window->session().shownLanes()) {
        maps.insert(nameOf(*each->map()));
        names.insert(each->name().toStdString());
        EXPECT_EQ(each->model(), lane().model()) << "read once";
        EXPECT_EQ(each->stepCount(), lane().stepCount());
    }
    EXPECT_THAT(maps, testing::ElementsAre("cross.1.1", "cross.1.2"));
    EXPECT_EQ(names.size(), 2U);
    EXPECT_TRUE(action("lanes-heads")->isChecked());
    window->session().setMap(lane().id(), *mapOfName("encoder.2.1"));
    window->cursor().selectLane(0);
    action("lanes-heads")->trigger();
    EXPECT_EQ(window->session().lanes().size(), 2U) << "the same lanes show other heads";
    EXPECT_EQ(nameOf(*lane(0).map()), "encoder.2.1");
    EXPECT_EQ(nameOf(*lane(1).map()), "encoder.2.2");
}

}  // namespace
}  // namespace attn::test
