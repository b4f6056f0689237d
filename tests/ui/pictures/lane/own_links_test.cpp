// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/own_links.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QTest>

#include "tests/ui/inspect/picture/inspected_sentence.h"
#include "ui/inspect/charts/coverage_chart.h"
#include "ui/inspect/document/sentence_picture.h"
#include "ui/inspect/picture/picture_legend.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lines/lines_layout.h"

namespace attn::ui {
namespace {

// "souvenons" and "-nous" are both linked with "let".
const std::vector<Link> twoOfOne = {{0, 0}, {1, 0}, {1, 1}, {2, 2, false}};

AlignedSentence linkedSentence(const std::vector<Link>& links) {
    AlignedSentence sentence;
    sentence.source = TokenList({"let", "us", "remember"});
    sentence.target = TokenList({"souvenons", "-", "nous"});
    sentence.links = links;
    return sentence;
}

InspectedSentence linked(const QString& system, const std::vector<Link>& links) {
    return inspectedSentence({"let", "us", "remember"}, {"souvenons", "-", "nous"}, links,
                             {.system = system, .hasLinksOnly = true});
}

TEST(OwnLinksTest, ALinkIsOneHoweverManyItsRowHas) {
    const auto picture = sentencePicture(linkedSentence(twoOfOne), nullptr);
    ASSERT_TRUE(givesLinks(*picture));
    EXPECT_EQ(picture->rows[0].weights, (Vector(3) << 1, 1, 0).finished());
    EXPECT_EQ(ownLinkText(*picture, 0, 1), "link found");
    EXPECT_EQ(ownLinkText(*picture, 0, 2), "no link found");
    EXPECT_EQ(ownLinkText(*picture, 2, 2), "possible link found");
    const auto other = sentencePicture(linkedSentence({{0, 0}}), nullptr);
    EXPECT_EQ(differenceAt(*picture, *other, 0, 0), 0.0) << "both have it";
    EXPECT_EQ(differenceAt(*picture, *other, 0, 1), 1.0);
    EXPECT_EQ(differenceAt(*other, *picture, 0, 1), -1.0);
    const std::vector<TokenJoin> joins = tokenJoins(*picture, 3);
    ASSERT_EQ(joins.size(), 4u);
    EXPECT_EQ(joins[0].weight, 1);
    EXPECT_LT(joins[3].weight, 1) << "only possible";
}

TEST(OwnLinksTest, ThePictureHasNeitherBarsNorNumbersNorARamp) {
    setTheme(ThemeKind::Light);
    InspectPictureView view;
    InspectedPicture picture;
    picture.main = linked(QStringLiteral("giza"), twoOfOne);
    view.resize(600, 500);
    view.setPicture(picture);
    view.show();
    QTest::qWait(5);
    AttentionPlot& plot = *view.mainPane()->plot();
    EXPECT_EQ(plot.places().bars.height(), 0);
    for (const ColourLegend* legend : view.findChildren<ColourLegend*>())
        EXPECT_FALSE(legend->isVisible());
    EXPECT_EQ(view.findChild<PictureLegend*>()->accessibleName(),
              "Legend: links that the system gives are filled");
    // The whole cell is filled: it has neither a number nor a mark.
    const QImage image = plot.grab().toImage();
    const auto colours = [&](int row, int source) {
        const QRect cell = plot.places().cell(row, source).toRect().adjusted(8, 8, -9, -9);
        QSet<QRgb> found;
        for (int x = cell.left(); x <= cell.right(); ++x)
            for (int y = cell.top(); y <= cell.bottom(); ++y)
                found.insert(image.pixel(x, y));
        return found;
    };
    EXPECT_EQ(colours(1, 1), QSet<QRgb>{ownLinkColour(true).rgb()});
    EXPECT_EQ(colours(2, 2), QSet<QRgb>{ownLinkColour(false).rgb()});
    EXPECT_EQ(colours(1, 0), QSet<QRgb>{theme().weight(0).rgb()});
    EXPECT_TRUE(plot.accessibleDescription().contains(QStringLiteral("link found")))
        << plot.accessibleDescription().toStdString();
}

TEST(OwnLinksTest, CoverageCountsLinks) {
    CoverageChart chart;
    Vector coverage(3);
    coverage << 1, 2, 0;
    chart.setCoverage(coverage, {QStringLiteral("let"), QStringLiteral("us"), QStringLiteral("remember")}, 0,
                      CoverageChart::Of::Links);
    EXPECT_TRUE(chart.accessibleDescription().contains(QStringLiteral("“us”, position 2: 2 links")))
        << chart.accessibleDescription().toStdString();
}

}  // namespace
}  // namespace attn::ui
