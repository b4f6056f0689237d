// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/explained/explanation.h"
#include "core/network/trace.h"

namespace attn {

struct TrainedModel;

// The arithmetic of one decoded sentence, written down number by number. This is a second, plain path from
// the tokens to the probabilities, in double precision, which uses none of the engine's code. Every number is
// computed from its explanation, so the explanation is always the computation. A number is computed when it
// is first asked for, and then kept. Threads must not share it.
class Computation {
public:
    // `trace` gives the tokens that were read, `interventions` what was changed. Both are copied.
    Computation(std::shared_ptr<const TrainedModel> model, DecodeTrace trace, Interventions interventions);
    ~Computation();
    Computation(Computation&&) noexcept;
    Computation& operator=(Computation&&) noexcept;

    // Whether the model and its trace have such a number.
    bool has(const Quantity& quantity) const;
    // Call these only for numbers that the model and its trace have.
    double value(const Quantity& quantity) const;
    Explanation explain(const Quantity& quantity) const;
    // The same number as the trace has it, or as the network computes it where the trace does not keep it:
    // then the sentence is decoded again. Nothing if neither holds it.
    std::optional<double> shown(const Quantity& quantity) const;

    // The first number of each kind that the model has, in the order in which they depend on one another.
    std::vector<Quantity> kinds() const;
    // Whether a kind has numbers of each step of decoding.
    bool isOfStep(const Quantity& quantity) const;
    // Visits the numbers of a kind, those of one step where it has steps. `visit` returns false to go on with
    // the next row.
    void forEach(const Quantity& first, Index step,
                 const std::function<bool(const Quantity& at)>& visit) const;

    const DecodeTrace& trace() const;
    const TrainedModel& model() const;
    // From now on value and explain throw WorkStopped once `stop` is asked for, and keep what is
    // computed by then.
    void setStop(std::stop_token stop);

private:
    std::unique_ptr<class ComputationState> m_state;
};

// The number at which the two paths are furthest apart.
struct PathDifference {
    Quantity quantity;
    double shown = 0;  // as the trace has it
    double plain = 0;
    double difference = 0;  // between the two
    Index compared = 0;     // numbers
};
// Compares all numbers that the trace holds in its first `steps` steps. `progress` is told how many of how
// many are done.
PathDifference largestDifference(const Computation& computation, Index steps,
                                 const std::function<void(Index done, Index all)>& progress = {});

}  // namespace attn
