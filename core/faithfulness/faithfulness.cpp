// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/faithfulness.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <set>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/decode/stepper.h"
#include "core/faithfulness/input_effects.h"
#include "core/faithfulness/rank_correlation.h"
#include "core/math/random.h"
#include "core/math/side_by_side.h"

namespace attn {
namespace {

constexpr double foolingDivergence = 0.5;  // nats

std::vector<double> doubles(const Vector& values) {
    return {values.data(), values.data() + values.size()};
}

// Positions by falling value; equal ones keep their order.
std::vector<Index> byFalling(const Vector& values) {
    std::vector<Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), Index(0));
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] > values[b]; });
    return order;
}

std::vector<Index> drawnOrder(Index length, Random& random) {
    std::vector<Index> order(static_cast<std::size_t>(length));
    std::iota(order.begin(), order.end(), Index(0));
    for (auto i = static_cast<int>(length) - 1; i > 0; --i)
        std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(random.below(i + 1))]);
    return order;
}

double medianOf(std::vector<double> values) {
    return rowSpread(std::move(values)).median;
}

OrderTruth truthOf(const std::vector<Index>& order, const std::set<Index>& linked) {
    OrderTruth truth{linked.contains(order.front()), 0};
    double found = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (linked.contains(order[i]))
            truth.averagePrecision += ++found / static_cast<double>(i + 1);
    truth.averagePrecision /= static_cast<double>(linked.size());
    return truth;
}

// One thread's sentences.
class Measuring {
public:
    Measuring(std::shared_ptr<const TrainedModel> model, const FaithfulnessOptions& options, Index longest)
        : m_model(std::move(model)), m_options(options), m_effects(*m_model, longest) {}

