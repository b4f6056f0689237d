// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions as a user saves and opens them, by events through the window.
#include "ui/window/session_files.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <set>

#include "core/base/error.h"
#include "core/sessions/session_file.h"
#include "tests/ui/support/sample_architectures.h"
#include "tests/ui/window/session_files_fixture.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/window/mode_list.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

TEST_F(SessionFilesTest, WhatIsSavedComesBack) {
    open();
    replaceText("5 may 2009");
    grid()->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Space);
    press(Qt::Key_Space);
    press(Qt::Key_Space);
    action("show-dot")->trigger();
    press(Qt::Key_4);
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_R, Qt::ControlModifier);
    setWhatIf();
    window->resize(1200, 800);
    action("showDock")->trigger();
    const bool hasDock = child<QDockWidget>("stagesDock")->isVisible();
    const int stage = window->cursor().stage();
    const QString selected = window->cursor().selectedLane()->scoreId();
    const auto weights = grid()->card(0)->data()->trace->steps[2].alignment().weights;
    saveAs(path());
    EXPECT_EQ(window->windowTitle(), QStringLiteral("lesson.attnlab[*] – Attention Lab"));
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_EQ(loadSession(path())->models.at(0).model, nullptr) << "known by its path";

    window.reset();
    QSettings().clear();
    open();
    EXPECT_NE(edit()->text(), QStringLiteral("5 may 2009"));
    openBy(path());
    EXPECT_EQ(message(), QString());
    EXPECT_EQ(edit()->text(), QStringLiteral("5 may 2009"));
    EXPECT_EQ(step(), 3);
    EXPECT_EQ(grid()->laneCount(), 7);
    EXPECT_EQ(window->cursor().selectedLane()->scoreId(), selected);
    EXPECT_EQ(window->cursor().stage(), stage);
    EXPECT_EQ(window->session().inputs().reads, ui::DecoderReads::Reference);
    EXPECT_EQ(window->session().whatIfs("additive").steps.at(1).token, 6);
    EXPECT_EQ(window->session().whatIfs("additive").zeroed, std::set<Index>{0});
    EXPECT_EQ(grid()->card(0)->data()->trace->steps[2].alignment().weights, weights);
    EXPECT_EQ(window->size(), QSize(1200, 800));
    EXPECT_EQ(child<QDockWidget>("stagesDock")->isVisible(), hasDock);
    EXPECT_FALSE(window->session().undoStack()->canUndo());
    EXPECT_EQ(window->windowTitle(), QStringLiteral("lesson.attnlab[*] – Attention Lab"));
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_TRUE(statusSaid.contains(qpath() + QStringLiteral(" opened")));
    bool isRecent = false;
    for (const QAction* recent : window->findChildren<QAction*>())
        isRecent = isRecent || recent->statusTip() == qpath();
    EXPECT_TRUE(isRecent);
}

TEST_F(SessionFilesTest, WhatTheStartCannotWaitForComesLater) {
    open();
    replaceText("5 may 2009");
    saveAs(path());
    window.reset();
    QSettings().clear();
    open();
    bool isLate = false;
    // Nothing is read in no time.
    EXPECT_FALSE(files().openNow(qpath(), std::chrono::milliseconds(0), [&isLate] { isLate = true; }));
    EXPECT_TRUE(files().isWorking());
    EXPECT_NE(edit()->text(), QStringLiteral("5 may 2009"));
    waitForWork();
    EXPECT_TRUE(isLate);
    EXPECT_EQ(edit()->text(), QStringLiteral("5 may 2009"));
    EXPECT_EQ(window->windowTitle(), QStringLiteral("lesson.attnlab[*] – Attention Lab"));
    EXPECT_EQ(message(), QString());
}

