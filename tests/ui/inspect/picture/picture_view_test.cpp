// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_view.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "tests/ui/inspect/picture/inspected_sentence.h"
#include "ui/inspect/picture/picture_figures.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lane/figure_label.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {
namespace {

using Shown = InspectPictureView::Shown;

const std::vector<std::string> sourceWords = {"the", "red", "boat", "sails", "home"};
const std::vector<std::string> targetWords = {"le", "bateau", "rouge", "rentre"};
const std::vector<Link> knownWords = {{0, 0}, {2, 1}, {1, 2}, {3, 3, false}, {4, 3, false}};

class PictureViewTest : public testing::Test {
protected:
    InspectedPicture picture(std::optional<double> threshold = {}) {
        InspectedPicture made;
        made.main = inspectedSentence(sourceWords, targetWords, knownWords, {}, threshold);
        made.number = QStringLiteral("85");
        made.gold = knownWords;
        made.hasGold = true;
        made.threshold = threshold;
        made.corpusErrorRate = 0.0425;
        return made;
    }
    InspectedPicture pair() {
        InspectedPicture made = picture();
        made.other = inspectedSentence(sourceWords, targetWords, knownWords,
                                       {.system = QStringLiteral("Dot"), .colour = 2, .sharpness = 1});
        return made;
    }
    void show(const InspectedPicture& picture, QSize size = {800, 620}) {
        m_view.resize(size);
        m_view.setPicture(picture);
        m_view.show();
        m_view.activateWindow();
        QTest::qWait(5);
    }
    void click(Shown shown) {
        QTest::mouseClick(
            child<QToolButton>(m_view.shownActions[static_cast<std::size_t>(shown)]->objectName() + "Button"),
            Qt::LeftButton);
        QTest::qWait(5);
    }
    template <class Widget>
    Widget* child(const QString& name) {
        return m_view.findChild<Widget*>(name);
    }
    AttentionPlot* plot() { return m_view.mainPane()->plot(); }
    LinesView* lines() { return m_view.mainPane()->lines(); }
    QPoint cell(int row, int source) { return plot()->places().cell(row, source).center().toPoint(); }
    QString figure(const char* name) { return child<FigureLabel>(QString::fromLatin1(name))->text(); }