    std::vector<RowFaithfulness> rows(const Corpus& corpus, Index sentence) {
        const SentencePair& pair = corpus.pairs[static_cast<std::size_t>(sentence)];
        const DecodeTrace trace = decode(m_model, pair.source);
        std::vector<Token> output;
        for (const StepTrace& step : trace.steps)
            output.push_back(step.token);
        const Matrix without = m_effects.leaveOneOut(pair.source, output);
        // Everything random depends on the seed and the sentence alone.
        Random random(m_options.adversarial.seed * 1'000'003 + static_cast<std::uint64_t>(sentence));
        std::vector<RowFaithfulness> rows;
        for (const StepTrace& step : trace.steps) {
            const Vector& weights = annotationWeights(*m_model, step);
            if (weights.size() == 0)
                continue;
            RowFaithfulness row = plain(step, weights, sentence);
            const Vector gradients = m_effects.gradients(pair.source, output, step.step);
            row.gradientTau = kendallTau(doubles(weights), doubles(gradients));
            if (without.size() > 0)
                row.leaveOneOutTau = kendallTau(doubles(weights), doubles(without.col(step.step)));
            const ByOrder<std::vector<Index>> orders = {byFalling(weights), byFalling(gradients),
                                                        byFalling(weights.cwiseProduct(gradients)),
                                                        drawnOrder(weights.size(), random)};
            if (m_model->network.saysOneToken())
                row.changes = changes(trace, orders, random);
            row.truth = truth(corpus, sentence, step, orders, m_effects.starts(pair.source));
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    static RowFaithfulness plain(const StepTrace& step, const Vector& weights, Index sentence) {
        RowFaithfulness row;
        row.sentence = sentence;
        row.step = step.step;
        row.token = step.token;
        row.probability = std::exp(static_cast<double>(step.logProbability));
        row.weights = weights;
        row.positions = weights.size();
        row.largestWeight = static_cast<double>(row.weights.maxCoeff());
        return row;
    }
    RowChanges changes(const DecodeTrace& trace, const ByOrder<std::vector<Index>>& orders,
                       Random& random) const {
        const RowOutput output(*m_model, trace);
        RowChanges changes;
        std::vector<double> permuted;
        Vector row = output.weights();
        for (Index i = 0; i < m_options.permutations; ++i) {
            for (auto j = static_cast<int>(row.size()) - 1; j > 0; --j)
                std::swap(row[j], row[random.below(j + 1)]);
            permuted.push_back(output.change(row));
        }
        changes.permuted = medianOf(std::move(permuted));
        changes.uniform =
            output.change(Vector::Constant(output.length(), 1 / static_cast<Real>(output.length())));
        AdversarialOptions search = m_options.adversarial;
        search.seed = random.next();
        changes.adversarial = adversarialRow(output, search);
        for (std::size_t i = 0; i < orders.size(); ++i)
            changes.erased[i] = erasedUntilFlip(output, orders[i]);
        return changes;
    }
    // Links are those of the reference, so nothing is known of a token that the reference does not have
    // there.
    static std::optional<ByOrder<OrderTruth>> truth(const Corpus& corpus, Index sentence,
                                                    const StepTrace& step,
                                                    const ByOrder<std::vector<Index>>& orders,
                                                    const std::vector<Index>& starts) {
        const auto place = static_cast<std::size_t>(sentence), at = static_cast<std::size_t>(step.step);
        const std::vector<Token>& reference = corpus.pairs[place].target;
        if (place >= corpus.links.size() || at >= reference.size() || reference[at] != step.token)
            return std::nullopt;
        std::set<Index> linked;
        for (const Link& link : corpus.links[place])
            if (link.target == static_cast<int>(step.step))
                linked.insert(std::upper_bound(starts.begin(), starts.end(), link.source) - starts.begin() -
                              1);
        if (linked.empty())
            return std::nullopt;
        ByOrder<OrderTruth> all;
        for (std::size_t i = 0; i < orders.size(); ++i)
            all[i] = truthOf(orders[i], linked);
        return all;
    }

    std::shared_ptr<const TrainedModel> m_model;
    const FaithfulnessOptions& m_options;
    InputEffects m_effects;
};

}  // namespace

const char* importanceOrderName(ImportanceOrder order) {
    switch (order) {
        case ImportanceOrder::ByWeight:
            return "weight";
        case ImportanceOrder::ByGradient:
            return "gradient";
        case ImportanceOrder::ByProduct:
            return "product";
        case ImportanceOrder::AtRandom:
            return "random";
    }
    return "";
}

std::string faithfulnessProblem(const TrainedModel& model) {
    if (!model.network.alignment())
        return told("has no attention, so there are no weights to judge");
    return {};
}

std::vector<RowFaithfulness> measureFaithfulness(const std::shared_ptr<const TrainedModel>& model,
                                                 const Corpus& corpus, Index count,
                                                 const FaithfulnessOptions& options) {
    if (!model->network.alignment())
        throw Error(told("the model has no attention, so there are no weights to be judged."));
    count = std::min(count, static_cast<Index>(corpus.pairs.size()));
    Index longest = 1;
    for (Index i = 0; i < count; ++i)
        longest =
            std::max(longest, static_cast<Index>(corpus.pairs[static_cast<std::size_t>(i)].source.size()));
    const Index threads = std::clamp<Index>(options.threads, 1, std::max<Index>(count, 1));
    std::vector<std::unique_ptr<Measuring>> measuring;
    for (Index i = 0; i < threads; ++i)
        measuring.push_back(std::make_unique<Measuring>(model, options, longest));
    std::vector<std::vector<RowFaithfulness>> found(static_cast<std::size_t>(count));
    std::mutex mutex;
    Index done = 0;
    sideBySide(threads, count, [&](Index thread, Index sentence) {
        if (options.stop.stop_requested())
            return;
        found[static_cast<std::size_t>(sentence)] =
            measuring[static_cast<std::size_t>(thread)]->rows(corpus, sentence);
        if (!options.publish)
            return;
        const std::lock_guard lock(mutex);
        options.publish(++done);
    });
    std::vector<RowFaithfulness> all;
    for (std::vector<RowFaithfulness>& rows : found)
        std::move(rows.begin(), rows.end(), std::back_inserter(all));
    return all;
}

RowSpread rowSpread(std::vector<double> values) {
    RowSpread spread;
    spread.count = static_cast<Index>(values.size());
    if (values.empty())
        return spread;
    std::sort(values.begin(), values.end());
    const auto count = static_cast<double>(values.size());
    // Between two values their mixture (Hyndman & Fan 1996, type 7).
    const auto quantile = [&](double share) {
        const double place = share * (count - 1);
        const auto below = static_cast<std::size_t>(place);
        const std::size_t above = std::min(below + 1, values.size() - 1);
        return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
    };
    spread.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - spread.mean) * (value - spread.mean);
    spread.deviation = values.size() > 1 ? std::sqrt(squares / (count - 1)) : 0;
    spread.lower = quantile(0.25);
    spread.median = quantile(0.5);
    spread.upper = quantile(0.75);
    return spread;
}

