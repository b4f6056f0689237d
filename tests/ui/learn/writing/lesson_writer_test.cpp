// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/writing/lesson_writer.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>

#include "core/lessons/checks/lesson_checks.h"
#include "core/lessons/format/lesson_file.h"
#include "tests/support/run_program.h"
#include "tests/support/sample_lesson.h"
#include "tests/ui/learn/learn_fixture.h"
#include "tests/ui/support/dialog_answer.h"
#include "ui/learn/lesson_writing.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class LessonWriterTest : public LearnFixture {
protected:
    ui::LessonWriter& writer() { return *mode().writing().writer(); }
    std::string state() { return part<QLabel>("draftState")->text().toStdString(); }
    // A new lesson with the lanes and the text of Step mode.
    void begin() {
        opensAll = false;
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 3;
        open(options);
        waitUntilDecoded();
        press(Qt::Key_4, Qt::ControlModifier);
        action("newLesson")->trigger();
        wait();
    }
    void writeBet() {
        type("lessonTitleEdit", "How long?");
        click("recordStep");
        type("stepTitleEdit", "A date");
        type("stepTextEdit", "It says `{lane('dot').output}`.");
        click("recordStep");
        type("stepTitleEdit", "A bet");
        auto* kind = part<QComboBox>("questionKind");
        kind->setFocus();
        QTest::keyClicks(kind, QStringLiteral("B"));
        type("question_ask", "How many tokens does it read?");
        type("question_value", "count(lane('dot').source)");
        type("question_scale_least", "1");
        type("question_scale_most", "30");
        type("question_scale_step", "1");
        type("question_hints", "Count them.");
        type("question_right", "Measured: {value}.");
    }

    TemporaryFolder m_folder;
};

// From nothing to a file, by keys and mouse, to another start of the program that does it.
TEST_F(LessonWriterTest, ALessonIsWrittenSavedOpenedAndDone) {
    begin();
    EXPECT_EQ(mode().step().session().sourceText(), QStringLiteral("9 May 1998")) << "as Step mode has it";
    EXPECT_THAT(state(), HasSubstr("record a step"));
    writeBet();
    EXPECT_EQ(state(), "The lesson is whole.");
    const std::string path = m_folder.file("how-long.attnlesson");
    DialogAnswers answers;
    answers.choose(path);
    click("saveLesson");
    EXPECT_FALSE(writer().isChanged());
    EXPECT_TRUE(window->close());

    const std::shared_ptr<const Lesson> lesson = loadLesson(path);
    EXPECT_EQ(lesson->id, "how-long");
    ASSERT_EQ(lesson->steps.size(), 2U);
    EXPECT_EQ(lesson->steps[1].state.text, "9 May 1998");
    EXPECT_THAT(lesson->steps[1].state.lanes.at(0).model, testing::StartsWith("resources/models/"));

    openLesson(path, 2);
    type("bet", "30");
    QTest::keyClick(part<QDoubleSpinBox>("bet"), Qt::Key_Tab);
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Not yet"));
    click("showAnswer");
    click("checkAnswer");
    EXPECT_THAT(headline(), HasSubstr("Right"));
    // A teacher has the answers marked.
    answers.choose(m_folder.file("ada.json"));
    action("saveAnswers")->trigger();
    const ProgramResult marked =
        runProgram("attnlab", {"lesson", path, "--check", m_folder.file("ada.json")});
    EXPECT_EQ(marked.code, 0) << marked.err;
    EXPECT_THAT(marked.out, HasSubstr("1 of 1"));
}

TEST_F(LessonWriterTest, IsTriedAndWrittenOn) {
    begin();
    writeBet();
    click("tryLesson");
    EXPECT_TRUE(mode().panel().isVisible());
    EXPECT_FALSE(writer().isVisible());
    EXPECT_EQ(mode().player().place(), 1) << "from the step that is written";
    click("backToWriting");
    EXPECT_TRUE(writer().isVisible());
    press(Qt::Key_Left, Qt::AltModifier);
    wait();
    EXPECT_EQ(mode().player().place(), 1) << "the keys of a reader do nothing here";
    EXPECT_FALSE(QFile::exists(ui::LearnMode::progressFile())) << "a trial is nobody's progress";
    click("stepUp");
    EXPECT_EQ(writer().draft().steps[0].title, "A bet");
    click("removeStep");
    ASSERT_EQ(writer().draft().steps.size(), 1U);
    EXPECT_EQ(writer().draft().steps[0].title, "A date");
    writer().discard();
}

