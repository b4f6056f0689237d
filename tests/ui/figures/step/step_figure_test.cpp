// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/step_figure.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <set>
#include <thread>

#include "core/base/error.h"
#include "core/base/work_stopped.h"
#include "tests/ui/figures/step_sample.h"
#include "ui/figures/step/beam_finder.h"
#include "ui/figures/step/heatmap_body.h"
#include "ui/figures/step/step_caption.h"
#include "ui/kit/text/token_text.h"
#include "ui/pictures/beam/beam_text.h"
#include "ui/pictures/lane/difference.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

struct SvgContent {
    // True when the text is there. Runs of several scripts may split it in any way.
    bool says(const QString& text) const {
        return texts.join(QString())
            .remove(QLatin1Char(' '))
            .contains(QString(text).remove(QLatin1Char(' ')));
    }

    QStringList texts;
    std::set<QString> fills;  // of rectangles
    int images = 0;
};

SvgContent readSvg(const QByteArray& bytes) {
    SvgContent content;
    QStringList fills;
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            const QString own = reader.attributes().value(QLatin1String("fill")).toString();
            fills.append(own.isEmpty() && !fills.isEmpty() ? fills.last() : own);
            if (reader.name() == QLatin1String("rect"))
                content.fills.insert(fills.last());
            content.images += reader.name() == QLatin1String("image");
            if (reader.name() == QLatin1String("text")) {
                content.texts.append(reader.readElementText().trimmed());
                fills.removeLast();
            }
        } else if (reader.isEndElement()) {
            fills.removeLast();
        }
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return content;
}

// A picture with this many positions and rows. Each row attends to one position.
ui::StepFigure madeUp(int positions, int steps, const QString& word = QStringLiteral("w")) {
    auto data = std::make_shared<ui::Picture>();
    data->name = QStringLiteral("Additive");
    data->isFinished = true;
    std::vector<MapTrace> rows;
    for (int j = 0; j < positions; ++j) {
        data->sourceTokens.append(word + QString::number(j));
        data->sourceUnknown.push_back(false);
    }
    for (int row = 0; row < steps; ++row) {
        data->outputTokens.append(word + QString::number(row) + QLatin1Char('o'));
        rows.emplace_back().weights = Vector::Unit(positions, row % positions);
    }
    data->rows = AttentionRows(std::move(rows));
    ui::StepFigure figure;
    figure.view = QStringLiteral("heatmap");
    figure.lanes = {{data, nullptr, QStringLiteral("made-up.safetensors"), 1240}};
    figure.selection.step = steps;
    figure.text = QStringLiteral("a sentence");
    figure.theme = ui::makePictureTheme(ui::ThemeKind::Light, ui::ColourMap::Blues);
    figure.caption = ui::stepCaption(figure);
    return figure;
}

