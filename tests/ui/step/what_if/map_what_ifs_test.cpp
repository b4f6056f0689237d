// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of whole maps, of rows of any map, and of positions, in the real window.
#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QMenu>
#include <QMessageBox>

#include "tests/ui/support/sample_architectures.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/what_if_summary.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/session/weight_drag.h"
#include "ui/step/what_if/what_if_strip.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class MapWhatIfs : public WindowTest {
protected:
    void openModel(const std::string& name, int steps = 3) {
        ui::LaunchOptions options;
        options.models.append(writeArchitecture(folder.path(), architectureOf(name)));
        options.text = QStringLiteral("5 may 2009");
        options.steps = steps;
        open(options);
        waitUntilDecoded();
    }
    ui::Session& session() const { return window->session(); }
    const ui::Lane& lane() const { return *session().lanes().front(); }
    const ui::Picture& shown() const { return ui::shownPicture(*lane().data()); }
    const Interventions& changes() const { return session().whatIfs(lane().id()); }
    void show(const std::string& map) {
        session().setMap(lane().id(), *mapOfName(map));
        waitUntilDecoded();
    }
    QAction* action(const char* name) const { return child<QAction>(name); }
    void run(const char* name) {
        ASSERT_TRUE(action(name)->isEnabled()) << name;
        action(name)->trigger();
        waitUntilDecoded();
    }
    // What the lane shows equals what the engine decodes with its changes.
    void expectAsEngine() {
        DecodeOptions options;
        options.interventions = changes();
        options.maps = lane().keptMaps();
        if (session().effectiveReads() == ui::DecoderReads::Reference) {
            options.force = true;
            options.target = lane().model()->target.ids(
                lane().model()->tokenizers.target->tokenize(lane().truth()->target));
        }
        const std::vector<std::string> source = lane().model()->tokenizers.source->tokenize("5 may 2009");
        const DecodeTrace whole = attn::decode(lane().model(), lane().model()->source.ids(source), options);
        const DecodeTrace& found = *lane().data()->trace;
        ASSERT_GT(found.steps.size(), 0U);
        for (std::size_t t = 0; t < found.steps.size(); ++t)
            EXPECT_EQ(found.steps[t].logits, whole.steps[t].logits) << t;
    }
    QString items() const {
        QStringList texts;
        for (const ui::WhatIfItem& item : ui::whatIfItems(*lane().data()))
            texts << item.text;
        return texts.join(QStringLiteral(" | "));
    }

    TemporaryFolder folder;
};

TEST_F(MapWhatIfs, AHeadIsUniformHardOrOff) {
    openModel("self_attention_transformer");
    show("cross.2.1");
    const MapAddress map{MapSite::Cross, 1, 0};
    run("uniformMap");
    EXPECT_TRUE(changes().maps.at(map).isUniform);
    EXPECT_TRUE(action("uniformMap")->isChecked());
    const Vector& weights = shown().rows[0].weights;
    EXPECT_FLOAT_EQ(weights.minCoeff(), weights.maxCoeff());
    EXPECT_EQ(items(), QStringLiteral("cross.2.1 uniform"));
    expectAsEngine();
    run("hardMap");
    EXPECT_TRUE(changes().maps.at(map).isHard);
    EXPECT_FALSE(changes().maps.at(map).isUniform) << "one of the three";
    EXPECT_EQ(shown().rows[1].weights.maxCoeff(), 1);
    expectAsEngine();
    run("mapOff");
    EXPECT_EQ(items(), QStringLiteral("cross.2.1 off"));
    EXPECT_EQ(shown().rows[0].weights.maxCoeff(), 0);
    expectAsEngine();
    EXPECT_TRUE(child<ui::WhatIfStrip>("whatIfStrip")->isVisible());
    run("mapOff");
    EXPECT_TRUE(changes().isEmpty());
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(changes().maps.at(map).isOff) << "undo brings it back";
}

TEST_F(MapWhatIfs, TheMeanStandsForEveryHeadOfItsLayer) {
    openModel("self_attention_transformer");
    show("encoder.1.2");
    run("uniformMap");
    show("encoder.1.mean");
    run("mapOff");
    EXPECT_EQ(changes().maps.size(), 1U);
    EXPECT_TRUE(changes().maps.at({MapSite::Encoder, 0, MapAddress::allHeads}).isOff);
    expectAsEngine();
    show("encoder.1.2");
    EXPECT_TRUE(action("mapOff")->isChecked());
    EXPECT_EQ(shown().rows[0].weights.maxCoeff(), 0);
    EXPECT_GT(shown().originalRows[0].weights.maxCoeff(), 0) << "the ghost is the map as it was";
}

TEST_F(MapWhatIfs, ARowOfTheDecodersOwnMapIsGiven) {
    openModel("self_attention_transformer");
    show("decoder.1.1");
    run("uniformRow");
    const MapIntervention& given = changes().steps.at(2).maps.at({MapSite::Decoder, 0, 0});
    EXPECT_EQ(given.weights->size(), 3) << "a step reads no later one";
    EXPECT_FLOAT_EQ((*given.weights)[0], Real(1) / 3);
    EXPECT_EQ(items(), QStringLiteral("step 3: uniform weights in decoder.1.1"));
    expectAsEngine();
    ui::WeightDrag drag(session());
    drag.drag(0, 1, 0, 0.75, true);
    waitUntilDecoded();
    EXPECT_FLOAT_EQ((*changes().steps.at(1).maps.at({MapSite::Decoder, 0, 0}).weights)[0], Real(0.75));
    EXPECT_FLOAT_EQ(shown().rows[1].weights[0], Real(0.75));
    expectAsEngine();
}