TEST_F(SessionFilesTest, ModelsOfAnyKindComeBackWithTheMapsThatTheyShow) {
    const TemporaryFolder models;
    ui::LaunchOptions options;
    for (const char* name : {"self_attention_transformer", "hierarchical_pool", "convolution_luong"})
        options.models.append(writeArchitecture(models.path(), architectureOf(name)));
    open(options);
    ui::Session& session = window->session();
    std::map<QString, MapAddress> chosen;
    for (const auto& lane : session.lanes()) {
        const std::vector<MapAddress> maps = ui::mapsOfLane(lane->model()->network);
        if (maps.size() > 1)
            chosen[lane->id()] = maps[1];
    }
    for (const auto& [id, map] : chosen)
        session.setMap(id, map);
    EXPECT_EQ(session.inputs().maps, chosen);
    EXPECT_EQ(chosen.size(), 2U);
    saveAs(path());
    window.reset();
    QSettings().clear();
    open();
    openBy(path());
    EXPECT_EQ(message(), QString());
    EXPECT_EQ(window->session().inputs().maps, chosen);
    for (const auto& lane : window->session().lanes())
        EXPECT_EQ(*lane->map(),
                  chosen.contains(lane->id()) ? chosen.at(lane->id()) : *lane->model()->network.alignment());
}

// Two models of one score are two lanes: a bundled one and a copy of it.
TEST_F(SessionFilesTest, NineLanesComeBack) {
    open();
    const auto copy = std::filesystem::path(folder.file("copy.safetensors"));
    std::filesystem::copy_file(resources()->path() / "models" / "dates" / "dot.safetensors", copy);
    openBy(copy.string());
    ui::Session& session = window->session();
    ASSERT_EQ(session.lanes().size(), 9U);
    EXPECT_EQ(grid()->laneCount(), 9);
    Interventions whatIfs;
    whatIfs.temperature = 2;
    session.setWhatIfs("dot-2", whatIfs, "change");
    session.setLaneShown("dot", false);
    EXPECT_EQ(grid()->laneCount(), 8);
    QStringList names;
    std::set<int> colours;
    for (const auto& lane : session.lanes()) {
        names.append(lane->name());
        colours.insert(lane->data()->colour);
    }
    EXPECT_EQ(colours.size(), 9U);
    EXPECT_THAT(names.mid(2, 2), testing::ElementsAre("Dot · dot", "Dot · copy"));
    saveAs(path());
    EXPECT_EQ(loadSession(path())->models[3].lane, "dot-2");
    window.reset();
    QSettings().clear();
    open();
    EXPECT_EQ(window->session().lanes().size(), 8U);
    openBy(path());
    EXPECT_EQ(message(), QString());
    ui::Session& again = window->session();
    ASSERT_EQ(again.lanes().size(), 9U);
    EXPECT_FALSE(again.isLaneShown("dot"));
    EXPECT_EQ(again.whatIfs("dot-2"), whatIfs);
    EXPECT_TRUE(again.whatIfs("dot").isEmpty());
    for (std::size_t i = 0; i < 9; ++i)
        EXPECT_EQ(again.lanes()[i]->name(), names[static_cast<qsizetype>(i)]);
    EXPECT_FALSE(window->isWindowModified());
}

TEST_F(SessionFilesTest, TheModeThatWasShownComesBack) {
    for (const char* mode : {"train", "inspect", "step"}) {
        SCOPED_TRACE(mode);
        const std::string file = folder.file(mode + std::string(".attnlab"));
        openTwoModels();
        action((mode + std::string("Mode")).c_str())->trigger();
        saveAs(file);
        EXPECT_EQ(loadSession(file)->mode, mode);
        window.reset();
        QSettings().clear();
        open();
        openBy(file);
        EXPECT_EQ(message(), QString());
        EXPECT_EQ(window->modes().shown()->id(), QLatin1String(mode));
        EXPECT_TRUE(action((mode + std::string("Mode")).c_str())->isChecked());
        window.reset();
        QSettings().clear();
        openAtStart(QString::fromStdString(file));
        EXPECT_EQ(window->modes().shown()->id(), QLatin1String(mode));
        if (mode == std::string("inspect")) {
            const Inspection& inspected = window->mode<ui::InspectMode>().controller().inspection();
            ASSERT_TRUE(waitFor([this] { return !window->mode<ui::InspectMode>().isBusy(); }));
            EXPECT_EQ(inspected.systemCount(), static_cast<int>(window->session().shownLanes().size()))
                << "the models of Step mode: a session holds no other systems";
        }
        window.reset();
        QSettings().clear();
    }
}

