// SPDX-License-Identifier: GPL-3.0-or-later
// Systems with several attention maps, and corpora of classes: by mouse and keys, with the engine's numbers.
#include <gmock/gmock.h>

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include "core/inspect/model_system.h"
#include "core/model_files/model_file.h"
#include "core/network/shown_maps.h"
#include "core/train/evaluation.h"
#include "tests/support/paths.h"
#include "tests/ui/inspect/inspect_fixture.h"
#include "ui/inspect/charts/class_chart.h"
#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/charts/map_chart.h"
#include "ui/inspect/inspect_tool_bar.h"
#include "ui/kit/text/metric_text.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

const MapAddress fourthHead = {MapSite::Cross, 1, 3};

class InspectMapsTest : public InspectModeTest {
protected:
    static QString bundledModel(const char* task, const char* name) {
        return QString::fromStdString((resourceDir() / "models" / task / name).string() + ".safetensors");
    }
    ui::InspectCharts* charts() const { return mode().inspectPage().charts(); }
    QTableWidget* mapTable() const { return charts()->findChild<QTableWidget*>("map-table"); }
    QTableWidget* confusion() const { return charts()->findChild<QTableWidget*>("confusion"); }
    QComboBox* chooser() const { return window->findChild<QComboBox*>("shownMap"); }
    const InspectedSystem& system() const { return controller().inspection().system(0); }
    std::optional<double> errorOfCorpus() const { return controller().inspection().pooled(0).errorRate(); }
    // Clicks the button of a chart, or chooses it from the list where the buttons have no room.
    void showChart(const QString& name) {
        for (QToolButton* button : charts()->findChildren<QToolButton*>())
            if (button->text() == name && button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton);
        auto* picker = charts()->findChild<QComboBox*>("chart-picker");
        ASSERT_GE(picker->findText(name), 0) << name.toStdString();
        picker->setCurrentIndex(picker->findText(name));
        emit picker->activated(picker->currentIndex());
    }
    void waitForMaps() {
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return controller().mapMeasuring().counts() != nullptr; }, 60'000));
        wait();
    }
};

TEST_F(InspectMapsTest, TheMapIsChosenInTheToolBar) {
    openDumps({bundledModel("dates", "transformer")});
    ASSERT_EQ(system().maps.size(), 11U) << "two layers of four heads, their means, and the rollout";
    ASSERT_TRUE(chooser()->isVisible());
    EXPECT_EQ(chooser()->count(), 11);
    EXPECT_EQ(chooser()->currentText(), "Cross-attention, layer 2, mean of 4 heads");
    const std::optional<double> before = errorOfCorpus();
    const int row = controller().selection().currentRow();
    chooser()->setFocus();
    QTest::keyClick(chooser(), Qt::Key_Up);
    wait();
    EXPECT_EQ(system().map, fourthHead);
    EXPECT_EQ(chooser()->currentText(), "Cross-attention, layer 2, head 4");
    EXPECT_EQ(system().sentences.size(), 1000U);
    EXPECT_EQ(controller().selection().currentRow(), row);
    EXPECT_THAT(system().name, HasSubstr("(cross.2.4)"));
    EXPECT_NE(errorOfCorpus(), before);
    // The weights are those of the map.
    const auto model = loadModel(bundledModel("dates", "transformer").toStdString());
    ModelCorpus corpus;
    corpus.task = "dates";
    std::vector<SentencePointer> expected;
    alignModel(
        *model, modelTexts(corpus, {model}), ReadsTarget::Own,
        [&](std::vector<SentencePointer> more, double) {
            expected.insert(expected.end(), more.begin(), more.end());
        },
        {}, 1, fourthHead);
    ASSERT_EQ(expected.size(), 1000U);
    for (const std::size_t place : {0U, 500U, 999U})
        EXPECT_LT((system().sentences[place]->weights - expected[place]->weights).cwiseAbs().maxCoeff(),
                  1e-5);
    // Reading the reference keeps the map.
    action("inspectReference")->trigger();
    wait();
    EXPECT_EQ(system().map, fourthHead);
}

