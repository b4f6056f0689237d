// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/exports/step_numbers_parts.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t likelyTokens = 5;

Json real(Real value) {
    return std::isfinite(value) ? Json(shortestNumber(value)) : Json(nullptr);
}

Json list(const ConstVectorRef& values) {
    Json all = Json::array();
    for (const Real value : values)
        all.push_back(real(value));
    return all;
}

template <class T>
Json known(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json tokenOf(const LaneNumbers& lane, Token token) {
    return lane.target ? Json(lane.target->text(token)) : Json(token);
}

Json mostLikely(const LaneNumbers& lane, const StepTrace& step) {
    const Vector& probabilities = step.probabilities;
    std::vector<Index> order(static_cast<std::size_t>(probabilities.size()));
    std::iota(order.begin(), order.end(), Index(0));
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(likelyTokens, order.size()));
    std::partial_sort(order.begin(), end, order.end(),
                      [&](Index a, Index b) { return probabilities[a] > probabilities[b]; });
    Json all = Json::array();
    for (auto place = order.begin(); place != end; ++place)
        all.push_back({{"token", tokenOf(lane, static_cast<Token>(*place))},
                       {"probability", real(probabilities[*place])}});
    return all;
}

Json jsonOf(const LaneNumbers& lane, std::size_t row) {
    const StepTrace* step = stepOf(lane, row);
    const MapTrace& attention = lane.rows[static_cast<Index>(row)];
    const SpanTrace& span = attention.span;
    // If only the weights are known, there is nothing else: null, or an empty list.
    const auto ofStep = [&](auto value) { return step ? Json(value(*step)) : Json(nullptr); };
    const auto listOf = [&](const Vector StepTrace::*values) {
        return step ? list(step->*values) : Json::array();
    };
    return {{"step", row + 1},
            {"previous", ofStep([&](const StepTrace& own) { return tokenOf(lane, own.previous); })},
            {"token", lane.output[row]},
            {"forced", step && step->forced},
            {"probability", known(tokenProbability(lane, row))},
            {"log_probability", ofStep([](const StepTrace& own) { return real(own.logProbability); })},
            {"predicted", ofStep([&](const StepTrace& own) { return tokenOf(lane, own.predicted); })},
            {"predicted_probability",
             ofStep([](const StepTrace& own) { return real(own.predictedProbability); })},
            {"most_likely", step ? mostLikely(lane, *step) : Json::array()},
            {"entropy_bits", known(rowEntropy(attention))},
            {"temperature", real(attention.temperature)},
            {"given_weights", attention.hasGivenWeights},
            {"weights", list(attention.weights)},
            {"scores", list(attention.scores)},
            {"span_centre", span.centre ? real(*span.centre) : Json(nullptr)},
            {"span_taken", known(span.taken)},
            {"span_window", span.window > 0 ? Json(span.window) : Json(nullptr)},
            {"span_distribution", list(span.distribution)},
            {"query", listOf(&StepTrace::query)},
            {"context", listOf(&StepTrace::context)},
            {"state", listOf(&StepTrace::state)},
            {"attentional", listOf(&StepTrace::attentional)}};
}

Json jsonOf(const LaneNumbers& lane) {
    Json annotations = Json::array();  // [S, K]
    for (Index j = 0; lane.trace && j < lane.trace->annotations.cols(); ++j)
        annotations.push_back(list(lane.trace->annotations.col(j)));
    Json steps = Json::array();
    for (std::size_t row = 0; row < lane.output.size(); ++row)
        steps.push_back(jsonOf(lane, row));
    Json whole = {{"lane", lane.name}};
    if (!lane.map.empty())
        whole["map"] = lane.map;
    whole.update({{"model", lane.model},
                  {"updates", lane.updates},
                  {"source_tokens", lane.source},
                  {"output_tokens", lane.output},
                  {"alignment_error_rate", known(lane.errorRate)},
                  {"changes", lane.changes},
                  {"annotations", std::move(annotations)},
                  {"steps", std::move(steps)}});
    return whole;
}

}  // namespace

std::string stepNumbersToJson(const StepNumbers& numbers) {
    Json lanes = Json::array();
    for (const LaneNumbers& lane : numbers.lanes)
        lanes.push_back(jsonOf(lane));
    const Json whole = {{"format", "attention-lab steps"},
                        {"version", 1},
                        {"text", numbers.text},
                        {"lanes", std::move(lanes)}};
    return whole.dump(1, ' ', false, Json::error_handler_t::replace).append("\n");
}

}  // namespace attn
