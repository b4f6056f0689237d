// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's file dialogs as the window shows them.
#include "ui/files/file_dialogs.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTreeView>

#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/files/save_dialog.h"
#include "ui/kit/theme/theme.h"

namespace attn::test {
namespace {

class FileDialogsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_folder.write("a-lesson-with-eight-lanes.attnlab", std::string(300'000, 'x'));
        m_folder.write("b.attnlab", std::string(1'000, 'x'));
        QDir().mkpath(QString::fromStdString(m_folder.file("models")));
    }
    void TearDown() override {
        WindowTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }
    // No shown date, size or type is cut, and all columns are visible.
    static void expectWholeColumns(const QDialog& dialog) {
        const auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
        ASSERT_NE(list, nullptr);
        const QAbstractItemModel& model = *list->model();
        ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount(list->rootIndex()) >= 3; }));
        QTest::qWait(20);
        int seen = 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (list->isColumnHidden(column))
                continue;
            ++seen;
            EXPECT_LE(list->columnViewportPosition(column) + list->columnWidth(column),
                      list->viewport()->width());
            for (int row = 0; column > 0 && row < model.rowCount(list->rootIndex()); ++row) {
                const QModelIndex index = model.index(row, column, list->rootIndex());
                const QString text = index.data().toString();
                EXPECT_GT(list->columnWidth(column), list->fontMetrics().horizontalAdvance(text))
                    << text.toStdString();
            }
        }
        EXPECT_GE(list->columnWidth(0), 12 * list->fontMetrics().averageCharWidth());
        EXPECT_GE(seen, 2) << "the date at least";
        EXPECT_FALSE(list->isColumnHidden(3));
    }
    static void expectWholeKind(const QDialog& dialog) {
        const auto* kinds = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        ASSERT_NE(kinds, nullptr);
        QStyleOptionComboBox option;
        option.initFrom(kinds);
        const QRect room =
            kinds->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, kinds);
        for (int i = 0; i < kinds->count(); ++i)
            EXPECT_LE(kinds->fontMetrics().horizontalAdvance(kinds->itemText(i)), room.width())
                << kinds->itemText(i).toStdString();
    }
    void save(QSize size, ui::ThemeKind kind) {
        window->resize(size);
        ui::setTheme(kind);
        QTest::qWait(1);
        DialogAnswers answers;
        answers.add("QFileDialog", [&](QDialog& dialog) {
            expectWholeColumns(dialog);
            expectWholeKind(dialog);
            EXPECT_LE(dialog.width(), size.width());
            // The chosen type decides the suffix, even when the list does not show it.
            auto* kinds = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
            kinds->setFocus();
            QTest::keyClick(kinds, Qt::Key_Down);
            dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))
                ->setText(QString::fromStdString(m_folder.file("links")));
            dialog.accept();
        });
        const ui::SaveChoice choice = ui::askForSaveFile(
            window.get(), QStringLiteral("Save"), QString::fromStdString(m_folder.file("one.attnlab")),
            QStringLiteral("Sessions that know models by their files (*.attnlab);;Other links (*.naacl)"));
        EXPECT_EQ(choice.path, QString::fromStdString(m_folder.file("links.naacl")));
        EXPECT_EQ(choice.filter, QStringLiteral("Other links (*.naacl)"));
    }
    TemporaryFolder m_folder;
};

TEST_F(FileDialogsTest, NothingIsCutInALargeWindow) {
    open();
    save({1600, 980}, ui::ThemeKind::Light);
}

// A file may be one that lets its reader wait, and the window would wait with it.
TEST_F(FileDialogsTest, NoFileIsReadToTellItsKind) {
    open();
    m_folder.write("picture", "\x89PNG\r\n\x1a\n");
    m_folder.write("text.png", "a text");
    DialogAnswers answers;
    answers.add("QFileDialog", [&](QDialog& dialog) {
        const auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
        ASSERT_NE(list, nullptr);
        const QAbstractItemModel& model = *list->model();
        const auto kindOf = [&](const QString& name) {
            for (int row = 0; row < model.rowCount(list->rootIndex()); ++row)
                if (model.index(row, 0, list->rootIndex()).data().toString() == name)
                    return model.index(row, 2, list->rootIndex()).data().toString();
            return QString();
        };
        EXPECT_TRUE(QTest::qWaitFor([&] { return kindOf(QStringLiteral("text.png")).contains("PNG"); }));
        EXPECT_FALSE(kindOf(QStringLiteral("picture")).isEmpty());
        EXPECT_FALSE(kindOf(QStringLiteral("picture")).contains("PNG"));
        dialog.reject();
    });
    ui::askForSaveFile(window.get(), QStringLiteral("Save"), QString::fromStdString(m_folder.file("one.txt")),
                       QStringLiteral("All files (*)"));
}

TEST_F(FileDialogsTest, NothingIsCutOnASmallProjector) {
    open();
    save({1024, 744}, ui::ThemeKind::Projector);
}

}  // namespace
}  // namespace attn::test
