// SPDX-License-Identifier: GPL-3.0-or-later
// The score landscape in the window, by keys and mouse.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include "core/base/error.h"
#include "tests/ui/support/double_click.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/figures/step/step_caption.h"
#include "ui/figures/step/step_figure.h"
#include "ui/pictures/landscape/landscape_view.h"
#include "ui/step/landscape/landscape_page.h"
#include "ui/step/step_figures.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/step_pictures.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class LandscapeTest : public WindowTest {
protected:
    void openLandscape() {
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 5;
        open(options);
        window->resize(1400, 900);
        waitUntilDecoded();
        press(Qt::Key_6, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(1);
    }
    ui::StepMode& step() const {
        return *window->findChild<ui::StepMode*>(QString(), Qt::FindDirectChildrenOnly);
    }
    ui::LandscapeView& view() const { return *child<ui::LandscapeView>("landscape"); }
    const ui::LandscapeScene& scene() const { return view().scene(); }
    QPoint at(int plane, QPointF point) const { return scene().toPage(plane, point).toPoint(); }
};

TEST_F(LandscapeTest, ShowsAPlaneOfEveryScoreThatAttends) {
    openLandscape();
    EXPECT_TRUE(action("landscapePicture")->isChecked());
    ASSERT_TRUE(view().isVisible());
    ASSERT_EQ(scene().planes().size(), 7U);
    for (int i = 0; i < 7; ++i) {
        EXPECT_TRUE(QRectF(view().rect()).contains(scene().square(i))) << i;
        EXPECT_GT(scene().square(i).width(), 60) << i;
        EXPECT_NEAR(scene().weightsAt(i).sum(), 1, 1e-5);
    }
    EXPECT_FALSE(window->grab().isNull());
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(view().isVisible());
}

TEST_F(LandscapeTest, TheQueryIsDraggedInAllPlanesAtOnceAndMovedByArrows) {
    openLandscape();
    const Vector before = scene().weightsAt(2);
    QTest::mousePress(&view(), Qt::LeftButton, {}, at(0, {0.5, 0.5}));
    QTest::mouseMove(&view(), at(0, {-1.2, 0.9}));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at(0, {-1.2, 0.9}));
    EXPECT_NEAR(view().query().x(), -1.2, 0.05);
    EXPECT_NEAR(view().query().y(), 0.9, 0.05);
    EXPECT_NE(scene().weightsAt(2), before);
    view().setFocus();
    const QPointF from = view().query();
    press(Qt::Key_Right);
    press(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_NEAR(view().query().x(), from.x() + 0.05, 1e-9);
    EXPECT_NEAR(view().query().y(), from.y() + 0.25, 1e-9);
    for (int i = 0; i < 80; ++i)
        press(Qt::Key_Left);
    EXPECT_NEAR(view().query().x(), -2, 1e-9) << "it stays in the plane";
}

TEST_F(LandscapeTest, KeysAreDraggedAndMovedToo) {
    openLandscape();
    const QPointF key(scene().keys(0, 1), scene().keys(1, 1));
    QTest::mousePress(&view(), Qt::LeftButton, {}, at(3, key));
    QTest::mouseMove(&view(), at(3, {1.5, -1}));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at(3, {1.5, -1}));
    EXPECT_NEAR(scene().keys(0, 1), 1.5, 0.05);
    EXPECT_NEAR(scene().keys(1, 1), -1, 0.05);
    EXPECT_EQ(view().query(), QPointF(1, 0.5)) << "the query stays";
    view().setFocus();
    press(Qt::Key_PageDown);  // after the second key comes the third
    const Real third = scene().keys(0, 2);
    press(Qt::Key_Right);
    EXPECT_NEAR(scene().keys(0, 2), third + 0.05, 1e-5);
    press(Qt::Key_PageDown);  // the query again
    press(Qt::Key_Right);
    EXPECT_NEAR(view().query().x(), 1.05, 1e-9);
    child<QSpinBox>("keyCount")->setValue(6);
    EXPECT_EQ(scene().keys.cols(), 6);
    EXPECT_EQ(scene().weightsAt(0).size(), 6);
    child<QPushButton>("resetLandscape")->click();
    EXPECT_EQ(scene().keys.cols(), 3);
    EXPECT_NEAR(scene().keys(0, 1), key.x(), 1e-6);
}

