// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/embedding.h"

#include <cassert>

#include "core/math/work_meter.h"

namespace attn {

void lookUp(const NetworkWeights& weights, ParameterId embedding, std::span<const Token> tokens,
            MatrixRef output) {
    const MeteredWork metered(Work::LookUps, 0, 2 * output.size());
    if (const NarrowRows* rows = weights.narrow(embedding)) {
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            assert(tokens[i] >= 0 && tokens[i] < rows->rows);
            widenRow(*rows, tokens[i], output.col(static_cast<Index>(i)).data());
        }
        return;
    }
    const Eigen::Map<const Matrix> table = weights.backward(embedding);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        assert(tokens[i] >= 0 && tokens[i] < table.cols());
        output.col(static_cast<Index>(i)) = table.col(tokens[i]);
    }
}

void addLookUpGradient(const ConstMatrixRef& dOutput, std::span<const Token> tokens, ParameterId embedding,
                       Parameters& gradient) {
    const MeteredWork metered(Work::LookUps, dOutput.size(), 3 * dOutput.size());
    Eigen::Map<Matrix> table = gradient.columns(embedding);
    for (std::size_t i = 0; i < tokens.size(); ++i)
        table.col(tokens[i]) += dOutput.col(static_cast<Index>(i));
}

}  // namespace attn
