// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QUrl>
#include <fstream>

#include "core/base/error.h"
#include "tests/support/argos_writer.h"
#include "tests/support/marian_folder_writer.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/widgets/message_bar.h"

namespace attn::test {
namespace {

class ModelsTest : public WindowTest {
protected:
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 200}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event(QPointF(50, 200), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &event);
    }
    ui::MessageBar* message() const { return window->findChild<ui::MessageBar*>(); }

    TemporaryFolder folder;
};

TEST_F(ModelsTest, BadFileIsRefusedAndOpenModelsStay) {
    open();
    const auto before = grid()->card(0)->data();
    const QString bad = QString::fromStdString(folder.write("bad.safetensors", "this is no model"));
    drop(bad);
    EXPECT_TRUE(message()->isVisible());
    EXPECT_TRUE(message()->text().contains(QStringLiteral("bad.safetensors")))
        << message()->text().toStdString();
    EXPECT_EQ(message()->text().count(QLatin1Char('\n')), 0);
    EXPECT_EQ(grid()->laneCount(), 8);
    EXPECT_EQ(grid()->card(0)->data(), before);
    EXPECT_FALSE(window->session().undoStack()->canUndo());
    drop(writeSampleModel(folder.path(), "dot", 99));  // the next valid model closes the message
    EXPECT_FALSE(message()->isVisible());
}

TEST_F(ModelsTest, AModelStandsBesideTheOtherOneOfItsScoreAndIsReadAgainFromItsFile) {
    open();
    const auto additive = grid()->card(0)->data()->model;
    const int start = step();
    drop(writeSampleModel(folder.path(), "additive", 99));
    ASSERT_EQ(grid()->laneCount(), 9);
    EXPECT_EQ(grid()->card(0)->data()->model, additive);
    waitUntilDecoded();
    EXPECT_EQ(step(), start);
    press(Qt::Key_2);
    EXPECT_TRUE(text("summary").contains(QStringLiteral("seed 99")));
    press(Qt::Key_9);
    EXPECT_EQ(window->cursor().selection().lane, 8);
    press(Qt::Key_2);
    drop(writeSampleModel(folder.path(), "additive", 98));
    EXPECT_EQ(grid()->laneCount(), 9);
    EXPECT_TRUE(text("summary").contains(QStringLiteral("seed 98")));
}

TEST_F(ModelsTest, ModelJoinsInTheRegistrysOrder) {
    ui::LaunchOptions options;
    options.models = {writeSampleModel(folder.path(), "none"), writeSampleModel(folder.path(), "dot")};
    open(options);
    ASSERT_EQ(grid()->laneCount(), 2);
    EXPECT_EQ(grid()->card(1)->data()->formulaId, QStringLiteral("score-none"));
    drop(writeSampleModel(folder.path(), "additive"));
    ASSERT_EQ(grid()->laneCount(), 3);
    EXPECT_EQ(grid()->card(0)->data()->name, QStringLiteral("Additive"));
}

// The resources of the test have the mappings of models of other programs.
void linkMappings(const std::filesystem::path& resources) {
    const std::filesystem::path link = resources / "mappings";
    if (!std::filesystem::exists(link))
        std::filesystem::create_directory_symlink(resourceDir() / "mappings", link);
}

TEST_F(ModelsTest, ModelsOfOtherProgramsOpenInStepMode) {
    linkMappings(resources()->path());
    const TemporaryFolder other;
    for (const auto& [name, bytes] : marianFolderFiles())
        other.write(name, bytes);
    other.write("model.safetensors", safetensorsOf(marianFolderTensors()));
    const QString path = QString::fromStdString(folder.write("small.argosmodel", smallArgosPackage()));
    for (const QString& each : {QString::fromStdString(other.path().string()),
                                QString::fromStdString(other.file("config.json")), path}) {
        ui::LaunchOptions options;
        options.models = {writeSampleModel(folder.path(), "dot")};
        open(options);
        drop(each);
        EXPECT_FALSE(message()->isVisible()) << message()->text().toStdString();
        EXPECT_GT(grid()->laneCount(), 1) << each.toStdString();
    }
}