std::string refusal(const ui::StepFigure& figure) {
    try {
        ui::drawStepFigure(figure, ui::PictureFormat::Svg);
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

TEST(StepFigure, SvgHasTokensAsTextAndWeightsAsRectangles) {
    const StepSample sample;
    const ui::StepFigure figure = sample.figure();
    const QByteArray bytes = ui::drawStepFigure(figure, ui::PictureFormat::Svg);
    const SvgContent content = readSvg(bytes);
    const ui::LaneData& lane = *figure.lanes[0].lane;
    for (const QString& token : lane.sourceTokens + lane.outputTokens.mid(0, 4))
        EXPECT_TRUE(content.texts.contains(ui::tokenText(token).text)) << token.toStdString();
    for (const QString& text :
         {QStringLiteral("Additive"), QStringLiteral("entropy"), QStringLiteral("exact match")})
        EXPECT_TRUE(content.texts.contains(text)) << text.toStdString();
    for (int row = 0; row < 4; ++row)
        for (const Real weight : lane.trace->steps[static_cast<std::size_t>(row)].alignment().weights)
            EXPECT_EQ(content.fills.count(figure.theme.weight(static_cast<double>(weight)).name()), 1U)
                << row;
    EXPECT_EQ(content.images, 0);
    QSvgRenderer renderer;
    ASSERT_TRUE(renderer.load(bytes));
    EXPECT_EQ(renderer.defaultSize(), ui::stepFigureSize(figure));
}

TEST(StepFigure, ALaneWithoutAttentionSaysSo) {
    const StepSample sample;
    const ui::StepFigure figure = sample.figure(QStringLiteral("heatmap"), 2);
    ASSERT_FALSE(figure.lanes[2].picture->attends);
    const SvgContent content = readSvg(ui::drawStepFigure(figure, ui::PictureFormat::Svg));
    EXPECT_TRUE(content.says(QStringLiteral("one fixed vector")));
    EXPECT_EQ(content.images, 0) << "its hatch is lines";
    EXPECT_FALSE(readSvg(ui::drawStepFigure(sample.figure(), ui::PictureFormat::Svg))
                     .says(QStringLiteral("one fixed vector")));
}

TEST(StepFigure, PngHasTheSizeAskedForAndTheColoursOfTheWeights) {
    const StepSample sample;
    const ui::StepFigure figure = sample.figure();
    const QSize size = ui::stepFigureSize(figure);
    for (const double scale : {0.5, 1.0, 1.5, 2.0, 3.0}) {
        const QImage image = ui::stepFigureImage(figure, scale);
        EXPECT_EQ(image.size(), (QSizeF(size) * scale).toSize()) << scale;
        EXPECT_EQ(QImage::fromData(ui::drawStepFigure(figure, ui::PictureFormat::Png, scale)).size(),
                  image.size());
    }
    // It is as wide as its drawing with these cells. The margins are those of the page.
    const ui::ThemeScope scope(figure.theme);
    const QImage image = ui::stepFigureImage(figure, 2);
    const ui::LaneData& lane = *figure.lanes[0].lane;
    int found = 0;
    for (const Real weight : lane.trace->steps[0].alignment().weights) {
        const QRgb colour = figure.theme.weight(static_cast<double>(weight)).rgb();
        bool isThere = false;
        for (int x = 0; x < image.width() && !isThere; ++x)
            for (int y = 0; y < image.height() && !isThere; ++y)
                isThere = image.pixel(x, y) == colour;
        found += isThere;
    }
    EXPECT_EQ(found, lane.trace->steps[0].alignment().weights.size());
    EXPECT_THROW(ui::stepFigureImage(figure, 100), Error) << "more pixels than a side can have";
}

TEST(StepFigure, CellsStandWhereTheirRowsAndColumnsDo) {
    const ui::StepFigure figure = madeUp(5, 3);
    const ui::ThemeScope scope(figure.theme);
    const ui::HeatmapBody body({figure.lanes[0].picture}, figure.selection, QSizeF(20, 16), 1);
    const ui::AttentionLayout places = body.places(*figure.lanes[0].picture);
    QImage image(body.size().toSize(), QImage::Format_RGB32);
    image.fill(figure.theme.card);
    QPainter painter(&image);
    body.paint(painter, 0);
    painter.end();
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 5; ++column)
            EXPECT_EQ(image.pixelColor((places.cell(row, column).topLeft() + QPointF(3, 3)).toPoint()),
                      figure.theme.weight(row == column ? 1 : 0))
                << row << ", " << column;
}

TEST(StepFigure, PdfHasItsTextsAsText) {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty())
        GTEST_SKIP() << "pdftotext is not installed";
    const StepSample sample;
    const TemporaryFolder folder;
    const QByteArray bytes =
        ui::drawStepFigure(sample.figure(QStringLiteral("lanes")), ui::PictureFormat::Pdf);
    const std::string path = folder.write("figure.pdf", bytes.toStdString());
    QProcess process;
    process.start(program, {QString::fromStdString(path), QStringLiteral("-")});
    ASSERT_TRUE(process.waitForFinished());
    const std::string text = process.readAllStandardOutput().toStdString();
    for (const char* word :
         {"Additive", "Dot", "No attention", "entropy", "additive.safetensors", "9 May 1998"})
        EXPECT_THAT(text, HasSubstr(word));
}

