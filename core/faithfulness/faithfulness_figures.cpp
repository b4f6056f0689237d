// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/faithfulness_figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <optional>

#include "core/base/told.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

Json spreadJson(const RowSpread& spread) {
    if (spread.count == 0)
        return nullptr;
    return {{"rows", spread.count},           {"mean", spread.mean},     {"deviation", spread.deviation},
            {"lower_quartile", spread.lower}, {"median", spread.median}, {"upper_quartile", spread.upper}};
}

Json byOrderJson(const ByOrder<RowSpread>& spreads) {
    if (spreads.front().count == 0)
        return nullptr;
    Json json;
    for (std::size_t i = 0; i < importanceOrders.size(); ++i)
        json[importanceOrderName(importanceOrders[i])] = spreadJson(spreads[i]);
    return json;
}

Json optionalJson(const std::optional<double>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json numbersJson(const Vector& values) {
    Json json = Json::array();
    for (const Real value : values)
        json.push_back(value);
    return json;
}

Json changesJson(const RowChanges& changes) {
    Json erased;
    for (std::size_t i = 0; i < importanceOrders.size(); ++i)
        erased[importanceOrderName(importanceOrders[i])] = changes.erased[i];
    return {{"permuted", changes.permuted},
            {"uniform", changes.uniform},
            {"adversarial",
             {{"divergence", changes.adversarial.divergence},
              {"change", changes.adversarial.change},
              {"weights", numbersJson(changes.adversarial.weights)}}},
            {"erased", erased}};
}

Json rowJson(const RowFaithfulness& row, const TrainedModel& model) {
    Json json = {{"sentence", row.sentence + 1},
                 {"step", row.step + 1},
                 {"token", model.target.text(row.token)},
                 {"probability", row.probability},
                 {"largest_weight", row.largestWeight},
                 {"gradient_tau", optionalJson(row.gradientTau)},
                 {"leave_one_out_tau", optionalJson(row.leaveOneOutTau)},
                 {"weights", numbersJson(row.weights)}};
    if (row.changes)
        json.update(changesJson(*row.changes));
    if (row.truth) {
        Json truth;
        for (std::size_t i = 0; i < importanceOrders.size(); ++i)
            truth[importanceOrderName(importanceOrders[i])] = {
                {"first_is_linked", (*row.truth)[i].isFirstLinked},
                {"average_precision", (*row.truth)[i].averagePrecision}};
        json["truth"] = truth;
    }
    return json;
}

// The words of the figures that each order has.
struct OrderTexts {
    const char* erased;
    const char* first;
    const char* averagePrecision;
};
OrderTexts orderTexts(ImportanceOrder order) {
    switch (order) {
        case ImportanceOrder::ByWeight:
            return {translatable("erased until the class flips (%, never = 100), by weight"),
                    translatable("first position is linked (%), by weight"),
                    translatable("average precision of links (%), by weight")};
        case ImportanceOrder::ByGradient:
            return {translatable("erased until the class flips (%, never = 100), by gradient"),
                    translatable("first position is linked (%), by gradient"),
                    translatable("average precision of links (%), by gradient")};
        case ImportanceOrder::ByProduct:
            return {translatable("erased until the class flips (%, never = 100), by weight × gradient"),
                    translatable("first position is linked (%), by weight × gradient"),
                    translatable("average precision of links (%), by weight × gradient")};
        case ImportanceOrder::AtRandom:
            return {translatable("erased until the class flips (%, never = 100), at random"),
                    translatable("first position is linked (%), at random"),
                    translatable("average precision of links (%), at random")};
    }
    return {"", "", ""};
}

std::optional<double> meanOf(const RowSpread& spread) {
    return spread.count > 0 ? std::optional(spread.mean) : std::nullopt;
}

}  // namespace

