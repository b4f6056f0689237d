// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/figure_file.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QSvgRenderer>

#include "core/base/error.h"
#include "core/compare/table_json.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/figures/sample_table.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

const std::vector<std::string> allScores = {"additive",  "general", "dot",      "scaled_dot",
                                            "key_query", "content", "location", "none"};

std::string svg(const ComparisonTable& table, const ui::FigureRequest& request = {}) {
    return ui::drawFigure(table, request, ui::PictureFormat::Svg).toStdString();
}

TEST(FigureFile, SvgHoldsNamesAndNumbersAsText) {
    const std::string text = svg(sampleTable(allScores, {1, 2, 3}));
    for (const char* part :
         {">Additive<", ">Scaled dot<", ">No attention<", ">Exact match<", ">%, higher is better<",
          ">Alignment error<", ">Training time<", ">s, lower is better<", ">92.0 ± 1.0<", ">22.0 ± 1.0<",
          ">15.0 ± 0.0<", ">122.0k ± 1.0k<", ">12.0 ± 1.0<", ">52.9k<", ">–<",
          ">Mean and standard deviation over seeds 1, 2, 3.<"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, HasSubstr(", sans-serif\""));
    EXPECT_THAT(text, testing::Not(HasSubstr("font-family=\"Sans Serif\"")));
    QSvgRenderer renderer(QByteArray::fromStdString(text));
    EXPECT_TRUE(renderer.isValid());
    EXPECT_EQ(renderer.viewBox(), QRect(0, 0, 1000, 560));
}

TEST(FigureFile, SvgOfBothHoldsAxesAndNames) {
    const std::string text = svg(sampleTable(allScores, {1, 2, 3}, true));
    for (const char* part :
         {">Mean and standard deviation over seeds 1, 2, 3; by length on at most 50 fresh ",
          " fresh pairs of each length.<", ">Training time<", ">Exact match, %<", ">Token accuracy, %<",
          ">Source length<", ">6<", ">100<", ">Key · query<"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(svg(sampleTable(allScores, {1, 2}, true), {.what = QStringLiteral("exact_match_by_length")}),
                testing::Not(HasSubstr("Token accuracy")));
}

// The figure has bars and lines where both fit, and only lines where nobody asked for bars.
TEST(FigureFile, TakesWhatFits) {
    const ComparisonTable table = sampleTable(allScores, {1, 2}, true);
    EXPECT_THAT(svg(table, {.size = QSize(1000, 900)}), HasSubstr("Training time"));
    const std::string small = svg(table, {.size = QSize(700, 480)});
    EXPECT_THAT(small, testing::Not(HasSubstr("Training time")));
    EXPECT_THAT(small, HasSubstr("; measured on at most 50 fresh pairs of each length"));
    EXPECT_THROW(
        svg(table, {.what = QStringLiteral("seconds,exact_match_by_length"), .size = QSize(640, 240)}),
        Error);
}

// The picture has twice the pixels, its theme's background in every corner, and some ink.
TEST(FigureFile, PngIsOfItsSizeAndTheme) {
    for (const bool hasLengths : {false, true}) {
        const ComparisonTable table = sampleTable(allScores, {1, 2, 3}, hasLengths);
        for (const ui::ThemeKind kind :
             {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
            for (const QSize size : {QSize(800, 500), QSize(1600, 980)}) {
                const QImage image =
                    QImage::fromData(ui::drawFigure(table, {{}, kind, size}, ui::PictureFormat::Png), "PNG");
                ASSERT_EQ(image.size(), 2 * size);
                const QColor ground = ui::makeTheme(kind, ui::ColourMap::Blues).card;
                // Nothing is cut, so no ink lies in the margin.
                for (int x = 0; x < image.width(); ++x) {
                    ASSERT_EQ(image.pixelColor(x, 4), ground);
                    ASSERT_EQ(image.pixelColor(x, image.height() - 1), ground);
                }
                for (int y = 0; y < image.height(); ++y) {
                    ASSERT_EQ(image.pixelColor(4, y), ground);
                    ASSERT_EQ(image.pixelColor(image.width() - 1, y), ground) << y;
                }
            }
        }
    }
}

TEST(FigureFile, WhatDoesNotFitIsRefused) {
    std::vector<std::string> many;
    for (int i = 0; i < 60; ++i)
        many.push_back(allScores[static_cast<std::size_t>(i) % 8]);
    ComparisonTable table = sampleTable(many, {1});
    for (const bool hasLengths : {false, true}) {
        if (hasLengths)
            table = sampleTable(many, {1}, true);
        try {
            svg(table, {.size = QSize(1000, 560)});
            ADD_FAILURE() << "60 lanes fit";
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), HasSubstr("--size 1000x560 is too small"));
            EXPECT_THAT(error.what(), HasSubstr("60 recipes"));
        }
        svg(table, {.size = QSize(1000, 3000)});
    }
}

// Tests zero, tiny and huge values.
TEST(FigureFile, TakesEveryNumber) {
    for (const double value : {0.0, 1e-300, 1e-12, 0.0004, 1e9, 1e18}) {
        ComparisonTable table = sampleTable({"dot", "none"}, {1, 2});
        for (ComparedRun& run : table.runs) {
            run.figures.loss = run.figures.seconds = run.figures.tokensPerSecond = value;
            run.figures.exactMatch = 0;
        }
        EXPECT_THAT(svg(table, {.what = QStringLiteral("exact_match,loss,seconds,tokens_per_second")}),
                    HasSubstr(">No attention<"))
            << value;
    }
}

TEST(FigureFile, GrowsWithTheTable) {
    std::vector<std::string> many;
    for (int i = 0; i < 60; ++i)
        many.push_back(allScores[static_cast<std::size_t>(i) % 8]);
    const QImage image =
        QImage::fromData(ui::drawFigure(sampleTable(many, {1}), {}, ui::PictureFormat::Png), "PNG");
    EXPECT_EQ(image.width(), 2000);
    EXPECT_GT(image.height(), 2 * 60 * 25);
    const std::vector<std::string> most(200, "dot");
    for (const bool hasLengths : {false, true})
        EXPECT_THAT(svg(sampleTable(most, {1}, hasLengths)), HasSubstr(">Dot<"));
}

TEST(FigureFile, IsWrittenFromAFile) {
    const TemporaryFolder folder;
    const QString table =
        QString::fromStdString(folder.write("table.json", tableToJson(sampleTable({"dot", "none"}, {1, 2}))));
    const QString out = QString::fromStdString(folder.file("picture.png"));
    ui::renderTable(table, out, {.what = QStringLiteral("exact_match,seconds"), .size = QSize(640, 480)});
    EXPECT_EQ(QImage(out).size(), QSize(1280, 960));
    const QString wrong = QString::fromStdString(folder.write("wrong.json", "{}"));
    try {
        ui::renderTable(wrong, out, {});
        ADD_FAILURE() << "read a table from {}";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("wrong.json: is no table of a comparison"));
    }
    try {
        ui::renderTable(table, QString::fromStdString(folder.file("no/such/x.png")), {});
        ADD_FAILURE() << "drew into no folder";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        EXPECT_THAT(error.what(), HasSubstr("no/such does not exist; make it first."));
    }
    try {
        ui::renderTable(table, out, {.what = QStringLiteral("lengths")});
        ADD_FAILURE() << "drew lengths that are not there";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("table.json: the table has no figures by length"));
    }
}

}  // namespace
}  // namespace attn::test
