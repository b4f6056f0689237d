// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the user's own, from the file dialog to a model that translates in Step mode.
#include <gmock/gmock.h>

#include "tests/support/paths.h"
#include "tests/support/tiny_corpus.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/train/corpus/corpus_dialog.h"
#include "ui/train/corpus/corpus_preview_view.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class OwnTextsTest : public TrainWindowTest {
protected:
    using Fields = std::vector<std::pair<const char*, std::string>>;
    // Opens the dialog from the tool bar's list, fills in these fields and presses Return when the files were
    // read.
    void chooseTexts(DialogAnswers& answers, const Fields& fields, bool areTwo = false) {
        answers.add("", [this, fields, areTwo](QDialog& found) {
            auto* dialog = qobject_cast<ui::CorpusDialog*>(&found);
            ASSERT_NE(dialog, nullptr);
            if (areTwo)
                QTest::keyClick(dialog->findChild<QComboBox*>("layout"), Qt::Key_End);
            for (const auto& [name, value] : fields) {
                auto* edit = dialog->findChild<QLineEdit*>(QLatin1String(name));
                ASSERT_NE(edit, nullptr) << name;
                edit->setFocus();
                edit->selectAll();
                QTest::keyClicks(edit, QString::fromStdString(value));
            }
            EXPECT_TRUE(waitFor([&] { return !dialog->isReading(); }));
            m_summary = dialog->findChild<QLabel*>("summary")->text().toStdString();
            m_skipped = dialog->findChild<QLabel*>("skipped")->text().toStdString();
            m_rows = dialog->findChild<ui::CorpusPreviewView*>()->rowCount();
            auto* ok = dialog->findChild<QPushButton*>("ok");
            if (!ok->isEnabled())
                return dialog->reject();
            QTest::mouseClick(ok, Qt::LeftButton);
        });
        chooseFromBar("trainTasks", "trainCorpus");
        ASSERT_TRUE(waitFor([this] { return controller().setup().common.corpus.has_value(); }));
        enter("updates", "40");
        enter("model.decoder.hidden", "16");
        focusLanes();
        ASSERT_TRUE(waitFor([this] { return controller().hasRun(); })) << message().toStdString();
        waitForPairs();
    }
    // Saves the model of the selected lane at the shown update.
    void saveModel(DialogAnswers& answers, const std::string& path) {
        answers.choose(path);
        press(Qt::Key_M, Qt::ControlModifier);
        ASSERT_TRUE(waitFor([&] { return std::filesystem::exists(path); })) << message().toStdString();
        ASSERT_TRUE(waitFor([this] { return !window->findChild<QProgressDialog*>(); }));
    }

    const TemporaryFolder folder;
    std::string m_summary, m_skipped;
    int m_rows = 0;
};

TEST_F(OwnTextsTest, AFileWithTabsBecomesAModelThatTranslates) {
    openTrain();
    DialogAnswers answers;
    chooseTexts(answers, {{"heldOutCount", "6"}, {"files", folder.write("pairs.tsv", tinyPairs() + "\n\n")}});
    EXPECT_THAT(m_summary, HasSubstr("42 pairs to train on, 6 held out"));
    EXPECT_THAT(m_skipped, HasSubstr("skipped 2 of 50 lines: 2 empty"));
    EXPECT_EQ(m_rows, 10);
    EXPECT_EQ(child<QToolButton>("trainTasks")->text().section(' ', 0, 0), QStringLiteral("pairs.tsv"));
    EXPECT_TRUE(waitFor([this] { return controller().sentence().target.has_value(); }))
        << "one of those that are held out";
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    expectAsAlone(0);
    saveModel(answers, folder.file("mine.safetensors"));

    press(Qt::Key_1, Qt::ControlModifier);
    answers.choose(folder.file("mine.safetensors"));
    press(Qt::Key_O, Qt::ControlModifier);
    const auto& lane = window->session().lanes()[1];  // stands after the other lane of its score
    ASSERT_EQ(lane->model()->training.corpus, "pairs.tsv") << message().toStdString();
    window->session().setSourceText(QStringLiteral("I can go."));
    action("last")->trigger();
    waitUntilDecoded();
    EXPECT_EQ(lane->sourceLength(), 4);
    EXPECT_TRUE(lane->isFinished());
}

TEST_F(OwnTextsTest, TwoFiles) {
    openTrain();
    std::string english, french;
    for (int i = 0; i < 40; ++i) {
        english += "one " + std::to_string(i) + "\n";
        french += "un " + std::to_string(i) + "\n";
    }
    DialogAnswers answers;
    chooseTexts(answers,
                {{"heldOutCount", "4"},
                 {"source", folder.write("a.en", english)},
                 {"target", folder.write("a.fr", french)}},
                true);
    EXPECT_THAT(m_summary, HasSubstr("36 pairs to train on, 4 held out"));
    EXPECT_EQ(controller().corpora()->training.pairs.size(), 36U);
    press(Qt::Key_B);
    waitUntilIdle();
    EXPECT_EQ(leastUpdate(), 1);
}

TEST_F(OwnTextsTest, CancellingLeavesTheTask) {
    openTrain();
    DialogAnswers answers;
    answers.add("", [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    chooseFromBar("trainTasks", "trainCorpus");
    ASSERT_TRUE(waitFor([&] { return answers.came() == 1; }));
    EXPECT_EQ(controller().setup().common.task, "dates");
    EXPECT_TRUE(controller().hasRun());
}

TEST_F(OwnTextsTest, RealTexts) {
    const std::filesystem::path file = dataDir() / "tatoeba-eng-fra" / "train.10k.tsv";
    if (!std::filesystem::exists(file))
        GTEST_SKIP() << file << " is not there";
    openTrain();
    DialogAnswers answers;
    chooseTexts(answers, {{"files", std::filesystem::absolute(file).lexically_normal().string()}});
    EXPECT_THAT(m_summary, HasSubstr(" 20 held out"));
    EXPECT_EQ(m_rows, 10);
    press(Qt::Key_B);
    waitUntilIdle();
    press(Qt::Key_B);
    waitUntilIdle();
    EXPECT_EQ(leastUpdate(), 2);
    const QString sentence = controller().sentence().text;
    EXPECT_FALSE(sentence.isEmpty());
    saveModel(answers, folder.file("mine.safetensors"));
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !train().isShown(); }));
    waitUntilDecoded();
    EXPECT_EQ(window->session().sourceText(), sentence);
    EXPECT_TRUE(window->session().isFinished());
}

}  // namespace
}  // namespace attn::test
