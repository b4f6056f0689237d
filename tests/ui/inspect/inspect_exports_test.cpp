// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_exports.h"

#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/temporary_folder.h"
#include "tests/ui/inspect/inspect_sample.h"
#include "tests/ui/support/dialog_answer.h"
#include "ui/export/export_dialog.h"
#include "ui/figures/step/step_caption.h"
#include "ui/inspect/document/inspect_controller.h"
#include "ui/kit/text/metric_text.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class InspectExportsTest : public testing::Test {
protected:
    InspectExportsTest() {
        QObject::connect(&m_exports, &ui::InspectExports::problem, &m_window,
                         [this](const QString& sentence) { m_problems.append(sentence); });
        QObject::connect(&m_exports, &ui::InspectExports::said, &m_window,
                         [this](const QString& sentence) { m_said.append(sentence); });
        m_exports.selectedRows = [this] { return m_selected; };
        m_exports.shownView = [this] { return m_view; };
    }
    void open() {
        m_controller.dumps().open(QString::fromStdString(m_folder.write("sharp.json", weightsJson(m_sharp))));
        m_controller.dumps().open(
            QString::fromStdString(m_folder.write("vague.txt", weightsNematus(m_vague))));
        m_controller.gold().open(
            QString::fromStdString(m_folder.write("known.pharaoh", linksAsPharaoh(m_links))));
        ASSERT_TRUE(QTest::qWaitFor([this] { return !m_controller.isBusy(); }, 60'000));
        QCoreApplication::processEvents();
        m_controller.systems().compareWith(1);
    }
    std::string written(ui::InspectFile file, const std::string& name) {
        m_exports.write(file, QString::fromStdString(m_folder.file(name)));
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_exports.isWorking(); }, 60'000));
        EXPECT_EQ(m_problems, QStringList());
        return readBytes(m_folder.file(name));
    }
    static std::vector<std::string> lines(const std::string& text) {
        std::istringstream stream(text);
        std::vector<std::string> all;
        for (std::string line; std::getline(stream, line);)
            all.push_back(line);
        return all;
    }

    TemporaryFolder m_folder;
    const std::vector<SentencePointer> m_sharp = madeUpSystem(12, 0.35), m_vague = madeUpSystem(12, 1.1);
    const std::vector<std::vector<Link>> m_links = madeUpLinks(12);
    QWidget m_window;
    ui::InspectController m_controller;
    ui::InspectExports m_exports{m_controller, &m_window};
    std::vector<int> m_selected;
    QString m_view = QStringLiteral("heatmap");
    QStringList m_problems, m_said;
};

TEST_F(InspectExportsTest, NothingIsOfferedWhileNothingIsOpen) {
    for (QAction* action : {m_exports.metricsAction, m_exports.linksAction, m_exports.weightsAction,
                            m_exports.reportAction, m_exports.figureAction})
        EXPECT_FALSE(action->isEnabled());
    open();
    for (QAction* action : {m_exports.metricsAction, m_exports.linksAction, m_exports.weightsAction,
                            m_exports.reportAction, m_exports.figureAction})
        EXPECT_TRUE(action->isEnabled());
    EXPECT_TRUE(m_controller.selection().currentRow() >= 0);
}

TEST_F(InspectExportsTest, MetricsAreOfAllSystemsAndOfWhatIsShown) {
    open();
    EXPECT_EQ(lines(written(ui::InspectFile::MetricsCsv, "all.csv")).size(), 1U + 2 * 12);
    EXPECT_EQ(m_said, QStringList{QStringLiteral("all.csv written")});
    SentenceFilter filter;
    filter.ranges = {{Metric::SourceLength, {}, 4.0}};
    m_controller.selection().setFilter(filter);
    const auto json = nlohmann::json::parse(written(ui::InspectFile::MetricsJson, "short.json"));
    ASSERT_EQ(json["systems"].size(), 2U);
    EXPECT_EQ(json["systems"][0]["sentences"].size(), 4U) << "0, 1, 6, 7";
    m_selected = {3, 5};
    EXPECT_EQ(lines(written(ui::InspectFile::MetricsCsv, "two.csv")).size(), 1U + 2 * 2);
    m_selected = {3};
    EXPECT_EQ(lines(written(ui::InspectFile::MetricsCsv, "one.csv")).size(), 1U + 2 * 4)
        << "there is always one selected";
}

