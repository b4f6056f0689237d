// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/film_strip.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <thread>

#include "core/base/error.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/figures/sample_film.h"
#include "ui/figures/film/film_tiles.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::Not;

ui::FilmStrip strip(int lanes, std::size_t updates = 3, ui::ThemeKind kind = ui::ThemeKind::Light) {
    ui::FilmStrip film;
    film.lanes = filmLanes(lanes);
    film.updates = ui::filmUpdates(film.lanes, updates);
    film.title = QStringLiteral("a b c d e → A B C D E");
    film.theme = ui::makePictureTheme(kind, ui::ColourMap::Blues);
    return film;
}

QImage png(const ui::FilmStrip& film) {
    return QImage::fromData(ui::drawFilmStrip(film, ui::PictureFormat::Png), "PNG");
}

// The middle of each cell has the colour of its weight in every theme.
TEST(FilmTiles, CellsHaveTheColoursOfTheirWeights) {
    for (const ui::ThemeKind kind : {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
        const ui::Theme theme = ui::makePictureTheme(kind, ui::ColourMap::Cividis);
        const ui::ThemeScope scope(theme);
        const std::vector<ui::FilmLane> lanes = {filmLane("Dot", 2)};
        const ui::FilmTiles tiles(lanes, QSizeF(12, 10), 1);
        EXPECT_EQ(tiles.cells(), QSizeF(60, 60)) << "five letters and </s>, not what is written after it";
        for (int frame = 0; frame < 5; ++frame) {
            QImage image(300, 300, QImage::Format_RGB32);
            image.fill(theme.card);
            QPainter painter(&image);
            const QPoint place(150, 150);
            tiles.paint(painter, place, lanes[0], &lanes[0].frames[static_cast<std::size_t>(frame)], {});
            painter.end();
            for (int row = 0; row < 6; ++row) {
                for (int column = 0; column < filmTokens; ++column) {
                    // A point beside the middle has no number. Links and largest weights have frames.
                    const QPoint middle = place + QPoint(12 * column + 5, 10 * row + 4);
                    EXPECT_EQ(image.pixelColor(middle), theme.weight(filmWeight(frame, row, column)))
                        << frame << ": " << row << ", " << column;
                }
            }
            // This is the outline of a known link.
            EXPECT_EQ(image.pixelColor(place), theme.gold);
            EXPECT_NE(image.pixelColor(place + QPoint(12, 0)), theme.gold);
        }
    }
}

TEST(FilmStrip, PngIsOfItsSizeAndThemeWithAMargin) {
    for (const ui::ThemeKind kind : {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
        for (const int lanes : {1, 3, 8}) {
            const ui::FilmStrip film = strip(lanes, 5, kind);
            const QImage image = png(film);
            ASSERT_EQ(image.size(), 2 * ui::filmStripSize(film));
            for (int x = 0; x < image.width(); ++x) {
                ASSERT_EQ(image.pixelColor(x, 4), film.theme.card);
                ASSERT_EQ(image.pixelColor(x, image.height() - 4), film.theme.card) << x;
            }
            for (int y = 0; y < image.height(); ++y) {
                ASSERT_EQ(image.pixelColor(4, y), film.theme.card);
                ASSERT_EQ(image.pixelColor(image.width() - 4, y), film.theme.card) << y;
            }
        }
    }
}

TEST(FilmStrip, SvgHoldsItsLabelsAsText) {
    const std::string text = ui::drawFilmStrip(strip(8), ui::PictureFormat::Svg).toStdString();
    for (const char* part : {">Additive<", ">Key · query<", ">No attention<", ">update 0<", ">update 100<",
                             ">update 10\u202f000<", ">a b c d e <", ">→<", ">known link<", ">possible link<",
                             ">+3 more<", ">exact match 50.0 %<", ">no attention · exact match 100.0 %<"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, Not(HasSubstr("font-family=\"Sans Serif\"")));
    QSvgRenderer renderer(QByteArray::fromStdString(text));
    EXPECT_TRUE(renderer.isValid());
    EXPECT_EQ(renderer.viewBox().size(), ui::filmStripSize(strip(8)));
}

TEST(FilmStrip, LabelsOutputsOnceWhereTheyAreTheSame) {
    ui::FilmStrip film = strip(1);
    film.updates = {100, 1000, 10'000};
    const std::string same = ui::drawFilmStrip(film, ui::PictureFormat::Svg).toStdString();
    film.lanes[0].frames[3].outputTokens[0] = QStringLiteral("Z");
    const std::string other = ui::drawFilmStrip(film, ui::PictureFormat::Svg).toStdString();
    const auto count = [](const std::string& text, const std::string& part) {
        std::size_t found = 0;
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
            ++found;
        return found;
    };
    EXPECT_EQ(count(same, ">B<"), 1u);
    EXPECT_EQ(count(other, ">B<"), 2u);
    EXPECT_EQ(count(other, ">Z<"), 1u);
    EXPECT_EQ(count(same, ">b<"), 3u) << "sources above every heatmap of the first lane";
}

TEST(FilmStrip, PdfIsOnePage) {
    const QByteArray bytes = ui::drawFilmStrip(strip(3), ui::PictureFormat::Pdf);
    EXPECT_TRUE(bytes.startsWith("%PDF-1."));
    EXPECT_TRUE(bytes.contains("%%EOF"));
    EXPECT_EQ(bytes.count("/Type /Page\n"), 1);
    const QSize size = ui::filmStripSize(strip(3));
    const QByteArray box = "/MediaBox [0 0 " + QByteArray::number(size.width() * 0.75);
    EXPECT_TRUE(bytes.contains(box.left(box.indexOf('.')))) << box.toStdString();
}

TEST(FilmStrip, FillsTheSizeThatIsAskedFor) {
    ui::FilmStrip film = strip(2);
    film.size = QSize(1200, 800);
    EXPECT_EQ(png(film).size(), QSize(2400, 1600));
    film.size = QSize(200, 100);
    try {
        png(film);
        ADD_FAILURE() << "fits";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("of 2 lanes at 3 updates does not fit into 200x100; give it at "
                                            "least "));
    }
}

TEST(FilmStrip, OfNothingIsRefused) {
    ui::FilmStrip film = strip(2);
    film.updates.clear();
    EXPECT_THROW(ui::drawFilmStrip(film, ui::PictureFormat::Png), Error);
    film = strip(2);
    for (ui::FilmLane& lane : film.lanes)
        lane.frames.clear();
    EXPECT_THROW(ui::drawFilmStrip(film, ui::PictureFormat::Svg), Error);
}

TEST(FilmStrip, IsWrittenByItsName) {
    const TemporaryFolder folder;
    for (const char* name : {"a.png", "a.svg", "a.PDF"})
        ui::writeFilmStrip(strip(1), QString::fromStdString(folder.file(name)));
    EXPECT_FALSE(QImage(QString::fromStdString(folder.file("a.png"))).isNull());
    EXPECT_THAT(readBytes(folder.file("a.svg")), HasSubstr("<svg"));
    EXPECT_THAT(readBytes(folder.file("a.PDF")), HasSubstr("%PDF"));
    const std::string nowhere = folder.file("no/such/a.png");
    try {
        ui::writeFilmStrip(strip(1), QString::fromStdString(nowhere));
        ADD_FAILURE() << "written";
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find(nowhere + ": the folder "), 0u) << error.what();
    }
}

// It is drawn on other threads, in another theme than the window's, while the window draws too.
TEST(FilmStrip, IsDrawnOnOtherThreads) {
    const QImage expected = png(strip(3, 3, ui::ThemeKind::Dark));
    std::vector<QImage> found(3);
    {
        std::vector<std::jthread> threads;
        for (QImage& image : found)
            threads.emplace_back([&image] { image = png(strip(3, 3, ui::ThemeKind::Dark)); });
        png(strip(3));
    }
    for (const QImage& image : found)
        EXPECT_TRUE(image == expected);
    EXPECT_NE(ui::theme().kind, ui::ThemeKind::Dark);
}

}  // namespace
}  // namespace attn::test
