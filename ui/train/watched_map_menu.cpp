// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/watched_map_menu.h"

#include <QActionGroup>

#include "ui/kit/text/map_text.h"
#include "ui/train/train_controller.h"

namespace attn::ui {

WatchedMapMenu::WatchedMapMenu(TrainController& controller, int lane, QWidget* parent)
    : QMenu(tr("Watched &Map"), parent), m_controller(controller), m_lane(lane) {
    setObjectName(QStringLiteral("watchedMap"));
    menuAction()->setObjectName(QStringLiteral("watchedMapMenu"));
    menuAction()->setStatusTip(tr("Choose which attention map of the lane its pictures and its curve show"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &WatchedMapMenu::fill);
    fill();
}

int WatchedMapMenu::lane() const {
    return m_lane >= 0 ? m_lane : m_controller.selectedLane();
}

bool WatchedMapMenu::hasChoice() const {
    return m_controller.mapsOf(lane()).size() > 1;
}

void WatchedMapMenu::fill() {
    constexpr std::size_t most = 16;  // that need no submenus
    clear();
    const std::vector<MapAddress> maps = m_controller.mapsOf(lane());
    if (maps.size() < 2) {
        addAction(maps.empty() ? tr("This lane has no attention map") : tr("This lane has one attention map"))
            ->setEnabled(false);
        return;
    }
    const LaneHistory& history = m_controller.history(lane());
    const std::optional<MapAddress> watched = m_controller.watchedMap(lane());
    auto* group = new QActionGroup(this);
    QMenu* menu = this;
    std::optional<Index> layer;
    for (const MapAddress& map : maps) {
        const bool isOfLayer = map.site == MapSite::Cross || map.site == MapSite::Pool;
        if (maps.size() > most && isOfLayer && layer != map.layer) {
            layer = map.layer;
            menu = addMenu(tr("Layer %1").arg(map.layer + 1));
        } else if (!isOfLayer) {
            menu = this;
        }
        QString text = mapText(history.recipe.model, map);
        if (text.isEmpty())
            text = mapSiteText(history.recipe.model, map.site);
        text.front() = text.front().toUpper();
        QAction* action = menu->addAction(text);
        action->setObjectName(QStringLiteral("watch-") + QString::fromStdString(nameOf(map)));
        action->setStatusTip(tr("Watch this map of %1").arg(QString::fromStdString(history.name)));
        action->setCheckable(true);
        action->setChecked(map == watched);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, map, at = lane()] { m_controller.watch(at, map); });
    }
}

}  // namespace attn::ui
