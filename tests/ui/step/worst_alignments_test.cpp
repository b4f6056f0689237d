// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the worst alignments.
#include <QDialog>

#include "tests/ui/inspect/inspect_fixture.h"
#include "ui/inspect/sheet/contact_sheet.h"
#include "ui/kit/theme/theme.h"

namespace attn::test {
namespace {

class WorstAlignmentsTest : public InspectModeTest {
protected:
    QDialog* openWorst() {
        press(Qt::Key_B, Qt::ControlModifier);
        QTest::qWait(1);
        return window->findChild<QDialog*>(QStringLiteral("worstAlignments"));
    }
    static bool isThere(const QDialog& dialog, const char* legend) {
        const auto* found = dialog.findChild<QWidget*>(QLatin1String(legend));
        return found && found->isVisible();
    }
};

TEST_F(WorstAlignmentsTest, WhatItsPicturesShowIsExplained) {
    openDumps({dump("one.txt")});
    controller().gold().toggleLink(0, 0, 0);
    wait();
    const QDialog* dialog = openWorst();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(isThere(*dialog, "sheet-legend")) << "known links";
    EXPECT_FALSE(isThere(*dialog, "found-legend")) << "these are weights";
    // The dot is gold and the ring is hollow.
    auto* legend = dialog->findChild<QWidget*>(QStringLiteral("sheet-legend"));
    const QImage image = legend->grab().toImage();
    const int high = QFontMetrics(ui::theme().small).ascent();
    EXPECT_EQ(image.pixelColor(high / 2, image.height() / 2), ui::theme().gold);
    EXPECT_GE(legend->width(), legend->sizeHint().width());
    const auto* sheet = dialog->findChild<ui::ContactSheet*>();
    EXPECT_LT(legend->mapTo(dialog, QPoint(0, legend->height())).y(), sheet->y() + 1);
}

TEST_F(WorstAlignmentsTest, LinksOfAnAlignerAreNoWeights) {
    openDumps({QString::fromStdString(m_folder.write("links.txt", "0-0 1-1\n0-1 1-0\n"))});
    controller().gold().toggleLink(0, 0, 0);
    wait();
    const QDialog* dialog = openWorst();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(isThere(*dialog, "found-legend"));
    EXPECT_TRUE(isThere(*dialog, "sheet-legend"));
}

}  // namespace
}  // namespace attn::test
