// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/math/product.h"
#include "core/network/transformer/head_score.h"

namespace attn {
namespace {

constexpr Real smallestNorm = Real(1e-8);

// softplus(key_strength_h) · cos(q, k), cos = qᵀk / max(‖q‖‖k‖, 1e-8). The first strength is √w.
class HeadContent final : public HeadScore {
public:
    HeadContent(const HeadScoreSetup& setup, ParameterLayout& layout)
        : m_strength(layout.addConstant(setup.name + ".key_strength", setup.heads,
                                        inverseSoftplus(std::sqrt(static_cast<double>(setup.width))))) {}

    void forward(const NetworkWeights& weights, Index head, const ConstMatrixRef& q, const ConstMatrixRef& k,
                 HeadWork& work, MatrixRef scores) const override {
        cosines(q, k, work, scores);
        scores *= strength(weights, head);
    }

    // d cos/dq = k/‖q‖‖k‖ − cos q/‖q‖². Below 1e-8 the denominator is a constant, so there is no second term.
    void back(const NetworkWeights& weights, Index head, const ConstMatrixRef& q, const ConstMatrixRef& k,
              const ConstMatrixRef& dScores, HeadWork& work, MatrixRef dQ, MatrixRef dK,
              Parameters& gradient) const override {
        work.cosines.shape(k.cols(), q.cols());
        MatrixRef along = work.cosines.all();
        cosines(q, k, work, along);
        dQ.setZero();
        dK.setZero();
        const Real key = weights.vector(m_strength)[head];
        gradient.vector(m_strength)[head] += along.cwiseProduct(dScores).sum() / (1 + std::exp(-key));
        const Real beta = strength(weights, head);
        const auto norms = work.norms.all();
        const auto queryNorms = work.queryNorms.all();
        for (Index t = 0; t < q.cols(); ++t) {
            Real alongQuery = 0;
            for (Index s = 0; s < k.cols(); ++s) {
                const Real product = norms(s, 0) * queryNorms(t, 0);
                const Real dCosine = beta * dScores(s, t);
                if (product > smallestNorm) {
                    const Real share = dCosine * along(s, t);
                    alongQuery += share;
                    dK.col(s) -= share / (norms(s, 0) * norms(s, 0)) * k.col(s);
                }
                along(s, t) = dCosine / std::max(product, smallestNorm);
            }
            if (alongQuery != 0)
                dQ.col(t) -= alongQuery / (queryNorms(t, 0) * queryNorms(t, 0)) * q.col(t);
        }
        addProduct(k, along, dQ);
        addProductTransposed(q, along, dK);
    }

private:
    static double inverseSoftplus(double y) { return std::log(std::expm1(y)); }

    Real strength(const NetworkWeights& weights, Index head) const {
        const Real key = weights.vector(m_strength)[head];
        return std::max(key, Real(0)) + std::log1p(std::exp(-std::abs(key)));
    }

    static void cosines(const ConstMatrixRef& q, const ConstMatrixRef& k, HeadWork& work, MatrixRef to) {
        work.norms.shape(k.cols(), 1);
        work.queryNorms.shape(q.cols(), 1);
        work.norms.all().col(0) = k.colwise().norm().transpose();
        work.queryNorms.all().col(0) = q.colwise().norm().transpose();
        setTransposedProduct(k, q, to);
        for (Index t = 0; t < q.cols(); ++t)
            to.col(t).array() /=
                (work.norms.all().col(0).array() * work.queryNorms.all()(t, 0)).max(smallestNorm);
    }

    ParameterId m_strength;  // [H]
};

}  // namespace

std::unique_ptr<HeadScore> createHeadContent(const HeadScoreSetup& setup, ParameterLayout& layout) {
    return std::make_unique<HeadContent>(setup, layout);
}

}  // namespace attn