TEST_F(LandscapeTest, ColoursShowTheWeightOfOneKeyIfAskedFor) {
    openLandscape();
    auto* colour = child<QComboBox>("landscapeColour");
    ASSERT_EQ(colour->count(), 4) << "the largest weight, and three keys";
    const auto shade = [this](int plane, QPointF point) {
        return window->grab().toImage().pixelColor(view().mapTo(window.get(), at(plane, point)));
    };
    const QPointF farFromB(1.9, -1.9);
    const QColor before = shade(2, farFromB);
    colour->setCurrentIndex(2);
    EXPECT_EQ(scene().key, 1);
    // Under dot the key b has no weight there, and nearly all of it on the other side.
    EXPECT_LT(shade(2, farFromB).hsvSaturation(), before.hsvSaturation());
    EXPECT_GT(shade(2, {-1.9, 1.9}).hsvSaturation(), shade(2, farFromB).hsvSaturation() + 60);
    child<QSpinBox>("keyCount")->setValue(2);
    EXPECT_EQ(colour->count(), 3);
    EXPECT_EQ(scene().key, 1);
    colour->setCurrentIndex(0);
    EXPECT_FALSE(scene().key);
}

TEST_F(LandscapeTest, IsKeptInASessionAndDrawnAsItIsChosen) {
    openLandscape();
    EXPECT_FALSE(step().views().savedLandscape()) << "nothing was moved";
    view().setFocus();
    press(Qt::Key_Right);
    child<QSpinBox>("keyCount")->setValue(4);
    child<QSlider>("landscapeTemperature")->setValue(20);
    child<QComboBox>("landscapeColour")->setCurrentIndex(3);
    const std::optional<SavedLandscape> saved = step().views().savedLandscape();
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->keys.size(), 4U);
    EXPECT_NEAR(saved->query.first, 1.05, 1e-9);
    EXPECT_NEAR(saved->temperature, 2, 1e-9);
    EXPECT_EQ(saved->key, 2);
    ui::StepFigure figure =
        ui::figureOf(window->session(), window->cursor().selection(), QStringLiteral("landscape"),
                     ui::ThemeKind::Light, ui::ColourMap::Blues, {});
    figure.landscape = step().views().chosenLandscape();
    ASSERT_TRUE(figure.landscape);
    EXPECT_EQ(figure.landscape->planes.size(), 7U);
    EXPECT_THAT(ui::stepCaption(figure).toStdString(), HasSubstr("7 score functions"));
    EXPECT_FALSE(ui::stepFigureImage(figure, 1).isNull());

    child<QPushButton>("resetLandscape")->click();
    EXPECT_FALSE(step().views().savedLandscape());
    step().views().restoreLandscape(*saved);
    EXPECT_EQ(step().views().savedLandscape(), saved);
    step().views().restoreLandscape(std::nullopt);
    EXPECT_FALSE(step().views().savedLandscape()) << "that of another session is gone";
}

TEST_F(LandscapeTest, OnePlaneIsLargeByADoubleClickOrEnter) {
    openLandscape();
    const double small = scene().square(4).width();
    doubleClick(&view(), at(4, {-1.8, -1.8}));
    EXPECT_EQ(scene().only, 4);
    EXPECT_GT(scene().square(4).width(), 1.3 * small);
    EXPECT_FALSE(window->grab().isNull());
    view().setFocus();
    press(Qt::Key_Return);
    EXPECT_FALSE(scene().only);
    EXPECT_EQ(scene().square(4).width(), small);
}

