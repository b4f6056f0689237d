// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/setup_panel.h"

#include <gmock/gmock.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/train/setup/setup_fields.h"
#include "tests/support/temporary_folder.h"
#include "ui/kit/theme/theme.h"
#include "ui/train/setup/lane_row.h"
#include "ui/train/setup/setting_row.h"

namespace attn::test {
namespace {

using ui::LaneRow;
using ui::SetupPanel;

class SetupPanelTest : public testing::Test {
protected:
    SetupPanelTest() {
        panel.resize(panel.sizeHint().width(), 900);
        panel.setSetup(usualSetup("copy"));
        panel.setShowsMore(true);
        panel.show();
        panel.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    }

    template <class Widget = QLineEdit>
    Widget* child(const char* name, const QWidget* in = nullptr) const {
        auto* found = (in ? in : &panel)->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    // Types into the field like a user and replaces its whole text.
    void enter(QLineEdit* edit, const QString& text) const {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    void enter(const char* name, const QString& text) const { enter(child(name), text); }
    QString problem(const char* id) const {
        const auto* label = child<QLabel>((std::string("problem.") + id).c_str());
        return label->isHidden() ? QString() : label->text();
    }
    LaneRow* lane(int number) const { return child<LaneRow>(("lane" + std::to_string(number)).c_str()); }
    QString cost() const { return child<QLabel>("cost")->text(); }

    SetupPanel panel;
};

TEST_F(SetupPanelTest, ShowsTheSetup) {
    EXPECT_EQ(child("optimizer.rate")->text(), "0.01");
    EXPECT_EQ(child("pairs")->text(), "50000");
    EXPECT_EQ(child("lengths.longest")->text(), "12");
    EXPECT_EQ(child<QComboBox>("task")->currentText(), "Copy letters");
    EXPECT_EQ(child<QComboBox>("wiring")->currentText(), "Luong");
    EXPECT_TRUE(child<QCheckBox>("model.encoder.bidirectional")->isChecked());
    EXPECT_TRUE(panel.isValid());
    EXPECT_EQ(panel.findChildren<LaneRow*>().size(), 8);
}

TEST_F(SetupPanelTest, TypingChangesTheSetup) {
    QSignalSpy changed(&panel, &SetupPanel::setupChanged);
    enter("optimizer.rate", "2e-3");
    EXPECT_EQ(panel.setup().common.optimizer.rate, 0.002);
    EXPECT_GT(changed.count(), 0);
    EXPECT_EQ(child("optimizer.rate")->text(), "2e-3") << "as it is typed";
    QTest::keyClick(child("optimizer.rate"), Qt::Key_Tab);
    EXPECT_EQ(child("optimizer.rate")->text(), "0.002");
    enter("lengths.longest", "20");
    EXPECT_EQ(panel.setup().common.lengths, (TaskLengths{2, 20}));
    QTest::mouseClick(child<QCheckBox>("model.encoder.bidirectional"), Qt::LeftButton);
    EXPECT_FALSE(panel.setup().common.model.encoder.bidirectional);
    EXPECT_EQ(panel.setup().common.model.encoder.hidden, 48) << "so that annotations keep their size";
    EXPECT_TRUE(panel.isValid());
}

TEST_F(SetupPanelTest, WrongValuesAreExplainedBesideTheirFields) {
    enter("optimizer.rate", "0");
    EXPECT_EQ(problem("optimizer.rate"), "Learning rate should be a number above 0, found 0.0.");
    EXPECT_FALSE(panel.isValid());
    enter("batch", "many");
    EXPECT_EQ(problem("batch"), "Batch should be a whole number, found \"many\".");
    EXPECT_EQ(panel.setup().common.batch, 32) << "as it was";
    EXPECT_EQ(panel.problems().size(), 2);
    EXPECT_EQ(child<QPushButton>("showProblem")->text(), "2 settings are wrong: show one");
    enter("optimizer.rate", "0.5");
    enter("batch", "16");
    EXPECT_EQ(problem("batch"), "");
    EXPECT_TRUE(panel.isValid());
    EXPECT_TRUE(child<QPushButton>("showProblem")->isHidden());
    enter("lengths.shortest", "x");
    EXPECT_EQ(problem("lengths"), "Source length should be two whole numbers.");
    enter("lengths.shortest", "40");
    EXPECT_THAT(problem("lengths").toStdString(), testing::HasSubstr("found 40 to 12"));
}

TEST_F(SetupPanelTest, EveryStopIsOffered) {
    enter("early_stop.exact_match", "0.99");
    enter("early_stop.loss", "0.05");
    enter("early_stop.seconds", "600");
    enter("teacher_forcing", "0.75");
    const Recipe& common = panel.setup().common;
    EXPECT_EQ(common.earlyStop.exactMatch, 0.99);
    EXPECT_EQ(common.earlyStop.loss, 0.05);
    EXPECT_EQ(common.earlyStop.seconds, 600);
    EXPECT_EQ(common.teacherForcing, 0.75);
    EXPECT_TRUE(panel.isValid());
    enter("early_stop.seconds", "-1");
    EXPECT_THAT(problem("early_stop.seconds").toStdString(), testing::StartsWith("Stop after s should be "));
    enter("optimizer.rate", "1e9");
    EXPECT_EQ(problem("optimizer.rate"), "") << "somebody wants to see what happens";
}

TEST_F(SetupPanelTest, AHiddenProblemIsShownOnRequest) {
    RunSetup setup = panel.setup();
    setup.common.optimizer.beta2 = 2;
    panel.setSetup(setup);
    auto* beta = child("optimizer.beta2");
    EXPECT_FALSE(beta->isVisible());
    QTest::mouseClick(child<QPushButton>("showProblem"), Qt::LeftButton);
    EXPECT_TRUE(beta->isVisible());
    EXPECT_TRUE(beta->hasFocus());
}

TEST_F(SetupPanelTest, SizesThatContradictALaneAreSaidThere) {
    enter("model.decoder.hidden", "49");
    EXPECT_FALSE(panel.isValid());
    const QString sentence = child<QLabel>("problem", lane(3))->text();
    EXPECT_THAT(
        sentence.toStdString(),
        testing::HasSubstr("Score \"dot\" needs states and annotations of one size, found Hidden 49"));
    EXPECT_EQ(problem("model.decoder.hidden"), sentence) << "and where the size is set";
    child("pairs")->setFocus();
    QTest::mouseClick(child<QPushButton>("showProblem"), Qt::LeftButton);
    EXPECT_TRUE(child("model.decoder.hidden")->hasFocus());
    lane(3)->setOpen(true);
    EXPECT_EQ(child<QLabel>("problem.model.attention.score", lane(3))->text(), sentence);
    EXPECT_TRUE(child<QLabel>("problem", lane(3))->isHidden()) << "said once";
    enter("model.decoder.hidden", "48");
    EXPECT_TRUE(panel.isValid());
    enter("model.decoder.hidden", "64");
    EXPECT_EQ(panel.setup().common.model.encoder.hidden, 32) << "the encoder follows";
    EXPECT_TRUE(panel.isValid());
}

TEST_F(SetupPanelTest, ALaneOpensForItsProblem) {
    RunSetup setup = panel.setup();
    setup.lanes[7].attention.span = "hard";
    panel.setSetup(setup);
    EXPECT_FALSE(lane(8)->isOpen());
    QTest::mouseClick(child<QPushButton>("showProblem"), Qt::LeftButton);
    EXPECT_TRUE(lane(8)->isOpen());
    EXPECT_TRUE(child<QComboBox>("model.attention.span", lane(8))->hasFocus());
}

TEST_F(SetupPanelTest, LanesHaveTheirOwnSettings) {
    QTest::keyClick(child<QToolButton>("open", lane(2)), Qt::Key_Space);
    ASSERT_TRUE(lane(2)->isOpen());
    auto* window = child("model.attention.window", lane(2));
    EXPECT_FALSE(window->isVisible());
    auto* span = child<QComboBox>("model.attention.span", lane(2));
    span->setFocus();
    QTest::keyClick(span, Qt::Key_Down);
    EXPECT_EQ(panel.setup().lanes[1].attention.span, "local_m");
    EXPECT_TRUE(window->isVisible());
    enter(window, "0");
    EXPECT_THAT(child<QLabel>("problem.model.attention.window", lane(2))->text().toStdString(),
                testing::HasSubstr("Window should be from 1 to 16384, found 0."));
    EXPECT_FALSE(panel.isValid());
    enter(window, "x");
    EXPECT_FALSE(panel.isValid());
    enter(window, "5");
    EXPECT_TRUE(panel.isValid());
    EXPECT_EQ(laneNames(panel.setup())[1], "General · Local, monotonic");

    auto* cell = child<QComboBox>("model.decoder.cell", lane(2));
    cell->setFocus();
    QTest::keyClick(cell, Qt::Key_End);
    EXPECT_EQ(panel.setup().lanes[1].encoderCell, "lstm");
    EXPECT_EQ(child<QComboBox>("cell")->currentIndex(), -1) << "lanes differ";

    QTest::mouseClick(child<QCheckBox>("takesPart", lane(2)), Qt::LeftButton);
    EXPECT_FALSE(panel.setup().lanes[1].takesPart);
    EXPECT_EQ(jobLanes(panel.setup()).size(), 7U);
}

TEST_F(SetupPanelTest, LanesAreAddedAndRemoved) {
    lane(8)->setOpen(true);
    QTest::qWait(1);
    QTest::mouseClick(child<QPushButton>("remove", lane(8)), Qt::LeftButton);
    EXPECT_EQ(panel.setup().lanes.size(), 7U);
    lane(1)->setOpen(true);
    QTest::qWait(1);
    QTest::mouseClick(child<QPushButton>("remove", lane(1)), Qt::LeftButton);
    EXPECT_EQ(panel.setup().lanes.front().attention.score, "general");
    QTest::mouseClick(child<QPushButton>("addLane"), Qt::LeftButton);
    ASSERT_EQ(panel.setup().lanes.size(), 7U);
    EXPECT_EQ(panel.setup().lanes.back().attention.score, "additive") << "the first that was missing";
    EXPECT_TRUE(panel.isValid());
    while (child<QPushButton>("addLane")->isEnabled())
        QTest::mouseClick(child<QPushButton>("addLane"), Qt::LeftButton);
    EXPECT_EQ(panel.setup().lanes.size(), RunSetup::mostLanes);
    EXPECT_TRUE(panel.isValid());
}

TEST_F(SetupPanelTest, CellAndWiringOfAllLanesAreSetAtOnce) {
    auto* wiring = child<QComboBox>("wiring");
    wiring->setFocus();
    QTest::keyClick(wiring, Qt::Key_Up);
    for (const LaneSetup& each : panel.setup().lanes)
        EXPECT_EQ(each.wiring, "bahdanau");
}

TEST_F(SetupPanelTest, ChoicesOfDataAreAskedFor) {
    QSignalSpy task(&panel, &SetupPanel::taskRequested), corpus(&panel, &SetupPanel::corpusRequested);
    auto* box = child<QComboBox>("task");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    ASSERT_EQ(task.count(), 1);
    EXPECT_EQ(task[0][0].toString(), "dates");
    EXPECT_EQ(box->currentText(), "Copy letters") << "until the set-up comes";
    QTest::keyClick(box, Qt::Key_End);
    EXPECT_EQ(corpus.count(), 1);

    RunSetup setup = panel.setup();
    setup.common.task.clear();
    setup.common.lengths = {};
    setup.common.corpus.emplace();
    setup.common.corpus->files.pairs = "/tmp/pairs.tsv";
    setup.common.pairs = 0;
    panel.setSetup(setup);
    EXPECT_EQ(box->currentText(), "Own texts…");
    EXPECT_FALSE(child("lengths.longest")->isVisible());
    EXPECT_TRUE(panel.isValid());
    QTest::mouseClick(child<QPushButton>("texts"), Qt::LeftButton);
    EXPECT_EQ(corpus.count(), 2);
    EXPECT_THAT(cost().toStdString(), testing::HasSubstr("once the texts are read"));
}

TEST_F(SetupPanelTest, TheCostFollows) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return cost().contains("tokens/s"); }));
    const QString before = cost();
    EXPECT_THAT(before.toStdString(), testing::HasSubstr("32 k to 37 k parameters per lane"));
    enter("model.decoder.hidden", "256");
    EXPECT_NE(cost(), before);
    EXPECT_THAT(cost().toStdString(), testing::HasSubstr("about"));
}

