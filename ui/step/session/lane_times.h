// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/decode_timing.h"
#include "ui/kit/jobs/background_job.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// Measures on a thread of its own what the shown lanes take, again whenever they decode something else.
class LaneTimes : public QObject {
    Q_OBJECT

public:
    explicit LaneTimes(QObject* parent);

    // Begins anew where lanes, texts or changes by hand are others than those measured.
    void follow(const Session& session);
    // Of the shown lanes in their order; empty while they are measured, or where that failed.
    const std::vector<DecodeTimes>& times() const { return m_times; }
    bool isMeasuring() const { return m_job.isRunning(); }

signals:
    void measured();

private:
    std::vector<DecodeInput> m_inputs;
    std::vector<DecodeTimes> m_times;
    std::shared_ptr<std::vector<DecodeTimes>> m_result;  // the job's while that runs
    BackgroundJob m_job;
};

}  // namespace attn::ui
