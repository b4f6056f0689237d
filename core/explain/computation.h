// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/decode/interventions.h"
#include "core/network/explained/explanation.h"
#include "core/network/trace.h"

namespace attn {

struct TrainedModel;

// Thrown out of a computation that was asked to stop; what it had computed until then stays.
struct ComputationStopped {};

// The arithmetic of one decoded sentence, written down number by number: a second, plain path from the tokens
// to the probabilities, in double precision and without any of the engine's code for it. Every number is
// computed from its explanation, so what is explained is what is computed. Numbers are computed when they are
// asked for, and then kept. Not safe to share between threads.
class Computation {
public:
    // `trace` gives the tokens that were read, `interventions` what was changed. Both are copied.
    Computation(std::shared_ptr<const TrainedModel> model, DecodeTrace trace, Interventions interventions);
    ~Computation();
    Computation(Computation&&) noexcept;
    Computation& operator=(Computation&&) noexcept;

    // Whether the model and its trace have such a number.
    bool has(const Quantity& quantity) const;
    // Both must only be asked for what there is.
    double value(const Quantity& quantity) const;
    Explanation explain(const Quantity& quantity) const;
    // The same number as the trace has it; none for what it does not hold.
    std::optional<double> shown(const Quantity& quantity) const;

    const DecodeTrace& trace() const;
    // From now on value and explain throw ComputationStopped once `stop` is asked for.
    void setStop(std::stop_token stop);

private:
    std::unique_ptr<class ComputationState> m_state;
};

// Where the two paths are furthest apart.
struct PathDifference {
    Quantity quantity;
    double shown = 0;  // as the trace has it
    double plain = 0;
    double difference = 0;  // of the two
    Index compared = 0;     // numbers
};
// Of all numbers that the trace holds, up to `steps` steps. `progress` is told how many of how many are done.
PathDifference largestDifference(const Computation& computation, Index steps,
                                 const std::function<void(Index done, Index all)>& progress = {});

}  // namespace attn
