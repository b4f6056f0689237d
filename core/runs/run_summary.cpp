// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_summary.h"

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/record_file.h"
#include "core/files/formats/required_keys.h"
#include "core/files/formats/safetensors.h"
#include "core/runs/run_json.h"
#include "core/runs/run_parts.h"

namespace attn {
namespace {

RunSummary::Lane laneOf(const nlohmann::json& value, std::size_t place, const SafetensorsFile& file,
                        const std::string& where) {
    const std::string path = "lanes[" + std::to_string(place) + "]";
    RequiredKeys keys(value, where, path, runFileCalled);
    RunSummary::Lane lane;
    lane.name = keys.text("name");
    const Recipe recipe = recipeFromJson(keys.value("recipe").dump(), where + ": " + keys.pathOf("recipe"));
    lane.task = recipe.task;
    if (recipe.corpus)
        lane.corpus = recipe.corpus->files.names();
    constexpr Index most = 1'000'000'000;
    if (const std::optional<Index> update = keys.optionalCount("update", 0, most)) {
        lane.update = *update;
        return lane;
    }
    // Only version 1 has no "update" here.
    const TensorInfo* losses = file.find(laneName(place) + "losses");
    if (!losses)
        throw Error(where + ": " + told("%1 has no losses; %2 has them.", path, told(runFileCalled)));
    lane.update = keys.count("first_update", 0, most) + static_cast<Index>(losses->count);
    return lane;
}

}  // namespace

RunSummary loadRunSummary(const std::string& path) {
    const SafetensorsFile file = RecordFile::isOne(path)
                                     ? SafetensorsFile::parse(RecordFile::readLast(path), path)
                                     : SafetensorsFile::loadHeader(path);
    checkFormat(file, runFormat);
    const std::string where = path + ": run";
    const nlohmann::json value = parseJson(requiredMetadata(file, "run", runFormat), where);
    RequiredKeys keys(value, where, {}, runFormat.called);
    RunSummary summary;
    summary.source = pinFromJson(keys.value("pin"), where).source;
    for (const nlohmann::json& lane : keys.list("lanes"))
        summary.lanes.push_back(laneOf(lane, summary.lanes.size(), file, where));
    return summary;
}

}  // namespace attn
