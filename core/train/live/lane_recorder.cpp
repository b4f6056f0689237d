// SPDX-License-Identifier: GPL-3.0-or-later
// What a live run writes down while its lanes are trained.
#include <algorithm>
#include <cmath>
#include <new>
#include <string_view>
#include <utility>

#include "core/base/told.h"
#include "core/network/shown_maps.h"
#include "core/system/thread_priority.h"
#include "core/train/live/live_state.h"

namespace attn {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::milliseconds pictureInterval{200};
constexpr Index confirmingPairs = 256;  // as many as a recipe's own measurement uses
// pairs measured at once; few, so that their memory stays in the processor's cache
constexpr Index batch = 16;

Measurement measurementOf(const Measures& found, Index update, double seconds) {
    Measurement measured{
        update,
        seconds,
        found.pairs,
        found.loss,
        found.exactMatch,
        found.tokenAccuracy,
        found.alignmentErrorRate,
        found.texts ? std::optional(std::min(found.texts->bleu.score, 100.0)) : std::nullopt};
    for (const MapMeasures& map : found.maps)
        if (const std::optional<double> error = map.alignment.errorRate())
            measured.maps.push_back({map.map, *error});
    std::sort(measured.maps.begin(), measured.maps.end(),
              [](const MapError& left, const MapError& right) { return left.map < right.map; });
    if (!found.classes)
        return measured;
    measured.macroF1 = found.classes->confusion.macroF1();
    measured.evidence = found.classes->words.hitShare();
    return measured;
}

// Eigen's allFinite asks number by number.
bool areFinite(const Vector& numbers) {
    return (numbers * Real(0)).sum() == 0;
}

bool isNewer(const std::vector<Measurement>& known, Index update) {
    return known.empty() || known.back().update < update;
}

// Adds what else the user can do.
std::string withWayBack(std::string problem) {
    for (const std::string_view stop : {".", "。"})
        if (problem.ends_with(stop))
            problem.resize(problem.size() - stop.size());
    return told("%1, or go back on the time line and branch from there with a smaller rate.", problem);
}

// Measures some held-out pairs. To confirm the first exact match it measures more.
Evaluation measured(const LaneTraining& training, const RecipeCorpora& corpora, bool isConfirmed,
                    const std::optional<MapAddress>& watched) {
    const auto options = [&](Index pairs) {
        EvaluationOptions made = measuring(training.recipe(), corpora, pairs);
        measureHeads(training.network(), made);
        // Self-attention has no alignment to be measured.
        if (watched && !isSelfAttention(*watched) &&
            std::find(made.maps->begin(), made.maps->end(), *watched) == made.maps->end()) {
            if (!std::exchange(made.measuresMaps, true))
                made.maps->clear();
            made.maps->push_back(*watched);
        }
        return made;
    };
    EvaluationOptions few = options(SnapshotSchedule::measuredPairs);
    few.batch = batch;
    few.decodes = few.vocabulary != nullptr;
    Evaluation found = evaluate(training.network(), corpora.heldOut, few);
    if (isConfirmed || found.exactMatch < LaneHistory::nearlyAll)
        return found;
    return evaluate(training.network(), corpora.heldOut, options(confirmingPairs));
}

}  // namespace

std::shared_ptr<Keyframe> keyframeOf(const LaneTraining& training) {
    auto frame = std::make_shared<Keyframe>();
    frame->state = training.state();
    frame->parameters = training.network().parameters().buffer();
    frame->mean = training.adam().mean();
    frame->square = training.adam().square();
    frame->kept = training.kept();
    return frame;
}

void LiveState::began(std::uint64_t number, std::size_t place,
                      const std::shared_ptr<const RecipeCorpora>& corpora) {
    std::vector<std::shared_ptr<ModelRequest>> asked;
    {
        const std::lock_guard lock(mutex);
        const std::shared_ptr<LiveLane> lane = laneOf(number, place);
        if (!lane)
            return;
        lane->corpora = corpora;
        setPin(*lane);
        ++lane->history.version;
        asked.swap(waiting);
    }
    for (const std::shared_ptr<ModelRequest>& request : asked)
        background.post([this, request] { serve(request); });
    wake.news();
}

