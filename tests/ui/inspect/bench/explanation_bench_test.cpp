// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/bench/explanation_bench.h"

#include <gmock/gmock.h>

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <nlohmann/json.hpp>

#include "core/model_files/model_file.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/inspect/document/small_systems.h"
#include "tests/ui/support/dialog_answer.h"
#include "ui/inspect/charts/bench_charts.h"

namespace attn::ui {
namespace {

using test::DialogAnswers;

class ExplanationBenchTest : public testing::Test {
protected:
    void add(const std::string& name, const std::string& file) {
        const auto model =
            file.empty() ? nullptr : loadModel((test::resourceDir() / "models" / file).string());
        m_systems.add(test::smallSystem(name, {0, 1}), model, 0);
        m_systems.announce();
    }
    void measure(ExplanationBench& bench, int pairs = 20) {
        bench.findChild<QSpinBox*>(QStringLiteral("benchPairs"))->setValue(pairs);
        bench.findChild<QSpinBox*>(QStringLiteral("benchPermutations"))->setValue(5);
        QTest::mouseClick(bench.findChild<QPushButton*>(QStringLiteral("benchStart")), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !bench.isRunning(); }, 120'000));
    }

    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
    test::TemporaryFolder m_folder;
};

// Whether a picture of a widget has pixels of a colour, as pale as points are.
bool hasColour(const QWidget& widget, const QColor& colour) {
    const QImage image = const_cast<QWidget&>(widget).grab().toImage();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width() / 2; ++x)
            if (const QColor pixel = image.pixelColor(x, y);
                std::abs(pixel.hsvHue() - colour.hsvHue()) < 6 && pixel.hsvSaturation() > 60 &&
                pixel.hsvSaturation() < colour.hsvSaturation() - 40)
                return true;
    return false;
}

TEST_F(ExplanationBenchTest, MeasuresTheOpenModelsSideBySide) {
    add("Embedding", "sentiment/embedding.safetensors");
    add("A file", "");
    add("GRU", "sentiment/gru.safetensors");
    add("Dates", "dates/dot.safetensors");
    ExplanationBench bench(m_systems);
    bench.show();
    const std::string left = bench.findChild<QLabel*>(QStringLiteral("benchState"))->text().toStdString();
    EXPECT_THAT(left, testing::HasSubstr("“A file” has no model"));
    EXPECT_THAT(left, testing::HasSubstr("“Dates” has other vocabularies than “Embedding”"));
    measure(bench);
    ASSERT_EQ(bench.measured().size(), 2U);
    EXPECT_EQ(bench.measured()[0].rows.size(), 20U) << "a class has one row";
    const FaithfulnessSummary summary = summaryOf(bench.measured()[0].rows);
    const auto* table = bench.findChild<QTableWidget*>(QStringLiteral("benchTable"));
    ASSERT_EQ(table->columnCount(), 3);
    char largest[16];
    std::snprintf(largest, sizeof largest, "%.3f", summary.largestWeight.mean);
    EXPECT_EQ(table->item(2, 1)->text().toStdString(), largest);
    const auto* points = bench.findChild<BenchChart*>(QStringLiteral("benchPermuted"));
    ASSERT_EQ(points->series().size(), 2U);
    EXPECT_EQ(points->series()[0].x.size(), 20);
    std::vector<double> largestWeights;
    for (const RowFaithfulness& row : bench.measured()[0].rows)
        largestWeights.push_back(row.largestWeight);
    EXPECT_THAT(points->series()[0].x,
                testing::UnorderedPointwise(testing::DoubleNear(1e-9), largestWeights));
    EXPECT_TRUE(hasColour(*points, theme().laneOutline(points->series()[0].colour)))
        << "points have the colour of their model";
    const auto* erased = bench.findChild<BenchChart*>(QStringLiteral("benchErased"));
    ASSERT_EQ(erased->series().size(), importanceOrders.size());
    bool someNever = false;
    for (std::size_t i = 0; i < erased->series().size(); ++i) {
        const BenchChart::Series& order = erased->series()[i];
        EXPECT_TRUE(std::is_sorted(order.y.begin(), order.y.end())) << "a share of what has flipped so far";
        const auto& rows = bench.measured()[0].rows;
        const auto flipped = std::count_if(
            rows.begin(), rows.end(), [&](const RowFaithfulness& row) { return row.changes->erased[i] < 1; });
        EXPECT_NEAR(order.y.back(), static_cast<double>(flipped) / static_cast<double>(rows.size()), 1e-9)
            << "a class that never flips has not flipped at the end either";
        someNever = someNever || flipped < static_cast<std::ptrdiff_t>(rows.size());
    }
    EXPECT_TRUE(someNever) << "else this shows nothing";
    // The charts are read with the keys and with the mouse.
    auto* chart = const_cast<BenchChart*>(points);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Down);
    EXPECT_THAT(chart->reading().toStdString(), testing::HasSubstr("GRU\nLargest weight of the row: "));
    QTest::keyClick(chart, Qt::Key_Escape);
    EXPECT_EQ(chart->reading(), QString());
    const QPointF first =
        static_cast<ChartPlot*>(chart)->placeOf(points->series()[0].x[0], points->series()[0].y[0]);
    QTest::mouseMove(chart, first.toPoint());
    EXPECT_THAT(chart->reading().toStdString(), testing::HasSubstr("\nLargest weight of the row: "));
    auto* order = const_cast<BenchChart*>(erased);
    QTest::keyClick(order, Qt::Key_Right);
    EXPECT_FALSE(order->reading().isEmpty());
    auto* ranks = bench.findChild<BenchChart*>(QStringLiteral("benchRanks"));
    QTest::keyClick(ranks, Qt::Key_Right);
    EXPECT_THAT(ranks->reading().toStdString(), testing::HasSubstr("−1.0 to −0.9\n"));
    QTest::keyClick(ranks, Qt::Key_Right);
    EXPECT_THAT(ranks->reading().toStdString(), testing::HasSubstr("−0.9 to −0.8\n"));
    // Copied whole, the figures have the models' names.
    auto* figures = const_cast<QTableWidget*>(table);
    figures->selectAll();
    QTest::keyClick(figures, Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_THAT(copied.toStdString(),
                testing::StartsWith("Figure\tEmbedding\tGRU\nrows of weights\t20\t20\n"));
    EXPECT_EQ(copied.count(QLatin1Char('\n')), figures->rowCount());
    bench.findChild<QComboBox*>(QStringLiteral("benchModel"))->setCurrentIndex(1);
    EXPECT_EQ(erased->series().size(), importanceOrders.size());
    EXPECT_EQ(erased->reading(), QString()) << "of another model";

    bench.findChild<QSpinBox*>(QStringLiteral("benchPermutations"))->setValue(7);
    ASSERT_EQ(bench.tables().size(), 1U);
    const InspectReport::Table forReport = bench.tables().front();
    EXPECT_EQ(forReport.columns, (QStringList{"Figure", "Embedding", "GRU"}));
    EXPECT_EQ(forReport.rows[2][1].toStdString(), largest);
    EXPECT_THAT(forReport.note.toStdString(), testing::HasSubstr("20 fresh sentences"));
    EXPECT_THAT(forReport.note.toStdString(), testing::HasSubstr("5 permutations"));
    QSignalSpy said(&bench, &ExplanationBench::said);
    DialogAnswers answers;
    answers.choose(m_folder.file("bench.json"));
    QTest::mouseClick(bench.findChild<QPushButton*>(QStringLiteral("benchSave")), Qt::LeftButton);
    ASSERT_EQ(said.size(), 1);
    QFile file(QString::fromStdString(m_folder.file("bench.json")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto json = nlohmann::json::parse(file.readAll().toStdString());
    EXPECT_EQ(json["models"].size(), 2U);
    EXPECT_EQ(json["permutations"], 5) << "as it was measured, whatever is chosen now";
    EXPECT_EQ(json["sentences"], 20);
    EXPECT_EQ(json["models"][0]["each_row"].size(), 20U);
}

TEST_F(ExplanationBenchTest, IsStoppedAndSaysWhatItCannotMeasure) {
    ExplanationBench bench(m_systems);
    bench.show();
    EXPECT_FALSE(bench.findChild<QPushButton*>(QStringLiteral("benchStart"))->isEnabled());
    EXPECT_TRUE(bench.tables().empty());
    add("Dot", "translate/dot.safetensors");
    bench.findChild<QSpinBox*>(QStringLiteral("benchPairs"))->setValue(20'000);
    bench.start();
    EXPECT_TRUE(bench.isRunning());
    bench.cancel();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !bench.isRunning(); }, 60'000));
    EXPECT_TRUE(bench.measured().empty());
    measure(bench, 4);
    EXPECT_THAT(bench.findChild<BenchChart*>(QStringLiteral("benchPermuted"))->note().toStdString(),
                testing::HasSubstr("models that say a class"));
    EXPECT_FALSE(bench.findChild<BenchChart*>(QStringLiteral("benchRanks"))->series().empty());
}

}  // namespace
}  // namespace attn::ui
