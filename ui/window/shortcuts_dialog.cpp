// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuts_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/clear_button.h"
#include "ui/window/gestures.h"

namespace attn::ui {
namespace {

enum Column { Command, Keys, Explanation };

QTreeWidgetItem* addGroup(QTreeWidget* sheet, const QString& name) {
    auto* group = new QTreeWidgetItem(sheet, {name});
    QFont bold = sheet->font();
    bold.setBold(true);
    group->setFont(Command, bold);
    group->setFirstColumnSpanned(true);
    return group;
}

// Adds the commands of a menu and of its submenus in their order.
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
            const QString where = withoutAccelerator(menu.title());
            const QString name = withoutAccelerator(action->text());
            const bool isNested = where != group->text(Command);
            group->addChild(new QTreeWidgetItem({isNested ? QStringLiteral("%1: %2").arg(where, name) : name,
                                                 keys.join(QStringLiteral(",  ")), action->statusTip()}));
        }
    }
}

// True when a row has every word in any column or in the name of its group.
bool hasWords(const QTreeWidgetItem& item, const QStringList& words) {
    QString line = item.parent()->text(Command);
    for (int column = 0; column < item.columnCount(); ++column)
        line += QLatin1Char(' ') + item.text(column);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent),
      m_search(new QLineEdit(this)),
      m_sheet(new QTreeWidget(this)),
      m_nothing(new QLabel(this)) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Shortcuts and Gestures"));
    m_search->setObjectName(QStringLiteral("shortcutsSearch"));
    m_search->setPlaceholderText(tr("Search commands, keys and gestures"));
    m_search->setAccessibleName(m_search->placeholderText());
    setClearButton(*m_search, true);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::search);
    m_sheet->setObjectName(QStringLiteral("shortcutsSheet"));
    m_sheet->setAccessibleName(windowTitle());
    m_sheet->setHeaderLabels({tr("Command or place"), tr("Keys or mouse"), tr("What it does")});
    m_sheet->setRootIsDecorated(false);
    m_sheet->setWordWrap(true);
    m_sheet->setSelectionMode(QAbstractItemView::SingleSelection);
    m_nothing->setObjectName(QStringLiteral("shortcutsNothing"));
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("tone", "muted");
    m_nothing->hide();
    addMenus(menus);
    addGestures();
    m_sheet->expandAll();
    for (const Column column : {Command, Keys}) {
        m_sheet->resizeColumnToContents(column);
        m_wanted[column] = m_sheet->columnWidth(column);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setIcon(QIcon());
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_sheet, 1);
    column->addWidget(m_nothing);
    column->addWidget(buttons);
    const int em = m_sheet->fontMetrics().height();
    resize(QSize(62 * em, 44 * em).boundedTo(parent->size() * 0.9));
    m_sheet->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sheet->header()->setMinimumSectionSize(1);
    m_sheet->viewport()->installEventFilter(this);
    fitColumns();
    connect(m_sheet->header(), &QHeaderView::sectionResized, this, &ShortcutsDialog::fitRows,
            Qt::QueuedConnection);
    m_search->setFocus();
}

void ShortcutsDialog::addMenus(const QMenuBar& menus) {
    for (const QAction* top : menus.actions()) {
        if (!top->isVisible())
            continue;
        QTreeWidgetItem* group = addGroup(m_sheet, withoutAccelerator(top->text()));
        addCommands(group, *top->menu());
        if (group->childCount() == 0)
            delete group;
    }
}

void ShortcutsDialog::addGestures() {
    for (const GestureGroup& view : gestureGroups()) {
        QTreeWidgetItem* group = addGroup(m_sheet, view.view);
        for (const Gesture& gesture : view.gestures)
            group->addChild(new QTreeWidgetItem({gesture.on, gesture.gesture, gesture.what}));
    }
}

void ShortcutsDialog::search(const QString& text) {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool isAny = false;
    for (int place = 0; place < m_sheet->topLevelItemCount(); ++place) {
        QTreeWidgetItem* group = m_sheet->topLevelItem(place);
        bool hasAny = false;
        for (int i = 0; i < group->childCount(); ++i) {
            const bool isFound = hasWords(*group->child(i), words);
            group->child(i)->setHidden(!isFound);
            hasAny = hasAny || isFound;
        }
        group->setHidden(!hasAny);
        isAny = isAny || hasAny;
    }
    m_nothing->setText(tr("No command and no gesture has “%1”.").arg(text));
    m_nothing->setVisible(!isAny);
}

bool ShortcutsDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_sheet->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QDialog::eventFilter(watched, event);
}

// Makes the columns as wide as their texts, as far as that leaves room for the descriptions.
void ShortcutsDialog::fitColumns() {
    const int room = m_sheet->viewport()->width();
    for (const Column column : {Command, Keys}) {
        m_sheet->setColumnWidth(column, std::min(m_wanted[column], room * 3 / 10));
    }
}

// Makes rows as high as their texts need at the column widths. Large type takes two lines.
void ShortcutsDialog::fitRows() {
    constexpr int margin = 8;
    const QFontMetrics metrics(m_sheet->font());
    for (int group = 0; group < m_sheet->topLevelItemCount(); ++group) {
        for (int i = 0; i < m_sheet->topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem* item = m_sheet->topLevelItem(group)->child(i);
            for (const Column column : {Command, Keys, Explanation}) {
                const int indent = column == Command ? m_sheet->indentation() : 0;
                const int width = m_sheet->columnWidth(column) - margin - indent;
                const QRect text =
                    metrics.boundingRect(QRect(0, 0, width, 1 << 12), Qt::TextWordWrap, item->text(column));
                item->setSizeHint(column, QSize(width, text.height() + margin / 2));
            }
        }
    }
}

void showShortcuts(const QMenuBar& menus, QWidget* parent) {
    if (auto* before = parent->findChild<ShortcutsDialog*>())
        before->close();  // it may show the menus of another mode
    auto* dialog = new ShortcutsDialog(menus, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

}  // namespace attn::ui
