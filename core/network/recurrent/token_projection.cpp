// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/token_projection.h"

#include "core/math/work_meter.h"
#include "core/network/layers/embedding.h"

namespace attn {
namespace {

bool usesTable(const Eigen::Map<const Matrix>& embeddings, std::span<const Token> tokens) {
    return embeddings.cols() < static_cast<Index>(tokens.size());
}

}  // namespace

void projectTokens(const NetworkWeights& weights, ParameterId embedding, const RecurrentLayer& layer,
                   std::span<const Token> tokens, TokenProjection& tape, MatrixRef gates) {
    const Eigen::Map<const Matrix> embeddings = weights.backward(embedding);
    if (!usesTable(embeddings, tokens)) {
        tape.embedded.shape(embeddings.rows(), gates.cols());
        lookUp(weights, embedding, tokens, tape.embedded.all());
        layer.projectInput(weights, tape.embedded.all(), 0, gates);
        return;
    }
    tape.table.shape(layer.gateRows(), embeddings.cols());
    Eigen::Map<Matrix> table = tape.table.all();
    layer.projectInput(weights, embeddings, 0, table);
    const MeteredWork metered(Work::LookUps, 0, 2 * gates.size());
    for (std::size_t i = 0; i < tokens.size(); ++i)
        gates.col(static_cast<Index>(i)) = table.col(tokens[i]);
}

void projectTokensBack(const NetworkWeights& weights, ParameterId embedding, const RecurrentLayer& layer,
                       std::span<const Token> tokens, const ConstMatrixRef& dGates, TokenProjection& tape,
                       Parameters& gradient) {
    const Eigen::Map<const Matrix> embeddings = weights.backward(embedding);
    if (!usesTable(embeddings, tokens)) {
        tape.dEmbedded.shapeZero(embeddings.rows(), dGates.cols());
        layer.addInputGradient(weights, dGates, 0, tape.dEmbedded.all());
        addLookUpGradient(tape.dEmbedded.all(), tokens, embedding, gradient);
        layer.addInputWeightGradient(dGates, tape.embedded.all(), 0, gradient);
        layer.addInputBiasGradient(dGates, gradient);
        return;
    }
    tape.dTable.shapeZero(layer.gateRows(), embeddings.cols());
    Eigen::Map<Matrix> dTable = tape.dTable.all();
    {
        const MeteredWork metered(Work::LookUps, dGates.size(), 3 * dGates.size());
        for (std::size_t i = 0; i < tokens.size(); ++i)
            dTable.col(tokens[i]) += dGates.col(static_cast<Index>(i));
    }
    layer.addInputGradient(weights, dTable, 0, gradient.columns(embedding));
    layer.addInputWeightGradient(dTable, embeddings, 0, gradient);
    layer.addInputBiasGradient(dTable, gradient);
}

}  // namespace attn
