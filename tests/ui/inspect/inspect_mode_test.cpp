// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_mode.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>

#include "tests/core/inspect/arrays/array_samples.h"
#include "tests/ui/inspect/inspect_fixture.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/support/turn_wheel.h"
#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/table/sentence_model.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"

namespace attn::test {
namespace {

TEST_F(InspectModeTest, TheThirdModeInspectsTheModelsOfStepMode) {
    open();
    press(Qt::Key_3, Qt::ControlModifier);
    EXPECT_TRUE(mode().isShown());
    EXPECT_TRUE(action("inspectMode")->isChecked());
    wait();
    EXPECT_EQ(message(), QString());
    EXPECT_EQ(controller().inspection().systemCount(),
              static_cast<int>(window->session().shownLanes().size()));
    EXPECT_EQ(table()->model()->rowCount(), 1000);
    EXPECT_GE(controller().selection().currentRow(), 0);
    EXPECT_TRUE(table()->isVisible());
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(mode().isShown());
    EXPECT_FALSE(table()->isVisible());
    press(Qt::Key_3, Qt::ControlModifier);
    wait();
    EXPECT_EQ(table()->model()->rowCount(), 1000) << "as it was left";
}

TEST_F(InspectModeTest, OfLinksIsShownWhatIsKnown) {
    const auto file = [this](const char* name, const char* content) {
        return QString::fromStdString(m_folder.write(name, content));
    };
    ui::LaunchOptions options;
    options.inspects = true;
    options.inspected = {file("links.talp", "0-0 1-1\n0-0 1-0 2-1\n")};
    options.gold = file("gold.talp", "0-0 1-1\n0-0 1-1 2-1\n");
    open(options);
    wait();
    QTest::qWait(200);  // charts follow after a pause
    EXPECT_FALSE(table()->isColumnShown(QStringLiteral("entropy")));
    EXPECT_TRUE(table()->isColumnShown(QStringLiteral("aer")));
    const ui::InspectCharts& charts = *mode().inspectPage().charts();
    EXPECT_EQ(charts.histogramMetric(), Metric::ErrorRate);
    EXPECT_EQ(charts.verticalMetric(), Metric::ErrorRate);
    // Systems of weights come: what somebody chose stays, the rest follows.
    auto* box = child<QComboBox>("histogram-metric");
    box->setCurrentIndex(static_cast<int>(Metric::Recall));
    mode().open({dump("one.txt")});
    wait();
    controller().systems().show(1);
    QTest::qWait(200);
    EXPECT_TRUE(table()->isColumnShown(QStringLiteral("entropy")));
    EXPECT_EQ(charts.histogramMetric(), Metric::Recall);
    EXPECT_EQ(charts.verticalMetric(), Metric::Confidence);
}

TEST_F(InspectModeTest, EnterDecodesTheSentenceInStepMode) {
    openTwoModels();
    press(Qt::Key_3, Qt::ControlModifier);
    wait();
    table()->setFocus();
    press(Qt::Key_Down);
    EXPECT_TRUE(action("inspectInStep")->isEnabled());
    const int row = controller().selection().currentRow();
    const AlignedSentence* sentence = controller().inspection().sentence(controller().systems().shown(), row);
    const QString text =
        ui::sentenceText(sentence->source, sentence->sourceLength(), 1000,
                         ui::sourceGap(controller().inspection().system(controller().systems().shown())));
    press(Qt::Key_Return);
    EXPECT_FALSE(mode().isShown());
    EXPECT_EQ(window->session().sourceText(), text);
}

TEST_F(InspectModeTest, OfDumpsOnlyTheWeightsAreKnown) {
    openDumps({dump("one.txt")});
    EXPECT_EQ(message(), QString());
    ASSERT_EQ(table()->model()->rowCount(), 12);
    EXPECT_FALSE(action("inspectInStep")->isEnabled());
    EXPECT_TRUE(action("inspectInStep")->toolTip().contains(QStringLiteral("needs the model")));
    table()->setFocus();
    press(Qt::Key_Return);
    EXPECT_TRUE(mode().isShown());
    EXPECT_TRUE(statusSaid.join(QString()).contains(QStringLiteral("only its weights")))
        << statusSaid.join("|").toStdString();
}

TEST_F(InspectModeTest, FilterTableAndPictureGoTogether) {
    openDumps({dump("one.txt")});
    press(Qt::Key_F, Qt::ControlModifier);
    type(QStringLiteral("house1"));
    press(Qt::Key_Return);
    EXPECT_EQ(table()->model()->rowCount(), 3);
    EXPECT_EQ(text("sentenceCount"), QStringLiteral("3 of 12"));
    press(Qt::Key_Down);
    EXPECT_TRUE(table()->hasFocus());
    press(Qt::Key_End);
    QCoreApplication::processEvents();
    EXPECT_EQ(mode().inspectPage().picture()->picture().main.sentence->key.number, 11);
    press(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(controller().inspection().key(controller().selection().currentRow()).number, 10);
    press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(table()->model()->rowCount(), 12);
    EXPECT_EQ(child<QLineEdit>("sentenceFilter")->text(), QString());
}

TEST_F(InspectModeTest, ReadyFiltersThatCannotWorkSayWhy) {
    openDumps({dump("one.txt")});
    const QAction* wrong = action("filter-right_answer_wrong_look");
    EXPECT_FALSE(wrong->isEnabled());
    EXPECT_TRUE(wrong->toolTip().contains(QStringLiteral("known links"))) << wrong->toolTip().toStdString();
    EXPECT_FALSE(action("filter-disagreement")->isEnabled());
    EXPECT_TRUE(action("filter-low_confidence")->isEnabled());
    controller().gold().toggleLink(0, 0, 0);
    wait();
    QTest::qWait(50);
    EXPECT_TRUE(wrong->toolTip().contains(QStringLiteral("reference"))) << "AER is known now";
    mode().open({dump("two.txt")});
    wait();
    EXPECT_TRUE(action("filter-disagreement")->isEnabled());
}

TEST_F(InspectModeTest, ATableThatAFilterEmptiesSaysWhy) {
    openDumps({dump("one.txt")});
    controller().selection().setCurrentRow(5);
    const auto filter = [this](const char* words) {
        press(Qt::Key_F, Qt::ControlModifier);
        type(QString::fromLatin1(words));
        press(Qt::Key_Return);
        QCoreApplication::processEvents();
    };
    ui::InspectPictureView* picture = mode().inspectPage().picture();
    filter("house1");
    EXPECT_EQ(picture->picture().number, QStringLiteral("1")) << "the first that passes";
    filter("zzzz");
    EXPECT_EQ(text("emptyTableNote"), QStringLiteral("No sentence passes the filter."));
    EXPECT_TRUE(child<QLabel>("emptyTableNote")->isVisible());
    EXPECT_EQ(controller().selection().currentRow(), -1);
    EXPECT_EQ(picture->picture().main.picture, nullptr);
    EXPECT_TRUE(picture->findChild<QLabel*>(QStringLiteral("pane-note"))->isVisible());
    table()->setFocus();
    press(Qt::Key_Return);
    EXPECT_TRUE(mode().isShown()) << "nothing is opened that is not listed";
    QTest::mouseClick(child<QPushButton>("clearFilterHere"), Qt::LeftButton);
    QCoreApplication::processEvents();
    EXPECT_EQ(table()->model()->rowCount(), 12);
    EXPECT_FALSE(child<QLabel>("emptyTableNote")->isVisible());
    EXPECT_EQ(controller().selection().currentRow(), 0);
}

TEST_F(InspectModeTest, AClickOnAHeadShowsWhatComesFirst) {
    openDumps({dump("one.txt", 200)});
    controller().selection().setCurrentRow(0);
    QHeaderView* heads = table()->horizontalHeader();
    QTest::mouseClick(heads->viewport(), Qt::LeftButton, {},
                      {heads->sectionViewportPosition(0) + heads->sectionSize(0) / 2, heads->height() / 2});
    ASSERT_TRUE(controller().selection().order().isDescending);
    QTest::qWait(50);
    EXPECT_EQ(table()->rowAt(2), 0);
    EXPECT_EQ(table()->model()->index(0, 0).data().toString(), QStringLiteral("199"));
    EXPECT_EQ(controller().selection().currentRow(), 0);
    EXPECT_EQ(table()->currentIndex().row(), 199);
}

TEST_F(InspectModeTest, SystemsAreChosenComparedAndClosed) {
    openDumps({dump("one.txt"), dump("two.txt")});
    auto* shown = child<QComboBox>("shownSystem");
    auto* other = child<QComboBox>("otherSystem");
    ASSERT_EQ(shown->count(), 2);
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Down);
    EXPECT_EQ(controller().systems().other(), 1);
    shown->setFocus();
    QTest::keyClick(shown, Qt::Key_Down);
    EXPECT_EQ(controller().systems().shown(), 1);
    EXPECT_EQ(controller().systems().other(), 0) << "they change places";
    press(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(shown->count(), 1);
    press(Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(mode().isEmpty());
    EXPECT_TRUE(child<QPushButton>("openDumpsPrompt")->isVisible());
}

TEST_F(InspectModeTest, EditedLinksAreAskedForWhenTheWindowCloses) {
    openDumps({dump("one.txt")});
    controller().gold().toggleLink(0, 0, 0);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(controller().gold().isChanged());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(controller().gold().isChanged());
    {
        DialogAnswers answers;
        answers.press("loseGold", QMessageBox::Cancel);
        EXPECT_FALSE(window->close());
    }
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    table()->setFocus();
    const std::string path = m_folder.file("links.pharaoh");
    DialogAnswers answers;
    answers.choose(path);
    press(Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(controller().gold().isChanged());
    EXPECT_TRUE(std::filesystem::exists(path));
    EXPECT_TRUE(window->close());
}

TEST_F(InspectModeTest, SavingProposesTheFileThatWasOpened) {
    ui::LaunchOptions options;
    options.inspects = true;
    options.inspected = {dump("one.txt")};
    options.gold = QString::fromStdString(m_folder.write("words.gold", "1 1 1\n1 2 2\n"));
    open(options);
    wait();
    controller().gold().toggleLink(0, 0, 1);
    QStringList proposed;
    QString filter;
    DialogAnswers answers;
    answers.add("QFileDialog", [&](QDialog& dialog) {
        proposed = dynamic_cast<QFileDialog&>(dialog).selectedFiles();
        filter = dynamic_cast<QFileDialog&>(dialog).selectedNameFilter();
        dialog.reject();
    });
    action("saveGold")->trigger();
    EXPECT_EQ(proposed, QStringList{options.gold});
    EXPECT_EQ(filter, QStringLiteral("The form of the file that was opened (*)"));
    controller().gold().undoStack().undo();
}

TEST_F(InspectModeTest, TheSummaryIsOfTheSentencesShown) {
    ui::LaunchOptions options;
    options.inspects = true;
    options.inspected = {dump("one.txt", 3)};
    options.gold = QString::fromStdString(m_folder.write("links", "0-0 1-1\n0-1 1-0\n0-0 1-1\n"));
    open(options);
    wait();
    const auto summary = [this] {
        return window->findChild<ui::ElidedLabel*>(QStringLiteral("inspectSummary"))->text();
    };
    const QString all = summary();
    EXPECT_TRUE(all.contains(QStringLiteral("3 sentences"))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("AER 33.3"))) << all.toStdString();
    SentenceFilter filter;
    filter.ranges = {{Metric::ErrorRate, {}, 0.5}};
    controller().selection().setFilter(filter);
    EXPECT_TRUE(summary().contains(QStringLiteral("2 of 3 sentences"))) << summary().toStdString();
    EXPECT_TRUE(summary().contains(QStringLiteral("AER 0.0"))) << summary().toStdString();
    EXPECT_TRUE(summary().contains(QStringLiteral("(of all 33.3"))) << summary().toStdString();
}

TEST_F(InspectModeTest, KeysSizeThePicture) {
    openDumps({dump("one.txt", 3)});
    auto* plot = mode().inspectPage().picture()->mainPane()->plot();
    const auto cell = [&] { return plot->places().cell(0, 0).width(); };
    const double before = cell();
    press(Qt::Key_Plus, Qt::ControlModifier);
    press(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_GT(cell(), before);
    press(Qt::Key_Minus, Qt::ControlModifier);
    press(Qt::Key_Minus, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(cell(), before);
}

TEST_F(InspectModeTest, AFolderOpensTheAlignmentsInIt) {
    dump("one.txt", 3);
    m_folder.write("two.talp", "0-0 1-1\n0-0 1-1\n0-0 1-1\n");
    m_folder.write("words", "no links in here\n");
    openDumps({QString::fromStdString(m_folder.path().string())});
    EXPECT_EQ(controller().inspection().systemCount(), 2);
    EXPECT_EQ(message(), QString());
    const TemporaryFolder empty;
    mode().open({QString::fromStdString(empty.path().string())});
    EXPECT_TRUE(message().contains(QStringLiteral("no file of alignments"))) << message().toStdString();
}

TEST_F(InspectModeTest, TheFormatOfAFileThatIsNotKnownCanBeChosen) {
    openTwoModels();
    press(Qt::Key_3, Qt::ControlModifier);
    wait();
    EXPECT_FALSE(action("openAs")->isEnabled());
    const int before = controller().inspection().systemCount();
    // Links are in the last line alone.
    const std::string path = m_folder.write("odd", "# a\n# b\n# c\n# d\n0-0 1-1\n");
    mode().open({QString::fromStdString(path)});
    wait();
    EXPECT_TRUE(message().contains(QStringLiteral("odd is of no known format of alignments. Line 1 is")))
        << message().toStdString();
    EXPECT_FALSE(message().contains(QStringLiteral("nematus-json"))) << "names that only options have";
    EXPECT_TRUE(message().contains(QStringLiteral("Open Again As"))) << message().toStdString();
    ASSERT_TRUE(action("openAs")->isEnabled());
    DialogAnswers answers;
    answers.add("readingDialog", [](QDialog& dialog) {
        auto* box = dialog.findChild<QComboBox*>(QStringLiteral("conclusion-format"));
        ASSERT_NE(box, nullptr);
        EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Open Again As"));
        box->setCurrentIndex(box->findData(QStringLiteral("pharaoh")));
        dialog.accept();
    });
    press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    wait();
    EXPECT_EQ(controller().inspection().systemCount(), before + 1);
    EXPECT_FALSE(action("openAs")->isEnabled());
}

TEST_F(InspectModeTest, WhatCannotBeConcludedIsAskedFor) {
    openTwoModels();
    press(Qt::Key_3, Qt::ControlModifier);
    wait();
    const int before = controller().inspection().systemCount();
    // Two layers or two sentences of one head.
    std::vector<float> weights;
    for (int matrix = 0; matrix < 4; ++matrix)
        weights.insert(weights.end(), {1.0F, 0.0F, 0.0F, 0.25F, 0.5F, 0.25F});
    const std::string path = m_folder.write("heads.npy", npyOf({2, 2, 2, 3}, weights));
    mode().open({QString::fromStdString(path)});
    wait();
    EXPECT_TRUE(message().contains(QStringLiteral("cannot be told what the first dimensions")))
        << message().toStdString();
    EXPECT_FALSE(message().contains(QStringLiteral("--set"))) << "an option of the command line";
    ASSERT_TRUE(action("openAs")->isEnabled());
    DialogAnswers answers;
    answers.add("readingDialog", [](QDialog& dialog) {
        auto* box = dialog.findChild<QComboBox*>(QStringLiteral("conclusion-axes"));
        ASSERT_NE(box, nullptr);
        box->setCurrentIndex(box->findData(QStringLiteral("layer-head")));
        dialog.accept();
    });
    press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    wait();
    ASSERT_EQ(controller().inspection().systemCount(), before + 1);
    EXPECT_EQ(controller().inspection().system(before).sentences.size(), 1U);
    EXPECT_FALSE(action("openAs")->isEnabled());
}

TEST_F(InspectModeTest, SavedLinksKeepTheFormOfTheirFile) {
    ui::LaunchOptions options;
    options.inspects = true;
    options.inspected = {dump("one.txt", 3)};
    const std::string path = m_folder.write("links", "1-1  2?2\r\n2-2\r\n1-1 2-2");
    options.gold = QString::fromStdString(path);
    open(options);
    wait();
    controller().gold().toggleLink(1, 0, 0);
    DialogAnswers answers;
    answers.add("QFileDialog", [](QDialog& dialog) { dialog.accept(); });
    answers.press("", QMessageBox::Yes);  // in place of the file
    action("saveGold")->trigger();
    EXPECT_FALSE(controller().gold().isChanged());
    EXPECT_EQ(readBytes(path), "1-1  2?2\r\n1-1 2-2\r\n1-1 2-2");
    controller().gold().toggleLink(0, 0, 1);
    controller().gold().undoStack().undo();
    controller().gold().undoStack().undo();  // what was saved, too
    action("saveGold")->trigger();
    EXPECT_EQ(readBytes(path), "1-1  2?2\r\n2-2\r\n1-1 2-2");
    EXPECT_TRUE(std::filesystem::exists(path));
}

TEST_F(InspectModeTest, OtherLinksAreNotSavedOverThoseThatWereClosed) {
    openDumps({dump("one.txt")});
    controller().gold().toggleLink(0, 0, 0);
    const std::string first = m_folder.file("first.naacl"), second = m_folder.file("second.pharaoh");
    DialogAnswers answers;
    answers.choose(first);
    action("saveGold")->trigger();
    controller().gold().toggleLink(0, 1, 1);
    action("saveGold")->trigger();
    EXPECT_EQ(answers.came(), 1) << "the same file again";
    const auto size = std::filesystem::file_size(first);
    action("closeGold")->trigger();
    controller().gold().toggleLink(1, 0, 0);
    answers.choose(second);
    action("saveGold")->trigger();
    EXPECT_EQ(answers.came(), 2);
    EXPECT_TRUE(std::filesystem::exists(second));
    EXPECT_EQ(std::filesystem::file_size(first), size);
}

TEST_F(InspectModeTest, FilesThatAreDroppedGoWhereTheyBelong) {
    open();
    const auto drop = [this](const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &event);
        wait();
    };
    drop(QString::fromStdString(
        m_folder.write("broken.txt", "0 ||| das Haus ||| 0 ||| the house ||| 3 3\n0.8\n")));
    EXPECT_TRUE(message().contains(QStringLiteral("broken.txt"))) << message().toStdString();
    EXPECT_EQ(controller().inspection().systemCount(), 0) << "nor anything that nobody asked for";
    drop(dump("one.txt"));
    EXPECT_TRUE(mode().isShown());
    ASSERT_EQ(controller().inspection().systemCount(), 1);
    EXPECT_EQ(controller().inspection().system(0).name, "one.txt");
}

TEST_F(InspectModeTest, HowItWasReadIsShownAndOverruled) {
    openDumps({dump("one.txt")});
    DialogAnswers answers;
    answers.add("readingDialog", [](QDialog& dialog) {
        auto* orientation = dialog.findChild<QComboBox*>(QStringLiteral("conclusion-orientation"));
        ASSERT_NE(orientation, nullptr);
        const int concluded = orientation->currentIndex();
        orientation->clearFocus();
        turnWheel(*orientation);
        EXPECT_EQ(orientation->currentIndex(), concluded);
        orientation->setCurrentIndex(1 - concluded);
        dialog.accept();
    });
    press(Qt::Key_I, Qt::ControlModifier);
    wait();
    ASSERT_EQ(controller().inspection().systemCount(), 1);
    EXPECT_EQ(controller().inspection().system(0).options.overruled.count("orientation"), 1U);
}

}  // namespace
}  // namespace attn::test
