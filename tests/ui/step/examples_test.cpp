// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QToolButton>
#include <algorithm>
#include <fstream>

#include "core/base/error.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/widgets/message_bar.h"

namespace attn::test {
namespace {

class ExamplesTest : public WindowTest {
protected:
    QToolButton* list() const { return child<QToolButton>("examples"); }
    QMenu* examplesOf(const char* task) const {
        return child<QMenu>(qPrintable(QStringLiteral("examples_") + QLatin1String(task)));
    }
    // The entry of the list is chosen by its own action, as the menu does for a click.
    void choose(const char* task, const QString& text) {
        for (QAction* action : examplesOf(task)->actions()) {
            if (action->text() == text) {
                action->trigger();
                QApplication::processEvents();
                return;
            }
        }
        FAIL() << "no example " << text.toStdString();
    }
};

TEST_F(ExamplesTest, EveryTaskWithModelsIsInTheList) {
    open();
    EXPECT_EQ(list()->text(), QStringLiteral("Dates to ISO ▾"));
    for (const char* task : {"dates", "reverse"}) {
        const QList<QAction*> all = examplesOf(task)->actions();
        EXPECT_EQ(std::count_if(all.begin(), all.end(),
                                [](const QAction* each) { return !each->isSeparator() && !each->menu(); }),
                  static_cast<qsizetype>(createTask(task)->examples().size()));
    }
    const QAction* marked = list()->menu()->defaultAction();
    ASSERT_NE(marked, nullptr);
    EXPECT_EQ(marked->text().section(QLatin1Char('\t'), 0, 0), QStringLiteral("Dates to ISO"));
}

TEST_F(ExamplesTest, AnExampleOfTheOpenTaskChangesTheText) {
    open();
    const QString text = QString::fromStdString(createTask("dates")->examples()[2]);
    choose("dates", text);
    EXPECT_EQ(edit()->text(), text);
    EXPECT_EQ(grid()->laneCount(), 8);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(edit()->text(), text);
}

TEST_F(ExamplesTest, DigitsChooseLanesOnceAnExampleIsChosen) {
    open();
    press(Qt::Key_L, Qt::ControlModifier);
    ASSERT_TRUE(edit()->hasFocus());
    const QString text = QString::fromStdString(createTask("dates")->examples()[2]);
    choose("dates", text);
    press(Qt::Key_2);
    EXPECT_EQ(edit()->text(), text);
    EXPECT_EQ(window->cursor().selection().lane, 1);
}

TEST_F(ExamplesTest, AnExampleOfAnotherTaskOpensItsModels) {
    open();
    replaceText(QStringLiteral("1 May 2020"));
    const QString text = QString::fromStdString(createTask("reverse")->examples().front());
    choose("reverse", text);
    waitUntilDecoded();
    EXPECT_EQ(edit()->text(), text);
    ASSERT_EQ(grid()->laneCount(), 3);
    EXPECT_EQ(grid()->card(0)->data()->name, QStringLiteral("Additive"));
    EXPECT_EQ(grid()->card(2)->data()->formulaId, QStringLiteral("score-none"));
    EXPECT_EQ(list()->text(), QStringLiteral("Reverse letters ▾"));
    EXPECT_GT(step(), 0);
    EXPECT_FALSE(window->session().undoStack()->canUndo()) << "what came before was of other models";
    // And back.
    choose("dates", QString::fromStdString(createTask("dates")->examples().front()));
    EXPECT_EQ(grid()->laneCount(), 8);
}

TEST_F(ExamplesTest, ModelsThatCannotBeReadLeaveTheLanes) {
    TemporaryFolder folder;
    writeSampleModel(folder.path() / "models" / "dates", "dot");
    writeSampleModel(folder.path() / "models" / "dates", "none");
    std::filesystem::create_directories(folder.path() / "models" / "reverse");
    folder.write("models/reverse/dot.safetensors", "broken");
    qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(folder.path().string()));
    open();
    const QString before = edit()->text();
    choose("reverse", QString::fromStdString(createTask("reverse")->examples().front()));
    EXPECT_EQ(grid()->laneCount(), 2);
    EXPECT_EQ(edit()->text(), before);
    EXPECT_TRUE(window->findChild<ui::MessageBar*>()->isVisible());
}

// Bundled models are looked for when models are opened, not while somebody types.
TEST_F(ExamplesTest, TypingLeavesTheListAlone) {
    TemporaryFolder folder;
    writeSampleResources(folder.path());
    qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(folder.path().string()));
    open();
    std::filesystem::remove_all(folder.path() / "models" / "reverse");
    replaceText(QStringLiteral("1 May 2020"));
    EXPECT_NE(window->findChild<QMenu*>(QStringLiteral("examples_reverse")), nullptr);
    TemporaryFolder other;
    ASSERT_TRUE(window->session().openModel(writeSampleModel(other.path(), "dot", 99)));
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(window->findChild<QMenu*>(QStringLiteral("examples_reverse")), nullptr);
}

TEST_F(ExamplesTest, TheCommandLineChoosesOne) {
    ui::LaunchOptions options;
    options.example = QStringLiteral("reverse");
    open(options);
    EXPECT_EQ(grid()->laneCount(), 3);
    options.example = QStringLiteral("poems");
    EXPECT_THROW(ui::MainWindow{options}, Error);
}

}  // namespace
}  // namespace attn::test
