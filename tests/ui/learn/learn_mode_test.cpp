// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_mode.h"

#include <gmock/gmock.h>

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyle>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>

#include "tests/support/sample_lesson.h"
#include "tests/ui/learn/learn_fixture.h"
#include "tests/ui/support/dialog_answer.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/step/views/layout_actions.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// The real window with a lesson that has a question of every kind.
class LearnModeTest : public LearnFixture {
protected:
    void SetUp() override {
        LearnFixture::SetUp();
        nlohmann::ordered_json json = sampleLessonJson();
        json["steps"][2]["question"]["value"] = "2 + 3";  // the models are untrained
        m_lesson = writeSampleLesson(m_folder, sampleLessonFiles(json));
    }
    void openStep(int step = 1) { openLesson(m_lesson, step); }

    TemporaryFolder m_folder;
    std::string m_lesson;
};

TEST_F(LearnModeTest, StandsFirstAndShowsTheStateOfAStep) {
    openStep();
    EXPECT_EQ(window->modes().actions().front()->objectName(), QStringLiteral("learnMode"));
    EXPECT_TRUE(mode().isShown());
    EXPECT_EQ(part<QLabel>("lessonTitle")->text(), QStringLiteral("A sample"));
    EXPECT_THAT(part<ui::MarkdownView>("stepText")->toPlainText().toStdString(), HasSubstr("looks there"));
    const ui::Session& session = mode().step().session();
    EXPECT_EQ(session.sourceText(), QStringLiteral("9 May 1998"));
    ASSERT_EQ(session.lanes().size(), 2U);
    EXPECT_EQ(mode().step().cursor().step(), 1);
    // Step mode has its own lanes.
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(mode().isShown());
    EXPECT_NE(&window->session(), &session);
    press(Qt::Key_4, Qt::ControlModifier);
    EXPECT_TRUE(mode().isShown());
}

TEST_F(LearnModeTest, TheFrameAroundTheLanesCoversNothingOfTheText) {
    nlohmann::ordered_json json = sampleLessonJson();
    json["steps"][0]["highlights"] = {"lanes"};
    openLesson(writeSampleLesson(m_folder, sampleLessonFiles(json), "framed"));
    auto* overlay = part<QWidget>("sceneOverlay");
    auto* field = part<QWidget>("sourceText");
    ASSERT_TRUE(overlay->isVisible());
    ASSERT_TRUE(field->isVisible());
    QImage image(overlay->size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    overlay->render(&image, {}, {}, {});
    const QRect covered(field->mapTo(overlay->parentWidget(), QPoint()), field->size());
    int drawn = 0, inside = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0) {
                ++drawn;
                inside += covered.contains(x, y) ? 1 : 0;
            }
    EXPECT_GT(drawn, 0);
    EXPECT_EQ(inside, 0);
}

TEST_F(LearnModeTest, ATitleIsWholeAtEveryWidth) {
    openStep();
    auto* list = part<QListWidget>("lessons");
    QListWidgetItem* item = list->currentItem();
    ASSERT_NE(item, nullptr);
    item->setText(QStringLiteral("10  Attention without recurrence"));
    list->addItem(QStringLiteral("11  Heads, and which of them matter"));
    const QListWidgetItem* below = list->item(list->row(item) + 1);
    const int margin = list->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, list) + 1;
    int most = 0;
    for (int width = 150; width < 300; ++width) {
        list->setFixedWidth(width);
        const QRect place = list->visualItemRect(item);
        QTextLayout lines(item->text(), item->font());
        lines.beginLayout();
        double height = 0;
        for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
            line.setLineWidth(place.width() - 2 * margin);
            height += line.height();
        }
        lines.endLayout();
        most = std::max(most, lines.lineCount());
        ASSERT_GE(place.height(), static_cast<int>(height)) << width << ": " << lines.lineCount();
        ASSERT_LE(list->visualItemRect(below).top() - place.bottom(), 8) << width;
        const QImage drawn = list->viewport()->grab().toImage();
        for (int y = place.top() + 3; y < place.bottom() - 3; ++y)
            ASSERT_EQ(drawn.pixelColor(place.left() + 1, y), ui::theme().accentSoft) << width << ", " << y;
    }
    EXPECT_EQ(most, 2);
}