TEST_F(SessionFilesTest, AModeThatThisProgramLacksOpensInStepMode) {
    SavedSession session;
    session.text = "5 may 2009";
    session.mode = "dream";
    saveSession(session, path());
    openAtStart(qpath());
    EXPECT_EQ(window->modes().shown()->id(), QLatin1String("step"));
    EXPECT_THAT(message().toStdString(), HasSubstr("was saved in the mode “dream”"));
}

TEST_F(SessionFilesTest, TheTitleMarksWhatIsNotSavedAndTheKeySavesIt) {
    open();
    saveAs(path());
    replaceText("1 may 2001");
    EXPECT_TRUE(waitFor([this] { return window->isWindowModified(); }));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([this] { return !window->isWindowModified(); })) << "taken back";
    replaceText("1 may 2001");
    saveAgain();
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_EQ(loadSession(path())->text, "1 may 2001");
    // The shown step is saved, but moving it is not a change.
    press(Qt::Key_Space);
    EXPECT_FALSE(files().isChanged());
    const DialogAnswers answers;
    EXPECT_TRUE(window->close());
    EXPECT_EQ(answers.came(), 0);
}

TEST_F(SessionFilesTest, TheModelsAreInItWhereOneWantsThem) {
    open();
    DialogAnswers answers;
    answers.add("QFileDialog", [this](QDialog& dialog) {
        auto* kinds = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        kinds->setFocus();
        QTest::keyClick(kinds, Qt::Key_Down);
        EXPECT_THAT(kinds->currentText().toStdString(), HasSubstr("with the models in them"));
        dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(qpath());
        dialog.accept();
    });
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    waitForWork();
    const auto additive = grid()->card(0)->data()->model->network.parameters().buffer();
    const SavedSession session = *loadSession(path());
    for (const SavedModel& model : session.models)
        EXPECT_NE(model.model, nullptr) << model.score;
    window.reset();
    qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(folder.file("none")));
    std::filesystem::rename(resources()->path() / "models", resources()->path() / "elsewhere");
    openAtStart(qpath());
    EXPECT_EQ(message(), QString());
    EXPECT_EQ(grid()->laneCount(), 8);
    EXPECT_EQ(grid()->card(0)->data()->model->network.parameters().buffer(), additive);
    // Saving by key keeps its earlier choice.
    saveAgain();
    EXPECT_NE(loadSession(path())->models.at(3).model, nullptr);
    std::filesystem::rename(resources()->path() / "elsewhere", resources()->path() / "models");
}

TEST_F(SessionFilesTest, AMissingModelIsNamedAndKept) {
    ui::LaunchOptions options;
    options.models = {writeSampleModel(folder.path(), "additive"),
                      writeSampleModel(folder.path(), "dot", 77)};
    options.text = QStringLiteral("5 may 2009");
    open(options);
    Interventions whatIfs;
    whatIfs.steps[0].token = 5;
    window->session().setWhatIfs("dot", whatIfs, "change");
    saveAs(path());
    const SavedSession before = *loadSession(path());
    std::filesystem::remove(folder.file("dot.safetensors"));
    window.reset();
    openAtStart(qpath());
    EXPECT_EQ(grid()->laneCount(), 1);
    EXPECT_EQ(
        message().toStdString(),
        path() + ": the model Dot (" + folder.file("dot.safetensors") +
            ") is missing or cannot be read. The others are open, and the choices made for it are kept.");
    EXPECT_EQ(window->session().sourceText(), QStringLiteral("5 may 2009"));
    saveAgain();
    const SavedSession after = *loadSession(path());
    ASSERT_EQ(after.models.size(), 2u);
    EXPECT_EQ(after.models[1].digest, before.models[1].digest);
    EXPECT_EQ(after.whatIfs, before.whatIfs);
    // The lane comes back with its file.
    writeSampleModel(folder.path(), "dot", 77);
    openBy(path());
    EXPECT_EQ(message(), QString());
    EXPECT_EQ(grid()->laneCount(), 2);
    EXPECT_EQ(window->session().whatIfs("dot"), whatIfs);
}

