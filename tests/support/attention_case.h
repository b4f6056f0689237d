// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/math/random.h"
#include "core/network/attention/attention.h"
#include "core/network/config.h"

namespace attn::test {

// A query for scores that are computed by hand.
inline const Vector usualQuery = (Vector(2) << 1, 2).finished();

// Whether the scores can be differentiated: the inputs W_a [s ; h] + b_a of a relu are at least `margin` away
// from its kink, over all units, positions and steps; always true without a relu. `queries` [D, T·B],
// `annotations` [K, N].
bool isSmooth(const ModelConfig& config, const Parameters& parameters, const Positions& positions,
              const ConstMatrixRef& queries, const ConstMatrixRef& annotations, double margin);

// Attention alone over some steps of a batch. Its inputs may be changed between runs.
class AttentionCase {
public:
    // Makes random inputs and tensors. `lengths` must be falling, as Positions requires.
    AttentionCase(const ModelConfig& config, const std::vector<Index>& lengths, Index stepCount,
                  std::uint64_t seed);

    // Computes scores, weights (both in the tape) and `contexts`.
    void forward();
    // To be called after `forward`: the gradient of Σ upstream ∘ contexts; `upstream` [K, T·B].
    void backward(const Matrix& upstream);

    Eigen::Map<Matrix> annotations() { return encoding.annotations.all(); }  // [K, N]
    Eigen::Map<Matrix> scores() { return tape.scores.all(); }                // [N, T]
    Eigen::Map<Matrix> weights() { return tape.alignment.all(); }            // [N, T]
    // The rows of `values` that belong to sentence `b`, by position: [S_b, T].
    Matrix ofSentence(const Matrix& values, Index b) const;
    bool isSmooth(double margin) {
        return test::isSmooth(config, parameters, positions, queries, annotations(), margin);
    }

    ModelConfig config;
    std::shared_ptr<ParameterLayout> layout;
    Attention attention;
    Parameters parameters;
    Positions positions;
    Annotations encoding;
    Matrix queries;   // [D, T·B]
    Matrix contexts;  // [K, T·B]
    AttentionTape tape;
    Index steps;

    Matrix dQueries;
    Annotations dEncoding;
    Parameters gradient;
};

// The scores e [S] of one sentence at one step. Tensors are given by name, row after row; every one is
// needed.
Vector scoresOf(const ModelConfig& config, const std::map<std::string, std::vector<Real>>& tensors,
                const Vector& query, const Matrix& annotations);
// D decoder, K annotation (one direction), A attention size; attention depends on nothing else.
ModelConfig tinyConfig(const std::string& score, Index stateSize, Index annotationSize, Index size = 2);

}  // namespace attn::test
