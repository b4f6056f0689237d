// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attn::ui {

struct SaveChoice {
    QString path;  // with its ending; empty when nothing was chosen
    QString filter;
};

// Asks where to write a file, and asks again before another file is replaced. `filters` has the form of
// QFileDialog; `chosen` is the initial one, or if empty the first that has the ending of `name`.
SaveChoice askForSaveFile(QWidget* window, const QString& title, const QString& name, const QString& filters,
                          const QString& chosen = {});

}  // namespace attn::ui