TEST_F(LearnModeTest, OpensTheFirstLessonThatIsNotDone) {
    writeSampleLesson(*resources(), sampleLessonFiles(), "lessons/sample");
    opensAll = false;
    open();
    press(Qt::Key_4, Qt::ControlModifier);
    wait();
    ASSERT_NE(mode().player().lesson(), nullptr);
    EXPECT_EQ(mode().player().lesson()->id, "sample");
    EXPECT_TRUE(mode().isShown());
    EXPECT_TRUE(action("learnMode")->isChecked());
    EXPECT_TRUE(action("newLesson")->isVisible());
    std::filesystem::remove_all(resources()->path() / "lessons");
}

TEST_F(LearnModeTest, GoesForwardAndBackAndKeepsTheStep) {
    openStep();
    press(Qt::Key_Right, Qt::AltModifier);
    wait();
    EXPECT_EQ(mode().player().place(), 1);
    EXPECT_EQ(mode().player().doneSteps(*mode().player().lesson()), 1)
        << "nothing is asked in the first step";
    press(Qt::Key_Left, Qt::AltModifier);
    wait();
    EXPECT_EQ(mode().player().place(), 0);
    click("lessonNext");
    window.reset();
    ui::LaunchOptions options;
    options.lesson = QString::fromStdString(m_lesson);
    open(options);
    wait();
    EXPECT_EQ(mode().player().place(), 1) << "where it was left";
}

TEST_F(LearnModeTest, AWrongChoiceIsSaidAndNotLost) {
    openStep(2);
    QTest::mouseClick(part<QRadioButton>("choice_b"), Qt::LeftButton);
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Not yet"));
    EXPECT_THAT(said(), HasSubstr("Read it once more"));
    EXPECT_FALSE(mode().player().stepProgress("choose").isDone);
    EXPECT_TRUE(part<QRadioButton>("choice_b")->isChecked());
}

TEST_F(LearnModeTest, ABetIsMeasured) {
    openStep(3);
    EXPECT_FALSE(part<QPushButton>("checkAnswer")->isEnabled()) << "no bet yet";
    auto* bet = part<QDoubleSpinBox>("bet");
    bet->setFocus();
    bet->selectAll();
    QTest::keyClicks(bet, QStringLiteral("29"));
    QTest::keyClick(bet, Qt::Key_Tab);
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Not yet"));
    click("hint");
    EXPECT_THAT(said(), HasSubstr("It is a date"));
    click("hint");
    EXPECT_THAT(said(), HasSubstr("Less than 29"));
    click("showAnswer");
    EXPECT_THAT(said(), HasSubstr("Measured"));
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Right"));
    const StepProgress progress = mode().player().stepProgress("bet");
    EXPECT_EQ(progress.tries, 2);
    EXPECT_EQ(progress.hints, 2);
    EXPECT_TRUE(progress.wasShown);
}

TEST_F(LearnModeTest, TokensArePointedAtRowByRow) {
    openStep(4);
    const int before = mode().step().cursor().step();
    for (int i = 0; i < 3; ++i) {
        QTest::mouseClick(part<ui::TokenChips>("sourceChips"), Qt::LeftButton, {},
                          part<ui::TokenChips>("sourceChips")->chipRect(i).center());
        EXPECT_THAT(part<QLabel>("pointed")->text().toStdString(),
                    HasSubstr("token " + std::to_string(i + 1)));
        click("checkAnswer");
    }
    EXPECT_EQ(mode().step().cursor().step(), before + 2) << "each answer but the last shows its row";
    EXPECT_THAT(headline(), HasSubstr("of 3"));
}

TEST_F(LearnModeTest, TheHiddenRowIsSeenOnceTheAnswerIsRight) {
    nlohmann::ordered_json json = sampleLessonJson();
    json["steps"][3]["state"] = {{"step", 1}, {"hide", {"next_row", "weights"}}};
    json["steps"][3]["question"]["value"] = "2";
    json["steps"][3]["question"].erase("times");
    json["steps"][3]["question"].erase("enough");
    const TemporaryFolder folder;
    openLesson(writeSampleLesson(folder, sampleLessonFiles(json)), 4);
    auto* chips = part<ui::TokenChips>("sourceChips");
    const auto answer = [&](int token) {
        QTest::mouseClick(chips, Qt::LeftButton, {}, chips->chipRect(token).center());
        click("checkAnswer");
    };
    const ui::StepCursor& cursor = mode().step().cursor();
    ASSERT_EQ(cursor.step(), 1);
    answer(0);
    EXPECT_EQ(cursor.step(), 1) << headline();
    answer(1);
    EXPECT_THAT(headline(), HasSubstr("Right"));
    EXPECT_EQ(cursor.step(), 2);
    click("checkAnswer");
    EXPECT_EQ(cursor.step(), 2) << "it is seen already";
    click("showAnswer");
    EXPECT_EQ(cursor.step(), 2);
}

