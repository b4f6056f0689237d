// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/pictures/synthetic_lane.h"
#include "tests/ui/support/turn_wheel.h"
#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/document/document_painter.h"
#include "ui/pictures/document/document_view.h"

namespace attn::ui {
namespace {

using testing::HasSubstr;

const QStringList fullStop = {QStringLiteral(".")};

// A lane that says a class of this text.
std::shared_ptr<LaneData> classLane(const QStringList& tokens, bool attends = true) {
    auto lane = syntheticLane({.sources = static_cast<int>(tokens.size()), .steps = 1, .attends = attends});
    lane->sourceTokens = tokens;
    lane->isClass = true;
    lane->isFinished = true;
    return lane;
}

QStringList sampleWords(int count, int ofSentence) {
    QStringList tokens;
    for (int i = 0; i < count; ++i)
        tokens.append((i + 1) % ofSentence == 0 ? QStringLiteral(".") : QStringLiteral("word%1").arg(i));
    return tokens;
}

class DocumentViewTest : public testing::Test {
protected:
    DocumentView& show(std::shared_ptr<const LaneData> lane, QSize size = {600, 240}, int steps = 1) {
        m_view.resize(size);
        m_view.setShared(fullStop, false);
        m_view.setData(std::move(lane));
        m_view.setSelection({.step = steps});
        m_view.show();
        QTest::qWait(1);
        return m_view;
    }
    DocumentView m_view;
};

TEST(Document, ASeparatorEndsASentence) {
    EXPECT_EQ(sentencesOf({"a", ".", "b", "c", "."}, fullStop),
              (std::vector<DocumentSentence>{{0, 2}, {2, 5}}));
    EXPECT_EQ(sentencesOf({"a", ".", "b"}, fullStop), (std::vector<DocumentSentence>{{0, 2}, {2, 3}}));
    EXPECT_EQ(sentencesOf({"a", "b"}, fullStop), (std::vector<DocumentSentence>{{0, 2}}));
    EXPECT_EQ(sentencesOf({".", "."}, fullStop), (std::vector<DocumentSentence>{{0, 1}, {1, 2}}));
    EXPECT_TRUE(sentencesOf({}, fullStop).empty());
}

TEST(Document, HasTheNumbersOfTheTrace) {
    const auto lane = classLane(sampleWords(12, 4));
    const Document document = documentOf(*lane, {.step = 1}, fullStop);
    const StepTrace& step = lane->trace->steps[0];
    ASSERT_EQ(document.weights.size(), 12U);
    for (std::size_t j = 0; j < 12; ++j)
        EXPECT_EQ(document.weights[j], static_cast<double>(step.alignment().weights[static_cast<Index>(j)]));
    EXPECT_EQ(document.sentences.size(), 3U);
    EXPECT_TRUE(document.sentenceWeights.empty());
    ASSERT_EQ(document.evidence.size(), 1U);
    EXPECT_NE(document.evidenceAt(0), nullptr);
    double all = document.otherClasses;
    for (const DocumentClass& each : document.classes) {
        all += each.probability;
        EXPECT_EQ(each.isSaid, each.text == QString::fromStdString(lane->target->text(step.predicted)));
    }
    EXPECT_NEAR(all, 1, 1e-5);
}

TEST(Document, SaysNothingBeforeTheFirstStep) {
    const Document document = documentOf(*classLane(sampleWords(12, 4)), {.step = 0}, fullStop);
    EXPECT_TRUE(document.weights.empty());
    EXPECT_TRUE(document.classes.empty());
    EXPECT_TRUE(document.evidence.empty());
    EXPECT_EQ(document.words.size(), 12U);
}

TEST(Document, ALaneWithoutAttentionHasPlainWords) {
    const auto lane = classLane(sampleWords(12, 4), false);
    const Document document = documentOf(*lane, {.step = 1}, fullStop);
    EXPECT_TRUE(document.weights.empty());
    EXPECT_FALSE(wordGround(document, 0).isValid());
    EXPECT_THAT(wordTip(*lane, {.step = 1}, document, 0).toStdString(), HasSubstr("does not attend"));
}

TEST(Document, LettersKeepTheirContrastOverEveryShade) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector})
        for (const ColourMap map : {ColourMap::Blues, ColourMap::Cividis, ColourMap::Grey}) {
            const ThemeScope scope(makeTheme(kind, map));
            Document document;
            document.words.resize(101);
            for (int i = 0; i <= 100; ++i)
                document.weights.push_back(i / 100.0);
            for (int i = 0; i <= 100; ++i) {
                const QColor ground = wordGround(document, i);
                EXPECT_GE(contrast(theme().textOn(ground), ground), 4.5) << i;
            }
        }
}