TEST_F(SetupPanelTest, WhileARunExistsNothingChanges) {
    panel.setFrozen(true);
    QSignalSpy changed(&panel, &SetupPanel::setupChanged);
    EXPECT_THAT(child<QLabel>("frozen")->text().toStdString(), testing::HasSubstr("Reset"));
    EXPECT_TRUE(child<QLabel>("frozen")->isVisible());
    enter("optimizer.rate", "7");
    EXPECT_EQ(child("optimizer.rate")->text(), "0.01");
    QTest::mouseClick(child<QCheckBox>("takesPart", lane(1)), Qt::LeftButton);
    QTest::mouseClick(child<QCheckBox>("model.encoder.bidirectional"), Qt::LeftButton);
    EXPECT_FALSE(child<QComboBox>("task")->isEnabled());
    EXPECT_FALSE(child<QPushButton>("addLane")->isVisible());
    EXPECT_EQ(changed.count(), 0);
    panel.setFrozen(false);
    enter("optimizer.rate", "0.7");
    EXPECT_EQ(panel.setup().common.optimizer.rate, 0.7);
}

TEST_F(SetupPanelTest, ASetupThatComesBackLeavesWhatIsTyped) {
    QObject::connect(&panel, &SetupPanel::setupChanged, &panel,
                     [this](const RunSetup& setup) { panel.setSetup(RunSetup(setup)); });
    enter("optimizer.final_rate", "0.00");
    EXPECT_EQ(child("optimizer.final_rate")->text(), "0.00");
    QTest::keyClicks(child("optimizer.final_rate"), "5");
    EXPECT_EQ(panel.setup().common.optimizer.finalRate, 0.005);
}