void LiveState::advanced(std::uint64_t number, std::size_t place, const LaneTraining& training) {
    letTheWindowGoFirst();
    const Index update = training.state().update;
    const bool isItself = training.weightsUpdate() == update;
    bool takesSnapshot = false, measures = false, isConfirmed = false, takesPicture = false;
    std::shared_ptr<const PinnedTokens> pinned;
    std::optional<MapAddress> watched;
    std::shared_ptr<LiveLane> lane;
    {
        const std::lock_guard lock(mutex);
        lane = laneOf(number, place);
        if (!lane || replay(place, *lane, training))
            return;
        LaneHistory& history = lane->history;
        if (update > history.update()) {
            history.losses.push_back(static_cast<float>(training.lastBatch().mean()));
            history.tokensPerSecond = training.tokensPerSecond();
        }
        ++history.version;
        const Evaluation& found = training.lastMeasurement();
        if (training.state().measured == update && found.pairs > 0 && std::isfinite(found.loss) &&
            isNewer(history.measurements, update))
            recordMeasured(*lane, measurementOf(found, update, training.state().seconds));
        const bool isFirst = update == history.firstUpdate;
        takesSnapshot =
            isItself && (history.snapshots.empty() || history.snapshots.back().update < update) &&
            (isFirst || training.end() || (lane->schedule.isSnapshot(update) && !dropped.contains(update)));
        measures = isItself && !training.end() && !training.isMeasurementDue() &&
                   isNewer(history.measurements, update) && (isFirst || lane->schedule.isMeasurement(update));
        takesPicture = takesSnapshot || (isItself && Clock::now() - lane->pictured >= pictureInterval);
        isConfirmed = history.exactAt.has_value();
        watched = history.watched;
        pinned = lane->pin;
    }
    std::shared_ptr<const LanePicture> picture;
    if (takesPicture && pinned) {
        picture = pictureOf(training.network(), *pinned);
        lane->pictured = Clock::now();
    }
    // Weights that are no longer finite are of no use, so they get no snapshot.
    takesSnapshot = takesSnapshot && areFinite(training.network().parameters().buffer());
    const std::shared_ptr<Keyframe> frame = takesSnapshot ? keyframeOf(training) : nullptr;
    Evaluation found;
    if (measures)
        found = measured(training, *lane->corpora, isConfirmed, watched);
    if (takesSnapshot || takesPicture || measures) {
        const std::lock_guard lock(mutex);
        if (!laneOf(number, place))
            return;
        // True when another sentence was pinned in the meantime.
        const bool isOld = lane->pin != pinned;
        if (takesSnapshot)
            addSnapshot(place, *lane, frame, isOld ? nullptr : picture);
        if (picture && !isOld)
            lane->history.latest = {update, picture, takesSnapshot};
        if (measures && std::isfinite(found.loss))
            recordMeasured(*lane, measurementOf(found, update, training.state().seconds));
        ++lane->history.version;
    }
    wake.news();
}

// Handles a lane that is trained again: everything except its weights is already known.
bool LiveState::replay(std::size_t place, LiveLane& lane, const LaneTraining& training) {
    const Index update = training.state().update;
    LaneHistory& history = lane.history;
    const bool isBehind = update < history.update();
    if (lane.refills && update > 0 && training.weightsUpdate() == update) {
        const auto snapshot =
            std::lower_bound(history.snapshots.begin(), history.snapshots.end(), update,
                             [](const Snapshot& one, Index wanted) { return one.update < wanted; });
        if (snapshot != history.snapshots.end() && snapshot->update == update && !snapshot->hasWeights)
            addSnapshot(place, lane, keyframeOf(training), nullptr);
    }
    lane.refills = lane.refills && isBehind;
    const bool wasBehind = lane.replayed.has_value();
    lane.replayed = isBehind && !lane.isAsleep ? std::optional(update) : std::nullopt;
    if (isBehind || wasBehind) {
        ++history.version;
        wake.news();
    }
    return isBehind;
}