TEST(DocumentLayout, LongSentencesBreakAndNothingIsOutside) {
    const Document document = documentOf(*classLane(sampleWords(40, 20)), {.step = 1}, fullStop);
    const DocumentLayout layout = layOutDocument(document, {420, 600}, {});
    EXPECT_GT(layout.lines.size(), 2U);
    for (int word = 0; word < document.wordCount(); ++word) {
        const QRectF box = layout.box(word);
        EXPECT_GE(box.left(), layout.room.left());
        EXPECT_LE(box.right(), layout.room.right());
        EXPECT_GE(box.width(), labelWidth(layout.font, document.words[std::size_t(word)].text));
        if (word > 0 && layout.lineOf(word) == layout.lineOf(word - 1)) {
            EXPECT_GT(box.left(), layout.box(word - 1).right());
        }
        EXPECT_EQ(layout.wordAt(box.center()), word);
    }
    EXPECT_EQ(layout.firstLine(0), 0);
    EXPECT_EQ(layout.lines[std::size_t(layout.firstLine(1))].first, 20);
    EXPECT_FALSE(layout.canScroll());
    EXPECT_GE(layout.classRoom.top(), layout.room.bottom());
    EXPECT_EQ(documentLines(document, 420, {}), static_cast<int>(layout.lines.size()));
}

TEST(DocumentLayout, AWordThatIsLongerThanALineIsCut) {
    const Document document = documentOf(*classLane({QString(200, 'x'), "y", "."}), {.step = 1}, fullStop);
    const DocumentLayout layout = layOutDocument(document, {300, 200}, {});
    EXPECT_LE(layout.box(0).right(), 300);
    EXPECT_GT(layout.lineOf(1), layout.lineOf(0));
}

TEST(DocumentLayout, ArabicRunsFromTheRight) {
    const QStringList tokens = {"كان", "الفيلم", "جيدا", "جدا", ".", "لم", "يعجبني", "الصوت", "."};
    const Document document = documentOf(*classLane(tokens), {.step = 1}, fullStop);
    EXPECT_TRUE(document.isRightToLeft);
    const DocumentLayout layout =
        layOutDocument(document, {420, 200}, {.letters = 1, .hasSentenceBars = true});
    ASSERT_EQ(layout.lines.size(), 2U);
    EXPECT_NEAR(layout.box(0).right(), layout.room.right(), 1);
    for (int word = 1; word < 5; ++word)
        EXPECT_LT(layout.box(word).right(), layout.box(word - 1).left());
    EXPECT_NEAR(layout.box(5).right(), layout.room.right(), 1);
    // The bars of sentences stand where the lines begin.
    EXPECT_EQ(layout.room.left(), 0);
    EXPECT_NEAR(layout.sentenceBar(0, 0.5).right(), 420, 1);
    EXPECT_GT(layout.sentenceBar(0, 0.5).left(), layout.room.right());
}

TEST(DocumentLayout, ChineseCharactersStandCloseTogether) {
    QStringList tokens;
    for (const QChar each : QStringLiteral("这家酒店的房间很小。早餐来得晚。服务员再好不过了。"))
        tokens.append(each);
    const auto lane = classLane(tokens);
    const Document document = documentOf(*lane, {.step = 1}, sharedSentenceEnds({}));
    EXPECT_TRUE(document.isTight);
    EXPECT_EQ(document.sentences.size(), 3U);
    const DocumentLayout layout = layOutDocument(document, {600, 200}, {});
    EXPECT_EQ(layout.lines.size(), 3U);
    EXPECT_LE(layout.box(1).left() - layout.box(0).right(), 1);
}

