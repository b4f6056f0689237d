// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curves_figure.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QSvgRenderer>

#include "core/base/error.h"
#include "tests/ui/pictures/curves/made_up_history.h"

namespace attn::ui {
namespace {

using testing::HasSubstr;

class CurvesFigureTest : public testing::Test {
protected:
    CurvesFigureTest() {
        for (unsigned i = 0; i < 8; ++i) {
            m_histories.push_back(madeUpHistory({.speed = 1 - 0.1 * i, .attends = i != 7, .seed = i}));
        }
        m_histories.push_back(madeUpHistory({.updates = 300, .firstUpdate = 500}));
        m_histories.back().origin = LaneHistory::Origin{0, 500};
        m_picture.lanes = lanesOf(m_histories);
        m_picture.lanes[0].changes = {{500, 0.001, {}, {}}};
        m_picture.smoothing = 50;
    }
    std::string svg() const { return drawCurves(m_picture, PictureFormat::Svg).toStdString(); }

    std::vector<LaneHistory> m_histories;
    CurvesPicture m_picture;
};

TEST_F(CurvesFigureTest, SvgHoldsNamesAndAxes) {
    const std::string text = svg();
    for (const char* part :
         {">Training loss (log, mean of 50)<", ">Exact match, held-out %<", ">Alignment error (AER)<",
          ">update<", ">Additive<", ">Additive from 500<", ">No attention<", ">rate 0.001<", ">100<",
          ">0.25<", " first measurement of 99 % or more", " first alignment error below 0.2",
          "dotted: changed while training", "dashed: branches"})
        EXPECT_TRUE(text.find(part) != std::string::npos) << part;
    QSvgRenderer renderer(QByteArray::fromStdString(text));
    EXPECT_TRUE(renderer.isValid());
    EXPECT_EQ(renderer.viewBox(), QRect(0, 0, 1200, 400));
    m_picture.lanes[7].isHidden = true;
    EXPECT_EQ(svg().find(">No attention<"), std::string::npos);
}

TEST_F(CurvesFigureTest, PngIsOfItsSizeAndTheme) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector}) {
        for (const QSize size : {QSize(1200, 400), QSize(1600, 980), QSize(600, 1000)}) {
            m_picture.theme = kind;
            m_picture.size = size;
            const QImage image = QImage::fromData(drawCurves(m_picture, PictureFormat::Png), "PNG");
            ASSERT_EQ(image.size(), 2 * size);
            const QColor ground = makeTheme(kind, ColourMap::Blues).card;
            for (int x = 0; x < image.width(); ++x) {
                ASSERT_EQ(image.pixelColor(x, 2), ground);
                ASSERT_EQ(image.pixelColor(x, image.height() - 1), ground) << x;
            }
            for (int y = 0; y < image.height(); ++y) {
                ASSERT_EQ(image.pixelColor(2, y), ground);
                ASSERT_EQ(image.pixelColor(image.width() - 1, y), ground) << y << ' ' << size.width();
            }
        }
    }
}

TEST_F(CurvesFigureTest, PdfIsOnePageOfItsSize) {
    const std::string text = drawCurves(m_picture, PictureFormat::Pdf).toStdString();
    EXPECT_EQ(text.substr(0, 5), "%PDF-");
    EXPECT_TRUE(text.find("/MediaBox [0 0 900.000000 300.000000]") != std::string::npos)
        << text.substr(text.find("/MediaBox"), 60);
    EXPECT_TRUE(text.find("/Count 1") != std::string::npos);
    EXPECT_EQ(text.find("/Subtype /Image"), std::string::npos) << "lines, not pixels";
}

TEST_F(CurvesFigureTest, WhatCannotBeDrawnIsRefused) {
    m_picture.size = {200, 100};
    try {
        svg();
        ADD_FAILURE() << "nine lanes fit";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("200x100 is too small for the curves of 9 lanes"));
    }
    m_picture.size = {1200, 400};
    m_picture.lanes.clear();
    try {
        svg();
        ADD_FAILURE() << "no curves";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("nothing to show"));
    }
}

TEST_F(CurvesFigureTest, NamesOfFormatsAreTheEndsOfFiles) {
    EXPECT_EQ(pictureFormat(QStringLiteral("a/b.SVG")), PictureFormat::Svg);
    EXPECT_EQ(pictureFormat(QStringLiteral("b.pdf")), PictureFormat::Pdf);
    EXPECT_EQ(pictureFormat(QStringLiteral("b.png")), PictureFormat::Png);
}

}  // namespace
}  // namespace attn::ui
