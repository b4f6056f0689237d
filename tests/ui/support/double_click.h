// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace attn::test {

// Does what a hand does. QTest::mouseDClick leaves the button pressed.
inline void doubleClick(QWidget* widget, QPoint place) {
    QTest::mouseDClick(widget, Qt::LeftButton, {}, place);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, place);
}

}  // namespace attn::test