std::vector<FaithfulnessFigure> faithfulnessFigures() {
    using Summary = FaithfulnessSummary;
    std::vector<FaithfulnessFigure> all = {
        {told("rows of weights"), [](const Summary& s) { return std::optional(static_cast<double>(s.rows)); },
         "%.0f"},
        {told("positions of a row"), [](const Summary& s) { return meanOf(s.positions); }, "%.1f"},
        {told("largest weight"), [](const Summary& s) { return meanOf(s.largestWeight); }, "%.3f"},
        {told("τ with gradients"), [](const Summary& s) { return meanOf(s.gradientTau); }, "%.2f"},
        {told("τ with leaving a token out"), [](const Summary& s) { return meanOf(s.leaveOneOutTau); },
         "%.2f"},
        {told("output changes, permuted row"), [](const Summary& s) { return meanOf(s.permuted); }, "%.3f"},
        {told("output changes, uniform row"), [](const Summary& s) { return meanOf(s.uniform); }, "%.3f"},
        {told("adversarial row diverges (nats)"), [](const Summary& s) { return meanOf(s.divergence); },
         "%.3f"},
        {told("rows that can be fooled (%)"),
         [](const Summary& s) { return s.divergence.count > 0 ? std::optional(s.foolable) : std::nullopt; },
         "%.1f", 100},
    };
    for (std::size_t i = 0; i < importanceOrders.size(); ++i) {
        all.push_back({told(orderTexts(importanceOrders[i]).erased),
                       [i](const Summary& s) { return meanOf(s.erased[i]); }, "%.1f", 100});
    }
    for (std::size_t i = 0; i < importanceOrders.size(); ++i) {
        all.push_back({told(orderTexts(importanceOrders[i]).first),
                       [i](const Summary& s) { return meanOf(s.first[i]); }, "%.1f", 100});
    }
    for (std::size_t i = 0; i < importanceOrders.size(); ++i) {
        all.push_back({told(orderTexts(importanceOrders[i]).averagePrecision),
                       [i](const Summary& s) { return meanOf(s.averagePrecision[i]); }, "%.1f", 100});
    }
    return all;
}

std::string FaithfulnessFigure::text(double of) const {
    char written[64];
    std::snprintf(written, sizeof written, format, factor * of);
    std::string number = written;
    // "-0.00" is 0.00.
    if (number.starts_with('-') && number.find_first_not_of("-0.") == number.npos)
        number.erase(0, 1);
    return number;
}

Json faithfulnessJson(const std::string& path, const TrainedModel& model,
                      const std::vector<RowFaithfulness>& rows, bool withRows) {
    const FaithfulnessSummary summary = summaryOf(rows);
    Json json = {{"model", path},
                 {"positions", model.network.readsSentences() ? "sentences" : "tokens"},
                 {"rows", summary.rows},
                 {"largest_weight", spreadJson(summary.largestWeight)},
                 {"gradient_tau", spreadJson(summary.gradientTau)},
                 {"leave_one_out_tau", spreadJson(summary.leaveOneOutTau)},
                 {"permuted_change", spreadJson(summary.permuted)},
                 {"uniform_change", spreadJson(summary.uniform)},
                 {"adversarial_divergence", spreadJson(summary.divergence)},
                 {"adversarial_change", spreadJson(summary.adversarialChange)},
                 {"foolable", summary.divergence.count > 0 ? Json(summary.foolable) : Json(nullptr)},
                 {"erased", byOrderJson(summary.erased)},
                 {"first_is_linked", byOrderJson(summary.first)},
                 {"average_precision", byOrderJson(summary.averagePrecision)}};
    if (!withRows)
        return json;
    Json each = Json::array();
    for (const RowFaithfulness& row : rows)
        each.push_back(rowJson(row, model));
    json["each_row"] = each;
    return json;
}

Json faithfulnessSettingsJson(Index sentences, const FaithfulnessOptions& options, std::uint64_t pairsSeed) {
    return {{"sentences", sentences},
            {"permutations", options.permutations},
            {"largest_change", options.adversarial.largestChange},
            {"seed", options.adversarial.seed},
            {"pairs_seed", pairsSeed}};
}

std::string faithfulnessFile(const Json& settings, const Json& models) {
    Json file = {{"format", "attention-lab-explain-bench"}, {"version", 1}};
    file.update(settings);
    file["models"] = models;
    return file.dump(1) + "\n";
}

}  // namespace attn
