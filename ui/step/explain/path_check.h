// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/explain/computation.h"
#include "ui/kit/jobs/background_job.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Computes the numbers of a lane's shown steps by the plain path and compares them with the trace. It works
// on its own thread.
class PathCheck : public QObject {
    Q_OBJECT

public:
    explicit PathCheck(QObject* parent);

    // Starts a check, and stops one that is running. The lane must have a model and a trace.
    void start(const std::shared_ptr<const LaneData>& lane, int steps);
    // Stops the check and forgets its result.
    void drop();
    bool isRunning() const { return m_job.isRunning(); }
    // The lane of the running or the last check; nullptr if there is none.
    const std::shared_ptr<const LaneData>& lane() const { return m_lane; }
    int steps() const { return m_steps; }

signals:
    void progressed(int done, int all);
    void ended(const attn::PathDifference& difference);

private:
    std::shared_ptr<const LaneData> m_lane;
    int m_steps = 0;
    std::shared_ptr<PathDifference> m_result;  // the job owns it while it runs
    BackgroundJob m_job;
};

// "4 120 numbers recomputed by a plain path in double precision: largest difference 2.1e−07, at …"
QString checkSentence(const PathDifference& difference, const LaneData& lane);

}  // namespace attn::ui