    InspectPictureView m_view;
};

// The same sentence without an end mark, or without its texts.
InspectedSentence without(const InspectedSentence& whole, bool end, bool texts) {
    auto sentence = std::make_shared<AlignedSentence>(*whole.sentence);
    auto picture = std::make_shared<Picture>(*whole.picture);
    if (end) {
        sentence->hasSourceEnd = sentence->hasTargetEnd = false;
        std::vector<std::string> source = sentence->source.toVector(), target = sentence->target.toVector();
        source.pop_back();
        target.pop_back();
        sentence->source = TokenList(source);
        sentence->target = TokenList(target);
        picture->sourceTokens.removeLast();
        picture->outputTokens.removeLast();
        picture->sourceUnknown.pop_back();
        std::vector<MapTrace> rows;
        for (int row = 0; row + 1 < whole.picture->rows.size(); ++row) {
            const Vector& weights = whole.picture->rows[row].weights;
            rows.emplace_back().weights = weights.head(weights.size() - 1);
        }
        picture->rows = AttentionRows(std::move(rows));
    }
    if (texts) {
        sentence->knowsSource = sentence->knowsTarget = false;
        for (QStringList* tokens : {&picture->sourceTokens, &picture->outputTokens})
            for (qsizetype i = 0; i < tokens->size(); ++i)
                (*tokens)[i] = QString::number(i + 1);
    }
    InspectedSentence made = whole;
    made.sentence = sentence;
    made.picture = picture;
    return made;
}

TEST_F(PictureViewTest, DifferenceIsOfWhatBothHave) {
    for (const bool lacksTexts : {false, true}) {
        InspectedPicture shown = pair();
        shown.other = without(*shown.other, true, lacksTexts);
        show(shown);
        click(Shown::Difference);
        const std::shared_ptr<const Picture> base = m_view.mainPane()->plot()->base();
        ASSERT_NE(base, nullptr);
        EXPECT_EQ(refusalOf(*shown.main.picture, *base), QString());
        EXPECT_EQ(firstOtherRow(*shown.main.picture, *base), -1);
        EXPECT_NEAR(*differenceAt(*shown.main.picture, *base, 1, 2),
                    shown.main.sentence->weights(1, 2) - shown.other->sentence->weights(1, 2), 1e-6);
        const int end = shown.main.sentence->sourceLength();
        EXPECT_FALSE(differenceAt(*shown.main.picture, *base, 1, end)) << "only one has it";
        EXPECT_EQ(child<QLabel>("note")->text(),
                  lacksTexts ? QStringLiteral("The texts of Dot are not known: its tokens are compared by "
                                              "their places.")
                             : QString());
    }
    // Other texts stay what they are.
    InspectedPicture other = picture();
    other.other = inspectedSentence({"an", "other"}, targetWords, {}, {.system = QStringLiteral("Dot")});
    show(other);
    EXPECT_NE(refusalOf(*other.main.picture, *m_view.mainPane()->plot()->base()), QString());
}

TEST_F(PictureViewTest, NumbersAreThoseOfTheSentence) {
    const InspectedPicture shown = picture();
    show(shown);
    EXPECT_EQ(child<QLabel>("title")->text(), "#85 · Additive · Matrix");
    const InspectedSentence& lane = shown.main;
    const auto percent = [](std::optional<double> share) {
        return QString::number(100 * share.value(), 'f', 2) + "\u202F%";
    };
    EXPECT_EQ(figure("sentence-aer"), percent(lane.counts.errorRate()));
    EXPECT_EQ(figure("sentence-precision"), percent(lane.counts.precision()));
    EXPECT_EQ(figure("sentence-recall"), percent(lane.counts.recall()));
    EXPECT_EQ(figure("links-found"), QString::number(lane.links.size()));
    EXPECT_EQ(figure("corpus-aer"), "4.25\u202F%");
    EXPECT_EQ(figure("log_probability"), "−1.25");
    const double entropy = valueOf(lane.metrics, Metric::Entropy);
    EXPECT_EQ(figure("entropy"), QString::number(entropy, 'f', 3));
    EXPECT_TRUE(child<QLabel>("entropy")->toolTip().contains(QString::number(entropy, 'g', 9)));
    EXPECT_TRUE(child<QLabel>("entropy")->toolTip().contains("bits"));
}

TEST_F(PictureViewTest, UnknownFiguresAreDashes) {
    InspectedPicture shown = picture();
    shown.main = inspectedSentence(sourceWords, targetWords, {});
    shown.main.metrics = noMetrics();
    shown.hasGold = false;
    shown.corpusErrorRate.reset();
    show(shown);
    for (const char* name : {"sentence-aer", "sentence-precision", "sentence-recall", "corpus-aer", "entropy",
                             "log_probability"})
        EXPECT_EQ(figure(name), "–") << name;
}

TEST_F(PictureViewTest, FoundLinksAreMarkedInTheirCells) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector}) {
        setTheme(kind);
        const InspectedPicture shown = picture();
        show(shown);
        const QImage image = plot()->grab().toImage();
        for (int row = 0; row < 5; ++row) {
            for (int source = 0; source < 6; ++source) {
                const QRectF place = plot()->places().cell(row, source);
                int marked = 0;
                for (int x = static_cast<int>(place.center().x()); x < place.right() - 4; ++x)
                    for (int y = static_cast<int>(place.center().y()); y < place.bottom() - 4; ++y)
                        marked += image.pixelColor(x, y) == theme().accent ? 1 : 0;
                const bool isFound = std::any_of(
                    shown.main.links.begin(), shown.main.links.end(),
                    [&](const Link& link) { return link.source == source && link.target == row; });
                EXPECT_EQ(marked > 4, isFound) << row << ' ' << source;
            }
        }
    }
    setTheme(ThemeKind::Light);
}

TEST_F(PictureViewTest, KeysAndTheMouseMoveTheThreshold) {
    show(picture());
    QSignalSpy changed(&m_view, &InspectPictureView::thresholdChanged);
    auto* slider = child<QSlider>("threshold-slider");
    slider->setFocus();
    const auto last = [&] { return changed.last().front().value<std::optional<double>>(); };
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_EQ(changed.count(), 0) << "before a frame has passed";
    QTest::qWait(60);
    ASSERT_EQ(changed.count(), 1);
    ASSERT_TRUE(last().has_value());
    EXPECT_DOUBLE_EQ(*last(), 0.53);
    EXPECT_EQ(child<QLabel>("threshold-value")->text(), "0.53");
    EXPECT_TRUE(child<QCheckBox>("threshold")->isChecked());
    QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() / 2 + 4, slider->height() / 2});
    QTest::mouseMove(slider, {slider->width() - 3, slider->height() / 2});
    QTest::qWait(60);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() - 3, slider->height() / 2});
    EXPECT_GT(*last(), 0.9);
    QTest::keyClick(child<QCheckBox>("threshold"), Qt::Key_Space);
    QTest::qWait(60);
    EXPECT_FALSE(last().has_value());
    EXPECT_EQ(child<QLabel>("threshold-value")->text(), "off");
    // What comes back moves the slider, but is no change of the user's.
    const auto count = changed.count();
    show(picture(0.2));
    EXPECT_EQ(slider->value(), 20);
    QTest::qWait(60);
    EXPECT_EQ(changed.count(), count);
    EXPECT_EQ(figure("links-found"), QString::number(m_view.picture().main.links.size()));
}

