// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landscape/score_plane.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/attention/scores/score_function.h"
#include "core/network/attention/scores/score_registry.h"

namespace attn {
namespace {

constexpr Index chunk = 512;  // points at a time, so that their annotations stay in the cache

// What the scores of a plane with chosen keys are made of.
struct ChosenRow {
    const char* score;
    const char* words;
    void (*fill)(Parameters& parameters, const ParameterLayout& layout, Index keys);
};

void setNumbers(Parameters& parameters, const ParameterLayout& layout, const std::string& name,
                const Matrix& values) {
    parameters.weight(*layout.find(name)) = values;
}

const ChosenRow chosenRows[] = {
    {"additive", "W = 1.5 [I I], v = (1.5, 1.5)",
     [](Parameters& parameters, const ParameterLayout& layout, Index) {
         Matrix joined(2, 4);
         joined << 1.5F, 0, 1.5F, 0, 0, 1.5F, 0, 1.5F;
         setNumbers(parameters, layout, "attention.W_a", joined);
         parameters.vector(*layout.find("attention.v_a")).setConstant(Real(1.5));
     }},
    {"general", translatable("W turns by 45°"),
     [](Parameters& parameters, const ParameterLayout& layout, Index) {
         const Real side = std::sqrt(Real(0.5));
         Matrix turn(2, 2);
         turn << side, -side, side, side;
         setNumbers(parameters, layout, "attention.W_a", turn);
     }},
    {"key_query", "W_K = W_Q = diag(1, 0.3)",
     [](Parameters& parameters, const ParameterLayout& layout, Index) {
         Matrix shrink(2, 2);
         shrink << 1, 0, 0, 0.3F;
         setNumbers(parameters, layout, "attention.W_K", shrink);
         setNumbers(parameters, layout, "attention.W_Q", shrink);
     }},
    {"content", "β = 3",
     [](Parameters& parameters, const ParameterLayout& layout, Index) {
         // β = ln(1 + exp κ)
         parameters.vector(*layout.find("attention.key_strength"))
             .setConstant(std::log(std::exp(Real(3)) - 1));
     }},
    {"location", "W_j = 2 (cos 2πj/n, sin 2πj/n)",
     [](Parameters& parameters, const ParameterLayout& layout, Index keys) {
         Matrix rows(keys, 2);
         for (Index j = 0; j < keys; ++j) {
             const double angle = 2 * std::numbers::pi * static_cast<double>(j) / static_cast<double>(keys);
             rows(j, 0) = static_cast<Real>(2 * std::cos(angle));
             rows(j, 1) = static_cast<Real>(2 * std::sin(angle));
         }
         setNumbers(parameters, layout, "attention.W_a", rows);
     }},
};

const ChosenRow* chosenRow(const std::string& score) {
    for (const ChosenRow& row : chosenRows)
        if (score == row.score)
            return &row;
    return nullptr;
}

// The two directions of greatest variance, each with its largest number positive, and their share.
struct Principal {
    Matrix axes;  // [D, 2]
    double deviation = 1;
    double share = 1;
};

Principal principalAxes(const Matrix& centred) {
    using Double = Eigen::MatrixXd;
    const Double values = centred.cast<double>();
    const Double covariance = values * values.transpose() / static_cast<double>(values.cols());
    const Eigen::SelfAdjointEigenSolver<Double> solver(covariance);
    const Index size = covariance.rows();
    Principal found{Matrix::Zero(size, 2), 1, 1};
    const auto sum = solver.eigenvalues().cwiseMax(0).sum();
    double inPlane = 0;
    for (Index i = 0; i < std::min<Index>(2, size); ++i) {
        Eigen::VectorXd axis = solver.eigenvectors().col(size - 1 - i);
        Index largest = 0;
        axis.cwiseAbs().maxCoeff(&largest);
        if (axis[largest] < 0)
            axis = -axis;
        found.axes.col(i) = axis.cast<Real>();
        inPlane += std::max(0.0, solver.eigenvalues()[size - 1 - i]);
    }
    found.deviation = std::sqrt(std::max(0.0, solver.eigenvalues()[size - 1]));
    found.share = sum > 0 ? inPlane / sum : 1;
    return found;
}

}  // namespace

struct ScorePlane::State {
    State(const AttentionSetup& setup, Matrix keys)
        : annotations(std::move(keys)),
          layout(std::make_shared<ParameterLayout>()),
          function(findScoreFunction(setup.config.score)->create(setup, *layout)),
          parameters(layout) {}
    // After the parameters are filled.
    void freeze() { weights = std::make_unique<NetworkWeights>(parameters); }

