// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landscape/score_plane.h"

#include <gmock/gmock.h>

#include <cmath>
#include <optional>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/model_files/model_file.h"
#include "core/network/attention/scores/score_registry.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

Matrix threeKeys() {
    Matrix keys(2, 3);
    keys << 1, -0.5F, 0.2F, 0, 0.8F, -1.2F;
    return keys;
}

Matrix somePoints(Index count) {
    Matrix points(2, count);
    for (Index i = 0; i < count; ++i) {
        points(0, i) = std::sin(static_cast<Real>(i) * Real(0.37)) * 2;
        points(1, i) = std::cos(static_cast<Real>(i) * Real(0.91)) * 2;
    }
    return points;
}

// e of one key under the chosen parameters, as its formula says; nothing for a score that is not here.
std::optional<double> planeScore(const std::string& id, const Vector& q, const Vector& k, Index j,
                                 Index keys) {
    if (id == "additive")
        return 1.5 * (std::tanh(1.5 * (q[0] + k[0])) + std::tanh(1.5 * (q[1] + k[1])));
    const double dot = q.dot(k), half = std::sqrt(0.5);
    if (id == "general")
        return q[0] * half * (k[0] - k[1]) + q[1] * half * (k[0] + k[1]);
    if (id == "dot")
        return dot;
    if (id == "scaled_dot")
        return dot / std::sqrt(2.0);
    if (id == "key_query")
        return q[0] * k[0] + 0.09 * q[1] * k[1];
    if (id == "content")
        return 3 * dot / (q.norm() * k.norm());
    if (id != "location")
        return std::nullopt;
    const double angle = 2 * std::acos(-1.0) * static_cast<double>(j) / static_cast<double>(keys);
    return 2 * (q[0] * std::cos(angle) + q[1] * std::sin(angle));
}

TEST(ScorePlane, OfChosenKeysHasTheScoresOfTheFormulas) {
    const Matrix keys = threeKeys(), points = somePoints(700);  // more than one chunk
    for (const ScoreDescription& score : scoreFunctions()) {
        if (!planeScore(score.id, points.col(0), keys.col(0), 0, 3))
            continue;
        SCOPED_TRACE(score.id);
        const Matrix found = ScorePlane::chosen(score.id, keys).scores(points);
        ASSERT_EQ(found.rows(), 3);
        ASSERT_EQ(found.cols(), points.cols());
        // `location` gives weights before its softmax over all positions, up to what all of them share.
        for (Index i = 0; i < points.cols(); i += 13)
            for (Index j = 1; j < 3; ++j)
                EXPECT_NEAR(found(j, i) - found(0, i),
                            *planeScore(score.id, points.col(i), keys.col(j), j, 3) -
                                *planeScore(score.id, points.col(i), keys.col(0), 0, 3),
                            2e-4)
                    << j << ", " << i;
    }
}

TEST(ScorePlane, WeightsAreASoftmaxAndTemperatureFlattensThem) {
    const ScorePlane plane = ScorePlane::chosen("dot", threeKeys());
    Matrix point(2, 1);
    point << 2, 1;
    const Matrix scores = plane.scores(point), sharp = plane.weights(point, 1),
                 flat = plane.weights(point, 4);
    const double sum = (scores.array().exp()).sum();
    for (Index j = 0; j < 3; ++j)
        EXPECT_NEAR(sharp(j, 0), std::exp(static_cast<double>(scores(j, 0))) / sum, 1e-6);
    EXPECT_NEAR(flat.sum(), 1, 1e-6);
    EXPECT_LT(flat.maxCoeff(), sharp.maxCoeff());
}

// What each picture is there to show.
TEST(ScorePlane, DotGrowsWithTheNormContentDoesNotAndAdditiveSaturates) {
    Matrix near(2, 1), far(2, 1);
    near << 0.6F, 0.3F;
    far = near * 100;
    const auto change = [&](const std::string& score) {
        const ScorePlane plane = ScorePlane::chosen(score, threeKeys());
        return (plane.weights(far, 1) - plane.weights(near, 1)).cwiseAbs().maxCoeff();
    };
    EXPECT_GT(change("dot"), 0.3);
    EXPECT_LT(change("content"), 1e-5);
    const Matrix saturated = ScorePlane::chosen("additive", threeKeys()).weights(far, 1);
    EXPECT_NEAR(saturated.minCoeff(), saturated.maxCoeff(), 1e-4);
    Matrix other = threeKeys();
    other.col(1) << -2, 2;
    EXPECT_LT((ScorePlane::chosen("location", other).weights(near, 1) -
               ScorePlane::chosen("location", threeKeys()).weights(near, 1))
                  .cwiseAbs()
                  .maxCoeff(),
              1e-6)
        << "location does not read the keys";
}

TEST(ScorePlane, OfALaneHasTheLanesOwnScores) {
    for (const char* score :
         {"additive", "general", "dot", "scaled_dot", "key_query", "content", "location"}) {
        SCOPED_TRACE(score);
        const auto model =
            loadModel(resourceDir() / "models" / "dates" / (std::string(score) + ".safetensors"));
        const DecodeTrace trace =
            decode(model, model->source.ids(model->tokenizers.source->tokenize("9 May 1998")));
        const std::optional<ScorePlane> plane = ScorePlane::ofLane(*model, trace);
        ASSERT_TRUE(plane);
        const auto steps = static_cast<Index>(trace.steps.size());
        Matrix queries(model->network.config().decoder.hidden, steps);
        for (Index t = 0; t < steps; ++t)
            queries.col(t) = trace.steps[static_cast<std::size_t>(t)].query;
        const Matrix scores = plane->scoresOf(queries);
        ASSERT_EQ(scores.rows(), static_cast<Index>(trace.source.size()));
        for (Index t = 0; t < steps; ++t) {
            const Vector& own = trace.steps[static_cast<std::size_t>(t)].alignment().scores;
            EXPECT_LT((scores.col(t) - own).cwiseAbs().maxCoeff(), 1e-3 * (1 + own.cwiseAbs().maxCoeff()));
        }
        ASSERT_EQ(plane->path().cols(), steps);
        EXPECT_NEAR(plane->path().row(0).squaredNorm() / static_cast<double>(steps), 1, 1e-3)
            << "the deviation along the first axis is 1";
        EXPECT_LT(plane->path().rowwise().mean().cwiseAbs().maxCoeff(), 1e-4);
        EXPECT_GT(plane->varianceInPlane(), 0.2);
        EXPECT_LE(plane->varianceInPlane(), 1 + 1e-9);
    }
}

TEST(ScorePlane, IsNotThereWhereThereIsNoOneScoreOverTokens) {
    for (const char* name : {"none", "transformer"}) {
        const auto model =
            loadModel(resourceDir() / "models" / "dates" / (std::string(name) + ".safetensors"));
        EXPECT_FALSE(ScorePlane::ofLane(
            *model, decode(model, model->source.ids(model->tokenizers.source->tokenize("9 May 1998")))))
            << name;
    }
    EXPECT_THROW(ScorePlane::chosen("none", threeKeys()), Error);
    EXPECT_THROW(ScorePlane::chosen("dott", threeKeys()), Error);
    EXPECT_THROW(ScorePlane::chosen("dot", Matrix(3, 2)), Error);
}

}  // namespace
}  // namespace attn::test
