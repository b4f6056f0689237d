// SPDX-License-Identifier: GPL-3.0-or-later
// Runs whose lanes differ in everything but their pairs: the race, lanes chosen among recipes, own settings
// of lanes, and the map that is watched of each.
#include <gmock/gmock.h>

#include <QCheckBox>
#include <QListWidget>
#include <algorithm>
#include <fstream>

#include "core/decode/decoded_maps.h"
#include "tests/support/architectures.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/pictures/curves/curves_plot.h"
#include "ui/step/step_mode.h"
#include "ui/train/live_settings.h"
#include "ui/train/setup/recipe_dialog.h"
#include "ui/train/train_films.h"
#include "ui/train/watched_map_menu.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class DifferentLanesTest : public TrainWindowTest {
protected:
    void SetUp() override {
        TrainWindowTest::SetUp();
        Recipe gru = tinyRecipe();
        gru.model.attention.score = "general";
        gru.updates = 40;
        write("dates", "general", gru);
        Recipe transformer = gru;
        transformer.model = modelOfArchitecture("self_attention_transformer");
        transformer.optimizer.rate = 0.004;
        transformer.optimizer.beta2 = 0.98;
        transformer.optimizer.warmup = 4;
        transformer.optimizer.decay = "linear";
        write("dates", "transformer", transformer);
        for (const char* name : {"embedding_pool", "recurrent_pool"}) {
            Recipe review = gru;
            review.task = "sentiment";
            review.model = modelOfArchitecture(name);
            write("sentiment", name, review);
        }
    }
    static ModelConfig modelOfArchitecture(const std::string& name) {
        ModelConfig model;
        for (const Architecture& each : architectures())
            if (each.name == name)
                model = each.config;
        model.sourceSize = model.targetSize = 0;
        model.encoder.longest = model.decoder.longest = 200;
        return model;
    }
    void write(const std::string& task, const std::string& name, const Recipe& recipe) {
        const std::filesystem::path folder = resources()->path() / "recipes" / task;
        std::filesystem::create_directories(folder);
        std::ofstream(folder / (name + ".json")) << recipeToJson(recipe);
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (int lane = 0; lane < controller().laneCount(); ++lane)
            names.push_back(controller().history(lane).name);
        return names;
    }
    void setUpRace() {
        openTrain();
        QTest::mouseClick(child<QPushButton>("race"), Qt::LeftButton);
        ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 2; }));
        waitForPairs();
    }
    // Opens the submenu that has the action, and chooses it, by keys.
    static void chooseByKeys(QMenu* menu, const char* name) {
        auto* wanted = menu->findChild<QAction*>(QLatin1String(name));
        ASSERT_NE(wanted, nullptr);
        QAction* first = wanted;
        for (QAction* each : menu->actions())
            if (each->menu() && each->menu()->actions().contains(wanted))
                first = each;
        for (int i = 0; i < 20 && menu->activeAction() != first; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        if (first != wanted) {
            QTest::keyClick(menu, Qt::Key_Right);
            for (int i = 0; i < 20 && first->menu()->activeAction() != wanted; ++i)
                QTest::keyClick(first->menu(), Qt::Key_Down);
            menu = first->menu();
        }
        QTest::keyClick(menu, Qt::Key_Return);
    }
    void openMenuOf(int lane) const {
        ui::AttentionPlot* plot = trainGrid()->card(lane)->plot();
        QContextMenuEvent event(QContextMenuEvent::Mouse, plot->rect().center(),
                                plot->mapToGlobal(plot->rect().center()));
        QApplication::sendEvent(plot, &event);
    }
    // Watches a map of the Transformer of the race, and waits for its picture.
    void watch(const char* map) {
        QTimer::singleShot(50, window.get(), [=] {
            auto* menu = qobject_cast<ui::WatchedMapMenu*>(QApplication::activePopupWidget());
            ASSERT_NE(menu, nullptr);
            chooseByKeys(menu, (std::string("watch-") + map).c_str());
        });
        openMenuOf(1);
        const std::string name = map;
        ASSERT_TRUE(waitFor([&] {
            const auto other = trainGrid()->card(1)->data()->otherAxes;
            return controller().watchedMap(1) == mapOfName(name) && other && other->rows.size() > 0;
        })) << map;
    }
    // The box of an item can be told from its ground in every theme.
    static void expectBoxesAreSeen(QListWidget& list) {
        const ui::ThemeKind before = ui::theme().kind;
        for (const ui::ThemeKind kind :
             {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
            ui::setTheme(kind);
            const QImage image = list.viewport()->grab().toImage();
            const QRect item = list.visualItemRect(list.item(1));
            const QColor ground = image.pixelColor(item.topRight() - QPoint(2, -2));
            double most = 1;
            for (int x = item.left(); x < item.left() + 12; ++x)
                most = std::max(most, ui::contrast(image.pixelColor(x, item.center().y()), ground));
            EXPECT_GE(most, 3) << static_cast<int>(kind);
        }
        ui::setTheme(before);
    }
    // The rows of a map of the Transformer as Step mode reads them: its model decodes the watched sentence.
    std::vector<Vector> rowsOfModel(const char* map) {
        std::vector<std::shared_ptr<const TrainedModel>> models;
        const auto kept = QObject::connect(&controller(), &ui::TrainController::modelsReady, window.get(),
                                           [&](const auto& ready, const QString&) { models = ready; });
        controller().requestModels({1}, QStringLiteral("test"));
        EXPECT_TRUE(waitFor([&] { return !models.empty(); }));
        QObject::disconnect(kept);
        if (models.empty())
            return {};
        const ui::LaneData& lane = *trainGrid()->card(1)->data();
        return decodedMaps(models.front(), *lane.trace, {}, {*mapOfName(map)}).front().rows;
    }
    static void expectShows(const ui::Picture& picture, const std::vector<Vector>& rows) {
        ASSERT_EQ(picture.rows.size(), static_cast<int>(rows.size()));
        for (int row = 0; row < picture.rows.size(); ++row) {
            const Vector& expected = rows[static_cast<std::size_t>(row)];
            EXPECT_EQ(picture.rows[row].weights.head(expected.size()), expected) << row;
        }
    }
    ui::LaneRow* row(int lane) const {
        return window->findChild<ui::LaneRow*>(QStringLiteral("lane%1").arg(lane + 1));
    }
};

TEST_F(DifferentLanesTest, TheRaceIsOneClickAndBothLanesTrain) {
    setUpRace();
    EXPECT_THAT(names(), ElementsAre("General", "Transformer"));
    EXPECT_TRUE(view<ui::SetupPanel>()->isValid());
    focusLanes();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    for (int lane = 0; lane < 2; ++lane) {
        EXPECT_EQ(controller().history(lane).problem, "");
        EXPECT_EQ(controller().history(lane).update(), 40);
        expectAsAlone(lane);
    }
    EXPECT_EQ(controller().history(1).recipe.optimizer.beta2, 0.98);
    // The charts show both, and each head of the selected Transformer.
    controller().selectLane(1);
    auto* plot = view<ui::CurvesPlot>();
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_End);
    const ui::Reading& reading = plot->table()->reading();
    ASSERT_EQ(reading.rows.size(), 2U);
    EXPECT_EQ(reading.rows[0].name, "General");
    const Measurement& last = controller().history(1).measurements.back();
    ASSERT_EQ(last.maps.size(), 4U);
    const std::string notes = reading.notes.join('\n').toStdString();
    EXPECT_THAT(notes, HasSubstr("Transformer, layer 1, alignment error of each head: " +
                                 ui::errorText(last.maps[0].alignmentErrorRate).toStdString()));
    EXPECT_THAT(notes, HasSubstr(ui::errorText(last.maps[3].alignmentErrorRate).toStdString()));
    EXPECT_THAT(plot->accessibleDescription().toStdString(), HasSubstr("of each head"));
    EXPECT_EQ(plot->scene().title(ui::CurveKind::AlignmentError), "Alignment error (AER; thin: each head)");
}