TEST_F(PictureViewTest, AlignmentErrorIsToldOnce) {
    show(picture());
    const auto below = [this](const char* pane) {
        return child<QWidget>(pane)->findChild<QLabel*>(QStringLiteral("aer"))->isVisible();
    };
    EXPECT_TRUE(child<QLabel>("sentence-aer")->isVisible());
    EXPECT_FALSE(below("mainPane"));
    // In front of a class without the threshold; of two systems each below its picture.
    m_view.setPresenting(true);
    EXPECT_FALSE(child<QLabel>("sentence-aer")->isVisible());
    EXPECT_TRUE(below("mainPane"));
    m_view.setPresenting(false);
    EXPECT_FALSE(below("mainPane"));
    InspectedPicture both = picture();
    both.other = inspectedSentence(sourceWords, targetWords, knownWords, {.system = QStringLiteral("Dot")});
    show(both);
    m_view.setShown(InspectPictureView::Shown::SideBySide);
    EXPECT_TRUE(below("mainPane"));
    EXPECT_TRUE(below("otherPane"));
}

TEST_F(PictureViewTest, LinksHaveNoThreshold) {
    InspectedPicture shown = picture();
    shown.main = inspectedSentence(sourceWords, targetWords, knownWords, {.hasLinksOnly = true});
    show(shown);
    EXPECT_FALSE(child<QSlider>("threshold-slider")->isVisible());
    EXPECT_FALSE(child<QCheckBox>("threshold")->isVisible());
    EXPECT_TRUE(child<QLabel>("sentence-aer")->isVisible());
    show(picture());
    EXPECT_TRUE(child<QSlider>("threshold-slider")->isVisible());
}

TEST_F(PictureViewTest, ClicksOnCellsToggleKnownLinks) {
    show(picture());
    QSignalSpy toggled(&m_view, &InspectPictureView::linkToggled);
    QTest::mouseClick(plot(), Qt::LeftButton, {}, cell(1, 3));
    EXPECT_EQ(toggled.count(), 0);
    EXPECT_FALSE(child<QLabel>("note")->isVisible());
    m_view.setFocus();
    QTest::keyClick(&m_view, Qt::Key_K);
    ASSERT_TRUE(m_view.editLinksAction->isChecked());
    QTest::qWait(5);
    EXPECT_TRUE(child<QLabel>("note")->text().startsWith("Editing known links"));
    EXPECT_TRUE(child<QLabel>("note")->isVisible());
    QTest::mouseMove(plot(), cell(2, 1));
    QTest::qWait(5);
    EXPECT_EQ(plot()->cursor().shape(), Qt::CrossCursor);
    QTest::mouseClick(plot(), Qt::LeftButton, {}, cell(2, 1));
    ASSERT_EQ(toggled.count(), 1);
    EXPECT_EQ(toggled.last(), (QVariantList{1, 2}));
    EXPECT_EQ(m_view.selection().step, 3);
    // End marks have none.
    QTest::mouseClick(plot(), Qt::LeftButton, {}, cell(4, 1));
    QTest::mouseClick(plot(), Qt::LeftButton, {}, cell(1, 5));
    EXPECT_EQ(toggled.count(), 1);
    QTest::mouseMove(plot(), cell(1, 5));
    QTest::qWait(5);
    EXPECT_EQ(plot()->cursor().shape(), Qt::ArrowCursor);
}

