// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/tensor_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {
namespace {

// Returns for example "tensor "output.bias" holds NaN at [3]". Empty when all values are finite.
std::string notFinite(const ParameterEntry& entry, const std::string& prefix, const float* values) {
    for (Index i = 0; i < entry.size(); ++i) {
        if (std::isfinite(values[i]))
            continue;
        const std::string row = std::to_string(i / entry.cols);
        const std::string place = entry.rank == 1 ? row : row + ", " + std::to_string(i % entry.cols);
        return "tensor \"" + prefix + entry.name + "\" holds " +
               (std::isnan(values[i]) ? "NaN" : "infinity") + " at [" + place + "]";
    }
    return {};
}

}  // namespace

const std::string& requiredMetadata(const SafetensorsFile& file, const std::string& key,
                                    const FileFormat& format) {
    const auto found = file.metadata().find(key);
    if (found == file.metadata().end())
        throw Error(file.path() + ": metadata key \"" + key + "\" is missing; " + format.called + " has it.");
    return found->second;
}

void checkFormat(const SafetensorsFile& file, const FileFormat& format) {
    const std::string& name = requiredMetadata(file, "format", format);
    if (name != format.name)
        throw Error(file.path() + ": its format is " + inQuotes(name) + ", expected \"" + format.name +
                    "\".");
    const std::string& text = requiredMetadata(file, "version", format);
    int version = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (failure != std::errc() || end != text.data() + text.size() || version < 1)
        throw Error(file.path() + ": its version is " + inQuotes(text) +
                    ", expected a whole number from 1 up.");
    if (version > format.version)
        throw Error(file.path() + ": is of version " + text + ", this program reads up to version " +
                    std::to_string(format.version) + "; open it with a newer Attention Lab.");
}

void checkTensors(const SafetensorsFile& file, const ParameterLayout& layout,
                  const std::vector<std::string>& prefixes) {
    std::vector<std::string> names;
    for (const std::string& prefix : prefixes)
        for (const ParameterEntry& entry : layout.entries())
            names.push_back(prefix + entry.name);
    for (const TensorInfo& tensor : file.tensors())
        if (std::find(names.begin(), names.end(), tensor.name) == names.end())
            throw Error(file.path() + ": tensor " + inQuotes(tensor.name) +
                        " is unknown in a model of this configuration; " + suggestion(tensor.name, names));
    for (const std::string& prefix : prefixes) {
        for (const ParameterEntry& entry : layout.entries()) {
            const std::string name = prefix + entry.name;
            const TensorInfo* tensor = file.find(name);
            if (!tensor)
                throw Error(file.path() + ": tensor \"" + name + "\" is missing, expected with shape " +
                            shapeText(entry.shape()) + ".");
            if (tensor->shape != entry.shape())
                throw Error(file.path() + ": tensor \"" + name + "\" should have shape " +
                            shapeText(entry.shape()) + ", found " + shapeText(tensor->shape) + ".");
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
            throw Error(file.path() + ": " + problem + ", expected finite numbers.");
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
            throw Error(path + ": not written, because " + problem + "; train with a lower rate.",
                        Error::Kind::Failure);
        tensors.push_back(
            {prefix + entry.name, entry.shape(), {first, static_cast<std::size_t>(entry.size())}});
    }
}

}  // namespace attn
