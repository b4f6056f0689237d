// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_files.h"

#include <gmock/gmock.h>

#include "core/model_files/model_file.h"
#include "tests/ui/train/train_fixture.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class TrainFilesTest : public TrainWindowTest {
protected:
    void trainToTheEnd() {
        openTrain();
        press(Qt::Key_Space);
        waitUntilEnded();
        waitUntilIdle();
    }
    void waitUntilWritten() {
        const auto isWritten = [this] { return !statusSaid.filter(QStringLiteral(" written")).isEmpty(); };
        ASSERT_TRUE(waitFor([&] { return isWritten() || !message().isEmpty(); }));
        statusSaid.clear();
    }
    // What the command writes to a file with this name.
    std::string exported(const char* command, const std::string& name) {
        m_answers.choose(folder.file(name));
        action(command)->trigger();
        waitUntilWritten();
        EXPECT_EQ(message(), QString());
        return readBytes(folder.file(name));
    }

    const TemporaryFolder folder;
    DialogAnswers m_answers;
};

TEST_F(TrainFilesTest, ExportsPicturesAndNumbers) {
    openTrain();
    for (const char* command : {"saveRun", "exportCurves", "exportStrip", "exportAnimation", "exportHistory"})
        EXPECT_FALSE(action(command)->isEnabled()) << command << ": nothing was trained";
    EXPECT_TRUE(action("saveModels")->isEnabled()) << "the first weights";
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    EXPECT_THAT(exported("exportCurves", "charts.png"), StartsWith("\x89PNG"));
    EXPECT_THAT(exported("exportCurves", "charts.pdf"), StartsWith("%PDF"));
    EXPECT_THAT(exported("exportStrip", "strip.svg"), HasSubstr("<svg"));
    EXPECT_THAT(exported("exportAnimation", "film.webp"), StartsWith("RIFF"));
    const std::string table = exported("exportHistory", "history.csv");
    EXPECT_THAT(table, StartsWith("lane,update"));
    EXPECT_GE(std::count(table.begin(), table.end(), '\n'), 1 + 3 * 40);

    std::filesystem::create_directory(folder.path() / "frames");
    m_answers.choose((folder.path() / "frames").string());
    action("exportFrames")->trigger();
    waitUntilWritten();
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "frames" / "frame-0001.png"));
}