TEST_F(InspectExportsTest, LinksAreThoseOfTheThreshold) {
    open();
    std::vector<std::vector<Link>> expected;
    for (const SentencePointer& sentence : m_sharp)
        expected.push_back(systemLinks(*sentence, std::nullopt));
    EXPECT_EQ(written(ui::InspectFile::Links, "largest.talp"), linksAsPharaoh(expected));
    m_controller.measuring().setThreshold(0.25);
    expected.clear();
    for (const SentencePointer& sentence : m_sharp)
        expected.push_back(systemLinks(*sentence, Real(0.25)));
    EXPECT_EQ(written(ui::InspectFile::Links, "cut.talp"), linksAsPharaoh(expected));
}

TEST_F(InspectExportsTest, WeightsCanBeOpenedAgain) {
    open();
    EXPECT_EQ(written(ui::InspectFile::WeightsJson, "again.json"), weightsJson(m_sharp));
    EXPECT_EQ(written(ui::InspectFile::WeightsText, "again.txt"), weightsNematus(m_sharp));
    for (const char* name : {"again.json", "again.txt"}) {
        ui::InspectController second;
        second.dumps().open(QString::fromStdString(m_folder.file(name)));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !second.isBusy(); }, 60'000));
        QCoreApplication::processEvents();
        ASSERT_EQ(second.inspection().rowCount(), 12) << name;
        for (int row = 0; row < 12; ++row) {
            const AlignedSentence* sentence = second.inspection().sentence(0, row);
            EXPECT_EQ(sentence->weights, m_sharp[static_cast<std::size_t>(row)]->weights) << name;
            EXPECT_TRUE(sentence->hasSourceEnd && sentence->hasTargetEnd) << name;
        }
    }
}

TEST_F(InspectExportsTest, WhatCannotBeWrittenIsSaid) {
    open();
    m_exports.write(ui::InspectFile::WeightsJson,
                    QString::fromStdString(m_folder.file("no/such/folder.json")));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_exports.isWorking(); }, 60'000));
    ASSERT_EQ(m_problems.size(), 1);
    EXPECT_THAT(m_problems[0].toStdString(), HasSubstr("folder.json: cannot be written"));
    EXPECT_EQ(m_said, QStringList());
}

TEST_F(InspectExportsTest, ReportsHaveTheSelectionWithBothSystems) {
    open();
    m_selected = {4, 2, 9};
    const std::string html = written(ui::InspectFile::ReportHtml, "report.html");
    EXPECT_THAT(html, HasSubstr("3 of 12 sentences."));
    EXPECT_LT(html.find("Sentence 4<"), html.find("Sentence 2<"));
    EXPECT_LT(html.find("Sentence 2<"), html.find("Sentence 9<"));
    EXPECT_THAT(html, HasSubstr("vague.txt"));
    AlignmentCounts counts;
    for (const int row : m_selected)
        counts +=
            countsOf(*m_sharp[static_cast<std::size_t>(row)], m_links[static_cast<std::size_t>(row)], {});
    EXPECT_THAT(html, HasSubstr(ui::metricText(Metric::ErrorRate, *counts.errorRate()).toStdString()));
    EXPECT_EQ(written(ui::InspectFile::ReportPdf, "report.pdf").substr(0, 5), "%PDF-");
    EXPECT_EQ(m_said, (QStringList{QStringLiteral("report.html: 3 sentences written"),
                                   QStringLiteral("report.pdf: 3 sentences written")}));
}