TEST(StepFigure, LongSentencesAreWhole) {
    const ui::StepFigure figure = madeUp(40, 40, QStringLiteral("European"));
    const SvgContent content = readSvg(ui::drawStepFigure(figure, ui::PictureFormat::Svg));
    const ui::Picture& picture = *figure.lanes[0].picture;
    for (const QString& token : picture.sourceTokens + picture.outputTokens)
        EXPECT_TRUE(content.texts.contains(token)) << token.toStdString();
}

TEST(StepFigure, LongSentencesOfAllLanesHaveEveryToken) {
    for (const int length : {37, 40, 60}) {
        ui::StepFigure figure = madeUp(length, length, QStringLiteral("European"));
        figure.view = QStringLiteral("lanes");
        figure.lanes.assign(8, figure.lanes.front());
        const SvgContent content = readSvg(ui::drawStepFigure(figure, ui::PictureFormat::Svg));
        for (const QString& token : figure.lanes[0].picture->sourceTokens)
            EXPECT_EQ(content.texts.count(token), 8) << token.toStdString();
    }
}

TEST(StepFigure, LinesHaveAllTokensHoweverLongTheSentence) {
    for (const int length : {3, 12, 40}) {
        ui::StepFigure figure = madeUp(length, length, QStringLiteral("European"));
        figure.view = QStringLiteral("lines");
        const SvgContent content = readSvg(ui::drawStepFigure(figure, ui::PictureFormat::Svg));
        const ui::Picture& picture = *figure.lanes[0].picture;
        for (const QString& token : picture.sourceTokens + picture.outputTokens)
            EXPECT_TRUE(content.texts.contains(token)) << length << " " << token.toStdString();
        // These are the weight of the current row and the legend.
        EXPECT_GE(content.texts.count(ui::shortWeight(1)), 2) << length;
        EXPECT_TRUE(content.says(QStringLiteral("weight α"))) << length;
        EXPECT_EQ(content.images, 0);
    }
    ui::StepFigure figure = madeUp(40, 40, QStringLiteral("European"));
    figure.view = QStringLiteral("lines");
    figure.width = 700;
    EXPECT_EQ(ui::stepFigureSize(figure).width(), 700);
    figure.height = 1500;
    EXPECT_EQ(ui::stepFigureSize(figure), QSize(700, 1500));
    figure.height = 300;
    EXPECT_THAT(refusal(figure), HasSubstr("give it at least 700x"));
}

TEST(StepFigure, DifferencesAreThoseOfTheSelectedLane) {
    const StepSample sample;
    const ui::StepFigure figure = sample.figure(QStringLiteral("difference"), 1);
    const SvgContent content = readSvg(ui::drawStepFigure(figure, ui::PictureFormat::Svg));
    const ui::Picture &own = *figure.lanes[0].picture, &base = *figure.lanes[1].picture;
    for (int row = 0; row < 4; ++row) {
        for (int j = 0; j < own.sourceTokens.size(); ++j) {
            const double difference = *ui::differenceAt(own, base, row, j);
            EXPECT_EQ(content.fills.count(figure.theme.signedValue(difference, 1).name()), 1U) << row;
        }
    }
    for (const char* text : {"difference −1", "+1", "α of Dot, the base", "Additive", "Dot"})
        EXPECT_TRUE(content.says(QString::fromUtf8(text))) << text;
    EXPECT_THAT(figure.caption.toStdString(),
                HasSubstr("Attention of 2 lanes (Additive, No attention) less that of Dot, models"));
    EXPECT_THAT(refusal(sample.figure(QStringLiteral("difference"), 2)),
                HasSubstr("No attention has no weights"));
    ui::StepFigure alone = madeUp(4, 3);
    alone.view = QStringLiteral("difference");
    EXPECT_THAT(refusal(alone), HasSubstr("no lane to compare Additive with"));
}