TEST_F(ModelsTest, TheMapThatAModelsOwnProgramGivesOutIsMarked) {
    linkMappings(resources()->path());
    ui::LaunchOptions options;
    options.models = {QString::fromStdString(folder.write("small.argosmodel", smallArgosPackage()))};
    open(options);
    EXPECT_THAT(action("map-cross.1.1")->text().toStdString(),
                testing::HasSubstr("alignment of its own program"));
    EXPECT_THAT(action("map-cross.1.2")->text().toStdString(),
                testing::Not(testing::HasSubstr("alignment of its own program")));
}

// They have no task, so that Inspect mode asks for texts.
TEST_F(ModelsTest, ModelsOfOtherProgramsAreInspectedOverTexts) {
    linkMappings(resources()->path());
    ui::LaunchOptions options;
    options.models = {QString::fromStdString(folder.write("small.argosmodel", smallArgosPackage()))};
    open(options);
    ASSERT_EQ(grid()->laneCount(), 1);
    DialogAnswers answers;
    answers.add("inspectModelsDialog", [](QDialog& dialog) { dialog.reject(); });
    action("inspectMode")->trigger();
    EXPECT_EQ(answers.came(), 1);
    answers.add("inspectModelsDialog", [](QDialog& dialog) { dialog.reject(); });
    action("inspectModels")->trigger();
    EXPECT_EQ(answers.came(), 2);
}

TEST_F(ModelsTest, OpenedModelsAreRecentFiles) {
    open();
    const QString path = writeSampleModel(folder.path(), "dot");
    drop(path);
    window->close();
    open();
    bool isThere = false;
    for (const QAction* recent : window->findChildren<QAction*>())
        isThere = isThere || recent->statusTip() == path;
    EXPECT_TRUE(isThere);
}

TEST_F(ModelsTest, AModelOfAnotherTaskIsAskedAbout) {
    open();
    const QString path = writeSampleModel(folder.path(), "dot", 7, {}, "reverse");
    const auto answer = [this, &path](const char* text) {
        DialogAnswers answers;
        answers.add("otherTask", [text](QDialog& dialog) {
            auto& box = static_cast<QMessageBox&>(dialog);
            EXPECT_TRUE(box.text().contains(QStringLiteral("Reverse letters")));
            EXPECT_TRUE(box.text().contains(QStringLiteral("Dates to ISO")));
            for (QAbstractButton* button : box.buttons())
                if (button->text().remove(QLatin1Char('&')) == QLatin1String(text))
                    return QTest::mouseClick(button, Qt::LeftButton);
            ADD_FAILURE() << "no button " << text;
            dialog.reject();
        });
        drop(path);
    };
    answer("Cancel");
    EXPECT_EQ(grid()->laneCount(), 8);
    answer("Open Beside the Others");
    EXPECT_EQ(grid()->laneCount(), 9);
    EXPECT_EQ(window->session().lanes()[3]->taskId(), "reverse");
    answer("Open Alone");
    waitUntilDecoded();
    EXPECT_EQ(grid()->laneCount(), 1);
    EXPECT_EQ(edit()->text(), QString::fromStdString(createTask("reverse")->examples().front()));
    EXPECT_GT(step(), 0);
}

TEST_F(ModelsTest, APictureIsCalledAPicture) {
    open();
    drop(QString::fromStdString(
        folder.write("photo.png", std::string("\x89PNG\r\n\x1a\n") + std::string(500, 'x'))));
    EXPECT_TRUE(message()->text().endsWith(QStringLiteral("it is a PNG picture.")))
        << message()->text().toStdString();
}

TEST_F(ModelsTest, WithoutModelsTheWindowSaysSo) {
    qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(folder.path().string()));
    open();
    EXPECT_EQ(text("prompt"), QStringLiteral("No model is open"));
    EXPECT_FALSE(action("step")->isEnabled());
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_End, Qt::Key_P, Qt::Key_1})
        press(key);
    EXPECT_FALSE(window->grab().isNull());
    drop(writeSampleModel(folder.path(), "dot"));
    EXPECT_EQ(grid()->laneCount(), 1);
}

TEST_F(ModelsTest, BadModelOfTheCommandLineIsAnError) {
    ui::LaunchOptions options;
    options.models = {QString::fromStdString(folder.write("bad.safetensors", "x"))};
    EXPECT_THROW(ui::MainWindow{options}, Error);
}

}  // namespace
}  // namespace attn::test
