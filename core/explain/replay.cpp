// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/replay.h"

#include <utility>

#include "core/decode/sentence.h"
#include "core/network/explained/quantity_name.h"

namespace attn {
namespace {

// Keys and values are there as soon as their step is, and stay; those of the source from the first step on.
bool stays(Kind kind) {
    return kind == Kind::Key || kind == Kind::Value || kind == Kind::FixedValue;
}
Index neededStep(const Quantity& at) {
    return at.part == Part::DecoderSelf && stays(at.kind) ? at.position : at.step;
}

}  // namespace

bool runsOverPositions(Kind kind) {
    return kind == Kind::Score || kind == Kind::AttentionWeight;
}

Replay::Replay(std::shared_ptr<const TrainedModel> model, const DecodeTrace& trace,
               Interventions interventions)
    : m_model(std::move(model)), m_trace(trace), m_interventions(std::move(interventions)) {}
Replay::~Replay() = default;

void Replay::goTo(Index step) {
    if (!m_sentence || m_step > step) {
        m_sentence = std::make_unique<Sentence>(m_model, m_trace.source, 1, m_interventions,
                                                std::vector<MapAddress>(), m_trace.readAhead);
        m_step = -1;
    }
    while (m_step < step) {
        if (m_step >= 0)
            m_sentence->carry();
        ++m_step;
        const Token previous = m_trace.readAhead.empty()
                                   ? m_trace.steps[static_cast<std::size_t>(m_step)].previous
                                   : m_trace.readAhead[static_cast<std::size_t>(m_step)];
        m_sentence->step(m_step, std::span(&previous, 1));
    }
}

std::optional<double> Replay::number(const Quantity& quantity) {
    const Index place = runsOverPositions(quantity.kind) ? quantity.position : quantity.unit;
    const Vector* values = row(quantity);
    return values && place < values->size() ? std::optional(static_cast<double>((*values)[place]))
                                            : std::nullopt;
}

const Vector* Replay::row(const Quantity& first) {
    Quantity at = first;
    (runsOverPositions(at.kind) ? at.position : at.unit) = 0;
    if (!m_isKnown || at != m_at) {
        if (isRowAStep(at.part)) {
            if (const Index step = neededStep(at); m_step < step || !stays(at.kind))
                goTo(step);
        } else if (!m_sentence) {
            goTo(-1);
        }
        m_has = m_sentence->numbers(at, m_values);
        m_at = at;
        m_isKnown = true;
    }
    return m_has ? &m_values : nullptr;
}

}  // namespace attn
