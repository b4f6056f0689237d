// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/named_tensors.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/pytorch/pytorch_file.h"

namespace attn {
namespace {

constexpr std::string_view zipStart = "PK\x03\x04";
constexpr std::string_view emptyZip = "PK\x05\x06";

NamedTensors fromSafetensors(const std::string& path) {
    const auto file = std::make_shared<const SafetensorsFile>(SafetensorsFile::loadHeader(path));
    NamedTensors result{path, {}, FileReader(path).size()};
    for (const TensorInfo& tensor : file->tensors()) {
        const auto stream = [file, &tensor](const NumberSink& sink) { file->stream(tensor, sink); };
        const auto read = [stream, count = tensor.count] {
            std::vector<float> numbers;
            numbers.reserve(count);
            stream([&](std::span<const float> part) {
                numbers.insert(numbers.end(), part.begin(), part.end());
            });
            return numbers;
        };
        result.tensors.push_back({tensor.name, tensor.shape, read, stream, std::to_string(tensor.begin)});
    }
    return result;
}

// torch.save uses these names only for its own formats. A safetensors file can still have such a name by
// mistake.
bool hasPytorchName(const std::string& path) {
    return path.ends_with(".pt") || path.ends_with(".pth");
}

std::string firstBytes(const std::string& path) {
    FileReader file(path);
    return file.read(std::min<std::uint64_t>(file.size(), 9));
}

}  // namespace

void NamedTensor::forEachPart(const NumberSink& sink) const {
    if (stream)
        stream(sink);
    else
        sink(read());
}

const NamedTensor* NamedTensors::find(const std::string& name) const {
    const auto found = std::find_if(tensors.begin(), tensors.end(),
                                    [&](const NamedTensor& tensor) { return tensor.name == name; });
    return found == tensors.end() ? nullptr : &*found;
}

bool isPytorchFile(const std::string& path) {
    const std::string start = firstBytes(path);
    const bool isSafetensors = start.size() == 9 && start[8] == '{';
    if (start.starts_with(zipStart) || start.starts_with(emptyZip) ||
        (hasPytorchName(path) && !isSafetensors))
        return true;
    // Recognises a bare pickle. Eight bytes followed by a brace begin a safetensors file, whose header may
    // have a length that looks like a pickle.
    return start.size() == 9 && start[0] == '\x80' && start[1] >= 2 && start[1] <= 5 && start[2] != 0 &&
           !isSafetensors;
}

NamedTensors loadNamedTensors(const std::string& path) {
    return isPytorchFile(path) ? loadPytorchFile(path) : fromSafetensors(path);
}

NamedTensors loadNamedTensors(const std::vector<std::string>& paths) {
    if (paths.size() == 1)
        return loadNamedTensors(paths.front());
    NamedTensors result;
    std::vector<std::string> stems;
    for (const std::string& path : paths) {
        const std::string stem = std::filesystem::path(path).stem().string();
        if (std::find(stems.begin(), stems.end(), stem) != stems.end())
            throw Error(path + ": " +
                        told("two files are called \"%1\", which is to stand before the names of their "
                             "tensors; rename one of them.",
                             stem));
        stems.push_back(stem);
        NamedTensors part = loadNamedTensors(path);
        result.path += (result.path.empty() ? "" : " + ") + path;
        result.fileBytes += part.fileBytes;
        for (NamedTensor& tensor : part.tensors) {
            tensor.name = stem + "." + tensor.name;
            if (!tensor.place.empty())
                tensor.place = stem + "." + tensor.place;
            result.tensors.push_back(std::move(tensor));
        }
    }
    return result;
}

}  // namespace attn