TEST_F(InspectMapsTest, TheChartOfMapsMeasuresAllAndItsCellsChoose) {
    openDumps({bundledModel("dates", "transformer")});
    EXPECT_FALSE(controller().mapMeasuring().isRunning()) << "nobody looks at it";
    showChart("Maps");
    ASSERT_TRUE(charts()->isShown(ui::InspectCharts::Chart::Maps));
    waitForMaps();
    ASSERT_EQ(mapTable()->rowCount(), 3) << "two layers and the rollout";
    ASSERT_EQ(mapTable()->columnCount(), 5) << "four heads and their mean";
    const std::vector<MapCounts>& counts = *controller().mapMeasuring().counts();
    for (const MapCounts& each : counts) {
        if (each.map.site != MapSite::Cross)
            continue;
        const int column = each.map.head == MapAddress::allHeads ? 4 : static_cast<int>(each.map.head);
        const QTableWidgetItem* item = mapTable()->item(static_cast<int>(each.map.layer), column);
        EXPECT_THAT(item->text().toStdString(),
                    HasSubstr(ui::metricText(Metric::ErrorRate, each.counts.errorRate()).toStdString()))
            << nameOf(each.map);
    }
    EXPECT_THAT(mapTable()->item(1, 4)->text().toStdString(), testing::StartsWith("●"));
    // A click chooses; afterwards the table measures that map, with the number of its cell.
    QTest::mouseClick(mapTable()->viewport(), Qt::LeftButton, {},
                      mapTable()->visualItemRect(mapTable()->item(0, 2)).center());
    wait();
    EXPECT_EQ(system().map, (MapAddress{MapSite::Cross, 0, 2}));
    waitForMaps();
    EXPECT_THAT(mapTable()->item(0, 2)->text().toStdString(), testing::StartsWith("●"));
    EXPECT_EQ(errorOfCorpus(), counts[2].counts.errorRate());
    // Keys do the same.
    mapTable()->setFocus();
    mapTable()->setCurrentCell(0, 2);
    QTest::keyClick(mapTable(), Qt::Key_Down);
    QTest::keyClick(mapTable(), Qt::Key_Right);
    QTest::keyClick(mapTable(), Qt::Key_Return);
    wait();
    EXPECT_EQ(system().map, fourthHead);
    // A screen reader finds each cell.
    waitForMaps();
    EXPECT_THAT(mapTable()->item(1, 3)->data(Qt::AccessibleTextRole).toString().toStdString(),
                testing::AllOf(HasSubstr("layer 2, head 4: AER"), HasSubstr("shown")));
    EXPECT_THAT(mapTable()->accessibleDescription().toStdString(), HasSubstr("layer 1, head 1: "));
}

// A step reads a token and writes the next one: its weights are shown and measured for either.
TEST_F(InspectMapsTest, RowsAreOfTheTokensThatAreWrittenOrRead) {
    openDumps({bundledModel("dates", "transformer")});
    showChart("Maps");
    waitForMaps();
    const std::optional<double> written = errorOfCorpus();
    const auto shownCounts = [this] {
        for (const MapCounts& each : *controller().mapMeasuring().counts())
            if (each.map == system().map)
                return each;
        return MapCounts();
    };
    ASSERT_TRUE(shownCounts().other);
    const std::optional<double> read = shownCounts().other->errorRate();
    const std::string name = system().name;
    const int length = system().sentences[0]->target.size();
    EXPECT_THAT(mapTable()->item(1, 3)->data(Qt::AccessibleTextRole).toString().toStdString(),
                HasSubstr("with rows of the tokens read: "));

    action("rowsOfRead")->trigger();
    wait();
    EXPECT_EQ(system().name, name + " · tokens read");
    EXPECT_EQ(system().sentences.size(), 1000U);
    EXPECT_EQ(system().sentences[0]->target.size(), length - 1) << "</s> is not read";
    EXPECT_EQ(errorOfCorpus(), read);
    waitForMaps();
    EXPECT_EQ(shownCounts().counts.errorRate(), read);
    EXPECT_EQ(shownCounts().other->errorRate(), written);
    // Another map keeps the form.
    chooser()->setFocus();
    QTest::keyClick(chooser(), Qt::Key_Up);
    wait();
    EXPECT_THAT(system().name, HasSubstr("(cross.2.4) · tokens read"));
    QTest::keyClick(chooser(), Qt::Key_Down);
    wait();

    action("rowsOfRead")->trigger();
    wait();
    EXPECT_EQ(system().name, name);
    EXPECT_EQ(errorOfCorpus(), written);
    EXPECT_FALSE(action("wordsOfPieces")->isEnabled()) << "its tokens are letters";
}

