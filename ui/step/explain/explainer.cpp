// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explainer.h"

#include "ui/pictures/lane/explained.h"
#include "ui/step/explain/quantity_text.h"

namespace attn::ui {
namespace {

constexpr std::chrono::milliseconds patience{150};

// Throws WorkStopped.
void explainInto(ShownExplanation& result, Computation& computation, const std::stop_token& stop) {
    computation.setStop(stop);
    if (!computation.has(result.asked))
        return;
    result.shown = computation.shown(result.asked);
    Explanation explanation = computation.explain(result.asked);
    while (isAlias(explanation)) {
        result.same.push_back(*explanation.terms.front().front().quantity);
        explanation = computation.explain(result.same.back());
    }
    result.explanation = std::move(explanation);
}

}  // namespace

std::shared_ptr<Computation> computationOf(const LaneData& lane) {
    if (!lane.trace || !isExplained(lane))
        return nullptr;
    return std::make_shared<Computation>(lane.model, *lane.trace, lane.whatIfs);
}

Explainer::Explainer(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &Explainer::began);
    connect(&m_job, &BackgroundJob::ended, this, &Explainer::end);
    connect(&session, &Session::changed, this, &Explainer::follow);
}

std::shared_ptr<const LaneData> Explainer::lane() const {
    for (const auto& lane : m_session.lanes()) {
        if (lane->id() == m_laneId)
            return lane->data();
    }
    return nullptr;
}

void Explainer::explain(const Quantity& quantity) {
    m_quantity = quantity;
    run();
}

void Explainer::forget() {
    m_laneId.clear();
    m_job.drop();
    m_patience.stop();
    m_lane = nullptr;
    m_computation = nullptr;
    m_result = nullptr;
}

void Explainer::follow() {
    if (!m_laneId.isEmpty() && lane() != m_lane)
        run();
}

void Explainer::run() {
    m_job.drop();
    const std::shared_ptr<const LaneData> before = m_lane;
    m_lane = lane();
    // The lane's trace grows in place, so the computation has a copy.
    if (!m_lane)
        m_computation = nullptr;
    else if (!m_computation || before != m_lane)
        m_computation = computationOf(*m_lane);
    m_result = std::make_shared<ShownExplanation>();
    m_result->lane = m_lane ? m_lane : before;
    m_result->asked = m_quantity;
    if (!m_computation) {
        // Without a text or a lane the number no longer exists.
        m_patience.stop();
        if (m_result->lane)
            emit explained(*m_result);
        return;
    }
    m_patience.start();
    m_job.start([computation = m_computation, result = m_result](const std::stop_token& stop,
                                                                 const BackgroundJob::Publish&) {
        explainInto(*result, *computation, stop);
        return true;
    });
}

void Explainer::end(bool isDone) {
    m_patience.stop();
    if (isDone && m_result)
        emit explained(*m_result);
}

}  // namespace attn::ui
