// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/numbers/lane_numbers.h"

#include <algorithm>

namespace attn::ui {
namespace {

constexpr std::size_t mostRows = 4000;

}  // namespace

void LaneNumbers::follow(const std::shared_ptr<const LaneData>& lane) {
    const bool isSame = lane && m_lane && lane->trace && lane->trace == m_lane->trace &&
                        lane->model == m_lane->model && lane->whatIfs == m_lane->whatIfs;
    m_lane = lane;
    if (isSame)
        return;
    m_replay.reset();
    m_rows.clear();
    m_partsOf.first = m_lensOf = -1;
}

void LaneNumbers::forget() {
    if (m_rows.size() > mostRows)
        m_rows.clear();
}

const Vector* LaneNumbers::row(const Quantity& first) const {
    if (!m_lane || !m_lane->model || !m_lane->trace)
        return nullptr;
    const auto known = m_rows.find(first);
    if (known != m_rows.end())
        return known->second ? &*known->second : nullptr;
    std::optional<Vector> values = first.kind == Kind::MeanWeight ? mean(first) : read(first);
    const std::optional<Vector>& kept = m_rows[first] = std::move(values);
    return kept ? &*kept : nullptr;
}

std::optional<Vector> LaneNumbers::read(const Quantity& first) const {
    if (!m_replay)
        m_replay = std::make_unique<Replay>(m_lane->model, *m_lane->trace, m_lane->whatIfs);
    const Vector* values = m_replay->row(first);
    return values ? std::optional(*values) : std::nullopt;
}

std::optional<Vector> LaneNumbers::mean(const Quantity& first) const {
    const ModelConfig& config = m_lane->model->network.config();
    const Index heads = first.part == Part::EncoderSelf ? config.encoder.heads : config.decoder.heads;
    Vector sum;
    for (Index head = 0; head < heads; ++head) {
        Quantity weights = like(first, Kind::AttentionWeight);
        weights.head = head;
        const Vector* own = row(weights);
        if (!own)
            return std::nullopt;
        // One head may read ahead.
        if (own->size() > sum.size())
            sum.conservativeResizeLike(Vector::Zero(own->size()));
        sum.head(own->size()) += *own;
    }
    return Vector(sum / static_cast<Real>(heads));
}

std::optional<StreamNumbers> LaneNumbers::stream(Index step) const {
    const bool hasStep = m_lane && m_lane->model && m_lane->trace && step >= 0 &&
                         step < static_cast<Index>(m_lane->trace->steps.size());
    if (!hasStep || !hasResidualStream(m_lane->model->network.config()))
        return std::nullopt;
    return StreamNumbers{*m_lane->model, *m_lane->trace, [this](const Quantity& quantity) {
                             Quantity first = quantity;
                             first.unit = 0;
                             const Vector* values = row(first);
                             return values ? static_cast<double>((*values)[quantity.unit]) : 0.0;
                         }};
}

const std::vector<StreamPart>& LaneNumbers::parts(Index step, Token token) const {
    if (m_partsOf != std::pair(step, token)) {
        const std::optional<StreamNumbers> numbers = stream(step);
        m_parts = numbers ? residualParts(*numbers, step, token) : std::vector<StreamPart>();
        m_partsOf = {numbers ? step : -1, token};
    }
    return m_parts;
}

const std::vector<LensReading>& LaneNumbers::lens(Index step) const {
    if (m_lensOf != step) {
        const std::optional<StreamNumbers> numbers = stream(step);
        m_lens = numbers ? logitLens(*numbers, step) : std::vector<LensReading>();
        m_lensOf = numbers ? step : -1;
    }
    return m_lens;
}

Index headOf(const StageChoice& choice, Index count) {
    if (count <= 1)
        return 0;
    return choice.head == MapAddress::allHeads ? choice.head : std::min(choice.head, count - 1);
}

StageChoices choicesOf(const ModelConfig& config) {
    if (hasResidualStream(config))
        return {config.decoder.layers, config.decoder.heads, true};
    if (config.encoder.kind == "self_attention")
        return {config.encoder.layers, config.encoder.heads, false};
    if (config.encoder.kind == "convolution")
        return {config.encoder.layers, 0, false};
    return {};
}

}  // namespace attn::ui
