// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/cli/inspect/inspect_report.h"
#include "core/inspect/dumps/dump_format.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

const char* kindOf(GoldProblem::Kind kind) {
    switch (kind) {
        case GoldProblem::Kind::OutOfRange:
            return "out_of_range";
        case GoldProblem::Kind::Doubled:
            return "doubled";
        case GoldProblem::Kind::Nothing:
            return "nothing";
        case GoldProblem::Kind::Unreadable:
            break;
    }
    return "unreadable";
}

Json systemJson(const InspectedCorpus& corpus, int index) {
    const Inspection& inspection = corpus.inspection;
    const InspectedSystem& system = inspection.system(index);
    const bool isModel = system.format == "model";
    Json json = {{"system", system.path}, {"name", system.name}, {"kind", isModel ? "model" : "file"}};
    if (isModel)
        json["score"] = system.score;
    else
        json["format"] = system.format;
    if (!system.task.empty())
        json["task"] = system.task;
    json["conclusions"] = conclusionsJson(system.conclusions);
    json["skipped"] = textOrNull(system.skipped);
    json["problem"] = textOrNull(system.problem);
    json["sentences"] = std::count_if(corpus.rows.begin(), corpus.rows.end(),
                                      [&](int row) { return inspection.sentence(index, row) != nullptr; });
    const AlignmentCounts counts = inspection.pooled(index, &corpus.rows);
    json.update(alignmentJson(counts.errorRate(), counts.precision(), counts.recall()));
    json["links"] = counts.found;
    for (const MetricInfo& info : metricInfos()) {
        const MetricMean mean = inspection.meanOf(index, info.metric, &corpus.rows);
        json["means"][info.id] = mean.count > 0 ? Json(*mean.mean()) : Json(nullptr);
        json["means_of"][info.id] = mean.count;  // number of sentences
    }
    return json;
}

Json sentenceJson(const Inspection& inspection, int system, int row) {
    const AlignedSentence* sentence = inspection.sentence(system, row);
    if (!sentence)
        return nullptr;
    Json json = {{"source", sentence->source.joined()}, {"target", sentence->target.joined()}};
    if (!sentence->reference.empty())
        json["reference"] = sentence->reference.joined();
    for (const MetricInfo& info : metricInfos()) {
        const double value = valueOf(inspection.metrics(system, row), info.metric);
        if (std::isnan(value))
            json[info.id] = nullptr;
        else if (info.isWhole)
            json[info.id] = static_cast<long>(value);
        else
            json[info.id] = value;
    }
    return json;
}

}  // namespace

nlohmann::ordered_json conclusionsJson(const std::vector<Conclusion>& conclusions) {
    Json list = Json::array();
    for (const Conclusion& each : conclusions) {
        Json choices = Json::array();
        for (const Conclusion::Choice& choice : each.choices)
            choices.push_back(choice.value);
        list.push_back({{"id", each.id},
                        {"value", each.value},
                        {"what", each.what},
                        {"why", each.why},
                        {"doubt", textOrNull(each.doubt)},
                        {"choices", std::move(choices)},
                        {"overruled", each.isOverruled}});
    }
    return list;
}

nlohmann::ordered_json goldJson(const GoldLinks& gold) {
    Json problems = Json::array();
    for (const GoldProblem& problem : gold.problems)
        problems.push_back(
            {{"line", problem.line},
             {"number",
              problem.kind == GoldProblem::Kind::Unreadable ? Json(nullptr) : Json(problem.key.number)},
             {"kind", kindOf(problem.kind)},
             {"text", problem.text}});
    return {{"path", gold.path},
            {"format", gold.format},
            {"sentences", gold.links.size()},
            {"sure", gold.sureCount()},
            {"possible", gold.possibleCount()},
            {"conclusions", conclusionsJson(gold.conclusions)},
            {"problems", std::move(problems)}};
}

nlohmann::ordered_json inspectedJson(const InspectedCorpus& corpus, std::optional<Index> limit) {
    const Inspection& inspection = corpus.inspection;
    Json json;
    if (const GoldLinks* gold = inspection.gold())
        json["gold"] = goldJson(*gold);
    for (int i = 0; i < inspection.systemCount(); ++i)
        json["systems"].push_back(systemJson(corpus, i));
    json["warnings"] = corpus.warnings;
    json["rows_found"] = corpus.rows.size();
    json["rows"] = Json::array();
    for (const int row : corpus.rows) {
        if (limit && static_cast<Index>(json["rows"].size()) == *limit)
            break;
        Json systems = Json::array();
        for (int i = 0; i < inspection.systemCount(); ++i)
            systems.push_back(sentenceJson(inspection, i, row));
        const SentenceKey key = inspection.key(row);
        json["rows"].push_back({{"number", key.number}, {"rank", key.rank}, {"systems", std::move(systems)}});
    }
    return json;
}

nlohmann::ordered_json formatsJson() {
    Json json = Json::array();
    for (const DumpFormat& format : dumpFormats())
        json.push_back({{"format", format.id}, {"label", format.label}, {"example", format.example}});
    return json;
}

}  // namespace attn
