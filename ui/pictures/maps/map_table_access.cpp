// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_table_access.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <vector>

#include "ui/pictures/maps/map_table.h"

namespace attn::ui {
namespace {

class MapItem : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    MapItem(MapTable& table, int cell) : m_table(table), m_cell(cell) {}

    bool isValid() const override { return m_cell < static_cast<int>(m_table.places().cells.size()); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_table.window() ? m_table.window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_table); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QRect rect() const override {
        if (!isValid())
            return {};
        const QRect place = m_table.places().cells[static_cast<std::size_t>(m_cell)].whole().toAlignedRect();
        return {m_table.mapToGlobal(place.topLeft()), place.size()};
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
    void setText(QAccessible::Text, const QString&) override {}
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
    MapTable& m_table;  // the list's owner is destroyed with the table
    int m_cell;
};

class MapList : public QAccessibleWidget {
public:
    explicit MapList(MapTable* table) : QAccessibleWidget(table, QAccessible::List) {}
    ~MapList() override {
        for (const QAccessible::Id id : m_items)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(table()->places().cells.size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto place = static_cast<std::size_t>(index);
        if (place >= m_items.size())
            m_items.resize(place + 1, 0);
        if (m_items[place] == 0)
            m_items[place] = QAccessible::registerAccessibleInterface(new MapItem(*table(), index));
        return QAccessible::accessibleInterface(m_items[place]);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(table()->places().cellAt(table()->mapFromGlobal(QPoint(x, y))));
    }
    int indexOfChild(const QAccessibleInterface* item) const override {
        for (std::size_t i = 0; i < m_items.size(); ++i)
            if (m_items[i] != 0 && QAccessible::accessibleInterface(m_items[i]) == item)
                return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* focusChild() const override { return child(table()->peekedCell()); }

private:
    MapTable* table() const { return static_cast<MapTable*>(widget()); }

    mutable std::vector<QAccessible::Id> m_items;  // by cell; 0: not created yet
};

QAccessibleInterface* makeMapList(const QString&, QObject* object) {
    auto* table = qobject_cast<MapTable*>(object);
    return table ? new MapList(table) : nullptr;
}

}  // namespace

void installMapTables() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeMapList);
        return true;
    }();
    static_cast<void>(isInstalled);
}

void announceMap(MapTable& table, int cell) {
    if (!QAccessible::isActive() || cell < 0)
        return;
    QAccessibleEvent event(&table, QAccessible::Focus);
    event.setChild(cell);
    QAccessible::updateAccessibility(&event);
}

}  // namespace attn::ui
