// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane/best_heads.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/network/shown_maps.h"
#include "core/train/corpora/fresh_pairs.h"
#include "core/train/evaluation.h"

namespace attn::ui {
namespace {

constexpr std::uint64_t freshSeed = 161803;

bool isHead(const MapAddress& map) {
    return map.site == MapSite::Cross && map.head != MapAddress::allHeads;
}

// Throws Error. After a stop the result means nothing.
BestMap measureHeads(const TrainedModel& model, const std::string& name, const std::stop_token& stop,
                     const BackgroundJob::Publish& publish) {
    const FreshTask fresh = freshTask({&model}, {name}, model.training.task, {}, stop);
    std::set<std::string> seen = fresh.seen;
    const Corpus corpus = taskCorpus(*fresh.task, model.tokenizers, model.source, model.target,
                                     BestHeads::pairCount, freshSeed, seen, stop);
    if (stop.stop_requested())
        return {};
    EvaluationOptions options;
    options.count = static_cast<Index>(corpus.pairs.size());
    options.measuresMaps = true;
    options.decodes = false;
    options.batch = 16;
    options.publish = [&](Index done) {
        publish(static_cast<int>(done), static_cast<int>(BestHeads::pairCount));
    };
    const Evaluation evaluation = evaluate(model.network, corpus, options, stop);
    std::optional<BestMap> best;
    for (const MapMeasures& each : evaluation.maps) {
        const std::optional<double> error = each.alignment.errorRate();
        if (isHead(each.map) && error && (!best || *error < best->errorRate))
            best = BestMap{each.map, *error, evaluation.pairs};
    }
    if (!best && !stop.stop_requested())
        throw Error(name + ": no pair of its task has a known link, so no head is the best.");
    return best.value_or(BestMap());
}

}  // namespace

BestHeads::BestHeads(QObject* parent) : QObject(parent) {
    connect(&m_job, &BackgroundJob::ended, this, &BestHeads::finish);
}

bool BestHeads::isPossible(const Lane& lane) {
    const std::vector<MapAddress> maps = alignmentMaps(lane.model()->network);
    return lane.hasKnownLinks() && std::count_if(maps.begin(), maps.end(), isHead) > 1;
}

std::optional<BestMap> BestHeads::of(const Lane& lane) const {
    const auto known = m_known.find(lane.model());
    return known == m_known.end() ? std::nullopt : std::optional(known->second);
}

bool BestHeads::isMeasuring(const Lane& lane) const {
    return m_job.isRunning() && m_model == lane.model();
}

void BestHeads::find(const Lane& lane) {
    if (const std::optional<BestMap> known = of(lane)) {
        emit found(lane.id(), *known);
        return;
    }
    if (isMeasuring(lane))
        return;
    m_job.drop();
    m_model = lane.model();
    m_lane = lane.id();
    m_result = std::make_shared<BestMap>();
    m_job.start([model = m_model, name = lane.name().toStdString(), result = m_result](
                    const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        *result = measureHeads(*model, name, stop, publish);
        return !stop.stop_requested();
    });
    emit changed();
}

void BestHeads::cancel() {
    m_job.drop();
    m_model.reset();
    emit changed();
}

void BestHeads::finish(bool isDone, const QString& sentence) {
    const std::shared_ptr<const TrainedModel> model = std::move(m_model);
    if (isDone && model)
        m_known[model] = *m_result;
    emit changed();
    if (isDone && model)
        emit found(m_lane, *m_result);
    else if (!sentence.isEmpty())
        emit problem(sentence);
}

}  // namespace attn::ui