TEST(StepFigure, TheBeamIsThatOfASearch) {
    const StepSample sample;
    ui::StepFigure figure = sample.figure(QStringLiteral("beam"));
    figure.beam = {3, 0.5};
    figure.caption = ui::stepCaption(figure);
    EXPECT_THAT(figure.caption.toStdString(),
                HasSubstr("beam search of width 3, score ln p / length^0.5, “9 May 1998”"));
    const auto found = ui::foundBeam(figure);
    EXPECT_EQ(ui::foundBeam(figure), found) << "searched once";
    EXPECT_EQ(found->width, 3);
    const SvgContent content = readSvg(ui::drawStepFigure(figure, ui::PictureFormat::Svg));
    for (int node = 0; node < static_cast<int>(found->tree->nodes.size()); ++node)
        EXPECT_TRUE(content.texts.contains(ui::tokenText(found->tokens[node]).text)) << node;
    ASSERT_FALSE(found->tree->ranked.empty());
    for (const Index ranked : found->tree->ranked)
        EXPECT_TRUE(content.says(ui::shortScore(ui::nodeOf(*found, ranked).score))) << ranked;
    EXPECT_TRUE(content.texts.contains(QStringLiteral("best hypothesis")));
    EXPECT_EQ(content.images, 0);
    // A wide tree shrinks as long as it stays readable.
    const QSize whole = ui::stepFigureSize(figure);
    figure.width = whole.width() * 7 / 10;
    EXPECT_EQ(ui::stepFigureSize(figure).width(), *figure.width);
    figure.width = 100;
    EXPECT_THAT(refusal(figure), HasSubstr("too small for this view; give it at least"));
    ui::StepFigure noModel = madeUp(4, 3);
    noModel.view = QStringLiteral("beam");
    EXPECT_THAT(refusal(noModel), HasSubstr("a beam search needs its model"));
}

TEST(StepFigure, ABlankBetweenDirectionsBelongsToTheWordsFromLeftToRight) {
    const QChar mark(0x200f);
    const auto drawn = [](const QString& text) {
        return QString::fromUtf8(ui::drawStepFigure(StepSample(text).figure(), ui::PictureFormat::Svg));
    };
    EXPECT_FALSE(drawn(QStringLiteral("مرحبا May")).contains(mark));
    EXPECT_TRUE(drawn(QStringLiteral("مرحبا بالعالم")).contains(mark));
}

TEST(StepFigure, ASearchThatIsStoppedGivesNothing) {
    const StepSample sample;
    ui::StepFigure figure = sample.figure(QStringLiteral("beam"));
    std::stop_source source;
    std::vector<Index> steps;
    figure.watch = {.stop = source.get_token(), .progress = [&](Index step, Index) {
                        steps.push_back(step);
                        source.request_stop();
                    }};
    EXPECT_THROW(ui::drawStepFigure(figure, ui::PictureFormat::Svg), WorkStopped);
    EXPECT_THAT(steps, testing::ElementsAre(1));
    figure.watch = {};
    EXPECT_FALSE(ui::foundBeam(figure)->tree->ranked.empty()) << "the next one begins anew";
}

TEST(StepFigure, SoManyCellsAreOneImage) {
    const SvgContent content = readSvg(ui::drawStepFigure(madeUp(250, 120), ui::PictureFormat::Svg));
    EXPECT_EQ(content.images, 1);
    EXPECT_FALSE(content.texts.isEmpty());
    EXPECT_FALSE(ui::drawStepFigure(madeUp(250, 120), ui::PictureFormat::Pdf).isEmpty());
}

