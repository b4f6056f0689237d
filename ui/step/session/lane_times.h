// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/decode_timing.h"
#include "ui/kit/jobs/background_job.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// Measures the times of the shown lanes on its own thread, again whenever they decode something else.
class LaneTimes : public QObject {
    Q_OBJECT

public:
    explicit LaneTimes(QObject* parent);

    // Starts again if lanes, texts or changes by hand differ from those that were measured.
    void follow(const Session& session);
    // The times of the shown lanes in their order. Empty while they are measured, or if that failed.
    const std::vector<DecodeTimes>& times() const { return m_times; }
    bool isMeasuring() const { return m_job.isRunning(); }

signals:
    void measured();

private:
    std::vector<DecodeInput> m_inputs;
    std::vector<DecodeTimes> m_times;
    std::shared_ptr<std::vector<DecodeTimes>> m_result;  // the job owns it while it runs
    BackgroundJob m_job;
};

}  // namespace attn::ui