FaithfulnessSummary summaryOf(const std::vector<RowFaithfulness>& rows) {
    // The spread of what some rows have.
    const auto over = [&](const auto& value) {
        std::vector<double> values;
        for (const RowFaithfulness& row : rows)
            if (const std::optional<double> each = value(row))
                values.push_back(*each);
        return rowSpread(std::move(values));
    };
    const auto ofChanges = [&](const auto& value) {
        return over([&](const RowFaithfulness& row) {
            return row.changes ? std::optional<double>(value(*row.changes)) : std::nullopt;
        });
    };
    FaithfulnessSummary summary;
    summary.rows = static_cast<Index>(rows.size());
    summary.positions =
        over([](const RowFaithfulness& row) { return std::optional(static_cast<double>(row.positions)); });
    summary.largestWeight = over([](const RowFaithfulness& row) { return std::optional(row.largestWeight); });
    summary.gradientTau = over([](const RowFaithfulness& row) { return row.gradientTau; });
    summary.leaveOneOutTau = over([](const RowFaithfulness& row) { return row.leaveOneOutTau; });
    summary.permuted = ofChanges([](const RowChanges& changes) { return changes.permuted; });
    summary.uniform = ofChanges([](const RowChanges& changes) { return changes.uniform; });
    summary.divergence = ofChanges([](const RowChanges& changes) { return changes.adversarial.divergence; });
    summary.adversarialChange =
        ofChanges([](const RowChanges& changes) { return changes.adversarial.change; });
    summary.foolable = ofChanges([](const RowChanges& changes) {
                           return changes.adversarial.divergence > foolingDivergence ? 1.0 : 0.0;
                       }).mean;
    for (std::size_t i = 0; i < importanceOrders.size(); ++i) {
        summary.erased[i] = ofChanges([i](const RowChanges& changes) { return changes.erased[i]; });
        const auto ofTruth = [&](const auto& value) {
            return over([&](const RowFaithfulness& row) {
                return row.truth ? std::optional<double>(value((*row.truth)[i])) : std::nullopt;
            });
        };
        summary.first[i] = ofTruth([](const OrderTruth& truth) { return truth.isFirstLinked ? 1.0 : 0.0; });
        summary.averagePrecision[i] = ofTruth([](const OrderTruth& truth) { return truth.averagePrecision; });
    }
    return summary;
}

RowSpread divergenceOf(const std::vector<RowFaithfulness>& first,
                       const std::vector<RowFaithfulness>& second) {
    std::map<std::pair<Index, Index>, const RowFaithfulness*> places;
    for (const RowFaithfulness& row : first)
        places[{row.sentence, row.step}] = &row;
    std::vector<double> values;
    for (const RowFaithfulness& row : second) {
        const auto found = places.find({row.sentence, row.step});
        if (found != places.end() && found->second->token == row.token &&
            found->second->weights.size() == row.weights.size())
            values.push_back(jensenShannon(found->second->weights, row.weights));
    }
    return rowSpread(std::move(values));
}

}  // namespace attn
