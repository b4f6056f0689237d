// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

namespace attn::ui {
namespace {

constexpr double filterShare = 0.6;  // largest share of the window's width for a kind of file

// Whether some kind of file is too wide for the window. Then its ending is hidden, which the file name shows
// anyway.
bool areWide(const QStringList& filters, const QWidget& window) {
    const int room = window.width();
    return std::any_of(filters.begin(), filters.end(), [&](const QString& filter) {
        return window.fontMetrics().horizontalAdvance(filter) > filterShare * room;
    });
}

// The chosen filter with its details, which the dialog may hide.
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
    // The dialog adds the ending itself, so that it asks before the right file is replaced.
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
