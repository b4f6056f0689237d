// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes of every encoder and every wiring, in the real window.
#include <gmock/gmock.h>

#include <QMenu>
#include <QScrollBar>

#include "tests/ui/support/sample_architectures.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/figures/step/step_export.h"
#include "ui/figures/step/step_figure.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/explain/explanation_window.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/step_figures.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/picture_actions.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class ArchitectureWindowTest : public WindowTest {
protected:
    void openModels(const std::vector<std::string>& names, const QString& text = "5 may 2009") {
        ui::LaunchOptions options;
        for (const std::string& name : names)
            options.models.append(writeArchitecture(folder.path(), architectureOf(name)));
        options.text = text;
        open(options);
        press(Qt::Key_End);
        waitUntilDecoded();
    }
    const ui::Lane& lane(std::size_t place = 0) const { return *window->session().lanes().at(place); }
    void show(const std::string& map, std::size_t place = 0) {
        const std::optional<MapAddress> address = mapOfName(map);
        ASSERT_TRUE(address) << map;
        window->session().setMap(lane(place).id(), *address);
        waitUntilDecoded();
    }
    const ui::Picture& shown(std::size_t place = 0) const { return ui::shownPicture(*lane(place).data()); }
    // Draws all that is visible.
    void draw() {
        QCoreApplication::processEvents();
        EXPECT_FALSE(window->grab().isNull());
    }

    TemporaryFolder folder;
};

class ArchitectureWindow : public ArchitectureWindowTest, public testing::WithParamInterface<std::string> {};

std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const Architecture& each : architectures())
        all.push_back(each.name);
    return all;
}

TEST_P(ArchitectureWindow, OpensStepsAndDrawsEveryMapInEveryPicture) {
    openModels({GetParam()});
    ASSERT_EQ(window->session().lanes().size(), 1U);
    ASSERT_GT(lane().stepCount(), 0);
    const int steps = lane().stepCount();
    auto& pictures = window->mode<ui::StepMode>().pictures();
    for (const MapAddress& map : ui::mapsOfLane(lane().model()->network)) {
        SCOPED_TRACE(nameOf(map));
        show(nameOf(map));
        EXPECT_EQ(lane().stepCount(), steps) << "the same output";
        const ui::Picture& picture = shown();
        ASSERT_GT(picture.rows.size(), 0);
        EXPECT_EQ(picture.rows.size(), picture.outputTokens.size());
        for (int row = 0; row < picture.rows.size(); ++row)
            EXPECT_EQ(picture.rows[row].weights.size(), picture.sourceTokens.size());
        for (const ui::StepPicture kind :
             {ui::StepPicture::Heatmap, ui::StepPicture::Lines, ui::StepPicture::Difference}) {
            pictures.setPicture(kind);
            draw();
        }
        pictures.setPicture(ui::StepPicture::Heatmap);
        press(Qt::Key_Home);
        press(Qt::Key_Space);
        draw();
        press(Qt::Key_End);
        waitUntilDecoded();
    }
}

TEST_P(ArchitectureWindow, DrawsItsStagesItsBeamAndOneLargeLane) {
    openModels({GetParam()});
    for (int stage = 0; stage < 7; ++stage) {
        press(Qt::Key_Right, Qt::ShiftModifier);
        draw();
    }
    press(Qt::Key_W);
    press(Qt::Key_F);
    draw();
    auto& pictures = window->mode<ui::StepMode>().pictures();
    pictures.setPicture(ui::StepPicture::Beam);
    QTest::qWait(300);
    draw();
}