TEST_F(DifferentLanesTest, TheWindowOpensTheRaceForOtherModes) {
    open();
    emit window->mode<ui::StepMode>().raceRequested();
    EXPECT_TRUE(train().isShown());
    ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 2; }));
    EXPECT_THAT(names(), ElementsAre("General", "Transformer"));
}

TEST_F(DifferentLanesTest, ALiveChangeIsOfTheSelectedLaneWhereLanesDiffer) {
    setUpRace();
    focusLanes();
    press(Qt::Key_B);
    waitUntilIdle();
    controller().selectLane(1);
    auto* rate = child<QLineEdit>("liveRate");
    EXPECT_THAT(rate->toolTip().toStdString(), HasSubstr("these are the values of Transformer alone"));
    rate->setFocus();
    rate->selectAll();
    QTest::keyClicks(rate, "0.001");
    QTest::keyClick(rate, Qt::Key_Return);
    ASSERT_TRUE(waitFor([this] { return controller().history(1).recipe.changes.size() == 1; }));
    EXPECT_EQ(controller().history(1).recipe.changes[0].rate, 0.001);
    EXPECT_TRUE(controller().history(0).recipe.changes.empty());
}

TEST_F(DifferentLanesTest, LanesAreChosenAmongTheRecipes) {
    openTrain();
    DialogAnswers answers;
    answers.add("recipeDialog", [](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>("recipeList");
        ASSERT_EQ(list->count(), 5);
        EXPECT_EQ(list->item(0)->data(Qt::UserRole), "dates/additive");
        EXPECT_EQ(list->item(4)->data(Qt::UserRole), "dates/transformer");
        EXPECT_THAT(list->item(4)->text().toStdString(), testing::StartsWith("Transformer\n2 + 2 layers"));
        EXPECT_THAT(list->item(4)->text().toStdString(), HasSubstr("rate 0.004 · 40 updates"));
        EXPECT_FALSE(dialog.findChild<QPushButton*>("addRecipes")->isEnabled());
        expectBoxesAreSeen(*list);
        list->setCurrentRow(4);
        QTest::keyClick(list, Qt::Key_Space);
        EXPECT_EQ(dialog.findChild<QLabel*>("recipeCount")->text(),
                  "The run then has 5 of at most 16 lanes.");
        QTest::mouseClick(dialog.findChild<QPushButton*>("addRecipes"), Qt::LeftButton);
    });
    QTest::mouseClick(child<QPushButton>("recipes"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 5; }));
    EXPECT_EQ(names().back(), "Transformer");
    waitForPairs();
    EXPECT_EQ(controller().history(4).recipe.optimizer.decay, "linear");
    EXPECT_EQ(controller().history(0).recipe.optimizer.decay, "cosine");
    answers.add("recipeDialog", [](QDialog& dialog) {
        dialog.findChild<QCheckBox*>("replaceLanes")->click();
        dialog.findChild<QListWidget*>("recipeList")->item(1)->setCheckState(Qt::Checked);
        dialog.findChild<QPushButton*>("addRecipes")->click();
    });
    QTest::mouseClick(child<QPushButton>("recipes"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 1; }));
}

