// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QMenu;
class QObject;

namespace attn::ui {

struct ZoomCommands {
    QString name;                           // names of the commands: "zoom", "zoomPicture"
    QString in, out;                        // their tips
    std::function<void(int steps)> zoomBy;  // above 0: larger
    std::function<void()> fit;
};
// A menu for the size of cells: larger, smaller, fitted. `parent` owns it; `receiver` is what is zoomed.
QMenu* zoomMenu(QMenu* parent, QObject* receiver, const ZoomCommands& commands);

}  // namespace attn::ui