TEST_F(PictureViewTest, KeysToggleTheCellUnderTheCursor) {
    show(picture());
    m_view.editLinksAction->trigger();
    QSignalSpy toggled(&m_view, &InspectPictureView::linkToggled);
    plot()->setFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down})
        QTest::keyClick(plot(), key);
    QTest::keyClick(plot(), Qt::Key_Space);
    ASSERT_EQ(toggled.count(), 1);
    EXPECT_EQ(toggled.last(), (QVariantList{1, 2}));
    QTest::keyClick(plot(), Qt::Key_Return);
    EXPECT_EQ(toggled.count(), 2);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(plot(), Qt::Key_Right);
    QTest::keyClick(plot(), Qt::Key_Space);
    EXPECT_EQ(toggled.count(), 2) << "the end mark";
}

TEST_F(PictureViewTest, LinesToggleFromSourceToTarget) {
    show(picture());
    m_view.editLinksAction->trigger();
    click(Shown::Lines);
    ASSERT_TRUE(lines()->isVisible());
    EXPECT_FALSE(plot()->isVisible());
    EXPECT_EQ(child<QLabel>("title")->text(), "#85 · Additive · Lines");
    QSignalSpy toggled(&m_view, &InspectPictureView::linkToggled);
    const auto press = [&](const QRectF& place) {
        QTest::mouseClick(lines(), Qt::LeftButton, {}, place.center().toPoint());
    };
    press(lines()->places().rowPlace(1));
    EXPECT_EQ(toggled.count(), 0);
    press(lines()->places().sourcePlace(2));
    EXPECT_EQ(lines()->pickedSource(), 2);
    EXPECT_TRUE(child<QLabel>("note")->text().contains("“boat”"));
    press(lines()->places().rowPlace(3));
    ASSERT_EQ(toggled.count(), 1);
    EXPECT_EQ(toggled.last(), (QVariantList{2, 3}));
    EXPECT_EQ(lines()->pickedSource(), -1);
    press(lines()->places().sourcePlace(5));
    EXPECT_EQ(lines()->pickedSource(), -1) << "the end mark";
    press(lines()->places().sourcePlace(0));
    QTest::keyClick(lines(), Qt::Key_Escape);
    EXPECT_EQ(lines()->pickedSource(), -1);
}

TEST_F(PictureViewTest, FoundLinksAreStrongLines) {
    show(picture());
    click(Shown::Lines);
    Selection far;
    far.step = 5;
    m_view.setSelection(far);
    QTest::qWait(5);
    const QImage image = lines()->grab().toImage();
    const QPoint middle = lines()->places().at({0, 0, 0.9}, 0.5).toPoint();
    EXPECT_EQ(image.pixelColor(middle), theme().laneOutline(0));
}

TEST_F(PictureViewTest, TwoSystemsStandBesideEachOther) {
    show(picture());
    EXPECT_FALSE(child<QToolButton>("inspectDifferenceButton")->isVisible());
    show(pair());
    click(Shown::SideBySide);
    PicturePane *main = m_view.mainPane(), *other = m_view.otherPane();
    ASSERT_TRUE(other->isVisible());
    EXPECT_EQ(other->findChild<QLabel*>("pane-name")->text(), "Dot");
    EXPECT_EQ(main->plot()->size(), other->plot()->size());
    EXPECT_EQ(main->plot()->places().cells, other->plot()->places().cells);
    EXPECT_NE(main->findChild<QLabel*>("entropy")->text(), other->findChild<QLabel*>("entropy")->text());
    QTest::mouseMove(main->plot(), cell(2, 3));
    QTest::qWait(5);
    EXPECT_EQ(other->plot()->selection().source, 3);
    EXPECT_EQ(other->plot()->selection().row, 2);
    EXPECT_EQ(m_view.selection().source, 3);
    QTest::mouseClick(other->plot(), Qt::LeftButton, {}, cell(3, 1));
    EXPECT_EQ(main->plot()->selection().step, 4);
    // Without the other one there is nothing to stand beside.
    show(picture());
    EXPECT_EQ(m_view.shown(), Shown::Matrix);
    EXPECT_FALSE(other->isVisible());
}

TEST_F(PictureViewTest, DifferencesAreOfTheSignedMap) {
    const InspectedPicture shown = pair();
    show(shown);
    click(Shown::Difference);
    EXPECT_EQ(child<QLabel>("title")->text(), "#85 · Additive less Dot · Difference");
    const QImage image = plot()->grab().toImage();
    const QPoint place = (plot()->places().cell(3, 0).bottomLeft() + QPointF(4, -5)).toPoint();
    EXPECT_EQ(image.pixelColor(place),
              theme().signedValue(*differenceAt(*shown.main.picture, *shown.other->picture, 3, 0), 1));
    // The legend says whose is which end, and has both in a narrow window.
    for (auto* legend : m_view.findChildren<ColourLegend*>()) {
        if (!legend->isVisible())
            continue;
        EXPECT_EQ(legend->accessibleDescription(),
                  "Blue, down to −1: more by Dot; orange, up to +1: more by Additive");
        m_view.resize(480, 620);
        QTest::qWait(5);
        EXPECT_GE(legend->width(), legend->minimumSizeHint().width());
        EXPECT_LE(legend->mapTo(&m_view, QPoint(legend->width(), 0)).x(), m_view.width());
    }
}