TEST_F(InspectExportsTest, TheDialogSaysHowManySentencesTheReportHas) {
    open();
    QStringList titles;
    for (const std::vector<int>& selected : {std::vector<int>{3}, std::vector<int>{4, 2, 9}}) {
        m_selected = selected;
        DialogAnswers answers;
        answers.add("QFileDialog", [&](QDialog& dialog) {
            titles.append(dialog.windowTitle());
            dialog.reject();
        });
        m_exports.reportAction->trigger();
    }
    EXPECT_EQ(titles, (QStringList{QStringLiteral("Export Report of All 12 Sentences Shown"),
                                   QStringLiteral("Export Report of the 3 Selected Sentences")}));
}

TEST_F(InspectExportsTest, TheNamesEndChoosesTheForm) {
    open();
    DialogAnswers answers;
    answers.choose(m_folder.file("metrics.json"));
    m_exports.metricsAction->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_exports.isWorking(); }, 60'000));
    EXPECT_EQ(nlohmann::json::parse(readBytes(m_folder.file("metrics.json")))["format"],
              "attention-lab metrics");
}

TEST_F(InspectExportsTest, FiguresOfDumpsNeedNoModel) {
    open();
    m_view = QStringLiteral("difference");
    std::string svg, numbers;
    DialogAnswers answers;
    QStringList views;
    QString caption, name;
    answers.add("exportDialog", [&](QDialog& dialog) {
        auto* view = dialog.findChild<QComboBox*>(QStringLiteral("exportView"));
        for (int i = 0; i < view->count(); ++i)
            views.append(view->itemText(i));
        EXPECT_EQ(view->currentData().toString(), QStringLiteral("difference"));
        EXPECT_EQ(dialog.findChild<QComboBox*>(QStringLiteral("exportLane"))->currentText(),
                  QStringLiteral("vague.txt"))
            << "the base";
        caption = dialog.findChild<QPlainTextEdit*>(QStringLiteral("exportCaptionText"))->toPlainText();
        ui::StepExport request = dynamic_cast<ui::ExportDialog&>(dialog).request();
        name = ui::figureFileName(request.figure);
        request.format = ui::ExportFormat::Svg;
        svg = ui::exportBytes(request).toStdString();
        request.format = ui::ExportFormat::Json;
        request.figure.view = QStringLiteral("lanes");
        numbers = ui::exportBytes(request).toStdString();
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportCancel")), Qt::LeftButton);
    });
    m_exports.figureAction->trigger();
    EXPECT_EQ(views, (QStringList{QStringLiteral("Matrix"), QStringLiteral("Side by side"),
                                  QStringLiteral("Lines"), QStringLiteral("Difference")}))
        << "no beam search";
    EXPECT_EQ(caption, QStringLiteral("Alignment of sharp.json less that of vague.txt, sentence 0 “Baum0x0 "
                                      "Haus0x1 Baum0x2 </s>”"));
    EXPECT_EQ(name, QStringLiteral("less-vague-txt-0-Baum0x0-Haus0x1-Baum0x2-s"));
    EXPECT_THAT(svg, HasSubstr("vague.txt"));
    EXPECT_THAT(svg,
                HasSubstr(ui::metricText(Metric::ErrorRate, countsOf(*m_sharp[0], m_links[0], {}).errorRate())
                              .toStdString()))
        << "in per cent, as the window";
    EXPECT_THAT(svg, Not(HasSubstr(">next<")));
    EXPECT_THAT(svg, Not(HasSubstr(">exact match<")));
    const auto lanes = nlohmann::json::parse(numbers)["lanes"];
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_EQ(lanes[0]["source_tokens"][0], "Baum0x0");
    EXPECT_TRUE(lanes[0]["steps"][0]["probability"].is_null()) << "of a dump nobody knows";
    EXPECT_TRUE(lanes[0]["steps"][0]["predicted"].is_null());
    EXPECT_DOUBLE_EQ(lanes[0]["alignment_error_rate"].get<double>(),
                     *countsOf(*m_sharp[0], m_links[0], {}).errorRate());
}

}  // namespace
}  // namespace attn::test
