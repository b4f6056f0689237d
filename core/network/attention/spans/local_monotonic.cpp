// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/network/attention/spans/spans.h"
#include "core/network/attention/spans/window.h"
#include "core/network/positions/position_softmax.h"

namespace attn {
namespace {

// Softmax over |j − p_t| ≤ window with p_t = t, kept at the last position past the end (Luong et al. 2015,
// section 3.2, "local-m").
class LocalMonotonicSpan final : public Span {
public:
    explicit LocalMonotonicSpan(Index window) : m_window(window) {}

    void prepare(const Positions& positions, Index steps, SpanTape& tape) const override {
        tape.centres.shape(positions.batch(), steps);
        tape.windowed.shape(positions.columns(), 1);
    }

    void forward(const NetworkWeights&, const Positions& positions, const ConstMatrixRef&,
                 const ConstVectorRef& scores, Index t, SpanTape& tape, Index slot,
                 VectorRef alignment) const override {
        VectorRef centres = tape.centres.cols(slot, 1).col(0);
        for (Index b = 0; b < positions.batch(); ++b)
            centres[b] = static_cast<Real>(std::min(t, positions.length(b) - 1));
        windowSoftmax(positions, scores, centres, m_window, tape.windowed.all().col(0), alignment);
    }

    void backward(const NetworkWeights&, const Positions& positions, const ConstVectorRef& alignment,
                  const ConstVectorRef& dAlignment, SpanTape&, Index, VectorRef dScores,
                  MatrixRef) const override {
        positionSoftmaxBack(positions, alignment, dAlignment, dScores);
    }

    SpanTrace trace(const Positions&, const SpanTape& tape, Index slot, Index b) const override {
        SpanTrace trace;
        trace.centre = tape.centres.all()(b, slot);
        trace.window = m_window;
        return trace;
    }

private:
    Index m_window;
};

}  // namespace

std::unique_ptr<Span> createLocalMonotonicSpan(const AttentionSetup& setup, ParameterLayout&) {
    return std::make_unique<LocalMonotonicSpan>(setup.config.window);
}

}  // namespace attn
