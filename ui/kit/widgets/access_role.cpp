// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/access_role.h"

#include <QAccessibleWidget>
#include <QTabBar>
#include <QVariant>

namespace attn::ui {
namespace {

constexpr auto accessRoleProperty = "accessRole";

QAccessibleInterface* makeWithRole(const QString&, QObject* object) {
    const QVariant role = object->isWidgetType() ? object->property(accessRoleProperty) : QVariant();
    return role.isValid() ? new QAccessibleWidget(static_cast<QWidget*>(object),
                                                  static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

}  // namespace

void setAccessRole(QWidget& widget, QAccessible::Role role) {
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeWithRole);
        return true;
    }();
    static_cast<void>(isInstalled);
    widget.setProperty(accessRoleProperty, static_cast<int>(role));
}

void focusTabBarOnly(QTabWidget& tabs) {
    tabs.setFocusPolicy(Qt::NoFocus);  // its bar, too, which is its proxy
    tabs.tabBar()->setFocusPolicy(Qt::TabFocus);
}

}  // namespace attn::ui
