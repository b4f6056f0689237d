// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialog>

#include "tests/ui/window_fixture.h"

namespace attn::test {
namespace {

class ShortcutsDialogTest : public WindowTest {};

TEST_F(ShortcutsDialogTest, F1OpensItAndEscapeClosesIt) {
    open();
    waitUntilDecoded();  // until then Escape stops decoding
    press(Qt::Key_F1);
    auto* sheet = window->findChild<QDialog*>(QStringLiteral("shortcutsDialog"));
    ASSERT_NE(sheet, nullptr);
    EXPECT_TRUE(sheet->isVisible());
    QTest::keyClick(sheet, Qt::Key_Escape);
    EXPECT_FALSE(sheet->isVisible());
}

}  // namespace
}  // namespace attn::test
