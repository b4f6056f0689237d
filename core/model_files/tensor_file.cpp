// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/tensor_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

// Returns for example "tensor "output.bias" holds NaN at [3]". Empty when all values are finite.
std::string notFinite(const ParameterEntry& entry, const std::string& prefix, const float* values) {
    for (Index i = 0; i < entry.size(); ++i) {
        if (std::isfinite(values[i]))
            continue;
        const std::string row = std::to_string(i / entry.cols);
        const std::string place = entry.rank == 1 ? row : row + ", " + std::to_string(i % entry.cols);
        return std::isnan(values[i])
                   ? told("tensor \"%1\" holds NaN at [%2]", prefix + entry.name, place)
                   : told("tensor \"%1\" holds infinity at [%2]", prefix + entry.name, place);
    }
    return {};
}

}  // namespace

const std::string& requiredMetadata(const SafetensorsFile& file, const std::string& key,
                                    const FileFormat& format) {
    const auto found = file.metadata().find(key);
    if (found == file.metadata().end())
        throw Error(file.path() + ": " +
                    told("metadata key \"%1\" is missing; %2 has it.", key, told(format.called)));
    return found->second;
}

void checkFormat(const SafetensorsFile& file, const FileFormat& format) {
    const std::string& name = requiredMetadata(file, "format", format);
    if (name != format.name)
        throw Error(file.path() + ": " +
                    told("its format is %1, expected \"%2\".", inQuotes(name), format.name));
    const std::string& text = requiredMetadata(file, "version", format);
    int version = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (failure != std::errc() || end != text.data() + text.size() || version < 1)
        throw Error(file.path() + ": " +
                    told("its version is %1, expected a whole number from 1 up.", inQuotes(text)));
    if (version > format.version)
        throw Error(
            file.path() + ": " +
            told("is of version %1, this program reads up to version %2; open it with a newer Attention Lab.",
                 text, format.version));
}

void checkTensors(const SafetensorsFile& file, const ParameterLayout& layout,
                  const std::vector<std::string>& prefixes) {
    std::vector<std::string> names;
    for (const std::string& prefix : prefixes)
        for (const ParameterEntry& entry : layout.entries())
            names.push_back(prefix + entry.name);
    for (const TensorInfo& tensor : file.tensors())
        if (std::find(names.begin(), names.end(), tensor.name) == names.end())
            throw Error(file.path() + ": " +
                        told("tensor %1 is unknown in a model of this configuration; %2",
                             inQuotes(tensor.name), suggestion(tensor.name, names)));
    for (const std::string& prefix : prefixes) {
        for (const ParameterEntry& entry : layout.entries()) {
            const std::string name = prefix + entry.name;
            const TensorInfo* tensor = file.find(name);
            if (!tensor)
                throw Error(file.path() + ": " +
                            told("tensor \"%1\" is missing, expected with shape %2.", name,
                                 shapeText(entry.shape())));
            if (tensor->shape != entry.shape())
                throw Error(file.path() + ": " +
                            told("tensor \"%1\" should have shape %2, found %3.", name,
                                 shapeText(entry.shape()), shapeText(tensor->shape)));
        }
    }
}

void readTensors(const SafetensorsFile& file, const ParameterLayout& layout, const std::string& prefix,
                 Vector& buffer) {
    buffer.setZero(layout.bufferSize());
    for (const ParameterEntry& entry : layout.entries()) {
        const std::vector<float> values = file.floats(*file.find(prefix + entry.name));
        const std::string problem = notFinite(entry, prefix, values.data());
        if (!problem.empty())
            throw Error(file.path() + ": " + told("%1, expected finite numbers.", problem));
        // Both matrices are [out, in], row after row.
        buffer.segment(entry.offset, entry.size()) =
            Eigen::Map<const Eigen::VectorXf>(values.data(), entry.size()).cast<Real>();
    }
}

void addTensors(const std::string& path, const ParameterLayout& layout, const std::string& prefix,
                const Eigen::VectorXf& values, std::vector<TensorToWrite>& tensors) {
    for (const ParameterEntry& entry : layout.entries()) {
        const float* first = values.data() + entry.offset;
        const std::string problem = notFinite(entry, prefix, first);
        if (!problem.empty())
            throw Error(path + ": " + told("not written, because %1; train with a lower rate.", problem),
                        Error::Kind::Failure);
        tensors.push_back(
            {prefix + entry.name, entry.shape(), {first, static_cast<std::size_t>(entry.size())}});
    }
}

}  // namespace attn
