// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/explain/computation.h"
#include "ui/kit/jobs/background_job.h"
#include "ui/step/explain/shown_explanation.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// Writes the arithmetic of single numbers down, on a thread of its own: of a long text a number needs many
// others first. Follows the session: what was explained last is explained anew when its lane has changed.
class Explainer : public QObject {
    Q_OBJECT

public:
    explicit Explainer(Session& session, QObject* parent);

    // Score of an open lane: what is explained from now on is of it.
    void setLane(const QString& laneId) { m_laneId = laneId; }
    void explain(const Quantity& quantity);
    // Nothing is asked for any more.
    void forget();

signals:
    void began();  // it takes longer than a moment
    void explained(const attn::ui::ShownExplanation& shown);

private:
    void follow();
    void run();
    void end(bool isDone);
    std::shared_ptr<const LaneData> lane() const;

    Session& m_session;  // outlives this
    QString m_laneId;    // empty: nothing is asked for
    Quantity m_quantity;
    std::shared_ptr<const LaneData> m_lane;      // of what is computed or shown
    std::shared_ptr<Computation> m_computation;  // of its trace; the job's while that runs
    std::shared_ptr<ShownExplanation> m_result;  // the same
    QTimer m_patience;
    BackgroundJob m_job;
};

// Without a model or a trace there is nothing to compute.
std::shared_ptr<Computation> computationOf(const LaneData& lane);

}  // namespace attn::ui