TEST(StepFigure, EveryViewDrawsInEveryThemeOnAnyThread) {
    const StepSample sample;
    for (const ui::StepFigureView& view : ui::stepFigureViews()) {
        for (const ui::ThemeKind kind :
             {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
            const ui::StepFigure figure = sample.figure(QString::fromLatin1(view.id), 0, kind);
            QImage image;
            std::thread([&] { image = ui::stepFigureImage(figure, 1); }).join();
            EXPECT_EQ(image.size(), ui::stepFigureSize(figure)) << view.id;
            EXPECT_EQ(image.pixelColor(2, 2), figure.theme.card) << view.id;
        }
    }
}

TEST(StepFigure, TakesTheSizeItIsGivenOrSaysWhichFits) {
    const StepSample sample;
    ui::StepFigure figure = sample.figure(QStringLiteral("lanes"));
    figure.width = 1500;
    EXPECT_EQ(ui::stepFigureSize(figure).width(), 1500);
    figure.height = 900;
    EXPECT_EQ(ui::stepFigureSize(figure), QSize(1500, 900));
    figure.width = 200;
    figure.height = 100;
    EXPECT_THAT(refusal(figure), HasSubstr("200x100 is too small for this view; give it at least "));
    figure.view = QStringLiteral("plaid");
    EXPECT_THAT(refusal(figure), HasSubstr("plaid"));
    figure.lanes.clear();
    EXPECT_THAT(refusal(figure), HasSubstr("nothing to draw"));
}

TEST(StepFigure, KeepsWhatItWasMadeOf) {
    StepSample sample;
    const ui::StepFigure figure = sample.figure();
    const QByteArray before = ui::drawStepFigure(figure, ui::PictureFormat::Png);
    sample.decode(7);
    EXPECT_EQ(figure.lanes[0].lane->trace->steps.size(), 4U);
    EXPECT_EQ(ui::drawStepFigure(figure, ui::PictureFormat::Png), before);
}

TEST(StepCaption, NamesModelSentenceAndStep) {
    ui::StepFigure figure = madeUp(4, 3);
    EXPECT_EQ(figure.caption,
              QStringLiteral("Additive attention, model made-up.safetensors (update 1\u202f240), "
                             "“a sentence”, step 3 of 3"));
    auto changed = std::make_shared<ui::LaneData>();
    static_cast<ui::Picture&>(*changed) = *figure.lanes[0].picture;
    changed->whatIfs.temperature = 2;
    changed->whatIfs.steps[1].maps[MapAddress()].weights = Vector::Constant(4, Real(0.25));
    changed->whatIfs.zeroed = {0, 2};
    figure.lanes[0].picture = figure.lanes[0].lane = changed;
    EXPECT_THAT(
        ui::stepCaption(figure).toStdString(),
        HasSubstr("; changed by hand: temperature 2; no annotations of source tokens 1, 3; weights of "
                  "step 2"));
    figure.lanes.push_back(figure.lanes[0]);
    figure.view = QStringLiteral("lanes");
    EXPECT_THAT(ui::stepCaption(figure).toStdString(),
                HasSubstr("Attention of 2 lanes (Additive, Additive), models made-up.safetensors, "
                          "made-up.safetensors (update"));
}

TEST(StepCaption, NamesTheAttentionMapIfThereAreSeveral) {
    ui::StepFigure figure = madeUp(2, 1);
    auto picture = std::make_shared<ui::Picture>(*figure.lanes[0].picture);
    picture->map = QStringLiteral("cross.2.1");
    figure.lanes[0].picture = picture;
    EXPECT_TRUE(ui::stepCaption(figure).startsWith(QStringLiteral("Additive (cross.2.1) attention, ")))
        << ui::stepCaption(figure).toStdString();
}

TEST(StepCaption, FileNamesAreSafe) {
    ui::StepFigure figure = madeUp(2, 1);
    figure.text = QStringLiteral("../a/b: c?\n“d”");
    EXPECT_EQ(ui::figureFileName(figure), QStringLiteral("additive-a-b-c-d"));
    figure.text = QString(500, QLatin1Char('x'));
    EXPECT_LE(ui::figureFileName(figure).size(), 60);
}

}  // namespace
}  // namespace attn::test