TEST_F(TrainFilesTest, TheEndingIsThatOfTheKind) {
    trainToTheEnd();
    m_answers.choose(folder.file("history"));
    action("exportHistory")->trigger();
    waitUntilWritten();
    EXPECT_TRUE(std::filesystem::exists(folder.file("history.csv")));
    // The dialog asks before it replaces that file.
    const std::string before = readBytes(folder.write("history.csv", "mine"));
    m_answers.choose(folder.file("history"));
    m_answers.add("", [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    m_answers.add("QFileDialog", [](QDialog& dialog) { dialog.reject(); });
    action("exportHistory")->trigger();
    QTest::qWait(100);
    EXPECT_EQ(readBytes(folder.file("history.csv")), before);
}

TEST_F(TrainFilesTest, ARefusedPlaceIsOneSentence) {
    trainToTheEnd();
    m_answers.choose("/proc/history.csv");
    action("exportHistory")->trigger();
    ASSERT_TRUE(waitFor([this] { return !message().isEmpty(); }));
    EXPECT_THAT(message().toStdString(), HasSubstr("/proc/history.csv"));
    EXPECT_FALSE(message().contains(QLatin1Char('\n')));
}

TEST_F(TrainFilesTest, SavesTheSelectedLaneAtWhatIsShown) {
    trainToTheEnd();
    press(Qt::Key_3);
    press(Qt::Key_Left);
    const Index shown = *controller().shownUpdate();
    exported("saveModel", "model.safetensors");
    const auto model = loadModel(folder.file("model.safetensors"));
    EXPECT_EQ(model->training.updates, shown);
    EXPECT_EQ(model->network.config().attention.score, "none");
}

TEST_F(TrainFilesTest, SavesAllModelsAndAsksBeforeItReplaces) {
    trainToTheEnd();
    controller().branch(0, 3, {0, 0.5, {}, {}});
    controller().branch(0, 3, {0, 0.5, {}, {}});
    waitUntilIdle();
    m_answers.choose(folder.path().string());
    action("saveModels")->trigger();
    waitUntilWritten();
    EXPECT_EQ(folder.fileCount(), 5U) << "also of branches of one name";
    folder.write("Additive.safetensors", "mine");
    m_answers.choose(folder.path().string());
    m_answers.press("replaceFiles", QMessageBox::Cancel);
    action("saveModels")->trigger();
    ASSERT_TRUE(waitFor([this] { return m_answers.came() == 3; }));
    QTest::qWait(100);
    EXPECT_EQ(readBytes(folder.file("Additive.safetensors")), "mine");
}

TEST_F(TrainFilesTest, ARunIsSavedWithoutItsWeightsToBeSent) {
    trainToTheEnd();
    const auto shown = controller().history(0).snapshots;
    const std::string path = folder.file("small.attnrun");
    m_answers.add("QFileDialog", [&](QDialog& dialog) {
        auto& files = static_cast<QFileDialog&>(dialog);
        ASSERT_EQ(files.nameFilters().size(), 2);
        EXPECT_THAT(files.nameFilters()[0].toStdString(), HasSubstr("with weights, "));
        EXPECT_THAT(files.nameFilters()[1].toStdString(), HasSubstr("without weights"));
        EXPECT_THAT(files.nameFilters()[1].toStdString(), HasSubstr(" kB "));
        EXPECT_EQ(files.selectedNameFilter(), files.nameFilters()[0]);
        files.selectNameFilter(files.nameFilters()[1]);
        files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(QString::fromStdString(path));
        dialog.accept();
    });
    action("saveRun")->trigger();
    waitUntilWritten();
    EXPECT_TRUE(controller().isChanged()) << "its weights are in no file";
    exported("saveRun", "whole.attnrun");
    EXPECT_FALSE(controller().isChanged());
    EXPECT_LT(4 * std::filesystem::file_size(path), std::filesystem::file_size(folder.file("whole.attnrun")));

    train().open({QString::fromStdString(path)});
    ASSERT_TRUE(waitFor([this] { return controller().lacksWeights(); }));
    waitUntilIdle();
    EXPECT_THAT(status().toStdString(), HasSubstr("without weights"));
    const auto& opened = controller().history(0).snapshots;
    ASSERT_EQ(opened.size(), shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        EXPECT_EQ(opened[i].picture->steps.size(), shown[i].picture->steps.size());
    // Another sentence needs weights, so all of them are computed again.
    controller().setText(QStringLiteral("1 may 1999"));
    ASSERT_TRUE(waitFor([this] {
        const auto& all = controller().history(0).snapshots;
        return std::all_of(all.begin(), all.end(),
                           [](const Snapshot& one) { return one.hasWeights && one.picture; });
    }));
    EXPECT_FALSE(controller().lacksWeights());
    EXPECT_EQ(controller().newestUpdate(), 40);
}

TEST_F(TrainFilesTest, AnOpenedRunIsARecentFile) {
    trainToTheEnd();
    const std::string path = folder.file("run.attnrun");
    exported("saveRun", "run.attnrun");
    controller().reset();
    waitUntilIdle();
    m_answers.choose(path);
    press(Qt::Key_O, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return controller().newestUpdate() == 40; }));
    EXPECT_FALSE(controller().isChanged());
    EXPECT_TRUE(statusSaid.contains(QString::fromStdString(path + " opened")));
    bool isThere = false;
    for (const QAction* recent : window->findChildren<QAction*>())
        isThere = isThere || recent->statusTip().toStdString() == path;
    EXPECT_TRUE(isThere);
}

TEST_F(TrainFilesTest, ABrokenRunIsOneSentenceAndTheRunStays) {
    trainToTheEnd();
    exported("saveRun", "run.attnrun");
    const std::string path = folder.file("run.attnrun");
    std::filesystem::resize_file(path, 100);
    m_answers.choose(path);
    press(Qt::Key_O, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([this] { return !message().isEmpty(); }));
    EXPECT_THAT(message().toStdString(), StartsWith(path + ": not a whole safetensors file"));
    EXPECT_EQ(controller().newestUpdate(), 40);
}

TEST_F(TrainFilesTest, AllModelsOfOneLaneGoIntoTheFolder) {
    openTrain();
    RunSetup setup = controller().setup();
    setup.lanes.resize(1);
    controller().setSetup(setup);
    ASSERT_TRUE(waitFor([this] { return controller().hasRun(); }));
    waitForPairs();
    m_answers.choose(folder.path().string());
    press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    waitUntilWritten();
    EXPECT_EQ(message(), QString());
    EXPECT_TRUE(std::filesystem::exists(folder.file("Additive.safetensors")));
}

}  // namespace
}  // namespace attn::test
