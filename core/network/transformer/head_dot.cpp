// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/math/product.h"
#include "core/math/work_meter.h"
#include "core/network/transformer/head_score.h"

namespace attn {
namespace {

// qᵀk · factor
class HeadDot final : public HeadScore {
public:
    explicit HeadDot(Real factor) : m_factor(factor) {}

    void forward(const NetworkWeights&, Index, const ConstMatrixRef& q, const ConstMatrixRef& k, HeadWork&,
                 MatrixRef scores) const override {
        setTransposedProduct(k, q, scores);
        if (m_factor != 1) {
            const MeteredWork metered(Work::Scores, scores.size(), 2 * scores.size());
            scores *= m_factor;
        }
    }

    void back(const NetworkWeights&, Index, const ConstMatrixRef& q, const ConstMatrixRef& k,
              const ConstMatrixRef& dScores, HeadWork& work, MatrixRef dQ, MatrixRef dK,
              Parameters&) const override {
        work.cosines.shape(dScores.rows(), dScores.cols());
        {
            const MeteredWork metered(Work::Scores, dScores.size(), 2 * dScores.size());
            work.cosines.all() = m_factor * dScores;
        }
        setProduct(k, work.cosines.all(), dQ);
        setProductTransposed(q, work.cosines.all(), dK);
    }

private:
    Real m_factor;
};

}  // namespace

std::unique_ptr<HeadScore> createHeadDot(const HeadScoreSetup&, ParameterLayout&) {
    return std::make_unique<HeadDot>(Real(1));
}

std::unique_ptr<HeadScore> createHeadScaledDot(const HeadScoreSetup& setup, ParameterLayout&) {
    return std::make_unique<HeadDot>(1 / std::sqrt(static_cast<Real>(setup.width)));
}

}  // namespace attn
