// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes that say a class, with the bundled models of reviews, in the real window.
#include <gmock/gmock.h>

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <set>

#include "tests/support/paths.h"
#include "tests/ui/support/turn_wheel.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/figures/step/step_export.h"
#include "ui/figures/step/step_figure.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_thumb.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/document/document_painter.h"
#include "ui/pictures/document/document_view.h"
#include "ui/step/step_figures.h"
#include "ui/step/step_mode.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class DocumentsTest : public WindowTest {
protected:
    void openReview(const std::vector<const char*>& names, const QString& text = {},
                    const char* task = "sentiment") {
        ui::LaunchOptions options;
        for (const char* name : names)
            options.models.append(QString::fromStdString(
                (resourceDir() / "models" / task / (std::string(name) + ".safetensors")).string()));
        options.text = text.isEmpty() ? example() : text;
        options.steps = 1;
        options.size = QSize(1400, 900);
        opensAll = false;
        open(options);
        waitUntilDecoded();
        QTest::qWait(1);
    }
    // A text of the task whose evidence is several words.
    static QString example() {
        const std::unique_ptr<Task> task = createTask("sentiment");
        for (const std::string& text : task->examples())
            if (const auto pair = task->solve(text); pair && pair->links.size() > 1)
                return QString::fromStdString(text);
        return QString::fromStdString(task->examples().front());
    }
    int lanes() const { return grid()->laneCount(); }
    ui::LaneCard& card(int lane) const { return *grid()->card(lane); }
    ui::DocumentView& document(int lane) const { return *card(lane).document(); }
    int laneOf(const QString& part) const {
        for (int lane = 0; lane < lanes(); ++lane)
            if (card(lane).data()->name.contains(part, Qt::CaseInsensitive))
                return lane;
        ADD_FAILURE() << part.toStdString();
        return 0;
    }
    void click(const char* command) {
        action(command)->trigger();
        QTest::qWait(1);
    }
};