    Matrix annotations;  // [K, n]
    std::shared_ptr<ParameterLayout> layout;
    std::unique_ptr<ScoreFunction> function;
    Parameters parameters;
    std::unique_ptr<NetworkWeights> weights;
    Vector origin;  // [D]
    Matrix axes;    // [D, 2]
    Matrix path;    // [2, T]
    double share = 1;
};

ScorePlane::ScorePlane(std::unique_ptr<State> state) : m_state(std::move(state)) {}
ScorePlane::ScorePlane(ScorePlane&&) noexcept = default;
ScorePlane& ScorePlane::operator=(ScorePlane&&) noexcept = default;
ScorePlane::~ScorePlane() = default;

ScorePlane ScorePlane::chosen(const std::string& score, const Matrix& keys) {
    const ScoreDescription* description = findScoreFunction(score);
    if (!description || !description->attends)
        throw Error(told("landscape: a score that attends is needed, found %1.", inQuotes(score)));
    if (keys.rows() != 2 || keys.cols() < 1 || keys.cols() > mostKeys)
        throw Error(told("landscape: 1 to %1 keys of two numbers are needed, found %2 of %3.", mostKeys,
                         keys.cols(), keys.rows()));
    AttentionSetup setup{{}, 2, 2};
    setup.config.score = score;
    setup.config.size = 2;
    setup.config.longestSource = keys.cols();
    setup.config.learnedKeyStrength = score == "content";
    auto state = std::make_unique<State>(setup, keys);
    if (const ChosenRow* row = chosenRow(score))
        row->fill(state->parameters, *state->layout, keys.cols());
    state->freeze();
    state->origin = Vector::Zero(2);
    state->axes = Matrix::Identity(2, 2);
    return ScorePlane(std::move(state));
}

std::optional<ScorePlane> ScorePlane::ofLane(const TrainedModel& model, const DecodeTrace& trace) {
    const ModelConfig& config = model.network.config();
    const std::string& wiring = config.decoder.wiring;
    const ScoreDescription* description = findScoreFunction(config.attention.score);
    const Index keys = trace.annotations.cols(), steps = static_cast<Index>(trace.steps.size());
    if ((wiring != "bahdanau" && wiring != "luong") || !description || !description->attends ||
        config.attention.span != "global" || model.network.readsSentences() || steps < 3 || keys < 1 ||
        keys > mostKeys)
        return std::nullopt;
    auto state = std::make_unique<State>(config.attentionSetup(), trace.annotations);
    const Parameters& own = model.network.parameters();
    for (ParameterId id = 0; id < static_cast<ParameterId>(state->layout->entries().size()); ++id)
        state->parameters.vector(id) = own.vector(*own.layout().find((*state->layout)[id].name));
    state->freeze();
    Matrix queries(config.decoder.hidden, steps);
    for (Index t = 0; t < steps; ++t)
        queries.col(t) = trace.steps[static_cast<std::size_t>(t)].query;
    state->origin = queries.rowwise().mean();
    const Matrix centred = queries.colwise() - state->origin;
    const Principal principal = principalAxes(centred);
    if (!(principal.deviation > 0))
        return std::nullopt;
    const auto unit = static_cast<Real>(principal.deviation);
    state->axes = principal.axes * unit;
    state->path = principal.axes.transpose() * centred / unit;
    state->share = principal.share;
    return ScorePlane(std::move(state));
}

Index ScorePlane::keyCount() const {
    return m_state->annotations.cols();
}

const Matrix& ScorePlane::path() const {
    return m_state->path;
}

double ScorePlane::varianceInPlane() const {
    return m_state->share;
}

Matrix ScorePlane::scoresOf(const Matrix& queries) const {
    const Index keys = keyCount();
    Matrix all(keys, queries.cols());
    Positions positions;
    ScoreTape tape;
    Matrix annotations;
    for (Index first = 0; first < queries.cols(); first += chunk) {
        const Index count = std::min(chunk, queries.cols() - first);
        if (positions.batch() != count) {
            positions.assign(std::vector<Index>(static_cast<std::size_t>(count), keys));
            annotations.resize(m_state->annotations.rows(), keys * count);
            for (Index j = 0; j < keys; ++j)
                annotations.middleCols(j * count, count).colwise() = m_state->annotations.col(j);
        }
        m_state->function->prepare(*m_state->weights, positions, annotations, 1, tape);
        Vector scores(keys * count);
        m_state->function->forward(*m_state->weights, positions, queries.middleCols(first, count),
                                   annotations, tape, 0, scores);
        // Position j of all points stands in one run.
        all.middleCols(first, count) = Eigen::Map<const Matrix>(scores.data(), count, keys).transpose();
    }
    return all;
}

Matrix ScorePlane::scores(const Matrix& points) const {
    assert(points.rows() == 2);
    return scoresOf((m_state->axes * points).colwise() + m_state->origin);
}

Matrix ScorePlane::weights(const Matrix& points, Real temperature) const {
    Matrix all = scores(points) / temperature;
    for (Index i = 0; i < all.cols(); ++i) {
        all.col(i) = (all.col(i).array() - all.col(i).maxCoeff()).exp();
        all.col(i) /= all.col(i).sum();
    }
    return all;
}

std::string chosenParameters(const std::string& score) {
    const ChosenRow* row = chosenRow(score);
    return row ? told(row->words) : "";
}

}  // namespace attn