TEST_F(LearnModeTest, ThePicturesShowTheTextThatIsChecked) {
    openStep(6);
    type("find", "9 May 1979");
    EXPECT_EQ(mode().step().session().sourceText(), QStringLiteral("9 May 1998"));
    click("checkAnswer");
    EXPECT_EQ(mode().step().session().sourceText(), QStringLiteral("9 May 1979"));
    EXPECT_EQ(part<QLineEdit>("find")->text(), QStringLiteral("9 May 1979"));
}

TEST_F(LearnModeTest, ArrowsAndEnterPointAtATokenAndDoNotStep) {
    openStep(4);
    const int before = mode().step().cursor().step();
    press(Qt::Key_Down, Qt::AltModifier);
    QWidget* grid = mode().page()->findChild<ui::LaneArea*>()->grid();
    ASSERT_TRUE(grid->hasFocus());
    for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_Return})
        press(static_cast<Qt::Key>(key));
    EXPECT_EQ(mode().step().cursor().step(), before);
    EXPECT_THAT(part<QLabel>("pointed")->text().toStdString(), HasSubstr("token 2"));
    click("checkAnswer");
    EXPECT_EQ(mode().step().cursor().step(), before + 1) << "the next row is asked for";
}

TEST_F(LearnModeTest, ANarrowWindowShowsEveryLaneUntilThePersonChooses) {
    openStep();
    window->resize(1400, 900);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !mode().step().layout().isFocused(); }, 5'000));
    EXPECT_EQ(mode().statusText().count(QStringLiteral("entropy")), 0);
    window->resize(800, 560);
    ASSERT_TRUE(QTest::qWaitFor([this] { return mode().step().layout().isFocused(); }, 5'000));
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return mode().statusText().contains(QStringLiteral("mean entropy")); }, 5'000))
        << "a large lane has no figures of its own";
    const auto* thumbs = mode().page()->findChild<ui::LaneArea*>()->thumbs();
    EXPECT_TRUE(thumbs->isVisible());
    press(Qt::Key_F);
    EXPECT_FALSE(mode().step().layout().isFocused());
    window->resize(810, 560);
    QTest::qWait(50);
    EXPECT_FALSE(mode().step().layout().isFocused()) << "as the person wants it";
}

TEST_F(LearnModeTest, WhatIsDoneInTheWindowIsTheAnswer) {
    openStep(5);
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Not yet")) << "nothing was changed";
    click("showAnswer");
    EXPECT_TRUE(mode().step().session().hasWhatIfs());
    click("checkAnswer");
    click("sceneAgain");
    EXPECT_FALSE(mode().step().session().hasWhatIfs());
}

TEST_F(LearnModeTest, WhatIsSaidIsComparedAndAnswersAreSaved) {
    openStep(7);
    part<QPlainTextEdit>("say")->setPlainText(QStringLiteral("I do not know."));
    click("checkAnswer");
    EXPECT_THAT(said(), HasSubstr("Because of"));
    EXPECT_TRUE(mode().player().stepProgress("say").isDone);
    DialogAnswers answers;
    answers.choose(m_folder.file("answers.json"));
    action("saveAnswers")->trigger();
    const std::vector<AnswerSheet> sheets = loadAnswerSheets(m_folder.file("answers.json"));
    ASSERT_EQ(sheets.size(), 1U);
    EXPECT_EQ(sheets.front().answers.at("say").answer, "I do not know.");
}

TEST_F(LearnModeTest, CommandsOfALessonAreOffWhereNoneIsOpen) {
    openStep(2);
    for (const char* name : {"saveAnswers", "lessonAgain", "lessonNextStep", "editLesson"})
        EXPECT_TRUE(action(name)->isEnabled()) << name;
    mode().player().close();
    for (const char* name : {"saveAnswers", "lessonAgain", "lessonNextStep", "editLesson"}) {
        EXPECT_FALSE(action(name)->isEnabled()) << name;
        action(name)->setEnabled(true);
        action(name)->trigger();  // nothing happens
    }
}

