// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/reading_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>

#include "tests/ui/inspect/inspect_fixture.h"
#include "tests/ui/support/dialog_answer.h"
#include "ui/kit/theme/theme.h"

namespace attn::test {
namespace {

class ReadingDialogTest : public InspectModeTest {
protected:
    void TearDown() override {
        InspectModeTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }
    // Nothing runs off the right edge, where no bar scrolls.
    static void expectAllInside(const QDialog& dialog) {
        const auto* area = dialog.findChild<QScrollArea*>();
        ASSERT_NE(area, nullptr);
        const int room = area->viewport()->width();
        EXPECT_LE(area->widget()->width(), room);
        for (const QWidget* each : area->widget()->findChildren<QWidget*>()) {
            if (!each->isVisible())
                continue;
            EXPECT_LE(each->mapTo(area->widget(), QPoint(each->width(), 0)).x(), room)
                << each->metaObject()->className() << " " << each->objectName().toStdString();
        }
    }
};

TEST_F(ReadingDialogTest, OnASmallProjectorWordsAndChoicesHaveTheWholeWidth) {
    openDumps({dump("one.txt")});
    window->resize(1024, 768);
    ui::setTheme(ui::ThemeKind::Projector);
    DialogAnswers answers;
    answers.add("readingDialog", [](QDialog& dialog) {
        QTest::qWait(1);
        expectAllInside(dialog);
        const int room = dialog.findChild<QScrollArea*>()->viewport()->width();
        for (const QLabel* label : dialog.findChild<QScrollArea*>()->widget()->findChildren<QLabel*>()) {
            if (label->wordWrap()) {
                EXPECT_GE(label->width(), room * 3 / 4) << label->text().toStdString();
            }
        }
        const auto* format = dialog.findChild<QComboBox*>(QStringLiteral("conclusion-format"));
        ASSERT_NE(format, nullptr);
        EXPECT_GE(format->width(), format->fontMetrics().horizontalAdvance(format->currentText()) + 40);
        EXPECT_EQ(format->toolTip(), format->currentText());
        dialog.reject();
    });
    press(Qt::Key_I, Qt::ControlModifier);
    wait();
}

TEST_F(ReadingDialogTest, WhereThereIsWidthTheChoicesStandBeside) {
    openDumps({dump("one.txt")});
    window->resize(1600, 980);
    DialogAnswers answers;
    answers.add("readingDialog", [](QDialog& dialog) {
        QTest::qWait(1);
        expectAllInside(dialog);
        const auto* format = dialog.findChild<QComboBox*>(QStringLiteral("conclusion-format"));
        const auto* orientation = dialog.findChild<QComboBox*>(QStringLiteral("conclusion-orientation"));
        ASSERT_TRUE(format && orientation);
        EXPECT_EQ(format->width(), orientation->width());
        EXPECT_GT(format->x(), dialog.width() / 2);
        dialog.reject();
    });
    press(Qt::Key_I, Qt::ControlModifier);
    wait();
}

}  // namespace
}  // namespace attn::test