TEST_F(PictureViewTest, WhatCannotBeComparedSaysWhy) {
    InspectedPicture shown = pair();
    shown.other->picture = nullptr;
    show(shown);
    click(Shown::Difference);
    EXPECT_EQ(child<QLabel>("note")->text(),
              "Dot does not have this sentence: there is nothing to compare with.");
    click(Shown::SideBySide);
    const auto* note = m_view.otherPane()->findChild<QLabel*>("pane-note");
    EXPECT_TRUE(note->isVisible());
    EXPECT_EQ(note->text(), "Dot does not have this sentence.");
    shown.other = inspectedSentence(sourceWords, {"le", "navire", "rouge", "rentre"}, {},
                                    {.system = QStringLiteral("Dot")});
    show(shown);
    click(Shown::Difference);
    EXPECT_TRUE(child<QLabel>("note")->text().startsWith("The outputs differ from target token 2 on"));
}

TEST_F(PictureViewTest, LongSentencesScrollAndBothFollow) {
    InspectedPicture shown;
    const auto source = numberedTokens("source", 200), target = numberedTokens("target", 200);
    shown.main = inspectedSentence(source, target, {});
    shown.other = inspectedSentence(source, target, {}, {.system = QStringLiteral("Dot"), .sharpness = 1});
    show(shown);
    click(Shown::SideBySide);
    EXPECT_LT(plot()->places().visibleRows, 201);
    const QPointF middle = plot()->rect().center();
    QWheelEvent wheel(middle, plot()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot(), &wheel);
    EXPECT_GT(plot()->places().firstRow, 0);
    EXPECT_EQ(m_view.otherPane()->plot()->places().firstRow, plot()->places().firstRow);
}

// Siblings that are shown, none over another, none past its parent; figures as wide as they wish.
void expectNothingCut(const QWidget& parent, const std::string& where) {
    std::vector<const QWidget*> shown;
    for (const QObject* each : parent.children()) {
        const auto* widget = qobject_cast<const QWidget*>(each);
        if (widget && widget->isVisible() && !widget->isWindow())
            shown.push_back(widget);
    }
    for (const QWidget* widget : shown) {
        const std::string name =
            where + "/" + widget->metaObject()->className() + " " + widget->objectName().toStdString();
        EXPECT_TRUE(parent.rect().contains(widget->geometry())) << name;
        for (const QWidget* beside : shown)
            EXPECT_TRUE(beside == widget || !beside->geometry().intersects(widget->geometry()))
                << name << " and " << beside->objectName().toStdString();
        const auto* figure = qobject_cast<const FigureLabel*>(widget);
        const bool isButton = qobject_cast<const QAbstractButton*>(widget) != nullptr;
        const int wish = figure ? figure->fullWidth() : isButton ? widget->sizeHint().width() : 0;
        EXPECT_GE(widget->width(), wish) << name;
        if (!qobject_cast<const AttentionPlot*>(widget))
            expectNothingCut(*widget, name);
    }
}

TEST_F(PictureViewTest, NothingIsCutInNarrowWindowsAndLargeLetters) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        setTheme(kind);
        for (const int width : {480, 700, 1000}) {
            show(pair(), {width, 500});
            for (const Shown shown : {Shown::Matrix, Shown::Lines, Shown::Difference, Shown::SideBySide}) {
                m_view.setShown(shown);
                QTest::qWait(30);
                EXPECT_EQ(m_view.width(), width);
                const auto* content = child<QWidget>("content");
                EXPECT_LE(content->width(), width);
                expectNothingCut(*content,
                                 std::to_string(width) + " " + std::to_string(static_cast<int>(shown)));
                const QRectF cells = plot()->isVisible() ? plot()->places().cells : lines()->places().lines();
                EXPECT_GT(cells.height(), 20) << width << ' ' << static_cast<int>(shown);
            }
        }
    }
    setTheme(ThemeKind::Light);
}

}  // namespace
}  // namespace attn::ui
