// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/types.h"

namespace attn {

// One tensor of a safetensors file: its name, "F32" …, its shape (outermost dimension first, row-major) and
// its bytes [begin, end) in the data that follows the header.
struct TensorInfo {
    std::string name;
    std::string dtype;
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t count = 0;  // numbers
};

// "[64, 32]"
std::string shapeText(const std::vector<std::uint64_t>& shape);

// A safetensors file that was checked as a whole: header and tensors fit the file's size exactly, without
// overlap and without gap. Works on little-endian machines only, because the format is little-endian.
class SafetensorsFile {
public:
    // Allocates nothing for a size that the file does not have. A file that carries a checksum must have it.
    // Throws Error with one sentence that starts with the path.
    static SafetensorsFile load(const std::string& path);
    // The same without the numbers, so without the checksum; the caller must not ask for them.
    static SafetensorsFile loadHeader(const std::string& path);
    // The same for a file inside another one; `path` names both.
    static SafetensorsFile parse(std::string_view bytes, const std::string& path);

    const std::string& path() const { return m_path; }
    const std::map<std::string, std::string>& metadata() const { return m_metadata; }
    const std::vector<TensorInfo>& tensors() const { return m_tensors; }  // by place in the file
    const TensorInfo* find(const std::string& name) const;                // nullptr when it is not there

    // Numbers of type F32, F16 or BF16 as float. Throws Error naming the tensor for another dtype.
    std::vector<float> floats(const TensorInfo& tensor) const;
    // The same, part by part, read from the file again: also after `loadHeader`. Not after `parse`.
    void stream(const TensorInfo& tensor, const std::function<void(std::span<const float>)>& sink) const;
    // Numbers of type I64. Throws Error naming the tensor for another dtype.
    std::vector<std::int64_t> integers(const TensorInfo& tensor) const;

private:
    static SafetensorsFile load(const std::string& path, bool hasData);
    std::vector<float> floats(const TensorInfo& tensor, const char* bytes, std::uint64_t count) const;

    std::string m_path;
    std::map<std::string, std::string> m_metadata;
    std::vector<TensorInfo> m_tensors;
    std::uint64_t m_dataPlace = 0;  // of the first byte of `m_data` in the file
    std::string m_data;
};

// One tensor to be written as F32; the numbers belong to the caller.
struct TensorToWrite {
    std::string name;
    std::vector<std::uint64_t> shape;
    std::span<const float> values;
};

// The part of a file before the numbers: metadata and tensors in the order given, padded with spaces to 8
// bytes. The same input gives the same bytes.
std::string safetensorsHeader(const std::vector<std::pair<std::string, std::string>>& metadata,
                              const std::vector<TensorToWrite>& tensors);
// A whole file.
std::string safetensorsBytes(const std::vector<std::pair<std::string, std::string>>& metadata,
                             const std::vector<TensorToWrite>& tensors);
// The numbers of the tensor as bytes, as they stand in a file.
std::string_view bytesOf(const TensorToWrite& tensor);

}  // namespace attn