TEST(DocumentLayout, ManyClassesShowTheLikeliestAndTheRestTogether) {
    Document document = documentOf(*classLane(sampleWords(8, 4)), {.step = 1}, fullStop);
    document.classes.clear();
    for (int i = 0; i < 40; ++i)
        document.classes.push_back({QStringLiteral("class %1").arg(i), i == 33 ? 0.61 : 0.01, i == 33});
    const DocumentLayout layout = layOutDocument(document, {600, 200}, {});
    ASSERT_FALSE(layout.classes.empty());
    EXPECT_LT(layout.classes.size(), 10U);
    EXPECT_EQ(static_cast<int>(layout.classes.size()) + layout.hiddenClasses, 40);
    double shown = 0;
    bool hasSaid = false;
    for (const auto& place : layout.classes) {
        shown += document.classes[std::size_t(place.index)].probability;
        hasSaid = hasSaid || place.index == 33;
        EXPECT_LE(place.number.right(), layout.classRoom.right() + 0.5);
    }
    EXPECT_TRUE(hasSaid);
    EXPECT_NEAR(shown + layout.hiddenProbability, 1, 1e-9);
}

// A card of a projector whose window has 1024 × 768 pixels, and narrower ones.
TEST(DocumentLayout, TheBarOfAClassHasRoomBeforeItsNameIsCut) {
    const ThemeScope scope(makeTheme(ThemeKind::Projector, ColourMap::Blues));
    Document document = documentOf(*classLane(sampleWords(8, 4)), {.step = 1}, fullStop);
    document.classes = {{QStringLiteral("negative"), 0.999, true},
                        {QStringLiteral("positive"), 0.001, false}};
    for (const int width : {980, 700, 466, 380, 300, 260}) {
        SCOPED_TRACE(width);
        const DocumentLayout layout = layOutDocument(document, QSizeF(width, 400), {});
        const double line = QFontMetricsF(layout.font).height();
        ASSERT_FALSE(layout.classes.empty());
        EXPECT_EQ(layout.classes.front().index, 0) << "the likeliest is there";
        double end = 0;
        for (const auto& place : layout.classes) {
            EXPECT_GE(place.bar.width(), 2 * line);
            EXPECT_GE(place.label.left(), end);
            EXPECT_LE(place.label.right(), place.bar.left());
            EXPECT_GT(place.number.left(), place.bar.right());
            end = place.number.right();
            if (width >= 466) {
                const DocumentClass& each = document.classes[std::size_t(place.index)];
                EXPECT_GE(place.label.width(), labelWidth(layout.boldFont, each.text)) << "its name is whole";
            }
        }
        EXPECT_EQ(static_cast<int>(layout.classes.size()) + layout.hiddenClasses, 2);
        if (!layout.hiddenLabel.isEmpty()) {
            EXPECT_GE(layout.hiddenLabel.left(), end);
            EXPECT_GE(layout.hiddenLabel.width(), labelWidth(layout.font, moreClasses(1, "<0.01")));
            end = layout.hiddenLabel.right();
        }
        EXPECT_LE(end, width);
    }
    EXPECT_EQ(layOutDocument(document, {980, 400}, {}).classes.size(), 2U);
}

TEST(DocumentLayout, ATextThatScrollsShowsWholeLines) {
    const Document document = documentOf(*classLane(sampleWords(200, 8)), {.step = 1}, fullStop);
    for (const int height : {150, 163, 181, 204}) {
        DocumentLayout layout = layOutDocument(document, QSizeF(500, height), {});
        ASSERT_TRUE(layout.canScroll());
        EXPECT_LE(layout.room.bottom(), layout.classRoom.top());
        for (const double offset : {0.0, 17.0, 40.0, 333.0, 1e6}) {
            layout.scrollTo(offset);
            for (int word = 0; word < document.wordCount(); ++word)
                EXPECT_EQ(layout.shows(word), !layout.isHidden(word)) << word << " at " << offset;
        }
        EXPECT_TRUE(layout.shows(199)) << "the end can be reached";
        for (const int word : {0, 50, 120, 199}) {
            layout.scrollTo(layout.offsetFor(word));
            EXPECT_TRUE(layout.shows(word));
        }
    }
}

TEST(Document, ALaneThatSaysAnotherClassOutlinesTheEvidenceOfTheTrueOne) {
    const auto lane = classLane(sampleWords(12, 4));
    lane->evidenceOfTruth = lane->links;
    lane->links.clear();
    const Document document = documentOf(*lane, {.step = 1}, fullStop);
    ASSERT_EQ(document.evidence.size(), 1U);
    EXPECT_EQ(document.evidenceOf, lane->referenceTokens[0]);
    const int word = document.evidence[0].source;
    const std::string whose = "evidence of " + document.evidenceOf.toStdString();
    EXPECT_THAT(wordTip(*lane, {.step = 1}, document, word).toStdString(), HasSubstr(whose));
    EXPECT_THAT(wordDescription(document, lane->sourceTokens[word], word).toStdString(), HasSubstr(whose));
    EXPECT_TRUE(documentOf(*lane, {.step = 0}, fullStop).evidence.empty());
}