void LiveState::recordMeasured(LiveLane& lane, const Measurement& measurement) {
    LaneHistory& history = lane.history;
    if (!isNewer(history.measurements, measurement.update)) {
        // The new measurement covers all pairs, the old one only some.
        history.measurements.pop_back();
        ++history.snapshotsVersion;
    }
    history.measurements.push_back(measurement);
    if (!history.alignedAt && measurement.alignmentErrorRate &&
        *measurement.alignmentErrorRate < LaneHistory::rightAlignment)
        history.alignedAt = measurement.update;
    if (!history.exactAt && measurement.exactMatch >= LaneHistory::nearlyAll)
        history.exactAt = measurement.update;
}

void LiveState::addSnapshot(std::size_t place, LiveLane& lane, std::shared_ptr<Keyframe> frame,
                            std::shared_ptr<const LanePicture> picture) {
    const Index update = frame->state.update;
    std::vector<Snapshot>& snapshots = lane.history.snapshots;
    const auto next =
        std::lower_bound(snapshots.begin(), snapshots.end(), update,
                         [](const Snapshot& snapshot, Index wanted) { return snapshot.update < wanted; });
    const bool isAtEnd = next == snapshots.end(), isThere = !isAtEnd && next->update == update;
    if (!isAtEnd)
        ++lane.history.snapshotsVersion;
    Snapshot& snapshot = isThere ? *next : *snapshots.insert(next, {update, nullptr, true});
    snapshot.hasWeights = true;
    if (picture && !snapshot.picture) {
        pictureBytes += bytesOf(*picture);
        snapshot.picture = std::move(picture);
    } else if (!snapshot.picture) {
        wantPicture(lane, update);
    }
    // The first weights need no frame, because they are drawn from the seed.
    if (update > 0)
        frames.add(place, std::move(frame));
    // The other lanes may have lost what was this lane's newest snapshot.
    if (snapshots.size() > 1 && dropped.contains(snapshots[snapshots.size() - 2].update))
        dropSnapshot(place, snapshots[snapshots.size() - 2].update);
    keepBound();
}

void LiveState::ended(std::uint64_t number, std::size_t place, const LaneStatus& status) {
    try {
        const TrainingResult& result = status.result;
        std::vector<std::shared_ptr<ModelRequest>> asked;
        std::shared_ptr<LiveLane> lane;
        std::shared_ptr<const PinnedTokens> pinned;
        {
            const std::lock_guard lock(mutex);
            lane = laneOf(number, place);
            if (!lane)
                return;
            LaneHistory& history = lane->history;
            history.end = result.end;
            history.problem = status.problem;
            if (result.end == TrainingEnd::Diverged)
                history.problem = withWayBack(std::move(history.problem));
            lane->result = result.model;
            asked.swap(waiting);
            const auto known = isNewer(history.measurements, history.update())
                                   ? Index(0)
                                   : history.measurements.back().pairs;
            if (result.evaluation.pairs > known && std::isfinite(result.evaluation.loss) &&
                result.model->training.updates == history.update())
                recordMeasured(*lane, measurementOf(result.evaluation, history.update(), result.seconds));
            pinned = lane->pin;
            ++history.version;
        }
        // The result's weights may be of an earlier update.
        if (result.model && result.model->training.updates >= lane->history.firstUpdate) {
            auto frame = std::make_shared<Keyframe>();
            frame->state.update = result.model->training.updates;
            frame->parameters = result.model->network.parameters().buffer();
            auto picture = pinned ? pictureOf(result.model->network, *pinned) : nullptr;
            const std::lock_guard lock(mutex);
            if (laneOf(number, place) && !frames.has(place, frame->state.update))
                addSnapshot(place, *lane, frame, lane->pin == pinned ? picture : nullptr);
            keepBound();
            ++lane->history.version;
        }
        for (const std::shared_ptr<ModelRequest>& request : asked)
            background.post([this, request] { serve(request); });
    } catch (const std::bad_alloc&) {
        // Without memory for them, the run goes on without these weights.
    }
    wake.news();
}

}  // namespace attn
