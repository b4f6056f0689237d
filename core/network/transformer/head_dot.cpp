// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>
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
        setTransposedProduct(k, q, scores, m_factor);
    }

    void back(const NetworkWeights&, Index, const ConstMatrixRef& q, const ConstMatrixRef& k,
              const ConstMatrixRef& dScores, HeadWork& work, MatrixRef dQ, MatrixRef dK,
              Parameters&) const override {
        work.cosines.shape(dScores.rows(), dScores.cols());
        {
            const MeteredWork metered(Work::Scores, dScores.size(), 2 * dScores.size());
            assert(dScores.outerStride() == dScores.rows());
            Eigen::Map<Vector>(work.cosines.all().data(), dScores.size()) =
                m_factor * Eigen::Map<const Vector>(dScores.data(), dScores.size());
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
