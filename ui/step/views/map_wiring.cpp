// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/map_wiring.h"

#include <QTimer>

#include "core/base/error.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/step/views/layout_actions.h"
#include "ui/step/views/map_actions.h"

namespace attn::ui {
namespace {

// Shows the maps of the lane in focus, and reads on while there are more of them.
class MapPresenter : public QObject {
public:
    MapPresenter(Session& session, StepCursor& cursor, MapActions& maps, LaneArea& lanes)
        : QObject(&lanes), m_session(session), m_cursor(cursor), m_maps(maps), m_grid(*lanes.grid()) {
        m_timer.setInterval(0);
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &MapPresenter::refresh);
    }

    void refresh() {
        const Lane* lane = m_grid.isFocused() ? m_cursor.selectedLane() : nullptr;
        if (!lane)
            return;
        if (lane->id() != m_lane) {
            m_lane = lane->id();
            m_peek.reset();
        }
        try {
            const std::shared_ptr<const MapSet> maps = lane->maps();
            m_grid.setMaps(maps, lane->map());
            m_grid.setPeek(maps ? peekOf(*lane) : nullptr);
            if (maps && lane->hasMoreMaps())
                m_timer.start();
        } catch (const Error&) {  // the lane itself has said why it cannot be decoded
            m_grid.setMaps(nullptr, std::nullopt);
        }
        refreshBest();
    }

    void refreshBest() {
        if (const Lane* lane = m_cursor.selectedLane())
            m_grid.setBestHead({.isPossible = BestHeads::isPossible(*lane),
                                .isMeasuring = m_maps.best().isMeasuring(*lane),
                                .found = m_maps.best().of(*lane)});
    }

    void peek(const std::optional<MapAddress>& map) {
        const Lane* lane = m_cursor.selectedLane();
        m_peek = map;
        m_grid.setPeek(lane ? peekOf(*lane) : nullptr);
    }

    void choose(const MapAddress& map) {
        if (const Lane* lane = m_cursor.selectedLane())
            m_session.setMap(lane->id(), map);
    }

private:
    std::shared_ptr<const Picture> peekOf(const Lane& lane) const {
        return m_peek && m_peek != lane.map() ? lane.pictureOf(*m_peek) : nullptr;
    }

    Session& m_session;
    StepCursor& m_cursor;
    MapActions& m_maps;
    LaneGrid& m_grid;
    QTimer m_timer;
    QString m_lane;  // whose maps are shown
    std::optional<MapAddress> m_peek;
};

}  // namespace

void connectMaps(Session& session, StepCursor& cursor, MapActions& maps, LayoutActions& layout,
                 LaneArea& lanes) {
    auto* presenter = new MapPresenter(session, cursor, maps, lanes);
    LaneGrid* grid = lanes.grid();
    QObject::connect(&cursor, &StepCursor::selectionChanged, presenter, &MapPresenter::refresh);
    QObject::connect(&layout, &LayoutActions::focusChanged, presenter, &MapPresenter::refresh);
    QObject::connect(&maps, &MapActions::bestChanged, presenter, &MapPresenter::refreshBest);
    QObject::connect(grid, &LaneGrid::mapHovered, presenter, &MapPresenter::peek);
    QObject::connect(grid, &LaneGrid::mapRequested, presenter, &MapPresenter::choose);
    QObject::connect(grid, &LaneGrid::bestHeadRequested, maps.bestAction, &QAction::trigger);
    presenter->refresh();
}

}  // namespace attn::ui
