// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "core/math/product.h"
#include "core/network/attention/scores/scores.h"

namespace attn {
namespace {

// e_j = (W_a s)_j (Luong et al. 2015, equation 8): row j of W_a scores position j, whatever token is there.
// Positions past L get −∞.
class LocationScore final : public ScoreFunction {
public:
    LocationScore(Index longest, Index stateSize, ParameterLayout& layout)
        : m_longest(longest),
          m_weight(
              layout.addWeight("attention.W_a", longest, stateSize, Initialization::Uniform, stateSize)) {}

    void prepare(const NetworkWeights&, const Positions& positions, const ConstMatrixRef&, Index steps,
                 ScoreTape& tape) const override {
        tape.query.shape(m_longest, steps * positions.batch());
        tape.dQuery.shapeZero(m_longest, steps * positions.batch());
    }

    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstMatrixRef&, ScoreTape& tape, Index slot, VectorRef scores) const override {
        Eigen::Map<Matrix> rows = tape.query.cols(slot * positions.batch(), positions.batch());
        setProduct(weights.forward(m_weight), query, rows);
        const Index reached = std::min(m_longest, positions.longest());
        for (Index j = 0; j < reached; ++j)
            scores.segment(positions.first(j), positions.active(j)) =
                rows.row(j).head(positions.active(j)).transpose();
        scores.tail(positions.columns() - positions.first(reached))
            .setConstant(-std::numeric_limits<Real>::infinity());
    }

    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef&,
                  const ConstMatrixRef&, ScoreTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override {
        Eigen::Map<Matrix> dRows = tape.dQuery.cols(slot * positions.batch(), positions.batch());
        for (Index j = 0; j < std::min(m_longest, positions.longest()); ++j)
            dRows.row(j).head(positions.active(j)) =
                dScores.segment(positions.first(j), positions.active(j)).transpose();
        addProduct(weights.backward(m_weight), dRows, dQuery);
    }

    void finish(const NetworkWeights&, const Positions&, const ConstMatrixRef& queries, const ConstMatrixRef&,
                const ConstMatrixRef&, ScoreTape& tape, MatrixRef, Parameters& gradient) const override {
        addProductTransposed(queries, tape.dQuery.all(), gradient.columns(m_weight));
    }

private:
    Index m_longest;       // L
    ParameterId m_weight;  // [L, D]
};

}  // namespace

std::unique_ptr<ScoreFunction> createLocationScore(const AttentionSetup& setup, ParameterLayout& layout) {
    return std::make_unique<LocationScore>(setup.config.longestSource, setup.state, layout);
}

// Row j of W_a; positions past L get no attention.
std::vector<ScoreForm> locationForms() {
    return {{.kind = Kind::Score,
             .write = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
                 if (q.position >= numbers.setup().config.longestSource)
                     return arithmetic.term({constant(-std::numeric_limits<double>::infinity())});
                 const ParameterId weight = numbers.tensor("attention.W_a");
                 for (Index d = 0; d < numbers.setup().state; ++d)
                     arithmetic.term({numbers.entry(weight, q.position, d), numbers.query(q.step, d)});
             }}};
}

}  // namespace attn
