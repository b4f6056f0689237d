// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace attn::test {

// As a hand does it: QTest's own leaves the button down.
inline void doubleClick(QWidget* widget, QPoint place) {
    QTest::mouseDClick(widget, Qt::LeftButton, {}, place);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, place);
}

}  // namespace attn::test
