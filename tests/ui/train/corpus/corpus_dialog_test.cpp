// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/corpus/corpus_dialog.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/paths.h"
#include "tests/support/tiny_corpus.h"
#include "ui/pictures/tokens/token_chips.h"
#include "ui/train/corpus/corpus_preview_view.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using ui::CorpusDialog;

class CorpusDialogTest : public testing::Test {
protected:
    void open(const Recipe& recipe = Recipe()) {
        dialog = std::make_unique<CorpusDialog>(recipe);
        dialog->show();
        dialog->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog.get()));
    }
    template <class Widget = QLineEdit>
    Widget* child(const char* name) const {
        auto* found = dialog->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void enter(const char* name, const QString& text) {
        child(name)->setFocus();
        child(name)->selectAll();
        QTest::keyClicks(child(name), text);
    }
    void waitUntilRead() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog->isReading(); }, 60'000));
    }
    std::string text(const char* label) const { return child<QLabel>(label)->text().toStdString(); }
    bool canBeUsed() const { return child<QPushButton>("ok")->isEnabled(); }
    // A file of pairs that is large enough for some held-out ones.
    QString tinyFile() {
        enter("heldOutCount", "6");
        return QString::fromStdString(folder.write("pairs.tsv", tinyPairs()));
    }
    void drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enters({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(dialog.get(), &enters);
        EXPECT_TRUE(enters.isAccepted());
        QDropEvent falls({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(dialog.get(), &falls);
    }

    const TemporaryFolder folder;
    std::unique_ptr<CorpusDialog> dialog;
};

TEST_F(CorpusDialogTest, AsksForFilesFirst) {
    open();
    EXPECT_THAT(text("summary"), HasSubstr("Choose the files"));
    EXPECT_FALSE(canBeUsed());
    EXPECT_TRUE(child<QLabel>("error")->isHidden());
}

TEST_F(CorpusDialogTest, ShowsWhatTrainingWouldSee) {
    open();
    enter("files", tinyFile());
    EXPECT_FALSE(canBeUsed());
    waitUntilRead();
    EXPECT_THAT(text("summary"), HasSubstr("42 pairs to train on, 6 held out. Vocabularies: "));
    EXPECT_EQ(text("skipped"), "No line was skipped.");
    EXPECT_EQ(dialog->findChild<ui::CorpusPreviewView*>()->rowCount(), 10);
    const auto chips = dialog->findChildren<ui::TokenChips*>();
    ASSERT_EQ(chips.size(), 20);
    ASSERT_TRUE(dialog->preview());
    EXPECT_EQ(chips[0]->tokens().size(),
              static_cast<qsizetype>(dialog->preview()->rows[0].source.tokens.size()));
    ASSERT_TRUE(canBeUsed());
    QSignalSpy accepted(dialog.get(), &QDialog::accepted);
    QTest::mouseClick(child<QPushButton>("ok"), Qt::LeftButton);
    EXPECT_EQ(accepted.count(), 1);

    RunSetup setup = defaultSetup();
    dialog->applyTo(setup);
    EXPECT_EQ(setup.common.task, "");
    EXPECT_EQ(setup.common.corpus->files.pairs, folder.file("pairs.tsv"));
    EXPECT_EQ(setup.common.heldOut, 6);
    EXPECT_EQ(setup.texts->pairs, 42);
    EXPECT_EQ(recipeCorpora(laneRecipe(setup, 0)).training.pairs.size(), 42U);
}

TEST_F(CorpusDialogTest, SwapsAndCutsAnotherWay) {
    open();
    enter("files", tinyFile());
    waitUntilRead();
    const std::string before = dialog->preview()->rows[0].source.text;
    QTest::mouseClick(child<QCheckBox>("swap"), Qt::LeftButton);
    waitUntilRead();
    EXPECT_EQ(dialog->preview()->rows[0].target.text, before);
    auto* tokenizer = child<QComboBox>("source.tokenizer");
    tokenizer->setFocus();
    QTest::keyClick(tokenizer, Qt::Key_Home);
    waitUntilRead();
    EXPECT_EQ(dialog->preview()->rows[0].source.tokens[1].size(), 1U) << "characters";
    EXPECT_EQ(dialog->recipe().corpus->targetTokenizer, R"({"id":"characters"})");
    QTest::mouseClick(child<QCheckBox>("sameTokenizer"), Qt::LeftButton);
    auto* target = child<QComboBox>("target.tokenizer");
    ASSERT_TRUE(target->isVisible());
    waitUntilRead();
    EXPECT_EQ(dialog->recipe().corpus->targetTokenizer, R"({"id":"words"})");
    QTest::mouseClick(child<QCheckBox>("target.lower_case"), Qt::LeftButton);
    waitUntilRead();
    EXPECT_EQ(dialog->recipe().corpus->targetTokenizer, R"({"id":"words","lower_case":true})");
    EXPECT_TRUE(canBeUsed());
}

TEST_F(CorpusDialogTest, TwoFilesAreDropped) {
    open();
    enter("heldOutCount", "1");
    drop({QString::fromStdString(folder.write("a.en", "one\ntwo\nthree\n")),
          QString::fromStdString(folder.write("a.fr", "un\ndeux\ntrois\n"))});
    EXPECT_TRUE(child("source")->isVisible());
    EXPECT_FALSE(child("files")->isVisible());
    waitUntilRead();
    EXPECT_THAT(text("summary"), HasSubstr("2 pairs to train on, 1 held out"));
    EXPECT_EQ(dialog->recipe().corpus->files.source, folder.file("a.en"));
    drop({"a", "b", "c"});
    EXPECT_THAT(text("error"), HasSubstr("3 files were dropped"));
    EXPECT_FALSE(canBeUsed());
}

TEST_F(CorpusDialogTest, HeldOutFilesOfTheirOwn) {
    open();
    enter("files", tinyFile());
    auto* which = child<QComboBox>("heldOut");
    which->setFocus();
    QTest::keyClick(which, Qt::Key_End);
    EXPECT_EQ(child("heldOutCount")->text(), "0") << "all of them";
    EXPECT_FALSE(dialog->isReading()) << "until the file is named";
    enter("heldOutFiles",
          QString::fromStdString(folder.write("held.tsv", "Ann can sing.\tAnne peut chanter.\n")));
    waitUntilRead();
    EXPECT_THAT(text("summary"), HasSubstr("48 pairs to train on, 1 held out"));
}

TEST_F(CorpusDialogTest, SaysWhatIsWrongInOneSentence) {
    open();
    enter("files", QString::fromStdString(folder.file("missing.tsv")));
    waitUntilRead();
    EXPECT_THAT(text("error"), HasSubstr("missing.tsv"));
    EXPECT_FALSE(canBeUsed());
    enter("files", QString::fromStdString(folder.write("flat.tsv", "no tab here\n")));
    waitUntilRead();
    EXPECT_THAT(text("error"), HasSubstr("line 1 has no tab"));
    enter("files", tinyFile());
    enter("longest", "1");
    waitUntilRead();
    EXPECT_THAT(text("error"), HasSubstr("no pair is left"));
    enter("longest", "x");
    EXPECT_EQ(child<QLabel>("problem.corpus.lengths")->text(),
              "Tokens per side should be two whole numbers.");
    EXPECT_FALSE(dialog->isReading());
    enter("longest", "50");
    waitUntilRead();
    EXPECT_TRUE(child<QLabel>("error")->isHidden());
    EXPECT_TRUE(canBeUsed());
}

TEST_F(CorpusDialogTest, CountsWhatIsSkipped) {
    open();
    enter("files", QString::fromStdString(folder.write("pairs.tsv", tinyPairs() + "\n\nx\t\n")));
    enter("heldOutCount", "6");
    waitUntilRead();
    EXPECT_EQ(text("skipped"), "pairs.tsv: skipped 3 of 51 lines: 3 empty (lines 49, 50, 51)");
}

TEST_F(CorpusDialogTest, ItsRecipeIsShownAgain) {
    const Recipe recipe = tinyCorpusRecipe(
        folder,
        R"(, "swap": true, "held_out": "last", "shortest": 2, "longest": 9, "vocabulary": {"size": 50, "frequency": 2},
           "tokenizer": {"source": {"id": "words", "spaced": "!"}, "target": {"id": "sentencepiece", "size": 60, "type": "bpe"}})");
    open(recipe);
    waitUntilRead();
    EXPECT_TRUE(canBeUsed()) << text("error");
    Recipe again = dialog->recipe();
    EXPECT_EQ(again.corpus->files.pairs, folder.file("pairs.tsv"));
    again.corpus->files.pairs = "pairs.tsv";
    EXPECT_EQ(recipeDifference(again, recipe), "");
}

TEST_F(CorpusDialogTest, TheNewestRequestWins) {
    open();
    enter("files", tinyFile());
    waitUntilRead();
    folder.write("few.tsv", "a\tb\nc\td\ne\tf\n");
    dialog->setFiles({QString::fromStdString(folder.file("pairs.tsv"))});
    enter("heldOutCount", "1");
    QTest::qWait(320);  // by now the first one is being read or was read
    dialog->setFiles({QString::fromStdString(folder.file("few.tsv"))});
    waitUntilRead();
    EXPECT_EQ(dialog->preview()->sizes.pairs, 2);
}

TEST_F(CorpusDialogTest, RealTexts) {
    const std::filesystem::path file = dataDir() / "tatoeba-eng-fra" / "train.10k.tsv";
    if (!std::filesystem::exists(file))
        GTEST_SKIP() << file << " is not there";
    open();
    enter("files", QString::fromStdString(std::filesystem::absolute(file).lexically_normal().string()));
    waitUntilRead();
    EXPECT_THAT(text("summary"), HasSubstr("1,000 held out"));
    EXPECT_TRUE(canBeUsed()) << text("error");
    EXPECT_EQ(dialog->findChild<ui::CorpusPreviewView*>()->rowCount(), 10);
}

TEST_F(CorpusDialogTest, ClosingWhileItReadsIsNoTrouble) {
    open();
    std::string many;
    for (int i = 0; i < 200'000; ++i)
        many += "source " + std::to_string(i) + "\ttarget " + std::to_string(i) + "\n";
    dialog->setFiles({QString::fromStdString(folder.write("many.tsv", many))});
    QTest::qWait(330);
    QTest::mouseClick(child<QPushButton>("stop"), Qt::LeftButton);
    EXPECT_FALSE(dialog->isReading());
    EXPECT_THAT(text("error"), HasSubstr("stopped"));
    dialog->setFiles({QString::fromStdString(folder.file("many.tsv"))});
    QTest::qWait(330);
    dialog.reset();
}

}  // namespace
}  // namespace attn::test
