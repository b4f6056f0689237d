// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane_times.h"

#include <algorithm>

#include "core/network/models/trained_model.h"
#include "ui/kit/text/string_lists.h"

namespace attn::ui {
namespace {

// The input that decodes what the lane shows; empty before it has begun.
DecodeInput inputOf(const LaneData& lane, bool readsReference) {
    if (!lane.trace || !lane.model)
        return {};
    DecodeInput input{lane.model, lane.trace->source, {}};
    input.options.interventions = lane.whatIfs;
    if (readsReference && !lane.referenceTokens.isEmpty()) {
        input.options.force = true;
        input.options.target = lane.model->target.ids(stringsOf(lane.referenceTokens));
    }
    return input;
}

bool isSame(const DecodeInput& a, const DecodeInput& b) {
    return a.model == b.model && a.source == b.source && a.options.force == b.options.force &&
           a.options.target == b.options.target && a.options.interventions == b.options.interventions;
}

}  // namespace

LaneTimes::LaneTimes(QObject* parent) : QObject(parent) {
    connect(&m_job, &BackgroundJob::ended, this, [this](bool isDone) {
        if (isDone)
            m_times = std::move(*m_result);
        emit measured();
    });
}

void LaneTimes::follow(const Session& session) {
    std::vector<DecodeInput> inputs;
    for (const Lane* lane : session.shownLanes())
        inputs.push_back(inputOf(*lane->data(), session.effectiveReads() == DecoderReads::Reference));
    if (std::equal(inputs.begin(), inputs.end(), m_inputs.begin(), m_inputs.end(), isSame))
        return;
    m_job.drop();
    m_inputs = std::move(inputs);
    m_times.clear();
    m_result = std::make_shared<std::vector<DecodeTimes>>();
    m_job.start([inputs = m_inputs, result = m_result](const std::stop_token& stop, const auto&) {
        *result = measureDecoding(inputs, {}, stop);
        return !stop.stop_requested();
    });
}

}  // namespace attn::ui
