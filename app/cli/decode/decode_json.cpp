// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/output.h"
#include "app/cli/common/shortest_number.h"
#include "app/cli/decode/decode_report.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

template <class T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

std::string compact(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json headOf(const DecodeReport& report) {
    const TrainedModel& model = *report.model;
    const DecodeTrace& trace = report.trace;
    Json annotations = Json::array();  // [S, K]
    for (Index j = 0; j < trace.annotations.cols(); ++j)
        annotations.push_back(shortestNumbers(trace.annotations.col(j)));
    const std::vector<std::string> output = outputTokens(report);
    Json json = {{"format", "attention-lab-decode"},
                 {"version", 1},
                 {"model", report.path},
                 {"score", model.network.config().attention.score},
                 {"text", report.text},
                 {"source_tokens", report.source},
                 {"unknown_source_tokens", unknownTokens(report.source, model.source)},
                 {"target_tokens", orNull(report.target)},
                 {"unknown_target_tokens",
                  report.target ? unknownTokens(*report.target, model.target) : std::vector<std::string>()},
                 {"output", model.tokenizers.target->join(output)},
                 {"output_tokens", output},
                 {"stop", trace.stop == StopReason::End ? "end" : "length"},
                 {"log_probability", logProbability(report)},
                 {"entropy_bits", orNull(meanEntropy(report))},
                 {"reference", report.truth ? Json(report.truth->target) : Json(nullptr)},
                 {"alignment_error_rate", orNull(alignmentErrorRate(report))},
                 {"target_vocabulary", model.target.tokens()},
                 {"annotations", std::move(annotations)},
                 {"summary", shortestNumbers(trace.summary)},
                 {"first_state", shortestNumbers(trace.firstState)}};
    if (const std::optional<MapAddress> map = shownMapOf(report)) {
        json["map"] = nameOf(*map);
        json["map_rows"] = nameOf(rowsOf(*map));
        json["map_columns"] = nameOf(columnsOf(*map, model.network));
    }
    if (report.chosen && report.chosen->rowAxis == MapAxis::Source) {
        Json& rows = json["map_weights"] = Json::array();
        for (const Vector& row : report.chosen->weights.rows)
            rows.push_back(shortestNumbers(row));
    }
    return json;
}

// What a trace does not keep of a chosen map is empty.
Json stepOf(const DecodeReport& report, const StepTrace& step) {
    const Vocabulary& vocabulary = report.model->target;
    MapTrace map;
    if (report.chosen)
        map.weights = stepWeights(report, step);
    else
        map = step.alignment();
    const SpanTrace& span = map.span;
    return {{"step", step.step},
            {"previous", vocabulary.text(step.previous)},
            {"token", vocabulary.text(step.token)},
            {"predicted", vocabulary.text(step.predicted)},
            {"forced", step.forced},
            {"log_probability", shortestNumber(step.logProbability)},
            {"query", shortestNumbers(step.query)},
            {"scores", shortestNumbers(map.scores)},
            {"weights", shortestNumbers(map.weights)},
            {"span_centre", span.centre ? shortestNumber(*span.centre) : Json(nullptr)},
            {"span_taken", orNull(span.taken)},
            {"span_window", span.window > 0 ? Json(span.window) : Json(nullptr)},
            {"span_distribution", shortestNumbers(span.distribution)},
            {"temperature", shortestNumber(map.temperature)},
            {"given_weights", map.hasGivenWeights},
            {"context", shortestNumbers(step.context)},
            {"state", shortestNumbers(step.state)},
            {"attentional", shortestNumbers(step.attentional)},
            {"logits", shortestNumbers(step.logits)},
            {"probabilities", shortestNumbers(step.probabilities)}};
}

Json nodeOf(const BeamNode& node, const Vocabulary& vocabulary) {
    const char* stop = node.stop == StopReason::Running ? nullptr
                       : node.stop == StopReason::End   ? "end"
                                                        : "length";
    return {{"parent", node.parent < 0 ? Json(nullptr) : Json(node.parent)},
            {"token", vocabulary.text(node.token)},
            {"log_probability", node.logProbability},
            {"score", node.score},
            {"length", node.length},
            {"stop", stop ? Json(stop) : Json(nullptr)},
            {"weights", shortestNumbers(node.step->alignment().weights)}};
}

// One line for each node, as for the steps.
void writeBeam(const DecodeReport& report) {
    writeOutput(
        "\"beam\":{\"width\":" + std::to_string(report.beamOptions.width) +
        ",\"length_power\":" + compact(report.beamOptions.lengthPower) +
        ",\"refill\":" + compact(report.beamOptions.ended == EndedPlace::IsRefilled) +
        (report.chosen ? ",\"map\":" + compact(nameOf(report.trace.steps.front().alignment().map)) : "") +
        ",\"ranked\":" + compact(report.beam->ranked) + ",\n\"nodes\":[");
    const char* separator = "\n";
    for (const BeamNode& node : report.beam->nodes) {
        writeOutput(separator + compact(nodeOf(node, report.model->target)));
        separator = ",\n";
    }
    writeOutput("\n]},\n");
}

}  // namespace

void printDecodeJson(const DecodeReport& report) {
    // Steps are written one by one, one line each, because the JSON of a long trace would take many times its
    // memory.
    std::string head = compact(headOf(report));
    head.pop_back();
    writeOutput(head + ",\n");
    if (report.beam)
        writeBeam(report);
    writeOutput("\"steps\":[");
    const char* separator = "\n";
    for (const StepTrace& step : report.trace.steps) {
        writeOutput(separator + compact(stepOf(report, step)));
        separator = ",\n";
    }
    writeOutput("\n]}\n");
}

}  // namespace attn
