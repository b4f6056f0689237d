// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds: the tree of Qt's accessibility interfaces.
#include <gmock/gmock.h>

#include <QAccessible>
#include <QDialog>
#include <QDialogButtonBox>
#include <functional>

#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/tokens/token_chips.h"

namespace attn::test {
namespace {

class AccessibilityTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 3;
        open(options);
        waitUntilDecoded();
        QAccessible::setActive(true);
    }
    ui::AttentionPlot& plot() const { return *grid()->card(0)->plot(); }
    QAccessibleInterface& table() const { return *QAccessible::queryAccessibleInterface(&plot()); }
};

// True for frames that only hold others, for parts that Qt makes itself (ends of bars, spacers, viewports),
// and for empty lines.
bool needsNoName(const QAccessibleInterface& node) {
    switch (node.role()) {
        case QAccessible::Client:
        case QAccessible::Pane:
        case QAccessible::Separator:
        case QAccessible::ScrollBar:
        case QAccessible::Grip:
        case QAccessible::Border:
        case QAccessible::LayeredPane:
        case QAccessible::TitleBar:
        case QAccessible::Window:
        case QAccessible::MenuBar:
        case QAccessible::StatusBar:
        case QAccessible::Splitter:
            return true;
        case QAccessible::Grouping:
            return qobject_cast<QDialogButtonBox*>(node.object()) != nullptr;
        case QAccessible::StaticText: {
            const auto* label = qobject_cast<QLabel*>(node.object());
            return label && label->text().isEmpty();  // it is still empty
        }
        default:
            return false;
    }
}

int visit(QAccessibleInterface* node, const std::function<void(QAccessibleInterface&)>& see) {
    if (!node || !node->isValid() || node->state().invisible)
        return 0;
    see(*node);
    int count = 1;
    for (int i = 0; i < node->childCount(); ++i)
        count += visit(node->child(i), see);
    return count;
}

// Checks the names and returns the number of nodes.
int expectNames(QWidget& widget) {
    return visit(QAccessible::queryAccessibleInterface(&widget), [](QAccessibleInterface& node) {
        if (needsNoName(node) && !node.state().focusable)
            return;
        const QObject* object = node.object();
        EXPECT_FALSE(node.text(QAccessible::Name).trimmed().isEmpty() &&
                     node.text(QAccessible::Value).trimmed().isEmpty())
            << "role " << node.role() << " "
            << (object ? object->metaObject()->className() : "without an object") << " "
            << (object ? object->objectName().toStdString() : "") << " in "
            << (node.parent() && node.parent()->object() ? node.parent()->object()->metaObject()->className()
                                                         : "");
    });
}

TEST_F(AccessibilityTest, NothingIsWithoutAName) {
    EXPECT_GT(expectNames(*window), 100);
}

TEST_F(AccessibilityTest, NorInTheOtherPictures) {
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
        press(key, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(50);
        EXPECT_GT(expectNames(*window), 50) << key;
    }
}

TEST_F(AccessibilityTest, NorInDocuments) {
    ui::LaunchOptions options;
    for (const char* name : {"hierarchical", "last_state"})
        options.models.append(QString::fromStdString(
            (resourceDir() / "models" / "sentiment" / (std::string(name) + ".safetensors")).string()));
    options.steps = 1;
    open(options);
    waitUntilDecoded();
    EXPECT_GT(expectNames(*window), 100);
}

TEST_F(AccessibilityTest, NorWhatIsSaidOfChangesAndGuesses) {
    press(Qt::Key_Delete);
    press(Qt::Key_G, Qt::ControlModifier);
    action("beside-dot")->trigger();
    QTest::qWait(50);
    EXPECT_GT(expectNames(*window), 100);
}

TEST_F(AccessibilityTest, NorInTrainMode) {
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_GT(expectNames(*window), 50);
}

TEST_F(AccessibilityTest, NorInItsDialogs) {
    press(Qt::Key_W);
    for (const char* command : {"counts", "checkPath"}) {
        if (auto* found = window->findChild<QAction*>(QLatin1String(command)))
            found->trigger();
    }
    press(Qt::Key_T, Qt::ControlModifier);
    QTest::qWait(100);
    int count = 0;
    for (QDialog* dialog : window->findChildren<QDialog*>()) {
        if (dialog->isVisible()) {
            ++count;
            expectNames(*dialog);
        }
    }
    EXPECT_GE(count, 2);
}