// Many heads have short numbers, and none is cut.
TEST_F(InspectMapsTest, NumbersOfManyHeadsAreShortAndWhole) {
    ui::MapChart chart;
    ui::InspectedMaps maps;
    for (Index head = 0; head < 8; ++head)
        maps.cells.push_back({{MapSite::Cross, 0, head},
                              "Head",
                              "Layer 1",
                              QStringLiteral("Head %1").arg(head + 1),
                              0.3336,
                              {}});
    maps.shown = maps.cells[1].map;
    maps.note = "AER.";
    chart.setMaps(maps);
    chart.resize(440, 200);
    chart.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&chart));
    auto* table = chart.findChild<QTableWidget*>("map-table");
    EXPECT_EQ(table->item(0, 1)->text(), QLocale().toString(33.4, 'f', 1));
    EXPECT_TRUE(table->item(0, 1)->font().underline());
    EXPECT_FALSE(table->item(0, 2)->font().underline());
    EXPECT_EQ(table->horizontalHeaderItem(7)->text(), "8");
    EXPECT_THAT(chart.findChild<QLabel*>("map-note")->text().toStdString(), HasSubstr("In percent."));
    chart.resize(1200, 200);
    QTest::qWait(10);
    EXPECT_EQ(table->item(0, 2)->text(), ui::metricText(Metric::ErrorRate, 0.3336));
    EXPECT_EQ(table->horizontalHeaderItem(7)->text(), "Head 8");
    chart.resize(230, 200);
    QTest::qWait(10);
    EXPECT_EQ(table->item(0, 2)->text(), "33");
}

TEST_F(InspectMapsTest, MeasuringAllMapsCanBeStopped) {
    openDumps({bundledModel("dates", "transformer")});
    showChart("Maps");
    ASSERT_TRUE(QTest::qWaitFor([this] { return controller().mapMeasuring().isRunning(); }, 10'000));
    EXPECT_TRUE(child<QToolButton>("cancelInspecting")->isVisible());
    QTest::mouseClick(child<QToolButton>("cancelInspecting"), Qt::LeftButton);
    wait();
    auto* again = charts()->findChild<QPushButton*>("measure-maps");
    ASSERT_FALSE(controller().mapMeasuring().counts()) << "it went on to its end";
    ASSERT_TRUE(again->isVisible());
    EXPECT_EQ(charts()->findChild<QLabel*>("map-note")->text(), "Measuring was stopped.");
    QTest::mouseClick(again, Qt::LeftButton);
    waitForMaps();
    EXPECT_FALSE(again->isVisible());
}

TEST_F(InspectMapsTest, ADumpWithLayersAndHeadsIsChosenInTheSameWay) {
    const std::string path =
        m_folder.write("heads.json", R"({"format": "attention-lab alignments", "version": 1, "sentences": [
 {"source": "a b", "target": "x y", "maps": {"cross.1.1": [[1, 0], [0, 1]], "cross.1.2": [[0, 1], [1, 0]]},
  "truth": [[0, 0], [1, 1]]}]})");
    openDumps({QString::fromStdString(path)});
    ASSERT_EQ(system().maps.size(), 3U);
    EXPECT_EQ(chooser()->currentIndex(), 2) << "the mean of the heads";
    showChart("Maps");
    waitForMaps();
    EXPECT_THAT(mapTable()->item(0, 0)->text().toStdString(), testing::EndsWith("0.00\u202f%"));
    EXPECT_THAT(mapTable()->item(0, 1)->text().toStdString(), testing::EndsWith("100.00\u202f%"));
    QTest::mouseClick(mapTable()->viewport(), Qt::LeftButton, {},
                      mapTable()->visualItemRect(mapTable()->item(0, 0)).center());
    wait();
    EXPECT_EQ(nameOf(*system().map), "cross.1.1");
    EXPECT_EQ(system().sentences[0]->weights(0, 0), 1);
    EXPECT_EQ(errorOfCorpus(), 0.0);
}

