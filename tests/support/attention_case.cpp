// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/attention_case.h"

#include <stdexcept>

#include "tests/support/random_values.h"

namespace attn::test {

AttentionCase::AttentionCase(const ModelConfig& modelConfig, const std::vector<Index>& lengths,
                             Index stepCount, std::uint64_t seed)
    : config(modelConfig),
      layout(std::make_shared<ParameterLayout>()),
      attention(config.attentionSetup(), *layout),
      parameters(layout),
      steps(stepCount),
      gradient(layout) {
    Random random(seed);
    positions.assign(lengths);
    const Index annotationSize = config.annotationSize(), batch = positions.batch();
    encoding.annotations.shape(annotationSize, positions.columns());
    encoding.annotations.all() = randomMatrix(random, annotationSize, positions.columns());
    encoding.summary.shape(annotationSize, batch);
    encoding.summary.all() = randomMatrix(random, annotationSize, batch);
    queries = randomMatrix(random, config.decoder.hidden, steps * batch);
    contexts.resize(annotationSize, steps * batch);
    randomize(parameters, random);
}

void AttentionCase::forward() {
    const NetworkWeights networkWeights(parameters);
    const Index batch = positions.batch();
    attention.prepare(networkWeights, positions, encoding, steps, tape);
    for (Index t = 0; t < steps; ++t)
        attention.forward(networkWeights, positions, queries.middleCols(t * batch, batch), encoding, t, tape,
                          t, contexts.middleCols(t * batch, batch));
}

void AttentionCase::backward(const Matrix& upstream) {
    const NetworkWeights networkWeights(parameters);
    const Index batch = positions.batch();
    dQueries = Matrix::Zero(queries.rows(), queries.cols());
    dEncoding.annotations.shapeZero(config.annotationSize(), positions.columns());
    dEncoding.summary.shapeZero(config.annotationSize(), batch);
    gradient.setZero();
    for (Index t = steps - 1; t >= 0; --t)
        attention.backward(networkWeights, positions, queries.middleCols(t * batch, batch),
                           upstream.middleCols(t * batch, batch), encoding, tape, t,
                           dQueries.middleCols(t * batch, batch));
    attention.finish(networkWeights, positions, queries, upstream, encoding, tape, dEncoding, gradient);
}

Matrix AttentionCase::ofSentence(const Matrix& values, Index b) const {
    Matrix rows(positions.length(b), values.cols());
    for (Index j = 0; j < rows.rows(); ++j)
        rows.row(j) = values.row(positions.first(j) + b);
    return rows;
}

Vector scoresOf(const ModelConfig& config, const std::map<std::string, std::vector<Real>>& tensors,
                const Vector& query, const Matrix& annotations) {
    AttentionCase tiny(config, {annotations.cols()}, 1, 1);
    if (tensors.size() != tiny.layout->entries().size())
        throw std::logic_error("the score has " + std::to_string(tiny.layout->entries().size()) + " tensors");
    for (const auto& [name, values] : tensors)
        tiny.parameters.vector(tiny.layout->find(name).value()) =
            Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
    tiny.queries = query;
    tiny.annotations() = annotations;
    tiny.forward();
    return tiny.scores();
}

ModelConfig tinyConfig(const std::string& score, Index stateSize, Index annotationSize, Index size) {
    ModelConfig config;
    config.encoder.bidirectional = false;
    config.encoder.hidden = annotationSize;
    config.decoder.hidden = stateSize;
    config.attention.score = score;
    config.attention.size = size;
    return config;
}

bool isSmooth(const ModelConfig& config, const Parameters& parameters, const Positions& positions,
              const ConstMatrixRef& queries, const ConstMatrixRef& annotations, double margin) {
    if (config.attention.score != "additive" || config.attention.activation != "relu")
        return true;
    const ConstWeight weight = parameters.weight(parameters.layout().find("attention.W_a").value());
    const auto bias = parameters.layout().find("attention.b_a");
    for (Index column = 0; column < queries.cols(); ++column) {
        const Index b = column % positions.batch();
        for (Index j = 0; j < positions.length(b); ++j) {
            Vector units = weight.leftCols(queries.rows()) * queries.col(column) +
                           weight.rightCols(annotations.rows()) * annotations.col(positions.first(j) + b);
            if (bias)
                units += parameters.vector(*bias);
            if (units.cwiseAbs().minCoeff() < margin)
                return false;
        }
    }
    return true;
}

}  // namespace attn::test