TEST_F(DifferentLanesTest, ALanesOwnSettingsAreShownAndEdited) {
    setUpRace();
    auto* panel = view<ui::SetupPanel>();
    row(1)->setOpen(true);
    auto* rate = row(1)->findChild<QLineEdit*>("own.optimizer.rate");
    ASSERT_TRUE(rate && rate->isVisible());
    EXPECT_EQ(rate->text(), "0.004");
    EXPECT_EQ(row(1)->findChild<QLineEdit*>("own.optimizer.beta2")->text(), "0.98");
    EXPECT_FALSE(row(1)->findChild<QCheckBox*>("ownSizes")->isVisible())
        << "only recurrent lanes share sizes";
    rate->selectAll();
    QTest::keyClicks(rate, "0.01");
    EXPECT_EQ(laneRecipe(panel->setup(), 1).optimizer.rate, 0.01);
    EXPECT_EQ(laneRecipe(panel->setup(), 0).optimizer.rate, 0.003) << "the other lane's stays";
    rate->selectAll();
    QTest::keyClicks(rate, "-1");
    EXPECT_FALSE(panel->isValid());
    EXPECT_THAT(panel->problems().join('\n').toStdString(), HasSubstr("Learning rate should be"));
    rate->selectAll();
    QTest::keyClicks(rate, "0.004");
    EXPECT_TRUE(panel->isValid());
    // A recurrent lane gets settings of its own, and gives them back.
    row(0)->setOpen(true);
    EXPECT_FALSE(row(0)->findChild<QLineEdit*>("own.batch")->isVisible());
    row(0)->findChild<QCheckBox*>("ownTraining")->click();
    auto* batch = row(0)->findChild<QLineEdit*>("own.batch");
    ASSERT_TRUE(batch->isVisible());
    batch->selectAll();
    QTest::keyClicks(batch, "4");
    EXPECT_EQ(laneRecipe(panel->setup(), 0).batch, 4);
    EXPECT_TRUE(child<QWidget>("sharedTraining")->isVisible()) << "no lane is trained as the run says";
    row(0)->findChild<QCheckBox*>("ownTraining")->click();
    EXPECT_EQ(laneRecipe(panel->setup(), 0).batch, 8);
    row(0)->findChild<QCheckBox*>("ownSizes")->click();
    auto* hidden = row(0)->findChild<QLineEdit*>("own.model.decoder.hidden");
    ASSERT_TRUE(hidden->isVisible());
    hidden->selectAll();
    QTest::keyClicks(hidden, "12");
    EXPECT_EQ(laneRecipe(panel->setup(), 0).model.decoder.hidden, 12);
    EXPECT_TRUE(panel->isValid());
}

