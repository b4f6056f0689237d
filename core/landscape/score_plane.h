// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/network/trace.h"

namespace attn {

class ScoreFunction;

// A plane of queries and what a score function makes of each against a few keys. A point (x, y) of the plane
// is the query o + x a + y b, where o is the origin and a, b are two axes [D]. Scores are computed by the
// engine's own score function. One thread at a time.
class ScorePlane {
public:
    static constexpr Index mostKeys = 64;

    // Keys of the plane itself (D = K = 2) under the parameters that `chosenParameters` says in words. `keys`
    // [2, n], 1 to `mostKeys`. Throws Error for a score that is not known or does not attend.
    static ScorePlane chosen(const std::string& score, const Matrix& keys);
    // The annotations of a decoded sentence under the lane's own score and weights. The plane goes through
    // the mean of the queries of all steps, along their two principal components, scaled so that the
    // standard deviation along the first is 1. Nothing for a lane without one score over tokens in every
    // step, with a span that is not global, with fewer than three steps, or with more than `mostKeys` tokens.
    static std::optional<ScorePlane> ofLane(const TrainedModel& model, const DecodeTrace& trace);

    ScorePlane(ScorePlane&&) noexcept;
    ScorePlane& operator=(ScorePlane&&) noexcept;
    ~ScorePlane();

    Index keyCount() const;
    // [n, Q] scores of points [2, Q].
    Matrix scores(const Matrix& points) const;
    // [n, Q] softmax of the scores divided by the temperature.
    Matrix weights(const Matrix& points, Real temperature) const;
    // [n, Q] of whole queries [D, Q], which need not lie in the plane.
    Matrix scoresOf(const Matrix& queries) const;
    // [2, T] the steps' queries, projected into the plane; empty for chosen keys.
    const Matrix& path() const;
    // The share of the variance of the queries that lies in the plane, 0 to 1; 1 for chosen keys.
    double varianceInPlane() const;

private:
    struct State;
    explicit ScorePlane(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

// The parameters of ScorePlane::chosen as plain text, one line; empty where the score has none.
std::string chosenParameters(const std::string& score);

}  // namespace attn
