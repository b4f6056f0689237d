// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/zoom_commands.h"

#include <QMenu>

#include "ui/kit/commands/add_command.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

QMenu* zoomMenu(QMenu* parent, QObject* receiver, const ZoomCommands& commands) {
    QMenu* menu = parent->addMenu(tr("&Zoom"));
    const std::function<void(int)> zoomBy = commands.zoomBy;
    addCommand(menu, commands.name + QStringLiteral("In"), tr("Zoom &In"), commands.in,
               {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, receiver, [zoomBy] { zoomBy(1); });
    addCommand(menu, commands.name + QStringLiteral("Out"), tr("Zoom &Out"), commands.out,
               {Qt::CTRL | Qt::Key_Minus}, receiver, [zoomBy] { zoomBy(-1); });
    addCommand(menu, commands.name + QStringLiteral("ToFit"), tr("&Fit"),
               tr("The whole sentence, as far as it fits"), {Qt::CTRL | Qt::Key_0}, receiver, commands.fit);
    return menu;
}

}  // namespace attn::ui
