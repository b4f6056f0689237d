// SPDX-License-Identifier: GPL-3.0-or-later
// Of TrainController: what is shown of a run, and models taken out of it.
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/network/models/seq2seq.h"
#include "core/network/shown_maps.h"
#include "ui/train/time/picture_stops.h"
#include "ui/train/train_controller.h"

namespace attn::ui {

void TrainController::setShownUpdate(std::optional<Index> update) {
    if (update)
        update = snapshotBefore(*update);
    if (update == m_shown)
        return;
    m_shown = update;
    emit selectionChanged();
}

std::set<Index> TrainController::stops() const {
    std::vector<const LaneHistory*> lanes;
    for (const LaneHistory& lane : m_histories)
        lanes.push_back(&lane);
    return pictureStops(lanes);
}

Index TrainController::snapshotBefore(Index update) const {
    const std::set<Index> updates = stops();
    if (const auto after = updates.upper_bound(update); after != updates.begin())
        return *std::prev(after);
    // That snapshot's picture is still to be made.
    Index found = 0;
    for (const LaneHistory& lane : m_histories) {
        for (const Snapshot& snapshot : lane.snapshots) {
            if (snapshot.update > update)
                break;
            found = std::max(found, snapshot.update);
        }
    }
    return found;
}

void TrainController::goBySnapshots(int count) {
    const std::set<Index> updates = stops();
    if (updates.empty())
        return;
    const Index from = m_shown.value_or(newestUpdate());
    if (count < 0) {
        auto place = updates.lower_bound(from);
        for (int i = 0; i > count && place != updates.begin(); --i)
            --place;
        setShownUpdate(*place);
        return;
    }
    auto place = updates.upper_bound(from);
    for (int i = 1; i < count && place != updates.end(); ++i)
        ++place;
    // The newest update counts as live.
    const bool isNewest = place == updates.end() || *place == newestUpdate();
    setShownUpdate(isNewest ? std::nullopt : std::optional(*place));
}

const Snapshot* TrainController::snapshotOf(int lane) const {
    const LaneHistory& found = history(lane);
    if (!m_shown)
        return found.latest.picture || found.snapshots.empty() ? &found.latest : &found.snapshots.back();
    // A branch that begins later shows its first snapshot.
    const Snapshot* best = found.snapshots.empty() ? nullptr : &found.snapshots.front();
    for (const Snapshot& snapshot : found.snapshots) {
        if (snapshot.update > *m_shown)
            break;
        if (snapshot.picture)
            best = &snapshot;
    }
    return best;
}

Index TrainController::shownUpdateOf(int lane) const {
    const Snapshot* snapshot = snapshotOf(lane);
    // Before it begins, a branch is its origin.
    return snapshot ? std::min(snapshot->update, m_shown.value_or(snapshot->update)) : 0;
}

// Lanes with the same score are told apart by their names in the run. A branch's name says where it comes
// from.
LaneLook TrainController::lookOf(int lane) const {
    int root = lane;
    while (history(root).origin)
        root = static_cast<int>(history(root).origin->lane);
    const auto score = [&](int each) { return history(each).recipe.model.attention.score; };
    LaneLook look{{}, m_colours[static_cast<std::size_t>(lane)]};
    for (int other = 0; other < laneCount(); ++other)
        if (other != root && !history(other).origin && score(other) == score(root))
            look.name = QString::fromStdString(history(root).name);
    for (const LaneSetup& given : m_setup.lanes)
        if (!given.name.empty() && given.name == history(root).name)
            look.name = QString::fromStdString(given.name);
    return look;
}

std::shared_ptr<const LaneData> TrainController::laneData(int lane) const {
    const Snapshot* snapshot = snapshotOf(lane);
    const Snapshot none;
    const Snapshot& shown = snapshot ? *snapshot : none;
    Shown& kept = m_data[static_cast<std::size_t>(lane)];
    const std::size_t measurements = history(lane).measurements.size();
    const bool hasEnded = history(lane).end.has_value();
    if (!kept.data || kept.picture != shown.picture.get() || kept.update != shown.update ||
        kept.measurements != measurements || kept.wanted != m_shown || kept.hasEnded != hasEnded)
        kept = {shown.picture.get(),
                shown.update,
                measurements,
                m_shown,
                hasEnded,
                watchedLane(history(lane), lookOf(lane), shown, m_shown, m_sentence, m_corpora)};
    return kept.data;
}

const TrainController::WatchedMaps& TrainController::watchedMaps(int lane) const {
    m_maps.resize(m_histories.size());
    WatchedMaps& known = m_maps[static_cast<std::size_t>(lane)];
    const LaneHistory& found = history(lane);
    if (known.epoch == found.epoch)
        return known;
    // The maps do not depend on the sizes of the vocabularies.
    ModelConfig config = found.recipe.model;
    config.sourceSize = config.targetSize = unknownToken + 2;
    const Seq2Seq network(config);
    known = {found.epoch, watchableMaps(network), network.alignment()};
    return known;
}

std::vector<MapAddress> TrainController::mapsOf(int lane) const {
    return lane >= 0 && lane < laneCount() ? watchedMaps(lane).maps : std::vector<MapAddress>();
}

std::optional<MapAddress> TrainController::watchedMap(int lane) const {
    if (lane < 0 || lane >= laneCount())
        return std::nullopt;
    return history(lane).watched ? history(lane).watched : watchedMaps(lane).usual;
}

void TrainController::watch(int lane, const MapAddress& map) {
    if (!m_run || lane < 0 || lane >= laneCount() || watchedMap(lane) == map)
        return;
    // Another run may have come while the menu with this map was open.
    const std::vector<MapAddress>& maps = watchedMaps(lane).maps;
    if (std::find(maps.begin(), maps.end(), map) == maps.end())
        return;
    const bool isUsual = watchedMaps(lane).usual == map;
    m_run->watch(static_cast<std::size_t>(lane), isUsual ? std::nullopt : std::optional(map));
    refresh();
    emit selectionChanged();
}

void TrainController::requestModels(const std::vector<int>& lanes, const QString& purpose) {
    if (!m_run || lanes.empty())
        return;
    Request request;
    request.id = ++m_lastRequest;
    request.purpose = purpose;
    request.models.resize(lanes.size());
    request.missing = lanes.size();
    m_requests.push_back(std::move(request));
    const int id = m_lastRequest;
    for (std::size_t place = 0; place < lanes.size(); ++place) {
        const std::optional<Index> update =
            m_shown ? std::optional(shownUpdateOf(lanes[place])) : std::nullopt;
        auto answer = [this, id, place](std::shared_ptr<const TrainedModel> model, const std::string& text) {
            QMetaObject::invokeMethod(
                this,
                [this, id, place, model = std::move(model), text = QString::fromStdString(text)] {
                    takeModel(id, place, model, text);
                },
                Qt::QueuedConnection);
        };
        std::stop_source stop =
            m_run->model(static_cast<std::size_t>(lanes[place]), update, std::move(answer));
        const auto found = std::find_if(m_requests.begin(), m_requests.end(),
                                        [&](const Request& other) { return other.id == id; });
        if (found != m_requests.end())
            found->stops.push_back(std::move(stop));
    }
    emit changed();
}

void TrainController::takeModel(int request, std::size_t place, std::shared_ptr<const TrainedModel> model,
                                const QString& text) {
    const auto found = std::find_if(m_requests.begin(), m_requests.end(),
                                    [&](const Request& other) { return other.id == request; });
    if (found == m_requests.end())
        return;
    if (!model) {
        for (std::stop_source& stop : found->stops)
            stop.request_stop();
        m_requests.erase(found);
        emit problem(text);
        emit changed();
        return;
    }
    found->models[place] = std::move(model);
    if (--found->missing > 0)
        return;
    const Request done = std::move(*found);
    m_requests.erase(found);
    emit modelsReady(done.models, done.purpose);
    emit changed();
}

void TrainController::cancelModels() {
    for (Request& request : m_requests)
        for (std::stop_source& stop : request.stops)
            stop.request_stop();
    m_requests.clear();
}

}  // namespace attn::ui
