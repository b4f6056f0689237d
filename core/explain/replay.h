// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/decode/interventions.h"
#include "core/network/explained/quantity.h"
#include "core/network/models/trained_model.h"
#include "core/network/trace.h"

namespace attn {

class Sentence;

// Decodes a sentence again to look at numbers that a trace does not keep: what the network itself computed in
// its layers and heads. Going back to an earlier step starts over.
class Replay {
public:
    // `trace` must outlive it.
    Replay(std::shared_ptr<const TrainedModel> model, const DecodeTrace& trace, Interventions interventions);
    ~Replay();
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    // Nothing if the network does not keep such a number.
    std::optional<double> number(const Quantity& quantity);
    // All units of such a number, or all positions of a row of scores or weights; nullptr if the network does
    // not keep them. Valid until the next call.
    const Vector* row(const Quantity& first);

private:
    void goTo(Index step);

    std::shared_ptr<const TrainedModel> m_model;
    const DecodeTrace& m_trace;
    Interventions m_interventions;
    std::unique_ptr<Sentence> m_sentence;
    Index m_step = -1;  // the one that was computed last
    // The numbers of one row.
    Quantity m_at;
    bool m_isKnown = false, m_has = false;
    Vector m_values;
};

// Whether the numbers of a kind stand side by side by position, not by unit.
bool runsOverPositions(Kind kind);

}  // namespace attn
