// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

namespace attn::ui {
namespace {

constexpr double filterShare = 0.6;  // of the window's width, for the longest kind of file

// Large letters leave no room for the ending, which the name of the file has.
bool areWide(const QStringList& filters, const QWidget& window) {
    const int room = window.width();
    return std::any_of(filters.begin(), filters.end(), [&](const QString& filter) {
        return window.fontMetrics().horizontalAdvance(filter) > filterShare * room;
    });
}

// With its details, which the dialog may leave out.
QString chosenFilter(const QFileDialog& dialog) {
    const QString shown = dialog.selectedNameFilter();
    for (const QString& filter : dialog.nameFilters()) {
        if (filter == shown || filter.startsWith(shown + QStringLiteral(" (")))
            return filter;
    }
    return shown;
}

}  // namespace

SaveChoice askForSaveFile(QWidget* window, const QString& title, const QString& name, const QString& filters,
                          const QString& chosen) {
    // With its ending, so that the dialog asks before it takes the place of the right file.
    QFileDialog dialog(window, title, QString(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::HideNameFilterDetails, areWide(dialog.nameFilters(), *window));
    const auto takeSuffix = [&dialog] {
        const QString filter = chosenFilter(dialog);
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, takeSuffix);
    const QString ending = QStringLiteral("*.") + QFileInfo(name).suffix();
    for (const QString& filter : dialog.nameFilters())
        if (chosen.isEmpty() && filter.contains(ending))
            dialog.selectNameFilter(filter);
    if (!chosen.isEmpty())
        dialog.selectNameFilter(chosen);
    takeSuffix();
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return {dialog.selectedFiles().front(), chosenFilter(dialog)};
}

}  // namespace attn::ui
