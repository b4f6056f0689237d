// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/activations.h"
#include "core/network/transformer/head_score.h"

namespace attn {
namespace {

// vᵀ tanh(q + k). With W_a = [W_q W_k] this is Bahdanau's score, head by head.
class HeadAdditive final : public HeadScore {
public:
    HeadAdditive(const HeadScoreSetup& setup, ParameterLayout& layout)
        : m_v(layout.addWeight(setup.name + ".v_a", setup.heads, setup.width, Initialization::Uniform,
                               setup.width)) {
        layout.keepAsStored(m_v);
    }

    void forward(const NetworkWeights& weights, Index head, const ConstMatrixRef& q, const ConstMatrixRef& k,
                 HeadWork& work, MatrixRef scores) const override {
        const auto v = weights.backward(m_v).col(head);
        for (Index t = 0; t < q.cols(); ++t) {
            fillHidden(q, k, t, work);
            scores.col(t).noalias() = work.hidden.all().transpose() * v;
        }
    }

    void back(const NetworkWeights& weights, Index head, const ConstMatrixRef& q, const ConstMatrixRef& k,
              const ConstMatrixRef& dScores, HeadWork& work, MatrixRef dQ, MatrixRef dK,
              Parameters& gradient) const override {
        const auto v = weights.backward(m_v).col(head);
        auto dV = gradient.columns(m_v).col(head);
        dQ.setZero();
        dK.setZero();
        for (Index t = 0; t < q.cols(); ++t) {
            fillHidden(q, k, t, work);
            auto hidden = work.hidden.all();
            dV.noalias() += hidden * dScores.col(t);
            for (Index s = 0; s < k.cols(); ++s) {
                auto column = hidden.col(s).array();
                column = dScores(s, t) * v.array() * (Real(1) - column.square());
                dK.col(s).array() += column;
                dQ.col(t).array() += column;
            }
        }
    }

private:
    // [w, S] tanh(q_t + k_s)
    static void fillHidden(const ConstMatrixRef& q, const ConstMatrixRef& k, Index t, HeadWork& work) {
        const Index width = q.rows();
        work.hidden.shape(width, k.cols());
        const Real* query = q.data() + t * q.outerStride();
        for (Index s = 0; s < k.cols(); ++s) {
            const Real* key = k.data() + s * k.outerStride();
            Real* to = work.hidden.all().data() + s * width;
            forEachRegister(width, [&]<typename Number>(Index i) {
                put(to + i, fastTanh(get<Number>(query + i) + get<Number>(key + i)));
            });
        }
    }

    ParameterId m_v;  // [H, w]
};

}  // namespace

std::unique_ptr<HeadScore> createHeadAdditive(const HeadScoreSetup& setup, ParameterLayout& layout) {
    return std::make_unique<HeadAdditive>(setup, layout);
}

// Σ_i v_i tanh(q_i + k_i)
std::vector<ScoreForm> headAdditiveForms() {
    const auto score = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        const ParameterId vector = numbers.tensor("attention.v_a");
        for (Index i = 0; i < numbers.setup().state; ++i)
            arithmetic.term(
                {numbers.entry(vector, numbers.head(), i),
                 numbers.number(
                     {.kind = Kind::ScoreUnit, .step = q.step, .position = q.position, .unit = i})});
    };
    const auto unit = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        arithmetic.term({numbers.query(q.step, q.unit)});
        arithmetic.term({numbers.annotation(q.position, q.unit)});
        arithmetic.apply(Function::Tanh);
    };
    return {{.kind = Kind::Score, .write = score},
            {.kind = Kind::ScoreUnit, .write = unit, .units = [](const AttentionSetup& setup) {
                 return setup.state;
             }}};
}

}  // namespace attn