TEST_F(SessionFilesTest, WithoutAnyModelTheTextIsThere) {
    ui::LaunchOptions options;
    options.models = {writeSampleModel(folder.path(), "dot", 77)};
    options.text = QStringLiteral("5 may 2009");
    open(options);
    saveAs(path());
    std::filesystem::remove(folder.file("dot.safetensors"));
    openBy(path());
    EXPECT_EQ(grid()->laneCount(), 0);
    EXPECT_EQ(edit()->text(), QStringLiteral("5 may 2009"));
    EXPECT_THAT(message().toStdString(), HasSubstr("Put it back, or open other models."));
    EXPECT_FALSE(window->grab().isNull());
}

TEST_F(SessionFilesTest, AChangedModelOpensAndIsNamed) {
    ui::LaunchOptions options;
    options.models = {writeSampleModel(folder.path(), "additive"),
                      writeSampleModel(folder.path(), "dot", 77)};
    options.text = QStringLiteral("5 may 2009");
    open(options);
    Interventions whatIfs;
    whatIfs.steps[0].maps[MapAddress()].weights = Vector::Constant(10, Real(0.1));
    window->session().setWhatIfs("dot", whatIfs, "change");
    saveAs(path());
    writeSampleModel(folder.path(), "dot", 78, {}, "reverse");
    openBy(path());
    EXPECT_THAT(message().toStdString(), HasSubstr("the model Dot (" + folder.file("dot.safetensors") +
                                                   ") has changed since the session was saved"));
    EXPECT_EQ(grid()->laneCount(), 2);
    EXPECT_EQ(window->session().whatIfs("dot"), whatIfs) << "they fit this one, too";
}

TEST_F(SessionFilesTest, WhatDoesNotFitAnyMoreIsLeftOutAndSaid) {
    open();
    setWhatIf();
    SavedSession session;
    saveAs(path());
    session = *loadSession(path());
    session.whatIfs["additive"].steps[1].token = "no such token";
    session.whatIfs["dot"].zeroed = {1};
    for (SavedModel& model : session.models)
        model.model = nullptr;
    saveSession(session, path());
    openBy(path());
    EXPECT_THAT(message().toStdString(),
                HasSubstr("the changes by hand do not fit any more and are left out: Additive (its "
                          "target vocabulary has no token \"no such token\" any more"));
    EXPECT_TRUE(window->session().whatIfs("additive").isEmpty());
    EXPECT_EQ(window->session().whatIfs("dot").zeroed, std::set<Index>{1});
}

TEST_F(SessionFilesTest, SingleBadValuesAreLeftOutAndSaid) {
    open();
    setWhatIf();
    saveAs(path());
    SavedSession session = *loadSession(path());
    const Interventions whatIfs = window->session().whatIfs("additive");
    ASSERT_FALSE(whatIfs.isEmpty());
    session.beamWidth = 5000;
    session.picture = "pie";
    for (SavedModel& model : session.models)
        model.model = nullptr;
    saveSession(session, path());
    openBy(path());
    EXPECT_THAT(
        message().toStdString(),
        HasSubstr(
            path() +
            ": some parts cannot be read and are left out: picture should be one of "
            "heatmap, lines, difference, beam, document, landscape, found \"pie\"; beam_width should be"));
    EXPECT_EQ(window->session().whatIfs("additive"), whatIfs);
}

