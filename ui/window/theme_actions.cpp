// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/theme_actions.h"

#include <QAction>
#include <QPixmapCache>

namespace attn::ui {
namespace {

// An action's data is its name in the settings.
void check(QActionGroup* group, const QString& name) {
    for (QAction* action : group->actions()) {
        if (action->data().toString() == name) {
            action->setChecked(true);
            return;
        }
    }
    group->actions().first()->setChecked(true);
}

}  // namespace

ThemeActions::ThemeActions(QObject* parent)
    : QObject(parent), m_themes(new QActionGroup(this)), m_maps(new QActionGroup(this)) {
    add(m_themes, QStringLiteral("system"), tr("&System"),
        tr("Light or dark, like the desktop when the program started"), Qt::CTRL | Qt::ALT | Qt::Key_S)
        ->setChecked(true);
    add(m_themes, QStringLiteral("light"), tr("&Light"), tr("Dark text on a light ground"),
        Qt::CTRL | Qt::ALT | Qt::Key_L);
    add(m_themes, QStringLiteral("dark"), tr("&Dark"), tr("Light text on a dark ground"),
        Qt::CTRL | Qt::ALT | Qt::Key_D);
    add(m_themes, QStringLiteral("projector"), tr("&Projector"),
        tr("Large labels and thick lines for a lecture hall"), Qt::CTRL | Qt::ALT | Qt::Key_P);
    add(m_maps, QStringLiteral("blues"), tr("&Blues"), tr("Weights from white to dark blue"))
        ->setChecked(true);
    add(m_maps, QStringLiteral("cividis"), tr("&Cividis"),
        tr("Weights from yellow to blue, even for colour-blind eyes"));
    add(m_maps, QStringLiteral("grey"), tr("&Grey"), tr("Weights in grey, as the papers print them"));
    connect(m_themes, &QActionGroup::triggered, this, &ThemeActions::apply);
    connect(m_maps, &QActionGroup::triggered, this, &ThemeActions::apply);
}

QAction* ThemeActions::add(QActionGroup* group, const QString& name, const QString& text, const QString& tip,
                           const QKeySequence& key) {
    QAction* action = group->addAction(text);
    action->setCheckable(true);
    action->setData(name);
    action->setObjectName(name);
    action->setStatusTip(tip);
    action->setToolTip(tip);
    action->setShortcut(key);
    return action;
}

void ThemeActions::choose(const QString& themeName, const QString& mapName) {
    check(m_themes, themeName);
    check(m_maps, mapName);
    apply();
}

void ThemeActions::chooseTheme(ThemeKind kind) {
    const QString name = kind == ThemeKind::Dark        ? QStringLiteral("dark")
                         : kind == ThemeKind::Projector ? QStringLiteral("projector")
                                                        : QStringLiteral("light");
    choose(name, mapName());
}

QString ThemeActions::themeName() const {
    return m_themes->checkedAction()->data().toString();
}

QString ThemeActions::mapName() const {
    return m_maps->checkedAction()->data().toString();
}

void ThemeActions::apply() {
    const QString name = themeName();
    const ThemeKind kind = name == QLatin1String("dark")        ? ThemeKind::Dark
                           : name == QLatin1String("projector") ? ThemeKind::Projector
                           : name == QLatin1String("light")     ? ThemeKind::Light
                                                                : systemTheme();
    QPixmapCache::clear();  // drops icons in colours that are no longer used
    const QString map = mapName();
    setTheme(kind, map == QLatin1String("cividis") ? ColourMap::Cividis
                   : map == QLatin1String("grey")  ? ColourMap::Grey
                                                   : ColourMap::Blues);
}

}  // namespace attn::ui
