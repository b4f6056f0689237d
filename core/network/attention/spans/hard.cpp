// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <utility>

#include "core/network/attention/spans/spans.h"
#include "core/network/layers/dropout.h"
#include "core/network/positions/position_softmax.h"

namespace attn {
namespace {

// Takes one position: the most likely one of p = softmax(e), or a draw from p if the tape asks for it. The
// gradient of a draw a is the score-function estimator (REINFORCE; Xu et al. 2015, equation 12)
//   share · [ (loss to come − baseline) · ∇ ln p_a − entropy · ∇ H(p) ],
// with ∂ln p_a/∂e = onehot(a) − p and ∂H/∂e_j = −p_j (ln p_j + H).
class HardSpan final : public Span {
public:
    bool samples() const override { return true; }

    void prepare(const Positions& positions, Index steps, SpanTape& tape) const override {
        tape.distribution.shape(positions.columns(), steps);
        tape.taken.resize(static_cast<std::size_t>(steps * positions.batch()));
    }

    void forward(const NetworkWeights&, const Positions& positions, const ConstMatrixRef&,
                 const ConstVectorRef& scores, Index t, SpanTape& tape, Index slot,
                 VectorRef alignment) const override {
        VectorRef distribution = tape.distribution.cols(slot, 1).col(0);
        positionSoftmax(positions, scores, distribution);
        alignment.setZero();
        for (Index b = 0; b < positions.batch(); ++b) {
            const Index place = t * positions.batch() + b;
            const Index position = tape.sampling
                                       ? drawn(positions, distribution, b,
                                               uniformAt(*tape.sampling, static_cast<std::uint64_t>(place)))
                                       : mostLikely(positions, scores, b);
            taken(positions, tape, slot, b) = position;
            alignment[positions.first(position) + b] = 1;
        }
    }

    void backward(const NetworkWeights&, const Positions& positions, const ConstVectorRef& alignment,
                  const ConstVectorRef&, SpanTape& tape, Index slot, VectorRef dScores,
                  MatrixRef) const override {
        const Eigen::Map<const Matrix> distribution = std::as_const(tape.distribution).cols(slot, 1);
        for (Index b = 0; b < positions.batch(); ++b) {
            const Real share = tape.costs.share.all()(b, slot),
                       advantage = tape.costs.advantage.all()(b, slot);
            Real entropy = 0;
            for (Index j = 0; j < positions.length(b); ++j)
                entropy -= timesLog(distribution(positions.first(j) + b, 0));
            for (Index j = 0; j < positions.length(b); ++j) {
                const Index column = positions.first(j) + b;
                const Real p = distribution(column, 0);
                dScores[column] = share * (advantage * (alignment[column] - p) +
                                           tape.costs.entropy * (timesLog(p) + p * entropy));
            }
        }
    }

    SpanTrace trace(const Positions& positions, const SpanTape& tape, Index slot, Index b) const override {
        SpanTrace trace;
        trace.taken = tape.taken[static_cast<std::size_t>(slot * positions.batch() + b)];
        trace.distribution.resize(positions.length(b));
        for (Index j = 0; j < positions.length(b); ++j)
            trace.distribution[j] = tape.distribution.all()(positions.first(j) + b, slot);
        return trace;
    }

private:
    static Index& taken(const Positions& positions, SpanTape& tape, Index slot, Index b) {
        return tape.taken[static_cast<std::size_t>(slot * positions.batch() + b)];
    }

    static Real timesLog(Real p) { return p > 0 ? p * std::log(p) : 0; }

    static Index mostLikely(const Positions& positions, const ConstVectorRef& scores, Index b) {
        Index best = 0;
        for (Index j = 1; j < positions.length(b); ++j)
            if (scores[positions.first(j) + b] > scores[positions.first(best) + b])
                best = j;
        return best;
    }

    // The position at which the running sum passes `uniform`; rounding may leave the sum below it.
    static Index drawn(const Positions& positions, const VectorRef& distribution, Index b, double uniform) {
        double sum = 0;
        Index last = 0;
        for (Index j = 0; j < positions.length(b); ++j) {
            const Real p = distribution[positions.first(j) + b];
            if (p <= 0)
                continue;
            sum += static_cast<double>(p);
            last = j;
            if (uniform < sum)
                break;
        }
        return last;
    }
};

}  // namespace

std::unique_ptr<Span> createHardSpan(const AttentionSetup&, ParameterLayout&) {
    return std::make_unique<HardSpan>();
}

}  // namespace attn