TEST_F(LandscapeTest, TemperatureFlattensEveryPlane) {
    openLandscape();
    std::vector<Real> before;
    for (int i = 0; i < 7; ++i)
        before.push_back(scene().weightsAt(i).maxCoeff());
    child<QSlider>("landscapeTemperature")->setFocus();
    for (int i = 0; i < 30; ++i)
        press(Qt::Key_Right);
    EXPECT_GT(scene().temperature, 2);
    for (int i = 0; i < 7; ++i)
        EXPECT_LT(scene().weightsAt(i).maxCoeff(), before[static_cast<std::size_t>(i)] + 1e-6) << i;
}

TEST_F(LandscapeTest, LanesHaveTheirOwnAnnotationsAndThePathOfTheirQueries) {
    openLandscape();
    QTest::mouseClick(child<QToolButton>("keysOfLanes"), Qt::LeftButton);
    const auto lanes = window->session().shownLanes();
    ASSERT_FALSE(scene().planes().empty());
    for (const ui::LandscapePlane& plane : scene().planes()) {
        EXPECT_EQ(plane.keys.size(), 10);
        EXPECT_EQ(plane.plane->path().cols(), 5);
        EXPECT_EQ(plane.steps.size(), 5);
    }
    EXPECT_EQ(scene().step, 4);
    const auto path = scene().planes().front().plane->path().cols();
    action("step")->trigger();
    waitUntilDecoded();
    EXPECT_EQ(scene().planes().front().plane->path().cols(), path + 1) << "it follows the decoding";
    QTest::mouseClick(child<QToolButton>("chosenKeys"), Qt::LeftButton);
    EXPECT_EQ(scene().planes().size(), 7U);
}

TEST_F(LandscapeTest, TheNameOfARegionStandsInIt) {
    openLandscape();
    QTest::mouseClick(child<QToolButton>("keysOfLanes"), Qt::LeftButton);
    for (const ui::LandscapePlane& plane : scene().planes()) {
        ui::LandscapeRaster raster;
        raster.setPlane(plane);
        raster.update(1);
        double shares = 0;
        for (std::size_t j = 0; j < raster.regions().size(); ++j) {
            const ui::LandscapeRaster::Region& region = raster.regions()[j];
            shares += region.share;
            if (region.share <= 0)
                continue;
            Matrix point(2, 1);
            point << static_cast<Real>(region.middle.x()), static_cast<Real>(region.middle.y());
            Index winner = -1;
            plane.plane->scores(point).col(0).maxCoeff(&winner);
            EXPECT_EQ(winner, static_cast<Index>(j)) << plane.name.toStdString();
        }
        EXPECT_NEAR(shares, 1, 1e-9);
    }
    // The year of "9 May 1998" has the 9 twice, the day has it once.
    EXPECT_EQ(scene().planes().front().keys[0].toStdString(), "“9”₁");
    EXPECT_EQ(scene().planes().front().keys[9].toStdString(), "“8”");
}

TEST_F(LandscapeTest, AScreenReaderHearsTheWeights) {
    openLandscape();
    const std::string before = view().accessibleDescription().toStdString();
    EXPECT_THAT(before, HasSubstr("Query at 1.00, 0.50"));
    EXPECT_THAT(before, HasSubstr("Additive: H "));
    view().setFocus();
    press(Qt::Key_Down);
    EXPECT_THAT(view().accessibleDescription().toStdString(), HasSubstr("Query at 1.00, 0.45"));
}

TEST_F(LandscapeTest, IsAFigureOfTheLanesThatHaveOne) {
    openLandscape();
    const ui::StepFigure figure = ui::figureOf(window->session(), window->cursor().selection(), "landscape",
                                               ui::ThemeKind::Light, ui::theme().map, {});
    EXPECT_THAT(ui::drawStepFigure(figure, ui::PictureFormat::Svg, 1).toStdString(), HasSubstr("<svg"));
    EXPECT_FALSE(ui::stepFigureImage(figure, 1).isNull());
    ui::StepFigure without = figure;
    for (ui::FigureSource& lane : without.lanes)
        lane.lane = nullptr;
    EXPECT_THROW(ui::stepFigureImage(without, 1), Error);
}

}  // namespace
}  // namespace attn::test