TEST_F(LessonWriterTest, RecordsWhatWasChangedByHand) {
    begin();
    type("lessonTitleEdit", "Uniform");
    click("recordStep");
    // Step mode has an action of this name, too.
    auto* uniform = mode().step().findChild<QAction*>(QStringLiteral("uniformRow"));
    ASSERT_NE(uniform, nullptr);
    uniform->trigger();
    wait();
    auto* kind = part<QComboBox>("questionKind");
    kind->setFocus();
    QTest::keyClicks(kind, QStringLiteral("D"));
    type("question_ask", "Make the row uniform.");
    type("question_check", "lane('dot').step(3).entropy > 3");
    click("takeSolution");
    EXPECT_EQ(state(), "The lesson is whole.");
    const auto lesson = writer().lesson();
    ASSERT_NE(lesson, nullptr);
    EXPECT_TRUE(lesson->steps[0].question->solution.contains("changes"));
    click("recordAgain");
    EXPECT_TRUE(writer().draft().steps[0].state["lanes"][0].contains("changes"));
    writer().discard();
}

TEST_F(LessonWriterTest, SaysWhatIsMissingAndAsksBeforeItIsLost) {
    begin();
    type("lessonTitleEdit", "Half");
    click("recordStep");
    auto* kind = part<QComboBox>("questionKind");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_End);
    QTest::keyClick(kind, Qt::Key_Up);  // F is a command of the window
    EXPECT_THAT(state(), HasSubstr("question")) << writer().draft().steps[0].question;
    EXPECT_FALSE(part<QPushButton>("saveLesson")->isEnabled());
    DialogAnswers answers;
    answers.press("loseLesson", QMessageBox::Cancel);
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(writer().isChanged());
    answers.press("loseLesson", QMessageBox::Discard);
    EXPECT_TRUE(window->close());
}

// A copy is kept while a lesson is written, and offered after a crash.
TEST_F(LessonWriterTest, IsRecovered) {
    begin();
    writeBet();
    writer().autosave().writeNow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !writer().autosave().isWriting(); }));
    const QString copy = writer().autosave().path();
    ASSERT_FALSE(copy.isEmpty());
    const LessonDraft draft = LessonDraft::of(*LessonFiles::open(copy.toStdString()));
    EXPECT_EQ(draft.title, "How long?");
    ASSERT_EQ(draft.steps.size(), 2U);
    EXPECT_EQ(draft.steps[1].question, writer().draft().steps[1].question);
    QFile::copy(copy, copy + QStringLiteral(".kept"));
    writer().discard();
    EXPECT_FALSE(QFile::exists(copy));
    window->close();
    QFile::rename(copy + QStringLiteral(".kept"), copy);
    EXPECT_TRUE(ui::LearnMode::kind().hasLeftBehind());
    DialogAnswers answers;
    answers.press("leftBehind", QMessageBox::Open);
    open();
    QTest::qWait(100);
    ASSERT_NE(window->modes().made(QStringLiteral("learn")), nullptr);
    wait();
    EXPECT_TRUE(mode().writing().isOn());
    EXPECT_EQ(writer().draft().title, "How long?");
    EXPECT_TRUE(writer().isChanged());
    writer().discard();
}

TEST_F(LessonWriterTest, ALessonIsEditedWithAllItHas) {
    openLesson(writeSampleLesson(m_folder));
    action("editLesson")->trigger();
    wait();
    ASSERT_TRUE(mode().writing().isOn());
    EXPECT_EQ(part<QListWidget>("draftSteps")->count(), 7);
    const nlohmann::ordered_json before = writer().draft().steps[1].question;
    QTest::mouseClick(
        part<QListWidget>("draftSteps")->viewport(), Qt::LeftButton, {},
        part<QListWidget>("draftSteps")->visualItemRect(part<QListWidget>("draftSteps")->item(1)).center());
    wait();
    EXPECT_EQ(writer().place(), 1);
    type("stepTitleEdit", "Choose one");
    EXPECT_EQ(writer().draft().steps[1].title, "Choose one");
    EXPECT_EQ(writer().draft().steps[1].question, before) << "what was not touched stays";
    writer().discard();
}

}  // namespace
}  // namespace attn::test