TEST_F(DifferentLanesTest, TheMenuKeyOpensTheMenuOfTheLaneThatHasTheFocus) {
    setUpRace();
    controller().selectLane(0);
    auto* shown = trainGrid()->card(1)->findChild<QCheckBox*>();
    ASSERT_TRUE(shown);
    shown->setFocus();
    ASSERT_TRUE(shown->hasFocus());
    QTimer::singleShot(50, window.get(), [this] {
        auto* menu = qobject_cast<ui::WatchedMapMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        EXPECT_EQ(controller().selectedLane(), 1);
        for (int i = 0; i < 20 && menu->activeAction() != action("trainFocus"); ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QContextMenuEvent event(QContextMenuEvent::Keyboard, shown->rect().center(),
                            shown->mapToGlobal(shown->rect().center()));
    QApplication::sendEvent(shown, &event);
    ASSERT_TRUE(waitFor([this] { return action("trainFocus")->isChecked(); }));
    EXPECT_EQ(controller().selectedLane(), 1);
}

TEST_F(DifferentLanesTest, EachLaneWatchesTheMapThatItsMenuChooses) {
    setUpRace();
    focusLanes();
    press(Qt::Key_B);
    waitUntilIdle();
    EXPECT_EQ(trainGrid()->card(1)->data()->map, "cross-attention, layer 2, mean of 2 heads");
    QTimer::singleShot(50, window.get(), [] {
        auto* menu = qobject_cast<ui::WatchedMapMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        EXPECT_EQ(menu->actions().size(), 10)
            << "two layers of encoder, decoder and cross, the rollout; a line; two commands";
        chooseByKeys(menu, "watch-cross.1.2");
    });
    openMenuOf(1);
    ASSERT_TRUE(waitFor([this] {
        return trainGrid()->card(1)->data()->map == QStringLiteral("cross-attention, layer 1, head 2") &&
               trainGrid()->card(1)->data()->rows.size() > 0;
    }));
    EXPECT_EQ(controller().history(1).watched, (MapAddress{MapSite::Cross, 0, 1}));
    EXPECT_EQ(trainGrid()->card(0)->data()->map, "");
    press(Qt::Key_B);
    waitUntilIdle();
    // Its curve is that of the map.
    ui::LaneCurves curves;
    curves.take(controller().history(1));
    const Measurement& last = controller().history(1).measurements.back();
    EXPECT_EQ(curves.valueOf(last, ui::CurveKind::AlignmentError), last.maps[1].alignmentErrorRate);
}

TEST_F(DifferentLanesTest, ALaneWatchesTheSelfAttentionOfItsEncoder) {
    setUpRace();
    focusLanes();
    press(Qt::Key_B);
    waitUntilIdle();
    watch("encoder.1.2");
    const auto lane = trainGrid()->card(1)->data();
    const ui::Picture& shown = ui::shownPicture(*lane);
    EXPECT_EQ(shown.map, "self-attention of the encoder, layer 1, head 2");
    EXPECT_EQ(shown.sourceTokens, lane->sourceTokens);
    EXPECT_EQ(shown.outputTokens, lane->sourceTokens) << "source over source";
    EXPECT_TRUE(shown.links.empty());
    expectShows(shown, rowsOfModel("encoder.1.2"));
    EXPECT_EQ(lane->rows.size(), static_cast<int>(lane->trace->steps.size()))
        << "its alignment is there, too";
    EXPECT_EQ(trainGrid()->card(0)->data()->otherAxes, nullptr);
    // More is trained, and the picture follows.
    press(Qt::Key_B);
    waitUntilIdle();
    ASSERT_TRUE(waitFor([&] { return trainGrid()->card(1)->data() != lane; }));
    expectShows(ui::shownPicture(*trainGrid()->card(1)->data()), rowsOfModel("encoder.1.2"));
    // Its curve of the alignment error ends, and says why.
    ui::LaneCurves curves;
    curves.take(controller().history(1));
    const Measurement& last = controller().history(1).measurements.back();
    EXPECT_EQ(curves.valueOf(last, ui::CurveKind::AlignmentError), std::nullopt);
    EXPECT_EQ(last.maps.size(), 4U) << "the heads of the cross-attention are measured as before";
    auto* plot = view<ui::CurvesPlot>();
    EXPECT_THAT(plot->scene().title(ui::CurveKind::AlignmentError).toStdString(),
                HasSubstr("none of self-attention"));
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Left);
    EXPECT_THAT(
        plot->table()->reading().notes.join('|').toStdString(),
        HasSubstr("Transformer: self-attention of the encoder, layer 1, head 2 is watched, which has no "
                  "alignment to be measured"));
}

TEST_F(DifferentLanesTest, ALaneWatchesTheSelfAttentionOfItsDecoder) {
    setUpRace();
    focusLanes();
    press(Qt::Key_B);
    waitUntilIdle();
    watch("decoder.2.mean");
    const auto lane = trainGrid()->card(1)->data();
    const ui::Picture& shown = ui::shownPicture(*lane);
    EXPECT_EQ(shown.map, "self-attention of the decoder, layer 2, mean of 2 heads");
    EXPECT_TRUE(shown.isCausal);
    EXPECT_EQ(shown.outputTokens, lane->outputTokens);
    EXPECT_EQ(shown.sourceTokens.front(), "<s>");
    EXPECT_EQ(shown.sourceTokens.size(), shown.outputTokens.size());
    expectShows(shown, rowsOfModel("decoder.2.mean"));
    // It is drawn so in a film, too, as soon as every lane has a picture.
    std::vector<ui::FilmLane> film;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        film = ui::filmLanes(controller());
        return std::none_of(film.begin(), film.end(),
                            [](const ui::FilmLane& each) { return each.frames.empty(); });
    }));
    const ui::Picture frame = ui::pictureOf(film[1], film[1].frames.back());
    EXPECT_EQ(film[1].name, "Transformer: self-attention of the decoder, layer 2, mean of 2 heads");
    EXPECT_EQ(frame.sourceTokens, shown.sourceTokens);
    EXPECT_TRUE(frame.isCausal);
    for (int row = 0; row < frame.rows.size(); ++row)
        EXPECT_EQ(frame.rows[row].weights, shown.rows[row].weights) << row;
    EXPECT_TRUE(frame.links.empty());
    EXPECT_EQ(ui::pictureOf(film[0], film[0].frames.back()).sourceTokens, lane->sourceTokens);
}

