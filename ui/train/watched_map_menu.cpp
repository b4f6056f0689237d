// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/watched_map_menu.h"

#include <QActionGroup>

#include "core/network/shown_maps.h"
#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/text/map_text.h"
#include "ui/train/train_controller.h"

namespace attn::ui {
namespace {

QString beginningLarge(QString text) {
    text.front() = text.front().toUpper();
    return text;
}

}  // namespace

WatchedMapMenu::WatchedMapMenu(TrainController& controller, QWidget* parent)
    : QMenu(tr("Watched &Map"), parent), m_controller(controller) {
    setObjectName(QStringLiteral("watchedMap"));
    menuAction()->setObjectName(QStringLiteral("watchedMapMenu"));
    menuAction()->setStatusTip(tr("Choose which attention map of the lane its pictures and its curve show"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &WatchedMapMenu::fill);
    fill();
}

void WatchedMapMenu::setCommands(const QList<QAction*>& commands) {
    m_commands = commands;
    fill();
}

void WatchedMapMenu::fill() {
    emptyMenu(*this);
    delete m_group;
    m_group = new QActionGroup(this);
    addMaps();
    if (!m_commands.isEmpty()) {
        addSeparator();
        addActions(m_commands);
    }
}

void WatchedMapMenu::addMaps() {
    constexpr std::size_t most = 16;  // that need no submenus
    const int lane = m_controller.selectedLane();
    const std::vector<MapAddress> maps = m_controller.mapsOf(lane);
    if (maps.size() < 2) {
        addAction(maps.empty() ? tr("This lane has no attention map") : tr("This lane has one attention map"))
            ->setEnabled(false);
        return;
    }
    const LaneHistory& history = m_controller.history(lane);
    const std::optional<MapAddress> watched = m_controller.watchedMap(lane);
    QMenu* menu = this;
    std::optional<MapAddress> layer;
    for (const MapAddress& map : maps) {
        const QString site = mapSiteText(history.recipe.model, map.site);
        const bool isOfLayer = isSelfAttention(map) || map.site == MapSite::Cross;
        if (!isOfLayer) {
            menu = this;
        } else if (const MapAddress first{map.site, map.layer, 0}; maps.size() > most && layer != first) {
            layer = first;
            menu = addMenu(beginningLarge(tr("%1, layer %2").arg(site).arg(map.layer + 1)));
        }
        const QString text = mapText(history.recipe.model, map);
        QAction* action = menu->addAction(beginningLarge(text.isEmpty() ? site : text));
        action->setObjectName(QStringLiteral("watch-") + QString::fromStdString(nameOf(map)));
        action->setStatusTip(tr("Watch this map of %1").arg(QString::fromStdString(history.name)));
        action->setCheckable(true);
        action->setChecked(map == watched);
        m_group->addAction(action);
        connect(action, &QAction::triggered, this, [this, map, lane] { m_controller.watch(lane, map); });
    }
}

}  // namespace attn::ui
