// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_tensors.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/runs/run_parts.h"

namespace attn {
namespace {

std::set<std::string> continuedIn(const SafetensorsFile& part) {
    const auto found = part.metadata().find(continuedKey);
    if (found == part.metadata().end())
        return {};
    const std::string where = part.path() + ": " + continuedKey;
    const nlohmann::json names = parseJson(found->second, where);
    std::set<std::string> continued;
    for (const nlohmann::json& name : names) {
        if (!names.is_array() || !name.is_string())
            throw Error(where + ": " + told("should be a list of names of tensors."));
        continued.insert(name.get<std::string>());
    }
    return continued;
}

}  // namespace

RunTensors::RunTensors(std::span<const SafetensorsFile> parts) : m_parts(parts) {
    for (const SafetensorsFile& part : parts) {
        const std::set<std::string> continued = continuedIn(part);
        for (const TensorInfo& tensor : part.tensors()) {
            Pieces& pieces = m_left[tensor.name];
            if (!continued.contains(tensor.name))
                pieces.clear();
            pieces.emplace_back(&part, &tensor);
        }
    }
}

std::vector<float> RunTensors::take(const std::string& name, std::uint64_t columns) {
    const auto found = m_left.find(name);
    if (found == m_left.end())
        refuse(told("tensor %1 is missing, which its lane speaks of.", inQuotes(name)));
    std::vector<float> all;
    for (const auto& [part, tensor] : found->second) {
        const bool fits = columns == 0 ? tensor->shape.size() == 1
                                       : tensor->shape.size() == 2 && tensor->shape[1] == columns;
        if (!fits)
            refuse(told("tensor %1 should have shape %2, found %3.", inQuotes(name),
                        columns == 0 ? std::string("[n]") : "[n, " + std::to_string(columns) + "]",
                        shapeText(tensor->shape)));
        std::vector<float> values = part->floats(*tensor);
        if (all.empty())
            all = std::move(values);
        else
            all.insert(all.end(), values.begin(), values.end());
    }
    m_left.erase(found);
    return all;
}

Vector RunTensors::take(const std::string& name, Index& size, double smallest) {
    const std::vector<float> values = take(name);
    const auto count = static_cast<Index>(values.size());
    if (size == 0)
        size = count;
    if (count == 0 || count != size)
        refuse(size > 0 ? told("tensor %1 should have %2 numbers as the others of its lane, found %3.",
                               inQuotes(name), size, count)
                        : told("tensor %1 should have some numbers as the others of its lane, found %2.",
                               inQuotes(name), count));
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!(values[i] >= smallest && values[i] <= std::numeric_limits<float>::max()))
            refuse(smallest == 0 ? told("tensor %1 holds %2 at [%3], expected finite numbers from 0 up.",
                                        inQuotes(name), std::to_string(values[i]), i)
                                 : told("tensor %1 holds %2 at [%3], expected finite numbers.",
                                        inQuotes(name), std::to_string(values[i]), i));
    return Eigen::Map<const Eigen::VectorXf>(values.data(), count).cast<Real>();
}

void RunTensors::expectNothingLeft() const {
    if (m_parts.size() == 1 && !m_left.empty())
        refuse(told("tensor %1 belongs to no lane of the run.", inQuotes(m_left.begin()->first)));
}

void RunTensors::refuse(const std::string& sentence) const {
    throw Error(m_parts.front().path() + ": " + sentence);
}

}  // namespace attn
