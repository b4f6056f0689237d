// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/plain_texts.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace attn::ui {
namespace {

class PlainTexts : public QObject {
public:
    using QObject::QObject;

protected:
    // Qt polishes a label before its first picture, and the label of a tooltip before it gets its text. The
    // texts of a message box are labels, too.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Polish)
            return false;
        if (auto* label = qobject_cast<QLabel*>(watched); label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        return false;
    }
};

}  // namespace

void keepTextsPlain(QApplication& program) {
    static QObject* installed = nullptr;
    if (installed)
        return;
    installed = new PlainTexts(&program);
    program.installEventFilter(installed);
}

}  // namespace attn::ui
