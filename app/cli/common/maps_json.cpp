// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/maps_json.h"

#include <algorithm>

#include "app/cli/common/evaluation_json.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/train_progress.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;
using MapFigure = std::optional<double> (*)(const MapMeasures&);

Json orNullOf(std::optional<double> value) {
    return value ? Json(*value) : Json(nullptr);
}

std::string percentCell(std::optional<double> share) {
    return share ? formatted("%.2f %%", 100 * *share) : "–";
}

std::optional<double> errorOfLinks(const MapMeasures& map) {
    return map.alignment.errorRate();
}
std::optional<double> errorOfEvidence(const MapMeasures& map) {
    return map.evidence.errorRate();
}
std::optional<double> hitsOfLinks(const MapMeasures& map) {
    return map.hitShare();
}
std::optional<double> hitsOfEvidence(const MapMeasures& map) {
    return map.evidence.hitShare();
}

// "cross.2" of "cross.2.1"; "rollout".
std::string rowOf(const MapAddress& map) {
    const std::string name = nameOf(map);
    return map.site == MapSite::Rollout ? name : name.substr(0, name.rfind('.'));
}

// The mean of the heads stands last. What is made of all heads stands there, too.
std::string layersByHeads(const std::string& title, const std::vector<MapMeasures>& maps, MapFigure figure) {
    Index heads = 0;
    bool hasMeans = false;
    for (const MapMeasures& each : maps) {
        heads = std::max(heads, each.map.head + 1);
        hasMeans = hasMeans || each.map.head == MapAddress::allHeads;
    }
    std::vector<std::vector<std::string>> rows = {{title}};
    for (Index head = 0; head < heads; ++head)
        rows.front().push_back("head " + std::to_string(head + 1));
    if (hasMeans)
        rows.front().push_back("mean");
    for (const MapMeasures& each : maps) {
        const std::string name = rowOf(each.map);
        if (rows.back().front() != name) {
            rows.emplace_back(rows.front().size()).front() = name;
        }
        const bool isMean = each.map.head == MapAddress::allHeads || each.map.site == MapSite::Rollout;
        const std::size_t column =
            isMean && hasMeans ? rows.front().size() - 1 : static_cast<std::size_t>(each.map.head) + 1;
        rows.back()[column] = percentCell(figure(each));
    }
    return "\n" + textTable(rows);
}

}  // namespace

Json mapsJson(const std::vector<MapMeasures>& maps, bool areClasses) {
    Json list = Json::array();
    for (const MapMeasures& each : maps) {
        Json& row = list.emplace_back(Json{{"map", nameOf(each.map)}});
        if (areClasses)
            row.update({{"evidence_hits", orNullOf(each.evidence.hitShare())},
                        {"evidence_weight", orNullOf(each.evidence.meanWeight())},
                        {"evidence_error_rate", orNullOf(each.evidence.errorRate())}});
        else
            row.update({{"alignment_error_rate", orNullOf(each.alignment.errorRate())},
                        {"alignment_precision", orNullOf(each.alignment.precision())},
                        {"alignment_recall", orNullOf(each.alignment.recall())},
                        {"largest_on_link", orNullOf(each.hitShare())}});
    }
    return list;
}

std::string mapTables(const Measures& measures) {
    if (measures.maps.size() < 2)
        return {};
    if (measures.classes)
        return layersByHeads("evidence error", measures.maps, errorOfEvidence) +
               layersByHeads("largest weight on evidence", measures.maps, hitsOfEvidence);
    return layersByHeads("alignment error", measures.maps, errorOfLinks) +
           layersByHeads("largest weight on a link", measures.maps, hitsOfLinks);
}

std::string mapErrorTable(const std::string& title, const std::vector<MapMeasures>& maps) {
    return layersByHeads(title, maps, errorOfLinks);
}

std::string mapLengthTable(const Evaluation& evaluation) {
    if (evaluation.maps.size() < 2)
        return {};
    std::vector<std::vector<std::string>> rows = {
        {evaluation.classes ? "evidence error" : "alignment error"}};
    for (const MapMeasures& each : evaluation.maps)
        rows.front().push_back(nameOf(each.map));
    for (const LengthBucket& bucket : evaluation.byLength) {
        rows.push_back({lengthsOf(bucket)});
        for (const MapMeasures& each : bucket.measures.maps)
            rows.back().push_back(
                percentCell(evaluation.classes ? errorOfEvidence(each) : errorOfLinks(each)));
    }
    return "\n" + textTable(rows);
}

}  // namespace attn