TEST_F(SetupPanelTest, EverySettingIsNamedAndExplained) {
    lane(1)->setOpen(true);
    const QList<ui::SettingRow*> rows = panel.findChildren<ui::SettingRow*>();
    EXPECT_GT(rows.size(), 40);
    for (const ui::SettingRow* row : rows) {
        const auto* label = row->findChild<QLabel*>();
        ASSERT_NE(label, nullptr);
        EXPECT_FALSE(label->text().isEmpty()) << row->id().toStdString();
        ASSERT_NE(label->buddy(), nullptr) << row->id().toStdString();
        EXPECT_FALSE(label->buddy()->accessibleName().isEmpty()) << row->id().toStdString();
        EXPECT_GT(label->buddy()->toolTip().size(), 10) << row->id().toStdString();
        EXPECT_GT(label->buddy()->whatsThis().size(), 10) << row->id().toStdString();
    }
    for (const SetupField& field : setupFields())
        EXPECT_NE(panel.findChild<QWidget*>(QString::fromStdString(field.id)), nullptr) << field.id;
}

TEST_F(SetupPanelTest, TabGoesThroughAllOfIt) {
    child("pairs")->setFocus();
    QStringList seen;
    for (int i = 0; i < 80 && seen.count("pairs") < 1; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        seen.append(QApplication::focusWidget()->objectName());
    }
    for (const char* name : {"held_out", "lengths.longest", "cell", "optimizer.rate", "updates", "seed",
                             "open", "takesPart", "save"})
        EXPECT_TRUE(seen.contains(QLatin1String(name))) << name;
}

