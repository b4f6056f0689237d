// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_table_access.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/maps/map_table.h"

namespace attn::ui {
namespace {

class MapItem : public AccessItem, public QAccessibleActionInterface {
public:
    MapItem(MapTable& table, int cell) : AccessItem(table), m_table(table), m_cell(cell) {}

    bool isValid() const override { return m_cell < static_cast<int>(m_table.places().cells.size()); }
    QRect rect() const override {
        return isValid() ? onScreen(m_table.places().cells[static_cast<std::size_t>(m_cell)].whole())
                         : QRect();
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = state.focusable = state.selectable = true;
        state.selected = m_table.isChosen(m_cell);
        state.focused = m_table.hasFocus() && m_table.peekedCell() == m_cell;
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? m_table.cellText(m_cell) : QString();
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction() && isValid())
            m_table.choose(m_cell);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    MapTable& m_table;
    int m_cell;
};

class MapList : public QAccessibleWidget {
public:
    explicit MapList(MapTable* table) : QAccessibleWidget(table, QAccessible::List) {}
    int childCount() const override { return static_cast<int>(table()->places().cells.size()); }
    QAccessibleInterface* child(int index) const override {
        return m_items.at(index, childCount(), [&] { return new MapItem(*table(), index); });
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(table()->places().cellAt(table()->mapFromGlobal(QPoint(x, y))));
    }
    int indexOfChild(const QAccessibleInterface* item) const override { return m_items.indexOf(item); }
    QAccessibleInterface* focusChild() const override { return child(table()->peekedCell()); }

private:
    MapTable* table() const { return static_cast<MapTable*>(widget()); }

    mutable AccessItems m_items;  // by cell
};

}  // namespace

void installMapTables() {
    setAccessInterface<MapList, MapTable>();
}

}  // namespace attn::ui
