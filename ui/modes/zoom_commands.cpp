// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modes/zoom_commands.h"

#include <QMenu>

#include "ui/modes/add_command.h"
#include "ui/tr.h"
#include "ui/views/lane_grid.h"

namespace attn::ui {

QMenu* zoomMenu(QMenu* parent, LaneGrid* grid) {
    QMenu* menu = parent->addMenu(tr("&Zoom"));
    addCommand(menu, QStringLiteral("zoomIn"), tr("Zoom &In"),
               tr("Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them"),
               {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, grid, [grid] { grid->zoomBy(1); });
    addCommand(menu, QStringLiteral("zoomOut"), tr("Zoom &Out"), tr("Smaller cells in all lanes"),
               {Qt::CTRL | Qt::Key_Minus}, grid, [grid] { grid->zoomBy(-1); });
    addCommand(menu, QStringLiteral("zoomToFit"), tr("&Fit"), tr("The whole sentence, as far as it fits"),
               {Qt::CTRL | Qt::Key_0}, grid, [grid] { grid->resetZoom(); });
    return menu;
}

}  // namespace attn::ui
