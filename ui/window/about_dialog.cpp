// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include <QIcon>
#include <QMessageBox>

#include "ui/kit/text/tr.h"

namespace attn::ui {
void showAbout(QWidget* parent) {
    QMessageBox box(
        QMessageBox::NoIcon, tr("About Attention Lab"),
        QStringLiteral("<h3>Attention Lab %1</h3><p>%2</p><p>%3</p>")
            .arg(QStringLiteral(ATTN_VERSION),
                 tr("Shows how attention aligns source and target, one token at a time, "
                    "in one lane for each score function."),
                 tr("Free software under the GNU General Public License, version 3 or later. Built with Qt, "
                    "QCustomPlot and Eigen.")),
        QMessageBox::Ok, parent);
    box.setTextFormat(Qt::RichText);
    box.setObjectName(QStringLiteral("about"));
    if (parent)
        box.setIconPixmap(parent->windowIcon().pixmap(64));
    box.exec();
}

}  // namespace attn::ui
