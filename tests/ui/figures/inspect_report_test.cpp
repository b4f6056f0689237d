// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/inspect_report.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include "tests/ui/inspect_sample.h"
#include "ui/figures/report_pages.h"
#include "ui/session/inspect_lanes.h"
#include "ui/stopped.h"

namespace attn::test {
namespace {

// Of sentences with these numbers, each in two systems.
ui::InspectReport reportOf(const std::vector<int>& numbers) {
    ui::InspectReport report;
    report.title = QStringLiteral("<b> & co");
    report.facts = {QStringLiteral("3 of 12 sentences."), QStringLiteral("Filter: aer>=0.5")};
    report.systems = {{QStringLiteral("sharp"), {QStringLiteral("AER 0.100")}},
                      {QStringLiteral("vague"), {QStringLiteral("AER 0.300")}}};
    const std::vector<std::vector<Link>> links = madeUpLinks(100);
    for (const int number : numbers) {
        ui::InspectReport::Sentence sentence;
        sentence.heading = QStringLiteral("Sentence %1").arg(number);
        for (const double doubt : {0.35, 1.1}) {
            const SentencePointer made = madeUpSentence(number, doubt);
            const std::vector<Link>& known = links[static_cast<std::size_t>(number)];
            auto lane = ui::inspectedLane(*made, &known);
            lane->name = doubt < 1 ? QStringLiteral("sharp") : QStringLiteral("vague");
            sentence.alignments.push_back({{lane, {}, 0}, measure(*made, &known, {})});
        }
        report.sentences.push_back(std::move(sentence));
    }
    return report;
}

TEST(InspectReport, HtmlIsWellFormedAndHasItsPictures) {
    const QString page = QString::fromUtf8(ui::htmlReport(reportOf({3, 5})));
    EXPECT_TRUE(page.contains(QStringLiteral("<title>&lt;b&gt; &amp; co</title>")));
    EXPECT_FALSE(page.contains(QStringLiteral("<?xml"))) << "of a file, not of a part";
    EXPECT_EQ(page.count(QStringLiteral("<section>")), 2);
    EXPECT_EQ(page.count(QStringLiteral("<svg")), 4);
    static const QRegularExpression svg(QStringLiteral("<svg.*?</svg>"),
                                        QRegularExpression::DotMatchesEverythingOption);
    for (auto found = svg.globalMatch(page); found.hasNext();) {
        const QByteArray drawing = found.next().captured().toUtf8();
        QXmlStreamReader reader(drawing);
        while (!reader.atEnd())
            reader.readNext();
        EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
        EXPECT_TRUE(QSvgRenderer(drawing).isValid());
    }
    // A table of the metrics with a row for each system.
    const MetricValues values = measure(*madeUpSentence(3, 0.35), &madeUpLinks(4)[3], {});
    EXPECT_TRUE(page.contains(QString::number(valueOf(values, Metric::Entropy), 'f', 3)));
    EXPECT_EQ(page.count(QStringLiteral("<table>")), 2);
}

QImage drawn(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    QImage picture(renderer.defaultSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    renderer.render(&painter);
    return picture;
}

TEST(InspectReport, PicturesInHtmlAreTheFigureInFewerBytes) {
    const ui::InspectReport report = reportOf({5});
    const QByteArray page = ui::htmlReport(report);
    const auto start = page.indexOf("<svg"), end = page.indexOf("</svg>") + 6;
    const QByteArray inPage = page.mid(start, end - start);
    const QByteArray inFile = ui::drawStepFigure(ui::reportFigure(report, report.sentences[0].alignments[0]),
                                                 ui::PictureFormat::Svg);
    EXPECT_EQ(drawn(inPage), drawn(inFile));
    EXPECT_LT(inPage.size(), inFile.size() / 2);
}

TEST(InspectReport, PdfHasPagesAndNamesItself) {
    const QByteArray few = ui::pdfReport(reportOf({0}));
    const QByteArray many = ui::pdfReport(reportOf({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    EXPECT_TRUE(few.startsWith("%PDF-"));
    static const QRegularExpression pages(QStringLiteral("/Type /Page\\s"));
    const auto count = [&](const QByteArray& pdf) { return QString::fromLatin1(pdf).count(pages); };
    EXPECT_GE(count(few), 1);
    EXPECT_GT(count(many), count(few));
}

TEST(InspectReport, LinesAreDrawnWhereTheyAreAskedFor) {
    ui::InspectReport report = reportOf({3});
    const QByteArray matrices = ui::htmlReport(report);
    report.view = QStringLiteral("lines");
    EXPECT_NE(ui::htmlReport(report), matrices);
}

TEST(InspectReport, StopsWhenItIsAskedTo) {
    std::stop_source source;
    int told = 0;
    const ui::ReportWatch watch{source.get_token(), [&](int done, int all) {
                                    EXPECT_EQ(all, 3);
                                    told = done;
                                    if (done == 1)
                                        source.request_stop();
                                }};
    EXPECT_THROW(ui::htmlReport(reportOf({1, 2, 3}), watch), ui::Stopped);
    EXPECT_EQ(told, 1);
}

}  // namespace
}  // namespace attn::test
