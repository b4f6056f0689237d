// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/maps_file.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/cli/common/shortest_number.h"
#include "app/cli/decode/chosen_map.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/formats/safetensors.h"
#include "core/files/formats/safetensors_checksum.h"

namespace attn {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* mapsFormat = "attention-lab-maps";
constexpr int mapsVersion = 1;
// A safetensors file says at its beginning what it holds, so all of it is kept until the end.
constexpr std::size_t mostMapNumbers = 256 * 1024 * 1024;
constexpr std::size_t mostMapTensors = 100'000;

std::string oneLineOf(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Also of a folder, "models/opus/".
std::string nameWithoutFolder(const std::string& path) {
    const std::filesystem::path place = std::filesystem::absolute(path).lexically_normal();
    return (place.has_filename() ? place : place.parent_path()).filename().string();
}

Json tokensOf(const SentenceMaps& sentence) {
    return {{"line", sentence.line}, {"source_tokens", sentence.source}, {"output_tokens", sentence.output}};
}

}  // namespace

void checkMapsEnding(const std::string& path) {
    if (!path.ends_with(".json") && !path.ends_with(".safetensors"))
        throw Error("--maps: " + inQuotes(path) +
                    " should end in .json or .safetensors, which says how the maps are written.");
}

MapsFile::MapsFile(const std::string& path, const std::string& model, const Network& network)
    : m_path(path),
      m_model(nameWithoutFolder(model)),
      m_isJson(path.ends_with(".json")),
      m_maps(shownMaps(network)),
      m_file((checkMapsEnding(path), path)) {
    if (m_maps.empty())
        throw Error(model + ": has no attention, so --maps has nothing to write; leave it out.");
    Json maps = Json::array();
    for (const MapAddress& map : m_maps)
        maps.push_back({{"map", nameOf(map)},
                        {"is", mapInWords(map)},
                        {"rows", nameOf(rowsOf(map))},
                        {"columns", nameOf(columnsOf(map, network))}});
    m_mapsJson = oneLineOf(maps);
    if (!m_isJson)
        return;
    std::string head =
        oneLineOf({{"format", mapsFormat}, {"version", mapsVersion}, {"model", m_model}, {"maps", maps}});
    head.pop_back();
    m_file.write(head + ",\n\"sentences\":[");
}

void MapsFile::add(const SentenceMaps& sentence) {
    Json about = tokensOf(sentence);
    if (m_isJson) {
        Json& weights = about["weights"];
        for (const DecodedMap& map : sentence.maps) {
            Json& rows = weights[nameOf(map.map)] = Json::array();
            for (const Vector& row : map.rows)
                rows.push_back(shortestNumbers(row));
        }
    } else {
        addTensors(sentence);
    }
    m_sentencesJson += (m_sentencesJson.empty() ? "" : ",\n") + oneLineOf(about);
    if (!m_isJson)
        return;
    m_file.write((m_numbers++ == 0 ? "\n" : ",\n") + m_sentencesJson);
    m_sentencesJson.clear();
}

void MapsFile::addTensors(const SentenceMaps& sentence) {
    for (const DecodedMap& map : sentence.maps) {
        Tensor& tensor = m_tensors.emplace_back();
        tensor.name = std::to_string(sentence.line) + "." + nameOf(map.map);
        std::size_t columns = 0;
        for (const Vector& row : map.rows)
            columns = std::max(columns, static_cast<std::size_t>(row.size()));
        tensor.shape = {map.rows.size(), columns};
        m_numbers += map.rows.size() * columns;
        if (m_numbers > mostMapNumbers || m_tensors.size() > mostMapTensors)
            throw Error(m_path + ": the maps up to line " + std::to_string(sentence.line) +
                            " are more than a safetensors file is made for (" +
                            std::to_string(mostMapNumbers) + " weights, " + std::to_string(mostMapTensors) +
                            " maps); decode fewer lines, or write .json.",
                        Error::Kind::Failure);
        tensor.values.assign(map.rows.size() * columns, 0);
        for (std::size_t row = 0; row < map.rows.size(); ++row)
            for (Index j = 0; j < map.rows[row].size(); ++j)
                tensor.values[row * columns + static_cast<std::size_t>(j)] =
                    static_cast<float>(map.rows[row][j]);
    }
}

void MapsFile::finish() {
    if (m_isJson) {
        m_file.write("\n]}\n");
    } else {
        std::vector<TensorToWrite> tensors;
        for (const Tensor& tensor : m_tensors)
            tensors.push_back({tensor.name, tensor.shape, tensor.values});
        m_file.write(checkedSafetensorsHeader({{"format", mapsFormat},
                                               {"version", std::to_string(mapsVersion)},
                                               {"model", m_model},
                                               {"maps", m_mapsJson},
                                               {"sentences", "[" + m_sentencesJson + "]"}},
                                              tensors));
        for (const TensorToWrite& tensor : tensors)
            m_file.write(bytesOf(tensor));
    }
    m_file.commit();
}

}  // namespace attn