TEST_F(MapWhatIfs, ARowOfTheEncodersMapIsGivenByItsMenu) {
    openModel("self_attention_transformer");
    show("encoder.2.1");
    QCoreApplication::processEvents();
    ui::AttentionPlot& plot = *grid()->card(0)->plot();
    const QPoint cell = plot.places().cell(4, 2).center().toPoint();
    const int step = window->cursor().selection().step;
    QTest::mouseMove(&plot, cell);
    QContextMenuEvent event(QContextMenuEvent::Mouse, cell, plot.mapToGlobal(cell));
    QCoreApplication::sendEvent(&plot, &event);
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_TRUE(menu);
    run("hardRow");
    menu->close();
    QCoreApplication::processEvents();
    EXPECT_EQ(window->cursor().selection().step, step) << "a row of the encoder is no step";
    ASSERT_EQ(changes().steps.size(), 1U);
    const Vector& weights = *changes().steps.at(4).maps.at({MapSite::Encoder, 1, 0}).weights;
    EXPECT_EQ(weights, Vector(Vector::Unit(weights.size(), 2)));
    EXPECT_THAT(items().toStdString(), HasSubstr("row 5: all weight on"));
    EXPECT_EQ(shown().rows[4].weights[2], 1);
    expectAsEngine();
}

TEST_F(MapWhatIfs, ASourceTokenIsZeroedFromTheMenuOfARollout) {
    openModel("self_attention_transformer");
    show("rollout");
    QCoreApplication::processEvents();
    ui::AttentionPlot& plot = *grid()->card(0)->plot();
    const QPoint cell = plot.places().cell(1, 3).center().toPoint();
    QTest::mouseMove(&plot, cell);
    QContextMenuEvent event(QContextMenuEvent::Mouse, cell, plot.mapToGlobal(cell));
    QCoreApplication::sendEvent(&plot, &event);
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_TRUE(menu);
    EXPECT_THAT(action("zeroSource")->text().toStdString(), HasSubstr("at 4"));
    EXPECT_FALSE(action("uniformRow")->isEnabled()) << "a rollout is made of whole maps";
    run("zeroSource");
    menu->close();
    QCoreApplication::processEvents();
    EXPECT_EQ(changes().zeroed, std::set<Index>{3});
    expectAsEngine();
    const Vector& weights = shown().rows[1].weights;
    EXPECT_EQ(weights.size(), lane().sourceLength());
}

TEST_F(MapWhatIfs, TheMaskIsLiftedAfterAWarning) {
    openModel("self_attention_transformer", 2);
    show("cross.1.1");
    EXPECT_FALSE(action("liftMask")->isEnabled());
    EXPECT_THAT(action("liftMask")->statusTip().toStdString(), HasSubstr("choose one of its maps first"));
    show("decoder.1.1");
    action("liftMask")->trigger();
    auto* question = window->findChild<QMessageBox*>(QStringLiteral("liftMaskQuestion"));
    ASSERT_TRUE(question);
    EXPECT_THAT(question->informativeText().toStdString(), HasSubstr("proves nothing"));
    EXPECT_TRUE(changes().isEmpty()) << "nothing happens before the answer";
    question->findChild<QAbstractButton*>(QStringLiteral("liftMaskAccept"))->click();
    waitUntilDecoded();
    ASSERT_TRUE(changes().maps.at({MapSite::Decoder, 0, 0}).readsAhead);
    EXPECT_THAT(items().toStdString(), HasSubstr("no effect"));
    session().setDecoderReads(ui::DecoderReads::Reference);
    waitUntilDecoded();
    ASSERT_TRUE(lane().truth());
    EXPECT_EQ(items(), QStringLiteral("mask of decoder.1.1 lifted"));
    const auto all = static_cast<int>(lane().data()->trace->readAhead.size());
    EXPECT_EQ(shown().sourceTokens.size(), all);
    EXPECT_GT(shown().rows[0].weights[all - 1], 0) << "the first step reads the last token";
    EXPECT_FALSE(action("uniformRow")->isEnabled());
    expectAsEngine();
    run("liftMask");
    EXPECT_TRUE(changes().isEmpty());
}

TEST_F(MapWhatIfs, PositionsAreShuffled) {
    openModel("self_attention_transformer");
    run("shufflePlaces");
    std::vector<Index> sorted = changes().places;
    EXPECT_FALSE(std::is_sorted(sorted.begin(), sorted.end()));
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted.back(), lane().sourceLength() - 1);
    EXPECT_EQ(items(), QStringLiteral("positions shuffled"));
    expectAsEngine();
    run("shufflePlaces");
    EXPECT_TRUE(changes().isEmpty());
}

TEST_F(MapWhatIfs, AreRefusedWithTheReason) {
    openModel("recurrent_luong");
    EXPECT_FALSE(action("shufflePlaces")->isEnabled());
    EXPECT_THAT(action("shufflePlaces")->statusTip().toStdString(), HasSubstr("no position encodings"));
    run("hardMap");
    EXPECT_EQ(items(), QStringLiteral("attention hard"));
    expectAsEngine();
}

}  // namespace
}  // namespace attn::test
