// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/lessons/facts/fact_records.h"
#include "core/math/random.h"
#include "core/network/shown_maps.h"

namespace attn {
namespace {

constexpr Index mostPairsOfMeasure = 10'000;
constexpr std::size_t mostHeadsOfSearch = 10;

struct MeasureName {
    std::string name;
    std::function<std::optional<double>(const Evaluation&)> read;
};

std::function<std::optional<double>(const Evaluation&)> soft(double SoftAlignmentMeans::*figure) {
    return [figure](const Evaluation& found) {
        return found.softAlignment ? std::optional((*found.softAlignment).*figure) : std::nullopt;
    };
}

std::function<std::optional<double>(const Evaluation&)> links(
    std::optional<double> (AlignmentCounts::*figure)() const) {
    return [figure](const Evaluation& found) {
        return ((found.maps.empty() ? found.alignment : found.maps.front().alignment).*figure)();
    };
}

std::function<std::optional<double>(const Evaluation&)> evidence(
    std::optional<double> (EvidenceCounts::*figure)() const) {
    return [figure](const Evaluation& found) {
        return found.classes ? (found.classes->words.*figure)() : std::nullopt;
    };
}

const std::vector<MeasureName>& measureNames() {
    static const std::vector<MeasureName> names = {
        {"exact_match", [](const Evaluation& found) { return std::optional(found.exactMatch); }},
        {"token_accuracy", [](const Evaluation& found) { return std::optional(found.tokenAccuracy); }},
        {"loss", [](const Evaluation& found) { return std::optional(found.loss); }},
        {"alignment_error", links(&AlignmentCounts::errorRate)},
        {"alignment_precision", links(&AlignmentCounts::precision)},
        {"alignment_recall", links(&AlignmentCounts::recall)},
        {"entropy", soft(&SoftAlignmentMeans::outputEntropy)},
        {"confidence", soft(&SoftAlignmentMeans::confidence)},
        {"coverage_deviation", soft(&SoftAlignmentMeans::coverageDeviation)},
        {"macro_f1",
         [](const Evaluation& found) {
             return found.classes ? found.classes->confusion.macroF1() : std::nullopt;
         }},
        {"evidence_hits", evidence(&EvidenceCounts::hitShare)},
        {"evidence_weight", evidence(&EvidenceCounts::meanWeight)}};
    return names;
}

const MeasureName& measureNamed(const std::string& name) {
    std::vector<std::string> known;
    for (const MeasureName& each : measureNames()) {
        if (each.name == name)
            return each;
        known.push_back(each.name);
    }
    throw Error("metric: there is no measure " + inQuotes(name) + "; " + suggestion(name, known));
}

void readLengths(const FactArguments& given, MeasureRequest& request) {
    if (given.find("length") && given.find("lengths"))
        throw Error("metric: give length or lengths, not both.");
    if (given.find("length")) {
        request.lengths.shortest = request.lengths.longest = given.whole("length", 1, 10'000);
    } else if (given.find("lengths")) {
        const std::vector<double> pair = given.numbers("lengths");
        if (pair.size() != 2 || pair[0] < 1 || pair[1] < pair[0] || pair[1] > 10'000)
            throw Error("metric: lengths should be the shortest and the longest one, such as [4, 30].");
        request.lengths = {static_cast<Index>(pair[0]), static_cast<Index>(pair[1])};
    }
}

// Changes that are not of one sentence.
Interventions wholeChanges(const SavedWhatIfs& changes) {
    Interventions whole;
    whole.maps = changes.maps;
    whole.temperature = changes.temperature;
    whole.dropEmpty();
    return whole;
}

const ContextLane* laneOf(const StepContext& context, const FactArguments& given, bool isNeeded) {
    if (given.find("lane"))
        return &context.lane(given.text("lane"));
    return isNeeded ? &context.firstLane() : nullptr;
}

FactValue changedMetric(const StepContext& context, const std::string& name, const LessonModel& model,
                        const MeasureRequest& request, const Interventions& changes) {
    if (name != "exact_match" && name != "token_accuracy")
        throw Error(
            "metric: with changed maps or temperature only exact_match and token_accuracy are measured.");
    const ChangedAccuracy accuracy = context.engine().accuracy(model, request, changes);
    return FactValue::number(name == "exact_match" ? accuracy.whole : accuracy.tokens);
}

struct HeadSubset {
    std::vector<MapAddress> kept;
    double accuracy = 0;
};

// Every subset is measured, those with few heads first; the search ends with the number of heads where one
// suffices. Of several, the most accurate one is taken.
HeadSubset fewestHeads(const StepContext& context, const ContextLane& lane, const MeasureRequest& request,
                       const std::vector<MapAddress>& heads, double needed) {
    std::vector<unsigned> subsets(std::size_t(1) << heads.size());
    std::iota(subsets.begin(), subsets.end(), 0U);
    std::stable_sort(subsets.begin(), subsets.end(), [](unsigned left, unsigned right) {
        return std::popcount(left) < std::popcount(right);
    });
    std::optional<HeadSubset> best;
    double done = 0;
    for (const unsigned subset : subsets) {
        if (best && static_cast<std::size_t>(std::popcount(subset)) > best->kept.size())
            break;
        context.engine().publish(done++ / static_cast<double>(subsets.size()));
        Interventions changes = wholeChanges(lane.changes);
        HeadSubset tried;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if ((subset >> i & 1U) != 0)
                tried.kept.push_back(heads[i]);
            else
                changes.maps[heads[i]].isOff = true;
        }
        tried.accuracy = context.engine().accuracy(lane.model, request, changes).tokens;
        if (tried.accuracy >= needed && (!best || tried.accuracy > best->accuracy))
            best = std::move(tried);
    }
    return best.value_or(HeadSubset{heads, 0});
}

double entropyInBits(const std::vector<double>& weights) {
    double entropy = 0;
    for (const double weight : weights)
        entropy -= weight > 0 ? weight * std::log2(weight) : 0;
    return entropy;
}

double innerProduct(const std::vector<double>& left, const std::vector<double>& right) {
    return std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
}

}  // namespace

FactValue plainFacts(const std::string& called, const std::map<std::string, FactValue>& values) {
    class PlainRecord : public FactRecord {
    public:
        PlainRecord(std::string name, std::map<std::string, FactValue> members)
            : m_name(std::move(name)), m_members(std::move(members)) {}
        std::string called() const override { return m_name; }
        std::optional<FactValue> value(const std::string& name) override {
            const auto found = m_members.find(name);
            return found == m_members.end() ? std::nullopt : std::optional(found->second);
        }
        std::optional<FactValue> call(const FactCall&) override { return std::nullopt; }
        std::vector<std::string> names() const override {
            std::vector<std::string> all;
            for (const auto& [name, value] : m_members)
                all.push_back(name);
            return all;
        }

    private:
        std::string m_name;
        std::map<std::string, FactValue> m_members;
    };
    return FactValue::record(std::make_shared<PlainRecord>(called, values));
}

FactValue metricFact(const StepContext& context, const FactCall& call,
                     const std::optional<LessonModel>& fixed) {
    std::vector<std::string> parameters = {"name",  "lane", "model", "length", "lengths",
                                           "count", "seed", "task",  "map"};
    if (fixed)
        parameters.erase(parameters.begin() + 1, parameters.begin() + 3);
    const FactArguments given(call, parameters, 1);
    const std::string name = given.text("name");
    const MeasureName& measure = measureNamed(name);
    if (!fixed && given.find("lane") && given.find("model"))
        throw Error("metric: give lane or model, not both.");
    const ContextLane* lane = fixed ? nullptr : laneOf(context, given, !given.find("model"));
    const LessonModel model = fixed  ? *fixed
                              : lane ? lane->model
                                     : context.engine().model(given.text("model"));
    MeasureRequest request = context.usualMeasures();
    if (fixed || !lane)
        request.task = model.model->training.task;
    request.task = given.text("task", request.task);
    readLengths(given, request);
    request.count = given.whole("count", request.count, 1, mostPairsOfMeasure);
    request.seed =
        static_cast<std::uint64_t>(given.whole("seed", static_cast<Index>(request.seed), 0, 1'000'000'000));
    if (given.find("map"))
        request.map = shownMapOfName(given.text("map"), model.model->network);
    if (lane) {
        const Interventions changes = wholeChanges(lane->changes);
        if (!changes.isEmpty())
            return changedMetric(context, name, model, request, changes);
    }
    const std::optional<double> found = measure.read(context.engine().evaluation(model, request));
    if (!found)
        throw Error("metric: " + model.name + " has no " + name +
                    (name == "macro_f1" || name.starts_with("evidence")
                         ? ", which classes have."
                         : "; it has no attention, or no link is known."));
    return FactValue::number(*found);
}

FactValue headsNeededFact(const StepContext& context, const FactCall& call) {
    const FactArguments given(call, {"share", "lane", "site", "count", "seed"}, 1);
    const double share = given.number("share");
    if (!(share > 0 && share <= 1))
        throw Error("heads_needed: share should be above 0 and at most 1.");
    const ContextLane& lane = *laneOf(context, given, true);
    const std::string site = given.text("site", "cross");
    std::vector<MapAddress> heads;
    for (const MapAddress& map : lane.model.model->network.maps())
        if (nameOf(map).starts_with(site + "."))
            heads.push_back(map);
    if (heads.empty() || heads.size() > mostHeadsOfSearch)
        throw Error("heads_needed: " + inQuotes(site) + " has " + std::to_string(heads.size()) +
                    " heads in this model, expected 1 to " + std::to_string(mostHeadsOfSearch) +
                    "; a site is cross, encoder or decoder.");
    MeasureRequest request = context.usualMeasures();
    request.count = given.whole("count", 64, 1, 1000);
    request.seed =
        static_cast<std::uint64_t>(given.whole("seed", static_cast<Index>(request.seed), 0, 1'000'000'000));
    const double whole = context.engine().accuracy(lane.model, request, wholeChanges(lane.changes)).tokens;
    const HeadSubset found = fewestHeads(context, lane, request, heads, share * whole);
    std::vector<std::string> kept;
    for (const MapAddress& map : found.kept)
        kept.push_back(nameOf(map));
    return plainFacts("the result of heads_needed",
                      {{"fewest", FactValue::number(static_cast<double>(kept.size()))},
                       {"kept", FactValue::texts(kept)},
                       {"accuracy", FactValue::number(found.accuracy)},
                       {"whole", FactValue::number(whole)}});
}

FactValue randomRowsFact(LessonEngine& engine, const FactCall& call) {
    const FactArguments given(call, {"size", "positions", "count", "seed", "score", "divide"}, 1);
    const Index size = given.whole("size", 1, 4096), positions = given.whole("positions", 10, 2, 100),
                count = given.whole("count", 200, 1, 1000);
    const std::string score = given.text("score", "dot");
    const double divide = given.number("divide", 1);
    if (score != "dot" && score != "scaled_dot" && score != "content")
        throw Error("random_rows: score should be one of dot, scaled_dot, content, found " + inQuotes(score) +
                    ".");
    if (!(divide > 0))
        throw Error("random_rows: divide should be above 0.");
    Random random(static_cast<std::uint64_t>(given.whole("seed", 1, 0, 1'000'000'000)));
    const auto vector = [&] {
        std::vector<double> numbers(static_cast<std::size_t>(size));
        for (double& number : numbers)
            number = random.normal();
        return numbers;
    };
    double entropy = 0, largest = 0, sum = 0, squares = 0;
    for (Index row = 0; row < count; ++row) {
        engine.throwIfStopped();
        engine.publish(static_cast<double>(row) / static_cast<double>(count));
        const std::vector<double> query = vector();
        std::vector<double> scores;
        for (Index j = 0; j < positions; ++j) {
            const std::vector<double> key = vector();
            const double by = score == "dot" ? 1
                              : score == "scaled_dot"
                                  ? std::sqrt(static_cast<double>(size))
                                  : std::sqrt(innerProduct(query, query) * innerProduct(key, key));
            scores.push_back(innerProduct(query, key) / by / divide);
            sum += scores.back();
            squares += scores.back() * scores.back();
        }
        const double most = *std::max_element(scores.begin(), scores.end());
        double total = 0;
        for (double& each : scores)
            total += each = std::exp(each - most);
        for (double& each : scores)
            each /= total;
        entropy += entropyInBits(scores);
        largest += *std::max_element(scores.begin(), scores.end());
    }
    const auto rows = static_cast<double>(count), all = static_cast<double>(count * positions);
    return plainFacts(
        "the result of random_rows",
        {{"entropy", FactValue::number(entropy / rows)},
         {"largest", FactValue::number(largest / rows)},
         {"deviation", FactValue::number(std::sqrt(std::max(0.0, squares / all - sum / all * sum / all)))}});
}

FactValue contentMaximumFact(const FactCall& call) {
    const FactArguments given(call, {"positions", "beta"}, 1);
    const auto positions = static_cast<double>(given.whole("positions", 1, 1'000'000));
    const double beta = given.number("beta", 1);
    return FactValue::number(1 / (1 + (positions - 1) * std::exp(-2 * beta)));
}

}  // namespace attn