TEST_F(DocumentsTest, AreWhatLanesOfClassesShowAndHeatmapsRemainAChoice) {
    openReview({"hierarchical", "gru", "embedding", "last_state"});
    ASSERT_EQ(lanes(), 4);
    EXPECT_TRUE(action("documentPicture")->isChecked());
    for (int lane = 0; lane < 4; ++lane) {
        EXPECT_TRUE(document(lane).isVisible());
        EXPECT_TRUE(card(lane).plot()->isHidden());
    }
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(action("heatmapPicture")->isChecked());
    EXPECT_TRUE(document(0).isHidden());
    EXPECT_TRUE(card(0).plot()->isVisible());
    press(Qt::Key_5, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(document(0).isVisible());
    press(Qt::Key_F);
    int visible = 0;
    for (int lane = 0; lane < 4; ++lane)
        visible += document(lane).isVisible() ? 1 : 0;
    EXPECT_EQ(visible, 1) << "one large lane";
    EXPECT_FALSE(window->grab().isNull());
}

TEST_F(DocumentsTest, AreNoPictureOfLanesThatWriteText) {
    opensAll = false;
    open();
    EXPECT_FALSE(action("documentPicture")->isEnabled());
    EXPECT_TRUE(action("heatmapPicture")->isChecked());
    EXPECT_THAT(action("documentPicture")->statusTip().toStdString(), HasSubstr("class"));
}

TEST_F(DocumentsTest, EveryNumberIsTheTraces) {
    openReview({"hierarchical", "gru", "embedding", "last_state"});
    for (int lane = 0; lane < lanes(); ++lane) {
        SCOPED_TRACE(card(lane).data()->name.toStdString());
        const ui::LaneData& data = *card(lane).data();
        const StepTrace& step = data.trace->steps.at(0);
        const ui::Document& shown = document(lane).document();
        ASSERT_EQ(shown.wordCount(), data.sourceTokens.size());
        if (!data.attends) {
            EXPECT_TRUE(shown.weights.empty());
        } else {
            ASSERT_EQ(shown.weights.size(), static_cast<std::size_t>(step.alignment().weights.size()));
            for (std::size_t word = 0; word < shown.weights.size(); ++word)
                EXPECT_EQ(shown.weights[word],
                          static_cast<double>(step.alignment().weights[static_cast<Index>(word)]));
        }
        for (const ui::DocumentClass& each : shown.classes)
            EXPECT_EQ(each.probability,
                      static_cast<double>(step.probabilities[data.target->id(each.text.toStdString())]));
        EXPECT_EQ(shown.classes.size(), 2U);
        EXPECT_EQ(shown.evidence.size(), data.links.size() + data.evidenceOfTruth.size());
    }
    const int hierarchical = laneOf("hierarchical");
    const ui::Document& shown = document(hierarchical).document();
    const StepTrace& step = card(hierarchical).data()->trace->steps.at(0);
    const auto pool = std::find_if(step.maps.begin(), step.maps.end(),
                                   [](const MapTrace& map) { return map.map.site == MapSite::Pool; });
    ASSERT_NE(pool, step.maps.end());
    ASSERT_EQ(shown.sentenceWeights.size(), static_cast<std::size_t>(pool->weights.size()));
    double sum = 0;
    for (std::size_t i = 0; i < shown.sentenceWeights.size(); ++i) {
        EXPECT_EQ(shown.sentenceWeights[i], static_cast<double>(pool->weights[static_cast<Index>(i)]));
        // The words of a sentence have its weight together.
        double words = 0;
        for (int word = shown.sentences[i].first; word < shown.sentences[i].end; ++word)
            words += shown.weights[static_cast<std::size_t>(word)];
        EXPECT_NEAR(words, shown.sentenceWeights[i], 1e-4);
        sum += words;
    }
    EXPECT_NEAR(sum, 1, 1e-4);
}

TEST_F(DocumentsTest, ShadesAreThoseOfTheWeights) {
    openReview({"hierarchical", "gru", "embedding", "last_state"});
    for (int lane = 0; lane < lanes(); ++lane) {
        const QImage image = document(lane).grab().toImage();
        const double ratio = document(lane).devicePixelRatioF();
        const ui::Document& shown = document(lane).document();
        for (int word = 0; word < shown.wordCount(); ++word) {
            if (shown.evidenceAt(word) || !document(lane).places().shows(word))
                continue;
            const QPointF corner = document(lane).places().box(word).topLeft() + QPointF(1.5, 1.5);
            const QColor expected = shown.hasWeight(word)
                                        ? ui::theme().weight(shown.weights[std::size_t(word)])
                                        : ui::theme().card;
            EXPECT_EQ(image.pixelColor((corner * ratio).toPoint()), expected) << lane << " " << word;
        }
    }
}

TEST_F(DocumentsTest, LanesOfOneTextAreLinedUpAndScrollTogether) {
    QStringList sentences;
    for (int i = 0; i < 10; ++i)
        sentences.append(example());
    openReview({"hierarchical", "gru", "embedding", "last_state"}, sentences.join(' '));
    const ui::DocumentLayout& first = document(0).places();
    ASSERT_TRUE(first.canScroll());
    for (int lane = 1; lane < lanes(); ++lane) {
        const ui::DocumentLayout& other = document(lane).places();
        ASSERT_EQ(other.boxes.size(), first.boxes.size());
        for (std::size_t word = 0; word < first.boxes.size(); ++word)
            EXPECT_EQ(other.boxes[word], first.boxes[word]);
    }
    turnWheel(document(1));
    EXPECT_GT(document(1).places().offset, 0);
    for (int lane = 0; lane < lanes(); ++lane)
        EXPECT_EQ(document(lane).places().offset, document(1).places().offset);
}

TEST_F(DocumentsTest, AWordIsLitInAllLanesWithItsExactWeight) {
    openReview({"hierarchical", "gru", "embedding"});
    const QPoint place = document(0).places().box(3).center().toPoint();
    QTest::mouseMove(&document(0), place);
    for (int lane = 0; lane < lanes(); ++lane) {
        EXPECT_EQ(document(lane).selection().source, 3);
        EXPECT_THAT(ui::wordTip(*card(lane).data(), document(lane).selection(), document(lane).document(), 3)
                        .toStdString(),
                    HasSubstr(ui::exactNumber(document(lane).document().weights[3]).toStdString()));
    }
    QTest::mouseClick(&document(1), Qt::LeftButton, {}, place);
    EXPECT_EQ(window->cursor().selection().lane, 1);
}

TEST_F(DocumentsTest, ShowTheChosenMap) {
    openReview({"hierarchical"});
    const auto& lane = *window->session().lanes().at(0);
    const auto choose = [&](const char* map) {
        click(map);
        waitUntilDecoded();
        return document(0).document();
    };
    const ui::Document tokens = document(0).document();
    const ui::Document wordsOnly = choose("map-words.1.1");
    EXPECT_EQ(wordsOnly.weightOf, ui::WeightOf::WordInSentence);
    EXPECT_EQ(wordsOnly.sentenceWeights, tokens.sentenceWeights);
    const ui::Document sentencesOnly = choose("map-pool.1.1");
    EXPECT_EQ(sentencesOnly.weightOf, ui::WeightOf::Sentence);
    for (std::size_t word = 0; word < tokens.weights.size(); ++word) {
        const int sentence = tokens.sentenceOf(static_cast<int>(word));
        EXPECT_EQ(sentencesOnly.weights[word], tokens.sentenceWeights[std::size_t(sentence)]);
        EXPECT_NEAR(wordsOnly.weights[word] * sentencesOnly.weights[word], tokens.weights[word], 1e-5);
    }
    const ui::Document again = choose("map-tokens.1.1");
    EXPECT_EQ(again.weights, tokens.weights);
    EXPECT_EQ(nameOf(*lane.map()), "tokens.1.1");
}

TEST_F(DocumentsTest, SelfAttentionIsShownFromTheWordThatIsPointedAt) {
    openReview({"self_attention"});
    click("map-encoder.1.1");
    EXPECT_TRUE(document(0).document().weights.empty());
    EXPECT_FALSE(document(0).document().note.isEmpty());
    QTest::mouseMove(&document(0), document(0).places().box(4).center().toPoint());
    const ui::Picture& map = ui::shownPicture(*card(0).data());
    const ui::Document& shown = document(0).document();
    ASSERT_EQ(shown.weights.size(), static_cast<std::size_t>(map.sourceTokens.size()));
    for (std::size_t word = 0; word < shown.weights.size(); ++word)
        EXPECT_EQ(shown.weights[word], static_cast<double>(map.rows[4].weights[static_cast<Index>(word)]));
}

TEST_F(DocumentsTest, HeadAndFootSayTheClassAndTheAccuracy) {
    openReview({"hierarchical"});
    const ui::LaneData& lane = *card(0).data();
    const StepTrace& step = lane.trace->steps[0];
    EXPECT_TRUE(card(0).nextText().startsWith(QString::fromStdString(lane.target->text(step.predicted))));
    EXPECT_EQ(card(0).accuracyText(), QString::number(100 * *lane.exactMatch, 'f', 1) + " %");
    EXPECT_TRUE(card(0).hasFooter());
}

TEST_F(DocumentsTest, TheRowOfTheInputSaysTextAndSays) {
    openReview({"hierarchical", "last_state"});
    QStringList captions;
    for (const QLabel* label : window->findChildren<QLabel*>())
        if (label->isVisible())
            captions.append(label->text());
    EXPECT_TRUE(captions.contains("Text"));
    EXPECT_TRUE(captions.contains("Says"));
    EXPECT_FALSE(captions.contains("Source"));
    EXPECT_TRUE(outputChips()->isVisible());
    const auto* evidence = child<ui::ElidedLabel>("evidence");
    EXPECT_TRUE(evidence->isVisible());
    EXPECT_THAT(evidence->text().toStdString(), HasSubstr("true: "));
    const ui::LaneData& selected = *card(window->cursor().selection().lane).data();
    EXPECT_EQ(evidence->text().contains("evidence"), !selected.links.empty());
    EXPECT_FALSE(child<ui::ElidedLabel>("reference")->isVisible()) << "it is not said twice";
}

TEST_F(DocumentsTest, AWrongLaneOutlinesTheEvidenceOfTheTrueClass) {
    openReview({"hierarchical", "embedding"}, "all in all the plot was not exciting . I loved the cast .",
               "sentiment_distracting");
    const int wrong = laneOf("embedding"), right = laneOf("hierarchical");
    const ui::LaneData& lane = *card(wrong).data();
    const Token said = lane.trace->steps.at(0).predicted;
    ASSERT_EQ(lane.referenceTokens, QStringList("negative"));
    ASSERT_NE(lane.target->text(said), "negative");
    EXPECT_TRUE(lane.links.empty());
    EXPECT_EQ(card(wrong).aerText(), "—") << "its attention is for another class";
    const std::vector<Link> known = createTask("sentiment_distracting")
                                        ->solve("all in all the plot was not exciting . I loved the cast .")
                                        ->links;
    ASSERT_GT(known.size(), 1U);
    EXPECT_EQ(document(wrong).document().evidence, known);
    EXPECT_EQ(document(right).document().evidence, known);
    EXPECT_EQ(document(wrong).document().evidenceOf, "negative");
    EXPECT_EQ(document(right).document().evidenceOf, "");
    EXPECT_THAT(child<ui::ElidedLabel>("evidence")->text().toStdString(), HasSubstr("the true evidence"));
    QTest::mouseClick(&document(wrong), Qt::LeftButton, {},
                      document(wrong).rect().bottomLeft() + QPoint(2, -2));
    ASSERT_EQ(window->cursor().selection().lane, wrong);
    EXPECT_THAT(child<ui::ElidedLabel>("evidence")->text().toStdString(),
                HasSubstr("the evidence of negative"));
}

TEST_F(DocumentsTest, SmallPicturesInFocusShowTheTextWithItsWeights) {
    openReview({"hierarchical", "gru", "last_state"});
    press(Qt::Key_F);
    QTest::qWait(1);
    const auto* thumbs = window->findChild<ui::LaneThumbs*>();
    ASSERT_TRUE(thumbs && thumbs->isVisible());
    for (int lane = 0; lane < lanes(); ++lane) {
        SCOPED_TRACE(lane);
        ui::LaneThumb& thumb = *thumbs->thumb(lane);
        EXPECT_TRUE(thumb.showsDocument());
        const QImage image = thumb.grab().toImage();
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        // The words' shades and the outline of the evidence.
        const Vector& weights = card(lane).data()->trace->steps.at(0).alignment().weights;
        for (Index word = 0; card(lane).data()->attends && word < weights.size(); ++word)
            EXPECT_TRUE(colours.contains(ui::theme().weight(double(weights[word])).rgb())) << word;
        EXPECT_TRUE(colours.contains(ui::theme().gold.rgb()));
    }
    click("heatmapPicture");
    EXPECT_FALSE(thumbs->thumb(0)->showsDocument());
    QTest::mouseClick(thumbs->thumb(1), Qt::LeftButton);
    EXPECT_EQ(window->cursor().selection().lane, 1);
}

TEST_F(DocumentsTest, ATemperatureChangesTheShades) {
    openReview({"gru"});
    const std::vector<double> before = document(0).document().weights;
    Interventions changes;
    changes.temperature = 4;
    window->session().setWhatIfs(window->session().lanes().at(0)->id(), changes, "temperature");
    waitUntilDecoded();
    const std::vector<double>& after = document(0).document().weights;
    ASSERT_EQ(after.size(), before.size());
    EXPECT_NE(after, before);
    EXPECT_THAT(
        ui::wordTip(*card(0).data(), document(0).selection(), document(0).document(), 0).toStdString(),
        HasSubstr("in the original"));
    press(Qt::Key_Z, Qt::ControlModifier);
    waitUntilDecoded();
    EXPECT_EQ(document(0).document().weights, before);
}

TEST_F(DocumentsTest, AScreenReaderFindsSentencesAndWordsWithTheirWeights) {
    openReview({"hierarchical"});
    QAccessible::setActive(true);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&document(0));
    ASSERT_TRUE(list);
    EXPECT_EQ(list->role(), QAccessible::List);
    const ui::Document& shown = document(0).document();
    ASSERT_EQ(list->childCount(), static_cast<int>(shown.sentences.size()));
    int word = 0;
    for (int i = 0; i < list->childCount(); ++i) {
        QAccessibleInterface* sentence = list->child(i);
        EXPECT_THAT(sentence->text(QAccessible::Name).toStdString(),
                    HasSubstr(ui::exactNumber(shown.sentenceWeights[std::size_t(i)]).toStdString()));
        EXPECT_EQ(sentence->parent(), list);
        EXPECT_EQ(list->indexOfChild(sentence), i);
        for (int j = 0; j < sentence->childCount(); ++j, ++word) {
            const std::string name = sentence->child(j)->text(QAccessible::Name).toStdString();
            EXPECT_THAT(name, HasSubstr(ui::tokenName(card(0).data()->sourceTokens[word]).toStdString()));
            EXPECT_THAT(name, HasSubstr(ui::wordWeightText(shown, word).toStdString()));
            EXPECT_EQ(sentence->child(j)->parent(), sentence);
        }
    }
    EXPECT_EQ(word, shown.wordCount());
    EXPECT_THAT(list->text(QAccessible::Description).toStdString(), HasSubstr("positive"));
    document(0).setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    ASSERT_TRUE(list->focusChild());
    EXPECT_EQ(list->focusChild(), list->child(0)->child(1));
}

TEST_F(DocumentsTest, AreExportedAsFiguresWithTheirNumbers) {
    openReview({"hierarchical", "gru", "last_state"});
    for (const char* view : {"document", "documents"}) {
        ui::StepExport request;
        request.figure = ui::figureOf(window->session(), window->cursor().selection(), view,
                                      ui::ThemeKind::Light, ui::theme().map, {});
        const QByteArray svg = ui::drawStepFigure(request.figure, ui::PictureFormat::Svg);
        for (const char* part : {"positive", "negative", "accuracy"})
            EXPECT_TRUE(svg.contains(part)) << part;
        for (const double weight : document(window->cursor().selection().lane).document().weights)
            EXPECT_TRUE(svg.contains(request.figure.theme.weight(weight).name().toUtf8()));
        request.format = ui::ExportFormat::Csv;
        EXPECT_FALSE(ui::exportBytes(request).isEmpty());
    }
}

}  // namespace
}  // namespace attn::test
