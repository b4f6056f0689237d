// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/left_behind.h"

#include <QMessageBox>
#include <QPushButton>

#include "core/base/error.h"
#include "ui/kit/text/time_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

int askAbout(const Autosave::LeftBehind& left, const AutosaveKind& kind, const QString& when,
             QWidget* window) {
    const bool isWhole = left.problem.isEmpty();
    QMessageBox box(isWhole ? QMessageBox::Question : QMessageBox::Warning, tr("Attention Lab"),
                    kind.endedBefore, QMessageBox::Discard | QMessageBox::Ignore, window);
    box.setObjectName(QStringLiteral("leftBehind"));
    if (isWhole)
        box.setDefaultButton(box.addButton(QMessageBox::Open));
    box.setInformativeText(isWhole ? tr("%1, kept %2.").arg(left.what, when)
                                   : tr("The copy of %1 cannot be opened: %2").arg(when, left.problem));
    box.button(QMessageBox::Ignore)->setText(tr("Ask &Later"));
    box.setEscapeButton(QMessageBox::Ignore);
    return box.exec();
}

}  // namespace

bool offerLeftBehind(const AutosaveKind& kind, QWidget* window, const OpenLeftBehind& open,
                     const std::function<void(const QString&)>& problem) {
    for (const Autosave::LeftBehind& left : Autosave::leftBehind(kind)) {
        const QString when = dateText(left.when);
        const int chosen = askAbout(left, kind, when, window);
        try {
            if (chosen == QMessageBox::Open) {
                open(left.path, Autosave::hold(left.path), kind.back.arg(when));
                return true;
            }
            if (chosen == QMessageBox::Discard)
                Autosave::remove(left.path);
        } catch (const Error& error) {
            problem(QString::fromUtf8(error.what()));
        }
    }
    return false;
}

}  // namespace attn::ui
