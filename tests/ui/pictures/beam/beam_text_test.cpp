// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/beam/beam_text.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QPainter>

#include "tests/ui/support/sample_models.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/beam/beam_painter.h"

namespace attn::ui {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::shared_ptr<const BeamData> searchOfSample(Index width, Index length) {
    const auto model = std::make_shared<const TrainedModel>(test::sampleModel("additive", 3));
    auto lane = std::make_shared<LaneData>();
    lane->model = model;
    lane->target = {model, &model->target};
    BeamOptions options;
    options.width = width;
    options.maximumLength = length;
    BeamData data;
    data.tree = std::make_shared<const BeamTree>(beamSearch(model, {4, 5, 6, 7, 8}, options));
    data.lane = lane;
    data.width = width;
    data.maximumLength = length;
    return makeBeamData(data);
}

TEST(BeamText, NumbersAreShortAndNeverZeroForWhatIsNot) {
    EXPECT_EQ(signedNumber(-1.934), QStringLiteral("−1.93"));
    EXPECT_EQ(signedNumber(-0.0312), QStringLiteral("−0.0312"));
    EXPECT_EQ(signedNumber(0), QStringLiteral("0.00"));
    EXPECT_EQ(shortScore(-0.24), QStringLiteral("−0.24"));
    EXPECT_EQ(shortScore(-0.0003), QStringLiteral("−0.0003"));
    EXPECT_EQ(shortScore(-3e-7), QStringLiteral("−3\u202f×\u202f10⁻⁷"));
}

TEST(BeamText, TheSummaryComparesWithTheLane) {
    const auto data = searchOfSample(3, 6);
    std::vector<Token> best;
    for (const Index node : pathTo(*data->tree, data->tree->ranked.front()))
        best.push_back(nodeOf(*data, node).token);
    const auto summary = [&](const std::vector<Token>& said, bool all) {
        return beamSummary(*data, said, all).toStdString();
    };
    EXPECT_THAT(summary(best, true), HasSubstr("is the lane's output"));
    EXPECT_THAT(summary({best[0], best[1]}, false), HasSubstr("begins like the lane's output so far"));
    std::vector<Token> other = best;
    other[1] += 1;
    EXPECT_THAT(summary(other, true), HasSubstr("differs from the lane's output at step 2"));
    EXPECT_THAT(summary({}, false), StartsWith("The best, ln p −"));
    EXPECT_EQ(summary({}, false).find("lane"), std::string::npos) << "it has said nothing yet";
}

TEST(BeamText, PathsAreFoundAsFarAsTheTreeGoes) {
    const auto data = searchOfSample(4, 6);
    const auto last = static_cast<Index>(data->tree->nodes.size()) - 1;
    const std::vector<Index> path = pathTo(*data->tree, last);
    std::vector<Token> tokens;
    for (const Index node : path)
        tokens.push_back(nodeOf(*data, node).token);
    EXPECT_EQ(pathOf(*data->tree, tokens), path);
    EXPECT_EQ(path.back(), last);
    ASSERT_EQ(path.size(), 6U);
    tokens[2] = -1;
    EXPECT_EQ(pathOf(*data->tree, tokens), (std::vector<Index>{path[0], path[1]}));
    EXPECT_TRUE(pathOf(*data->tree, {}).empty());
}

// Parts that are left out lie outside the visible area.
TEST(BeamPainter, APartIsThatPartOfTheWhole) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector}) {
        const ThemeScope scope(makePictureTheme(kind, ColourMap::Blues));
        const auto data = searchOfSample(8, 20);
        const BeamLayout layout = layOut(*data->tree, beamSizes(*data));
        BeamMarks marks;
        marks.selected = data->tree->ranked.back();
        marks.hovered = data->tree->ranked.front();
        marks.said = pathTo(*data->tree, data->tree->ranked.front());
        const auto painted = [&](const QRectF& visible) {
            QImage image(layout.size.toSize(), QImage::Format_RGB32);
            image.fill(theme().card);
            QPainter painter(&image);
            paintBeamTree(painter, *data, layout, marks, visible);
            painter.end();
            return image;
        };
        const QImage whole = painted({});
        EXPECT_NE(whole, painted(QRectF(-50, -50, 10, 10)));
        for (const QRect part : {QRect(0, 0, 300, 200), QRect(350, 40, 400, 160), QRect(700, 100, 200, 90)})
            EXPECT_EQ(painted(part).copy(part), whole.copy(part)) << part.x();
    }
}

}  // namespace
}  // namespace attn::ui
