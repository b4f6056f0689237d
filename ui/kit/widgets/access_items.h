// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>
#include <algorithm>
#include <vector>

namespace attn::ui {

// A part of a drawn widget as a screen reader has it: an item of a list that holds nothing else, unless a
// class says otherwise. Its owner, the widget's own interface, is destroyed with the widget.
class AccessItem : public QAccessibleInterface {
public:
    explicit AccessItem(QWidget& widget) : m_widget(widget) {}

    QObject* object() const override { return nullptr; }
    QWindow* window() const override {
        return m_widget.window() ? m_widget.window()->windowHandle() : nullptr;
    }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_widget); }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}

protected:
    // The part of the widget that the item takes, on the screen.
    QRect onScreen(const QRectF& place) const {
        const QRect inside = place.toAlignedRect();
        return {m_widget.mapToGlobal(inside.topLeft()), inside.size()};
    }

private:
    QWidget& m_widget;
};

// The items of an owner, made when somebody asks for them.
class AccessItems {
public:
    AccessItems() = default;
    AccessItems(const AccessItems&) = delete;
    AccessItems& operator=(const AccessItems&) = delete;
    ~AccessItems() { forget(); }

    // The item of an index from 0 to `count` − 1; make() gives a new one. Null for any other index.
    template <typename Make>
    QAccessibleInterface* at(int index, int count, const Make& make) {
        if (index < 0 || index >= count)
            return nullptr;
        const auto place = static_cast<std::size_t>(index);
        m_ids.resize(std::max(m_ids.size(), static_cast<std::size_t>(count)), 0);
        if (m_ids[place] == 0)
            m_ids[place] = QAccessible::registerAccessibleInterface(make());
        return QAccessible::accessibleInterface(m_ids[place]);
    }
    // −1 for what is no item.
    int indexOf(const QAccessibleInterface* item) const {
        for (std::size_t i = 0; i < m_ids.size(); ++i)
            if (m_ids[i] != 0 && QAccessible::accessibleInterface(m_ids[i]) == item)
                return static_cast<int>(i);
        return -1;
    }
    void forget() {
        for (const QAccessible::Id id : m_ids)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
        m_ids.clear();
    }

private:
    std::vector<QAccessible::Id> m_ids;  // 0: not made yet
};

// Makes a screen reader get an `Interface` for each `Widget`. Call it in the widget's constructor.
template <typename Interface, typename Widget>
void setAccessInterface() {
    static const bool isInstalled = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* widget = qobject_cast<Widget*>(object);
            return widget ? new Interface(widget) : nullptr;
        });
        return true;
    }();
    static_cast<void>(isInstalled);
}

// Tells screen readers that the part of a widget which its interface calls focusChild() has the focus now.
inline void announceFocus(QWidget& widget) {
    if (!QAccessible::isActive())
        return;
    QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&widget);
    QAccessibleInterface* part = whole ? whole->focusChild() : nullptr;
    if (!part)
        return;
    QAccessibleEvent event(part, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

}  // namespace attn::ui