TEST_P(ArchitectureWindow, TakesTheChangesByHandThatItsEngineTakes) {
    openModels({GetParam()});
    QStringList refused;
    QObject::connect(&window->session(), &ui::Session::refused, window.get(),
                     [&](const QString& sentence) { refused.append(sentence); });
    press(Qt::Key_Home);
    press(Qt::Key_Space);
    window->cursor().setHoveredSource(1);
    for (const char* name : {"uniformRow", "hardRow", "zeroSource", "divideByRoot"}) {
        SCOPED_TRACE(name);
        QAction* command = action(name);
        if (!command->isEnabled())
            continue;
        command->trigger();
        waitUntilDecoded();
        EXPECT_TRUE(window->session().hasWhatIfs());
        draw();
    }
    Interventions changes = window->session().whatIfs(lane().id());
    changes.temperature = 2;
    changes.steps[0].token = 5;
    window->session().setWhatIfs(lane().id(), changes, "changes");
    waitUntilDecoded();
    EXPECT_EQ(lane().data()->trace->steps[0].token, 5);
    draw();
    EXPECT_TRUE(refused.isEmpty()) << refused.join(' ').toStdString();
}

TEST_P(ArchitectureWindow, IsExportedWithTheNameOfItsMap) {
    openModels({GetParam()});
    for (const MapAddress& map : ui::mapsOfLane(lane().model()->network)) {
        SCOPED_TRACE(nameOf(map));
        show(nameOf(map));
        for (const ui::StepFigureView& view : ui::stepFigureViews()) {
            if (view.lanes == ui::FigureLanes::Compared || view.id == std::string("landscape"))
                continue;  // landscape_test.cpp: not every lane has one
            SCOPED_TRACE(view.id);
            ui::StepExport request;
            request.figure = ui::figureOf(window->session(), window->cursor().selection(), view.id,
                                          ui::ThemeKind::Light, ui::theme().map, {});
            const std::string name = shown().map.toStdString();
            EXPECT_THAT(request.figure.caption.toStdString(), HasSubstr(name));
            for (const ui::ExportFormat format : {ui::ExportFormat::Svg, ui::ExportFormat::Csv,
                                                  ui::ExportFormat::Json, ui::ExportFormat::Latex}) {
                request.format = format;
                const std::string bytes = ui::exportBytes(request).toStdString();
                EXPECT_FALSE(bytes.empty());
                if (view.id != std::string("beam") &&
                    (format == ui::ExportFormat::Csv || format == ui::ExportFormat::Json)) {
                    EXPECT_THAT(bytes, HasSubstr(name));
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Architectures, ArchitectureWindow, testing::ValuesIn(names()),
                         [](const auto& info) { return info.param; });

TEST_F(ArchitectureWindowTest, LanesOfAllKindsStandBesideOneAnotherUnderTheirOwnNames) {
    openModels({"recurrent_bahdanau", "self_attention_transformer", "recurrent_transformer",
                "convolution_luong", "embedding_luong", "embedding_pool", "hierarchical_pool",
                "hierarchical_bahdanau"});
    ASSERT_EQ(window->session().lanes().size(), 8U);
    std::set<QString> different;
    for (const auto& each : window->session().lanes())
        different.insert(each->name());
    EXPECT_EQ(different.size(), 8U);
    draw();
    auto& pictures = window->mode<ui::StepMode>().pictures();
    pictures.setPicture(ui::StepPicture::Difference);
    for (const Qt::Key key :
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8}) {
        press(key);
        draw();
    }
    press(Qt::Key_F);
    for (const Qt::Key key :
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8}) {
        press(key);
        draw();
    }
}

TEST_F(ArchitectureWindowTest, TheMenuShowsAllMapsOfTheLaneAndKeysGoThroughThem) {
    openModels({"self_attention_transformer"});
    EXPECT_EQ(nameOf(*lane().map()), "cross.2.mean");
    EXPECT_EQ(shown().map, "cross-attention, layer 2, mean of 2 heads");
    EXPECT_THAT(text("variant").toStdString(), HasSubstr("cross-attention, layer 2, mean of 2 heads"));
    EXPECT_TRUE(action("map-cross.2.mean")->isChecked());
    action("map-encoder.1.2")->trigger();
    EXPECT_EQ(nameOf(*lane().map()), "encoder.1.2");
    EXPECT_EQ(shown().map, "self-attention of the encoder, layer 1, head 2");
    EXPECT_EQ(shown().outputTokens, lane().data()->sourceTokens);
    EXPECT_TRUE(action("map-encoder.1.2")->isChecked());
    EXPECT_TRUE(action("uniformRow")->isEnabled()) << "its chosen row can be changed";
    press(Qt::Key_M);
    EXPECT_EQ(nameOf(*lane().map()), "encoder.1.mean");
    press(Qt::Key_M, Qt::ShiftModifier);
    EXPECT_EQ(nameOf(*lane().map()), "encoder.1.2");
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(nameOf(*lane().map()), "cross.2.mean");
}

TEST_F(ArchitectureWindowTest, AClickChoosesTheRowOfAnEncodersMap) {
    openModels({"self_attention_transformer"});
    show("encoder.1.2");
    draw();
    ui::AttentionPlot* plot = grid()->card(0)->plot();
    const auto current = [&] { return ui::currentRow(shown(), plot->selection()); };
    EXPECT_EQ(current(), 0) << "bars and row are there at once";
    const auto at = [&](int row, int column) { return plot->places().cell(row, column).center().toPoint(); };
    QTest::mouseMove(plot, at(1, 3));
    EXPECT_EQ(plot->selection().row, 1);
    EXPECT_EQ(current(), 0) << "pointing chooses nothing";
    QTest::mouseClick(plot, Qt::LeftButton, {}, at(2, 1));
    EXPECT_EQ(current(), 2);
    EXPECT_EQ(window->cursor().step(), lane().stepCount()) << "it is no step";
    // Down to the bars, over other rows: the chosen row is changed.
    const QRectF bars = plot->places().bars;
    const QPoint bar(at(2, 1).x(), static_cast<int>(bars.center().y()));
    QTest::mouseMove(plot, at(4, 1));
    QTest::mouseMove(plot, bar);
    QTest::mousePress(plot, Qt::LeftButton, {}, bar);
    QTest::mouseRelease(plot, Qt::LeftButton, {}, bar);
    waitUntilDecoded();
    EXPECT_TRUE(shown().rows[2].hasGivenWeights);
    EXPECT_NEAR(static_cast<double>(shown().rows[2].weights[1]), 0.5, 0.05);
    EXPECT_FALSE(shown().rows[1].hasGivenWeights);
    QTest::mouseMove(plot, at(2, 3));
    press(Qt::Key_W);
    auto* explanation = window->findChild<ui::ExplanationWindow*>();
    ASSERT_TRUE(explanation);
    EXPECT_EQ(explanation->quantity().part, Part::EncoderSelf);
    EXPECT_EQ(explanation->quantity().step, 2);
    EXPECT_EQ(explanation->quantity().position, 3);
    explanation->close();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    // Commands of the menu change the same row.
    action("uniformRow")->trigger();
    waitUntilDecoded();
    EXPECT_NEAR(static_cast<double>(shown().rows[2].weights[1]), 1.0 / shown().sourceTokens.size(), 1e-6);
    plot->setFocus();
    press(Qt::Key_Down);
    EXPECT_EQ(current(), 3);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    EXPECT_EQ(current(), 1);
}

TEST_F(ArchitectureWindowTest, AMapThatIsSwitchedOffHasNoFigures) {
    openModels({"self_attention_transformer"});
    show("cross.1.2");
    EXPECT_NE(text("entropy").left(1), QStringLiteral("—"));
    action("mapOff")->trigger();
    waitUntilDecoded();
    ASSERT_EQ(shown().rows[0].weights.cwiseAbs().sum(), 0);
    EXPECT_EQ(text("entropy"), QStringLiteral("—"));
    EXPECT_EQ(text("aer"), QStringLiteral("—"));
}

TEST_F(ArchitectureWindowTest, TheDecodersOwnMapHasItsInputsAsColumns) {
    openModels({"self_attention_transformer"});
    show("decoder.1.mean");
    const ui::Picture& picture = shown();
    ASSERT_GT(picture.sourceTokens.size(), 1);
    EXPECT_EQ(picture.sourceTokens[0], QString::fromStdString(lane().model()->target.text(beginToken)));
    EXPECT_EQ(picture.sourceTokens[1], picture.outputTokens[0]);
    for (int row = 0; row < picture.rows.size(); ++row)
        EXPECT_EQ(picture.rows[row].weights.tail(picture.rows.size() - row - 1).cwiseAbs().sum(), 0)
            << "nothing of later steps";
}

TEST_F(ArchitectureWindowTest, ATransformerThatReadsAFixedVectorStillAttendsToItself) {
    Architecture blind = architectureOf("self_attention_transformer");
    blind.config.attention.score = "none";
    ui::LaunchOptions options;
    options.models.append(writeArchitecture(folder.path(), blind));
    options.text = "5 may 2009";
    open(options);
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_FALSE(lane().attends());
    EXPECT_EQ(lane().map(), std::nullopt);
    draw();
    for (const MapAddress& map : ui::mapsOfLane(lane().model()->network)) {
        SCOPED_TRACE(nameOf(map));
        show(nameOf(map));
        ASSERT_GT(shown().rows.size(), 0);
        EXPECT_EQ(shown().rows[0].weights.size(), shown().sourceTokens.size());
        EXPECT_EQ(lane().data()->rows[0].weights.size(), 0);
        for (int stage = 0; stage < 3; ++stage) {
            press(Qt::Key_Right, Qt::ShiftModifier);
            draw();
        }
    }
}

TEST_F(ArchitectureWindowTest, AWeightOfTheChosenMapIsChangedInThatMap) {
    openModels({"self_attention_transformer"});
    for (const char* map : {"cross.1.2", "cross.2.mean"}) {
        SCOPED_TRACE(map);
        show(map);
        press(Qt::Key_Home);
        press(Qt::Key_Space);
        action("uniformRow")->trigger();
        waitUntilDecoded();
        const Interventions& changes = window->session().whatIfs(lane().id());
        ASSERT_NE(changes.steps.at(0).of(*mapOfName(map)), nullptr);
        EXPECT_TRUE(lane().data()->rows[0].hasGivenWeights);
        EXPECT_NEAR(lane().data()->rows[0].weights[0], 1.0 / lane().sourceLength(), 1e-6);
        window->session().clearWhatIfs();
    }
}

TEST_F(ArchitectureWindowTest, InspectModeReadsSuchModelsAndSaysWhichMap) {
    ui::LaunchOptions options;
    options.inspects = true;
    for (const char* name : {"self_attention_transformer", "hierarchical_luong"})
        options.inspected.append(writeArchitecture(folder.path(), architectureOf(name)));
    open(options);
    auto& inspect = window->mode<ui::InspectMode>();
    const Inspection& inspection = inspect.controller().inspection();
    ASSERT_TRUE(QTest::qWaitFor([&] { return inspection.systemCount() == 2 && !inspect.isBusy(); }, 120'000));
    EXPECT_EQ(inspection.system(0).name, "Transformer (cross.2.mean)");
    EXPECT_EQ(inspection.system(1).name, "Additive over hierarchical (tokens.1.1)");
    EXPECT_GT(inspection.system(0).sentences.size(), 0U);
    EXPECT_GT(inspection.system(1).sentences.size(), 0U);
    draw();
    const MapAddress map = *mapOfName("cross.1.2");
    inspect.controller().setMap(0, map);
    const auto isRead = [&] {
        return inspection.systemCount() == 2 && !inspect.isBusy() &&
               (inspection.system(0).map == map || inspection.system(1).map == map);
    };
    ASSERT_TRUE(QTest::qWaitFor(isRead, 20'000)) << inspection.system(0).name << inspection.system(1).name;
    action("inspectInStep")->trigger();
    waitUntilDecoded();
    std::vector<std::string> maps;
    for (const auto& each : window->session().lanes())
        maps.push_back(nameOf(*each->map()));
    EXPECT_THAT(maps, testing::UnorderedElementsAre("cross.1.2", "tokens.1.1"))
        << "those that were inspected";
}

TEST_F(ArchitectureWindowTest, LanesOfHeadsOfOneModelKeepThem) {
    openModels({"self_attention_transformer"});
    std::vector<std::unique_ptr<ui::Lane>> more;
    more.push_back(std::make_unique<ui::Lane>(lane().path(), lane().model()));
    more.back()->setTag({.id = QStringLiteral("other"), .name = {}, .colour = -1});
    ASSERT_EQ(window->session().openLanes(std::move(more)), 1);
    const MapAddress first = *mapOfName("cross.1.1"), second = *mapOfName("cross.1.2");
    window->session().showMaps({{lane(0).id(), first}, {lane(1).id(), second}});
    const QString text = window->session().sourceText();
    auto& step = window->mode<ui::StepMode>();
    step.takeModels({{lane().model()}, {lane().path()}, text, {second}});
    EXPECT_EQ(lane(0).map(), first);
    EXPECT_EQ(lane(1).map(), second);
    step.takeModels({{lane().model()}, {lane().path()}, text, {*mapOfName("cross.2.1")}});
    EXPECT_EQ(nameOf(*lane(0).map()), "cross.2.1");
    EXPECT_EQ(lane(1).map(), second);
}

TEST_F(ArchitectureWindowTest, AClassIsCalledSo) {
    openModels({"embedding_pool"});
    EXPECT_EQ(lane().stepCount(), 1);
    EXPECT_TRUE(lane().isFinished());
    EXPECT_EQ(*lane().expectedSteps(), 1);
    EXPECT_TRUE(lane().data()->isClass);
    EXPECT_THAT(grid()->card(0)->accessibleDescription().toStdString(), HasSubstr("; class "));
}

// Whichever map is shown, what is looked at is one of the sentences.
TEST_F(ArchitectureWindowTest, ASentenceIsLookedAtUnderEveryMap) {
    const QString one = QString::fromStdString(sampleModel("additive", 1).source.text(4));
    for (const char* name :
         {"hierarchical_pool", "hierarchical_bahdanau", "hierarchical_luong", "hierarchical_transformer"}) {
        openModels({name}, "5may" + one + "2009" + one);
        const auto looksAt = [&] { return ownAttention(*lane().data(), lane().data()->trace->steps[0]).map; };
        const MapAddress usual = looksAt();
        for (const MapAddress& map : ui::mapsOfLane(lane().model()->network)) {
            show(nameOf(map));
            EXPECT_TRUE(looksAt() == usual || looksAt() == map) << name << ' ' << nameOf(map);
            const std::shared_ptr<const ui::LaneData> data = lane().data();
            ASSERT_NE(data->trace, nullptr);
            for (int step = 0; step < static_cast<int>(data->trace->steps.size()); ++step)
                EXPECT_LT(annotationLookedAt(*data, {.step = step + 1}), ui::AnnotatedSource(*data).count())
                    << name << ' ' << nameOf(map);
        }
    }
}

TEST_F(ArchitectureWindowTest, SentencesHaveTheirFirstWordsAsNames) {
    const std::string separator = sampleModel("additive", 1).source.text(4);
    const QString one = QString::fromStdString(separator);
    openModels({"hierarchical_pool"}, "5may" + one + "2009" + one);
    show("pool.1.1");
    EXPECT_EQ(shown().map, "sentences");
    ASSERT_EQ(shown().sourceTokens.size(), 2) << shown().sourceTokens.join('|').toStdString();
    EXPECT_TRUE(shown().sourceTokens[0].startsWith("1:5")) << shown().sourceTokens[0].toStdString();
    EXPECT_TRUE(shown().sourceTokens[1].startsWith("2:2")) << shown().sourceTokens[1].toStdString();
    show("words.1.1");
    EXPECT_EQ(shown().rows.size(), 2);
    EXPECT_EQ(shown().rows[1].weights.head(5).sum(), 0) << "of another sentence";
    show("tokens.1.1");
    EXPECT_EQ(shown().sourceTokens.size(), lane().sourceLength());
    EXPECT_FALSE(action("uniformRow")->isEnabled());
}

}  // namespace
}  // namespace attn::test