TEST_F(InspectMapsTest, OneMapIsNoChoice) {
    openDumps({bundledModel("dates", "general"), dump("two.txt")});
    EXPECT_FALSE(chooser()->isVisible());
    EXPECT_FALSE(charts()->has(ui::InspectCharts::Chart::Maps));
    EXPECT_FALSE(charts()->has(ui::InspectCharts::Chart::Classes));
    EXPECT_FALSE(action("shownMapMenu")->isEnabled());
}

TEST_F(InspectMapsTest, ClassesHaveAMatrixWhoseCellsFilter) {
    openDumps({bundledModel("sentiment", "embedding")});
    ASSERT_TRUE(system().givesClasses);
    showChart("Classes");
    ASSERT_EQ(confusion()->rowCount(), 2);
    EXPECT_EQ(confusion()->verticalHeaderItem(0)->text(), "is negative");
    EXPECT_EQ(confusion()->horizontalHeaderItem(1)->text(), "given positive");
    // Every number is that of the engine's evaluation of the same texts.
    const auto model = loadModel(bundledModel("sentiment", "embedding").toStdString());
    ModelCorpus texts;
    texts.task = "sentiment";
    Corpus corpus;
    corpus.targetKind = TargetKind::Class;
    for (const TaskPair& pair : modelTexts(texts, {model}).pairs) {
        corpus.pairs.push_back({model->source.ids(model->tokenizers.source->tokenize(pair.source)),
                                model->target.ids(model->tokenizers.target->tokenize(pair.target))});
        corpus.links.push_back(pair.links);
    }
    const Evaluation expected = evaluate(model->network, corpus, static_cast<Index>(corpus.pairs.size()));
    const auto classOfName = [&](const char* name) { return classOf(model->target.idOfText(name)); };
    const int negative = classOfName("negative"), positive = classOfName("positive");
    const auto& counted = expected.classes->confusion;
    EXPECT_EQ(confusion()->item(0, 0)->text().remove(QChar(0x202F)),
              QString::number(counted.count(negative, negative)));
    EXPECT_EQ(confusion()->item(0, 1)->text().remove(QChar(0x202F)),
              QString::number(counted.count(negative, positive)));
    const std::string figures = charts()->findChild<QLabel*>("class-figures")->text().toStdString();
    EXPECT_THAT(figures, HasSubstr("accuracy " + ui::shareText(counted.accuracy()).toStdString()));
    EXPECT_THAT(figures, HasSubstr("macro F1 " + ui::shareText(counted.macroF1()).toStdString()));
    EXPECT_THAT(
        figures,
        HasSubstr("evidence AER " +
                  ui::metricText(Metric::ErrorRate, expected.classes->words.errorRate()).toStdString()));
    // A click on a cell shows its sentences, another one all.
    const auto click = [this](int row, int column) {
        QTest::mouseClick(confusion()->viewport(), Qt::LeftButton, {},
                          confusion()->visualItemRect(confusion()->item(row, column)).center());
        wait();
    };
    click(1, 1);
    EXPECT_EQ(controller().selection().filter().actual, "positive");
    EXPECT_EQ(static_cast<long>(controller().selection().rows().size()), counted.count(positive, positive));
    EXPECT_EQ(filterText(controller().selection().filter()), "class=positive given=positive");
    EXPECT_THAT(confusion()->item(1, 1)->text().toStdString(), testing::StartsWith("●"));
    click(1, 1);
    EXPECT_TRUE(controller().selection().filter().isEmpty());
    confusion()->setFocus();
    confusion()->setCurrentCell(0, 0);
    QTest::keyClick(confusion(), Qt::Key_Return);
    wait();
    EXPECT_EQ(controller().selection().filter().given, "negative");
    EXPECT_THAT(confusion()->item(0, 0)->data(Qt::AccessibleTextRole).toString().toStdString(),
                HasSubstr("is negative, given negative: "));
}

}  // namespace
}  // namespace attn::test
