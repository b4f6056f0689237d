// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/spans/spans.h"
#include "core/network/positions/position_softmax.h"

namespace attn {
namespace {

// α = softmax(e) over the sentence's own positions.
class GlobalSpan final : public Span {
public:
    void prepare(const Positions&, Index, SpanTape&) const override {}

    void forward(const NetworkWeights&, const Positions& positions, const ConstMatrixRef&,
                 const ConstVectorRef& scores, Index, SpanTape&, Index, VectorRef alignment) const override {
        positionSoftmax(positions, scores, alignment);
    }

    void backward(const NetworkWeights&, const Positions& positions, const ConstVectorRef& alignment,
                  const ConstVectorRef& dAlignment, SpanTape&, Index, VectorRef dScores,
                  MatrixRef) const override {
        positionSoftmaxBack(positions, alignment, dAlignment, dScores);
    }

    SpanTrace trace(const Positions&, const SpanTape&, Index, Index) const override { return {}; }
};

}  // namespace

std::unique_ptr<Span> createGlobalSpan(const AttentionSetup&, ParameterLayout&) {
    return std::make_unique<GlobalSpan>();
}

}  // namespace attn