TEST_F(DifferentLanesTest, ClassesAreMeasuredAsClasses) {
    ui::LaunchOptions launch;
    launch.trains = true;
    launch.example = QStringLiteral("sentiment");
    launch.updates = 40;
    open(launch);
    EXPECT_EQ(controller().setup().common.task, "sentiment");
    waitForPairs();
    waitUntilEnded();
    waitUntilIdle();
    auto* plot = view<ui::CurvesPlot>();
    EXPECT_THAT(plot->scene().layout().kinds, ElementsAre(ui::CurveKind::Loss, ui::CurveKind::ExactMatch,
                                                          ui::CurveKind::MacroF1, ui::CurveKind::Evidence));
    const LaneHistory& history = controller().history(0);
    const Measurement& last = history.measurements.back();
    ASSERT_TRUE(last.macroF1 && last.evidence);
    const auto model = modelAt(0, last.update);
    EvaluationOptions options;
    options.count = last.pairs;
    const Evaluation found = evaluate(model->network, controller().corpora()->heldOut, options);
    EXPECT_EQ(last.macroF1, found.classes->confusion.macroF1());
    EXPECT_EQ(last.exactMatch, found.classes->confusion.accuracy());
    EXPECT_EQ(last.evidence, found.classes->words.hitShare());
    EXPECT_THAT(plot->accessibleDescription().toStdString(),
                HasSubstr("accuracy " + ui::percentText(last.exactMatch).toStdString() + ", macro F1 " +
                          ui::percentText(last.macroF1).toStdString()));
}

}  // namespace
}  // namespace attn::test
