// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attn::ui {

struct SaveChoice {
    QString path;  // with its ending; empty: nothing was chosen
    QString filter;
};

// Asks where a file shall be written, and before it takes the place of another one. `filters` as QFileDialog
// has them; `chosen` is the one it starts with, empty: the first that has the ending of `name`.
SaveChoice askForSaveFile(QWidget* window, const QString& title, const QString& name, const QString& filters,
                          const QString& chosen = {});

}  // namespace attn::ui