TEST_F(LearnModeTest, PresentsTheQuestionBelowThePicture) {
    openStep(2);
    press(Qt::Key_F5);
    QTest::qWait(50);
    const auto below = [this] {
        return mode().panel().mapTo(window.get(), QPoint()).y() >
               mode().step().page()->mapTo(window.get(), QPoint()).y();
    };
    EXPECT_TRUE(below());
    EXPECT_FALSE(mode().showsList());
    EXPECT_FALSE(part<ui::MarkdownView>("stepText")->isVisible()) << "the question is large";
    EXPECT_TRUE(part<ui::MarkdownView>("stepAsk")->isVisible());
    // Hands are counted for each choice.
    auto* hands = part<QSpinBox>("hands_a");
    EXPECT_TRUE(hands->isVisible());
    QTest::keyClick(hands, Qt::Key_Up);
    QTest::keyClick(hands, Qt::Key_Up);
    EXPECT_EQ(hands->value(), 2);
    // Short choices stand in two columns, so that a class sees all of them.
    EXPECT_EQ(part<QRadioButton>("choice_a")->mapTo(window.get(), QPoint()).y(),
              part<QRadioButton>("choice_b")->mapTo(window.get(), QPoint()).y());
    EXPECT_EQ(part<QSpinBox>("hands_b")->value(), 0);
    press(Qt::Key_F5);
    QTest::qWait(50);
    EXPECT_FALSE(below());
    EXPECT_TRUE(part<ui::MarkdownView>("stepText")->isVisible());
    press(Qt::Key_Down, Qt::AltModifier);
    EXPECT_TRUE(part<QRadioButton>("choice_a")->hasFocus());
    EXPECT_FALSE(part<QSpinBox>("hands_a")->isVisible());
}

// In another language the lesson stands at the same step, with its progress and its numbers.
TEST_F(LearnModeTest, AnotherLanguageShowsTheTextsOfItsOwn) {
    std::map<std::string, std::string> files = sampleLessonFiles();
    files["languages/de/texts.json"] = R"({"title": "Ein Muster", "steps": {"choose": {"title": "Wähle",
        "question": {"ask": "Welches Jahr? {1/4}", "choices": {"a": {"text": "1998 war es"}}}}}})";
    files["languages/de/steps/one.md"] = "Noch eins.\n";
    m_lesson = writeSampleLesson(m_folder, files);
    openStep(2);
    EXPECT_THAT(shownText(), HasSubstr("One more."));
    const int all = part<QListWidget>("lessons")->count();

    ui::changeLanguage(QStringLiteral("de"));
    wait();
    EXPECT_EQ(mode().player().place(), 1);
    EXPECT_THAT(shownText(), HasSubstr("Noch eins."));
    EXPECT_THAT(part<ui::MarkdownView>("stepAsk")->toPlainText().toStdString(), HasSubstr("0,25"));
    EXPECT_EQ(part<QListWidget>("lessons")->count(), all);
    EXPECT_THAT(part<QListWidget>("lessons")->item(0)->text().toStdString(), HasSubstr("Ein Muster"));

    ui::changeLanguage(QStringLiteral("en"));
    wait();
    EXPECT_THAT(shownText(), HasSubstr("One more."));
    EXPECT_THAT(part<QListWidget>("lessons")->item(0)->text().toStdString(), HasSubstr("A sample"));
}

TEST_F(LearnModeTest, ABadFileIsOneSentence) {
    opensAll = false;
    open();
    DialogAnswers answers;
    answers.choose(m_folder.write("bad.attnlesson", "x"));
    press(Qt::Key_O, Qt::ControlModifier);
    const auto* bar = window->findChild<ui::MessageBar*>();
    EXPECT_THAT(bar->text().toStdString(), HasSubstr("bad.attnlesson"));
}

TEST(MarkdownView, ANumberAndItsPercentSignStayInOneLine) {
    ui::MarkdownView view(nullptr);
    view.setText(QStringLiteral("right in 90 % of **5** texts"));
    EXPECT_EQ(view.document()->toRawText(),
              QStringLiteral("right in 90%1% of 5 texts").arg(QChar(QChar::Nbsp)));
}

}  // namespace
}  // namespace attn::test
