// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/tokens/token_list.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/tokens/token_chips.h"

namespace attn::ui {
namespace {

class TokenItem : public AccessItem, public QAccessibleActionInterface {
public:
    TokenItem(TokenChips& chips, int token) : AccessItem(chips), m_chips(chips), m_token(token) {}

    bool isValid() const override { return m_token < m_chips.tokens().size(); }
    QRect rect() const override {
        return isValid() ? onScreen(m_chips.chipRect(m_token) & m_chips.rect()) : QRect();
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = state.focusable = state.selectable = true;
        state.selected = m_chips.pointedToken() == m_token;
        state.focused = state.selected && m_chips.hasFocus();
        state.offscreen = rect().isEmpty();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? m_chips.tokenDescription(m_token) : QString();
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction() && isValid())
            emit m_chips.clicked(m_token);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    TokenChips& m_chips;
    int m_token;
};

class TokenList : public QAccessibleWidget {
public:
    explicit TokenList(TokenChips* chips) : QAccessibleWidget(chips, QAccessible::List) {}

    int childCount() const override { return static_cast<int>(chips()->tokens().size()); }
    QAccessibleInterface* child(int index) const override {
        return m_items.at(index, childCount(), [&] { return new TokenItem(*chips(), index); });
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(chips()->tokenAt(chips()->mapFromGlobal(QPoint(x, y))));
    }
    int indexOfChild(const QAccessibleInterface* item) const override { return m_items.indexOf(item); }
    QAccessibleInterface* focusChild() const override { return child(chips()->pointedToken()); }

private:
    TokenChips* chips() const { return static_cast<TokenChips*>(widget()); }

    mutable AccessItems m_items;
};

}  // namespace

void installTokenLists() {
    setAccessInterface<TokenList, TokenChips>();
}

}  // namespace attn::ui