TEST_F(DocumentViewTest, PointingGivesTheWordAndAClickAsksForItsWeight) {
    DocumentView& view = show(classLane(sampleWords(12, 4)));
    QSignalSpy hovered(&view, &DocumentView::sourceHovered), asked(&view, &DocumentView::cellActivated);
    QSignalSpy pressed(&view, &DocumentView::pressed), guessed(&view, &DocumentView::guessed);
    const QPoint place = view.places().box(5).center().toPoint();
    QTest::mouseMove(&view, place);
    ASSERT_FALSE(hovered.isEmpty());
    EXPECT_EQ(hovered.last()[0].toInt(), 5);
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    EXPECT_EQ(pressed.size(), 1);
    EXPECT_TRUE(asked.isEmpty()) << "its numbers cannot be asked for";
    view.setEditable(true);
    view.setAsks(true);
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked[0][0].toInt(), 0);
    EXPECT_EQ(asked[0][1].toInt(), 5);
    view.setGuessing(true);
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    EXPECT_EQ(asked.size(), 1);
    ASSERT_EQ(guessed.size(), 1);
    EXPECT_EQ(guessed[0][0].toInt(), 5);
}

TEST_F(DocumentViewTest, KeysGoFromWordToWordAndLineToLine) {
    DocumentView& view = show(classLane(sampleWords(12, 4)));
    QSignalSpy hovered(&view, &DocumentView::sourceHovered);
    const auto go = [&](Qt::Key key) {
        QTest::keyClick(&view, key);
        const int word = hovered.last()[0].toInt();
        view.setSelection({.step = 1, .source = word});
        return word;
    };
    EXPECT_EQ(go(Qt::Key_Right), 0);
    EXPECT_EQ(go(Qt::Key_Right), 1);
    EXPECT_EQ(go(Qt::Key_Down), 5);
    EXPECT_EQ(go(Qt::Key_Down), 9);
    EXPECT_EQ(go(Qt::Key_Down), 9);
    EXPECT_EQ(go(Qt::Key_Left), 8);
    EXPECT_EQ(go(Qt::Key_Up), 4);
    EXPECT_EQ(go(Qt::Key_Escape), -1);
}

TEST_F(DocumentViewTest, ALongTextScrollsByWheelAndShowsWhatIsPointedAt) {
    DocumentView& view = show(classLane(sampleWords(200, 8)), {500, 200});
    ASSERT_TRUE(view.places().canScroll());
    QSignalSpy scrolled(&view, &DocumentView::scrolled);
    test::turnWheel(view);
    ASSERT_EQ(scrolled.size(), 1);
    EXPECT_GT(view.places().offset, 0);
    EXPECT_EQ(scrolled[0][0].toDouble(), view.places().offset);
    EXPECT_FALSE(view.places().shows(199));
    view.setSelection({.step = 1, .source = 199});
    EXPECT_TRUE(view.places().shows(199));
    view.scrollTo(0);
    EXPECT_TRUE(view.places().shows(0));
}

// Every shade on the screen is the weight's.
TEST_F(DocumentViewTest, DrawsEveryWeight) {
    const auto lane = classLane(sampleWords(12, 4));
    lane->links.clear();
    DocumentView& view = show(lane);
    const QImage image = view.grab().toImage();
    const Vector& weights = lane->trace->steps[0].alignment().weights;
    const double ratio = view.devicePixelRatioF();
    for (int word = 0; word < 12; ++word) {
        const QPointF corner = view.places().box(word).topLeft() + QPointF(1.5, 1.5);
        EXPECT_EQ(image.pixelColor((corner * ratio).toPoint()),
                  theme().weight(static_cast<double>(weights[word])))
            << word;
    }
}

TEST_F(DocumentViewTest, LettersGrowInALargeCardAsFarAsTheTextFits) {
    DocumentView& view = show(classLane(sampleWords(12, 4)), {900, 500});
    const double usual = view.places().boxHeight;
    view.setLarge(true);
    EXPECT_GT(view.places().boxHeight, 1.3 * usual);
    EXPECT_FALSE(view.places().canScroll());
    view.resize(300, 120);
    EXPECT_LE(view.places().boxHeight, usual);
}

}  // namespace
}  // namespace attn::ui