TEST_F(SetupPanelTest, LettersAndBlanksAreForTheEditors) {
    QWidget window;
    panel.setParent(&window);
    QSignalSpy requests(&panel, &SetupPanel::saveRequested);
    QKeyEvent space(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier);
    space.ignore();
    QApplication::sendEvent(child<QCheckBox>("model.encoder.bidirectional"), &space);
    EXPECT_TRUE(space.isAccepted());
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_2, Qt::ControlModifier);
    undo.ignore();
    QApplication::sendEvent(child<QCheckBox>("model.encoder.bidirectional"), &undo);
    EXPECT_FALSE(undo.isAccepted());
    panel.setParent(nullptr);
}

TEST_F(SetupPanelTest, NothingIsCutInAnyTheme) {
    for (const ui::ThemeKind kind : {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
        ui::setTheme(kind);
        panel.resize(panel.sizeHint().width(), 600);
        QTest::qWait(1);
        for (const QLineEdit* edit : panel.findChildren<QLineEdit*>()) {
            if (edit->isVisible()) {
                EXPECT_LE(edit->fontMetrics().horizontalAdvance(edit->text()), edit->width() - 8)
                    << edit->objectName().toStdString();
            }
        }
        for (const QPushButton* button : panel.findChildren<QPushButton*>()) {
            if (button->isVisible()) {
                EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()))
                    << button->objectName().toStdString();
            }
        }
    }
    ui::setTheme(ui::ThemeKind::Light);
}

}  // namespace
}  // namespace attn::test
