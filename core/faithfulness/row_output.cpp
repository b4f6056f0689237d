// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/row_output.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/math/random.h"

namespace attn {
namespace {

Vector softmaxOf(const Vector& logits) {
    const Vector exponentials = (logits.array() - logits.maxCoeff()).exp();
    return exponentials / exponentials.sum();
}

void shuffle(Vector& row, Random& random) {
    for (auto i = static_cast<int>(row.size()) - 1; i > 0; --i)
        std::swap(row[i], row[random.below(i + 1)]);
}

}  // namespace

double totalVariation(const Vector& p, const Vector& q) {
    return 0.5 * (p.cast<double>() - q.cast<double>()).cwiseAbs().sum();
}

double jensenShannon(const Vector& p, const Vector& q) {
    double sum = 0;
    for (Index j = 0; j < p.size(); ++j) {
        const double a = p[j], b = q[j], mean = (a + b) / 2;
        sum += (a > 0 ? a * std::log(a / mean) : 0) + (b > 0 ? b * std::log(b / mean) : 0);
    }
    return std::max(0.0, sum / 2);
}

const Vector& annotationWeights(const TrainedModel& model, const StepTrace& step) {
    // The alignment of the tokens stands before the map of the sentences.
    const std::size_t place = model.network.readsSentences() ? 1 : 0;
    return place < step.maps.size() ? step.maps[place].weights : step.alignment().weights;
}

RowOutput::RowOutput(const TrainedModel& model, const DecodeTrace& trace) {
    const Network& network = model.network;
    const ParameterId weight = *network.layout()->find("output.weight");
    const StepTrace& step = trace.steps.front();
    m_effects = network.parameters().columns(weight).transpose() * trace.annotations;
    m_bias = network.parameters().vector(*network.layout()->find("output.bias"));
    m_weights = annotationWeights(model, step);
    m_probabilities = of(m_weights);
    Index most = 0;
    m_probabilities.maxCoeff(&most);
    m_token = static_cast<Token>(most);
}

Vector RowOutput::of(const Vector& weights) const {
    return softmaxOf(m_effects * weights + m_bias);
}

double RowOutput::change(const Vector& weights) const {
    return totalVariation(of(weights), m_probabilities);
}

Vector RowOutput::gradient(const Vector& output, const Vector& dOutput) const {
    const Vector dLogits = output.array() * (dOutput.array() - output.dot(dOutput));
    return m_effects.transpose() * dLogits;
}

double erasedUntilFlip(const RowOutput& output, std::span<const Index> order) {
    assert(static_cast<Index>(order.size()) == output.length());
    Vector left = output.weights();
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        left[order[i]] = 0;
        const Real sum = left.sum();
        if (!(sum > 0))
            return 1;  // what is left had no weight
        Index most = 0;
        output.of(left / sum).maxCoeff(&most);
        if (static_cast<Token>(most) != output.token())
            return static_cast<double>(i + 1) / static_cast<double>(order.size());
    }
    return 1;
}

namespace {

// The search from one row.
class Ascent {
public:
    Ascent(const RowOutput& output, const AdversarialOptions& options, AdversarialRow& best)
        : m_output(output), m_options(options), m_best(best) {}

    void from(const Vector& start) {
        // Mixed with the uniform row, so that no logarithm is infinite.
        const Vector row = start.array() * Real(0.98) + Real(0.02) / static_cast<Real>(start.size());
        Vector logits = row.array().log(), mean = Vector::Zero(row.size()), square = mean;
        Vector now = row;
        for (int i = 1; i <= m_options.iterations; ++i) {
            const Vector gradient = objectiveGradient(now);
            // Adam (Kingma & Ba 2015) on the logits of the row.
            const Vector dLogits = now.array() * (gradient.array() - now.dot(gradient));
            mean = Real(0.9) * mean + Real(0.1) * dLogits;
            square = Real(0.99) * square.array() + Real(0.01) * dLogits.array().square();
            const Real first = 1 - std::pow(Real(0.9), Real(i)), second = 1 - std::pow(Real(0.99), Real(i));
            logits.array() +=
                Real(0.2) * (mean.array() / first) / ((square.array() / second).sqrt() + Real(1e-8));
            now = softmaxOf(logits);
            take(now);
        }
        takeBetween(now);
    }
    // A row that is better than the best so far and keeps the limit becomes the best.
    void take(const Vector& row) {
        const double change = m_output.change(row);
        if (change > m_options.largestChange)
            return;
        const double divergence = jensenShannon(row, m_output.weights());
        if (divergence > m_best.divergence)
            m_best = {row, divergence, change};
    }

private:
    // Of the divergence less a penalty for a change above the limit.
    Vector objectiveGradient(const Vector& row) const {
        const Vector& own = m_output.weights();
        Vector gradient(row.size());
        for (Index j = 0; j < row.size(); ++j) {
            const double a = row[j], middle = (a + static_cast<double>(own[j])) / 2;
            gradient[j] = static_cast<Real>(a > 0 ? 0.5 * std::log(a / middle) : 0);
        }
        const Vector output = m_output.of(row);
        if (totalVariation(output, m_output.probabilities()) > 0.8 * m_options.largestChange) {
            const Vector sign = (output - m_output.probabilities()).array().sign() / 2;
            gradient -= penalty * m_output.gradient(output, sign);
        }
        return gradient;
    }
    // The limit is kept near the own row. Takes the row farthest from it on the way to `row`.
    void takeBetween(const Vector& row) {
        double near = 0, far = 1;
        for (int i = 0; i < 20; ++i) {
            const double middle = (near + far) / 2;
            (m_output.change(mixed(row, middle)) > m_options.largestChange ? far : near) = middle;
        }
        take(mixed(row, near));
    }
    Vector mixed(const Vector& row, double share) const {
        return static_cast<Real>(share) * row + static_cast<Real>(1 - share) * m_output.weights();
    }
    static constexpr Real penalty = 20;

    const RowOutput& m_output;
    const AdversarialOptions& m_options;
    AdversarialRow& m_best;
};

}  // namespace

AdversarialRow adversarialRow(const RowOutput& output, const AdversarialOptions& options) {
    AdversarialRow best{output.weights(), 0, 0};
    Ascent ascent(output, options, best);
    // The row on one position that changes the output least.
    Index quietest = 0;
    double least = 2;
    for (Index j = 0; j < output.length(); ++j) {
        const Vector row = Vector::Unit(output.length(), j);
        ascent.take(row);
        if (const double change = output.change(row); output.weights()[j] < Real(0.5) && change < least) {
            least = change;
            quietest = j;
        }
    }
    ascent.from(Vector::Unit(output.length(), quietest));
    Random random(options.seed);
    for (int i = 0; i < options.restarts; ++i) {
        Vector start = output.weights();
        shuffle(start, random);
        ascent.take(start);
        ascent.from(start);
    }
    return best;
}

}  // namespace attn