TEST_F(SessionFilesTest, ARefusedFileChangesNothing) {
    open();
    replaceText("5 may 2009");
    setWhatIf();
    waitUntilDecoded();
    const auto before = grid()->card(0)->data();
    saveAs(path());
    const std::string bytes = readBytes(path());
    folder.write("lesson.attnlab", bytes.substr(0, bytes.size() / 2));
    openBy(path());
    EXPECT_THAT(message().toStdString(), testing::StartsWith(path() + ": not a whole zip file"));
    EXPECT_FALSE(message().contains(QLatin1Char('\n')));
    EXPECT_EQ(grid()->card(0)->data(), before);
    EXPECT_TRUE(window->session().undoStack()->canUndo());

    SavedSession session;
    session.text = std::string(1001, 'a');
    saveSession(session, path());
    openBy(path());
    EXPECT_THAT(message().toStdString(),
                HasSubstr("session.json: text has 1001 characters, the window takes at most 1000."));
    EXPECT_EQ(grid()->card(0)->data(), before);
}

TEST_F(SessionFilesTest, ARefusedFileOfTheCommandLineIsSaidInTheWindow) {
    openAtStart(qpath());
    EXPECT_EQ(message().toStdString(), path() + ": cannot be opened: No such file or directory.");
    EXPECT_EQ(grid()->laneCount(), 8) << "as it always starts";
    window.reset();
    ui::LaunchOptions options;
    options.session = qpath();
    options.screenshot = QStringLiteral("x.png");
    EXPECT_THROW(ui::MainWindow{options}, Error);
}

TEST_F(SessionFilesTest, IsOpenedWhereItIsDropped) {
    open();
    replaceText("5 may 2009");
    saveAs(path());
    replaceText("6 june 2010");
    saveAgain();
    replaceText("6 june 2011");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(qpath())});
    DialogAnswers answers;
    answers.press("loseSession", QMessageBox::Discard);
    QDragEnterEvent enter({50, 200}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(50, 200), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &event);
    waitForWork();
    EXPECT_EQ(answers.came(), 1);
    EXPECT_EQ(window->session().sourceText(), QStringLiteral("6 june 2010"));
}

// There are two windows. The file stands for the second process.
TEST_F(SessionFilesTest, AFileThatAnotherWindowHasSavedIsNotReplacedUnasked) {
    open();
    saveAs(path());
    replaceText("5 may 2009");
    saveAgain();  // nobody else did, so nothing is asked
    SavedSession other = *loadSession(path());
    other.text = "1 june 2001";
    const auto saveAsOther = [&] { saveSession(other, path()); };
    saveAsOther();
    replaceText("7 may 2009");
    {
        DialogAnswers answers;
        answers.add("sessionChanged", [](QDialog& dialog) {
            EXPECT_THAT(static_cast<QMessageBox&>(dialog).text().toStdString(),
                        HasSubstr("lesson.attnlab has changed since this window read it."));
            dialog.reject();
        });
        saveAgain();
    }
    EXPECT_EQ(loadSession(path())->text, "1 june 2001");
    EXPECT_TRUE(files().isChanged());
    comeBack();
    {
        DialogAnswers answers;
        answers.add("sessionChanged", [](QDialog& dialog) {
            QTest::mouseClick(dialog.findChild<QPushButton*>("saveElsewhere"), Qt::LeftButton);
        });
        answers.choose(folder.file("mine.attnlab"));
        saveAgain();
    }
    EXPECT_EQ(loadSession(path())->text, "1 june 2001");
    EXPECT_EQ(loadSession(folder.file("mine.attnlab"))->text, "7 may 2009");
    comeBack();

    openBy(path());
    replaceText("8 may 2009");
    other.text = "2 june 2001";
    saveAsOther();
    {
        DialogAnswers answers;
        answers.add("sessionChanged", [](QDialog& dialog) {
            QTest::mouseClick(dialog.findChild<QPushButton*>("replaceSession"), Qt::LeftButton);
        });
        saveAgain();
    }
    EXPECT_EQ(loadSession(path())->text, "8 may 2009");
    comeBack();
    replaceText("9 may 2009");
    saveAgain();  // the file belongs to this window again
    EXPECT_EQ(loadSession(path())->text, "9 may 2009");
}

}  // namespace
}  // namespace attn::test
