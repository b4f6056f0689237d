// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

namespace attn::ui {
namespace {

constexpr int dialogCharacters = 90;

}  // namespace

SaveChoice askForSaveFile(QWidget* window, const QString& title, const QString& name, const QString& filters,
                          const QString& chosen) {
    // With its ending, so that the dialog asks before it takes the place of the right file.
    QFileDialog dialog(window, title, QString(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // Qt's own size cuts the names of formats.
    dialog.resize(std::max(dialog.width(), window->fontMetrics().averageCharWidth() * dialogCharacters),
                  dialog.height());
    const auto takeSuffix = [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, takeSuffix);
    const QString ending = QStringLiteral("*.") + QFileInfo(name).suffix();
    for (const QString& filter : dialog.nameFilters())
        if (chosen.isEmpty() && filter.contains(ending))
            dialog.selectNameFilter(filter);
    if (!chosen.isEmpty())
        dialog.selectNameFilter(chosen);
    takeSuffix(dialog.selectedNameFilter());
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return {dialog.selectedFiles().front(), dialog.selectedNameFilter()};
}

}  // namespace attn::ui
