// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/explain/computation.h"
#include "ui/kit/jobs/background_job.h"
#include "ui/step/explain/shown_explanation.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// Writes down the arithmetic of single numbers. It works on its own thread, because a number of a long text
// needs many others first. It follows the session: when the lane changes, it explains the last number again.
class Explainer : public QObject {
    Q_OBJECT

public:
    explicit Explainer(Session& session, QObject* parent);

    // Sets the id of the open lane whose numbers are explained from now on.
    void setLane(const QString& laneId) { m_laneId = laneId; }
    void explain(const Quantity& quantity);
    // Forgets what was asked for.
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
    QString m_laneId;    // empty if nothing is asked for
    Quantity m_quantity;
    std::shared_ptr<const LaneData> m_lane;      // the lane of what is computed or shown
    std::shared_ptr<Computation> m_computation;  // of its trace; the job owns it while it runs
    std::shared_ptr<ShownExplanation> m_result;  // the same
    QTimer m_patience;
    BackgroundJob m_job;
};

// nullptr without a model or a trace: there is nothing to compute.
std::shared_ptr<Computation> computationOf(const LaneData& lane);

}  // namespace attn::ui