TEST_F(AccessibilityTest, NorInAnExplanationThatIsStillComputed) {
    press(Qt::Key_W);
    auto* explanation = window->findChild<QDialog*>(QStringLiteral("explanation"));
    ASSERT_TRUE(explanation && explanation->isVisible());
    const auto* why = explanation->findChild<QLabel*>(QStringLiteral("why"));
    EXPECT_EQ(why->text(), QStringLiteral("Why this number?"));
    expectNames(*explanation);
    ASSERT_TRUE(QTest::qWaitFor([&] { return why->text() != QStringLiteral("Why this number?"); }, 5000));
    expectNames(*explanation);
}

TEST_F(AccessibilityTest, AHeatmapIsATableOfWeights) {
    QAccessibleTableInterface* cells = table().tableInterface();
    ASSERT_TRUE(cells);
    EXPECT_EQ(table().role(), QAccessible::Table);
    const auto lane = grid()->card(0)->data();
    ASSERT_EQ(cells->rowCount(), 3);
    ASSERT_EQ(cells->columnCount(), lane->sourceTokens.size());
    for (int row = 0; row < cells->rowCount(); ++row) {
        EXPECT_EQ(cells->rowDescription(row), ui::tokenName(lane->outputTokens[row]));
        for (int column = 0; column < cells->columnCount(); ++column) {
            QAccessibleInterface* cell = cells->cellAt(row, column);
            ASSERT_TRUE(cell);
            const QString name = cell->text(QAccessible::Name);
            EXPECT_TRUE(name.contains(ui::tokenName(lane->sourceTokens[column]))) << name.toStdString();
            EXPECT_TRUE(name.contains(ui::weightText(lane->rows[row], column))) << name.toStdString();
            EXPECT_EQ(cell->tableCellInterface()->rowIndex(), row);
            EXPECT_EQ(cell->parent(), &table());
            EXPECT_EQ(table().indexOfChild(cell), row * cells->columnCount() + column);
            EXPECT_EQ(cell->rect().center(),
                      QRect(plot().mapToGlobal(plot().places().cell(row, column).toAlignedRect().topLeft()),
                            plot().places().cell(row, column).toAlignedRect().size())
                          .center());
        }
    }
    EXPECT_EQ(cells->cellAt(3, 0), nullptr);
}

TEST_F(AccessibilityTest, ArrowKeysGoFromCellToCell) {
    plot().setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    ASSERT_TRUE(table().focusChild());
    EXPECT_EQ(table().focusChild()->tableCellInterface()->columnIndex(), 1);
    EXPECT_EQ(table().focusChild()->tableCellInterface()->rowIndex(), 2);
    EXPECT_TRUE(table().focusChild()->state().focused);
    press(Qt::Key_Up);
    ASSERT_TRUE(table().focusChild());
    EXPECT_EQ(table().focusChild()->tableCellInterface()->rowIndex(), 1);
    EXPECT_EQ(table().tableInterface()->rowCount(), 2) << "rows that are not shown are not read";
}

TEST_F(AccessibilityTest, ArrowKeysGoFromTokenToToken) {
    auto* chips = window->findChild<ui::TokenChips*>();
    ASSERT_TRUE(chips);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(chips);
    chips->setFocus();
    QTest::keyClick(chips, Qt::Key_Right);
    QAccessibleInterface* first = list->focusChild();
    ASSERT_TRUE(first);
    QTest::keyClick(chips, Qt::Key_Right);
    EXPECT_EQ(list->indexOfChild(list->focusChild()), list->indexOfChild(first) + 1);
    EXPECT_TRUE(list->focusChild()->state().focused);
    EXPECT_FALSE(first->state().focused);
}

TEST_F(AccessibilityTest, TheTableFollowsTheText) {
    QAccessibleInterface* old = table().tableInterface()->cellAt(0, 0);
    ASSERT_TRUE(old);
    replaceText(QStringLiteral("4/7/2003"));
    waitUntilDecoded();
    QAccessibleTableInterface* cells = table().tableInterface();
    ASSERT_EQ(cells->columnCount(), 8);
    EXPECT_TRUE(cells->cellAt(1, 7)->text(QAccessible::Name).contains(QStringLiteral("“3”")));
    EXPECT_EQ(table().childCount(), cells->rowCount() * 8);
}

}  // namespace
}  // namespace attn::test
