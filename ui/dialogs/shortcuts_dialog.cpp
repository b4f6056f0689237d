// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcuts_dialog.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/tr.h"

namespace attn::ui {
namespace {

QString plain(QString text) {
    return text.remove(QLatin1Char('&'));
}

// Commands of a menu and of its submenus, in their order.
void addCommands(QTreeWidgetItem* group, const QMenu& menu) {
    for (const QAction* action : menu.actions()) {
        if (!action->isVisible())
            continue;
        if (action->menu() != nullptr) {
            addCommands(group, *action->menu());
            continue;
        }
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys.append(key.toString(QKeySequence::NativeText));
        if (!keys.isEmpty()) {
            const QString where = plain(menu.title());
            const QString name = plain(action->text());
            const bool isNested = where != group->text(0);
            group->addChild(new QTreeWidgetItem({isNested ? QStringLiteral("%1: %2").arg(where, name) : name,
                                                 keys.join(QStringLiteral(",  ")), action->statusTip()}));
        }
    }
}

// Rows as high as their explanations need in the width that the last column has: large type takes two lines.
void fitRows(QTreeWidget& sheet) {
    constexpr int explanation = 2, margin = 8;
    const int width = sheet.columnWidth(explanation) - margin;
    const QFontMetrics metrics(sheet.font());
    for (int group = 0; group < sheet.topLevelItemCount(); ++group) {
        for (int i = 0; i < sheet.topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem* item = sheet.topLevelItem(group)->child(i);
            const QRect text =
                metrics.boundingRect(QRect(0, 0, width, 1 << 12), Qt::TextWordWrap, item->text(explanation));
            item->setSizeHint(explanation, QSize(width, text.height() + margin / 2));
        }
    }
}

}  // namespace

void showShortcuts(const QMenuBar& menus, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("shortcutsDialog"));
    dialog->setWindowTitle(tr("Shortcuts"));

    auto* sheet = new QTreeWidget(dialog);
    sheet->setAccessibleName(tr("Shortcuts"));
    sheet->setHeaderLabels({tr("Command"), tr("Keys"), tr("What it does")});
    sheet->setRootIsDecorated(false);
    sheet->setWordWrap(true);
    sheet->setSelectionMode(QAbstractItemView::SingleSelection);
    for (const QAction* top : menus.actions()) {
        if (!top->isVisible())
            continue;
        auto* group = new QTreeWidgetItem(sheet, {plain(top->text())});
        QFont bold = sheet->font();
        bold.setBold(true);
        group->setFont(0, bold);
        addCommands(group, *top->menu());
        if (group->childCount() == 0)
            delete group;
    }
    sheet->expandAll();
    for (int column = 0; column < 2; ++column)
        sheet->resizeColumnToContents(column);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setIcon(QIcon());
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(sheet);
    column->addWidget(buttons);
    const int em = sheet->fontMetrics().height();
    dialog->resize(QSize(62 * em, 44 * em).boundedTo(parent->size() * 0.9));
    QObject::connect(
        sheet->header(), &QHeaderView::sectionResized, sheet, [sheet] { fitRows(*sheet); },
        Qt::QueuedConnection);
    dialog->show();
}

}  // namespace attn::ui
