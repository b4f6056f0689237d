// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/safetensors_header.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/formats/json_reader.h"

namespace attn {

using nlohmann::json;

namespace {

struct Dtype {
    const char* name;
    std::uint64_t bytes;
};

// All types of the format; each reader decides which of them it accepts.
constexpr Dtype dtypes[] = {{"F32", 4}, {"F16", 2}, {"BF16", 2}, {"I64", 8},     {"F64", 8},
                            {"I32", 4}, {"I16", 2}, {"I8", 1},   {"U64", 8},     {"U32", 4},
                            {"U16", 2}, {"U8", 1},  {"BOOL", 1}, {"F8_E4M3", 1}, {"F8_E5M2", 1}};

// A header is object → tensor → list.
constexpr JsonLimits headerLimits = {.depth = 3, .values = 2'000'000};

class TensorParser {
public:
    TensorParser(const std::string& name, const json& value, std::uint64_t dataBytes,
                 const std::string& where)
        : m_value(value), m_dataBytes(dataBytes), m_start(where + ": tensor " + inQuotes(name)) {
        m_tensor.name = name;
    }

    TensorInfo parse() {
        if (!m_value.is_object())
            refuse("should be described by an object, found " + std::string(m_value.type_name()));
        for (const auto& [key, value] : m_value.items())
            if (key != "dtype" && key != "shape" && key != "data_offsets")
                refuse("has the key " + inQuotes(key) + ", known are dtype, shape and data_offsets");
        const std::uint64_t bytesEach = readDtype();
        m_tensor.shape = readList("shape");
        readOffsets();
        checkSize(bytesEach);
        return std::move(m_tensor);
    }

private:
    [[noreturn]] void refuse(const std::string& problem) const { throw Error(m_start + " " + problem + "."); }

    const json& at(const char* key) const {
        const auto found = m_value.find(key);
        if (found == m_value.end())
            refuse(std::string("lacks its ") + key);
        return *found;
    }

    std::uint64_t readDtype() {
        const json& found = at("dtype");
        if (!found.is_string())
            refuse("should have a text as dtype, found " + std::string(found.type_name()));
        m_tensor.dtype = found.get<std::string>();
        for (const Dtype& dtype : dtypes)
            if (m_tensor.dtype == dtype.name)
                return dtype.bytes;
        refuse("has the unknown dtype " + inQuotes(m_tensor.dtype) + ", expected F32, F16 or BF16");
    }

    std::vector<std::uint64_t> readList(const char* key) const {
        const json& found = at(key);
        std::vector<std::uint64_t> list;
        if (!found.is_array())
            refuse(std::string("should have a list of whole numbers as ") + key + ", found " +
                   found.type_name());
        for (const json& number : found) {
            if (!number.is_number_unsigned())
                refuse(std::string("should have whole numbers from 0 up in its ") + key + ", found " +
                       (number.is_number() ? number.dump() : number.type_name()));
            list.push_back(number.get<std::uint64_t>());
        }
        return list;
    }

    void readOffsets() {
        const std::vector<std::uint64_t> offsets = readList("data_offsets");
        if (offsets.size() != 2)
            refuse("should have two data_offsets, found " + std::to_string(offsets.size()));
        std::tie(m_tensor.begin, m_tensor.end) = std::tie(offsets[0], offsets[1]);
        if (m_tensor.begin > m_tensor.end)
            refuse("ends before it begins: data_offsets " + shapeText(offsets));
        if (m_tensor.end > m_dataBytes)
            refuse("runs past the end of the file: data_offsets " + shapeText(offsets) + ", but only " +
                   std::to_string(m_dataBytes) + " bytes of data are there");
    }

    void checkSize(std::uint64_t bytesEach) {
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        std::uint64_t bytes = bytesEach;
        const bool isEmpty =
            std::find(m_tensor.shape.begin(), m_tensor.shape.end(), 0u) != m_tensor.shape.end();
        for (const std::uint64_t size : m_tensor.shape) {
            if (!isEmpty && bytes > most / size)
                refuse("has a shape whose product overflows: " + shapeText(m_tensor.shape));
            bytes = isEmpty ? 0 : bytes * size;
        }
        if (bytes != m_tensor.end - m_tensor.begin)
            refuse("of shape " + shapeText(m_tensor.shape) + " and dtype " + m_tensor.dtype + " needs " +
                   std::to_string(bytes) + " bytes, but its data_offsets span " +
                   std::to_string(m_tensor.end - m_tensor.begin));
        m_tensor.count = bytes / bytesEach;
    }

    const json& m_value;
    std::uint64_t m_dataBytes;
    std::string m_start;
    TensorInfo m_tensor;
};

std::map<std::string, std::string> parseMetadata(const json& value, const std::string& where) {
    if (!value.is_object())
        throw Error(where + ": __metadata__ should be an object, found " + value.type_name() + ".");
    std::map<std::string, std::string> metadata;
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            throw Error(where + ": metadata key " + inQuotes(key) + " should be a text, found " +
                        text.type_name() + ".");
        metadata[key] = text.get<std::string>();
    }
    return metadata;
}

// `tensors` must be sorted by their places.
void checkPlaces(const std::vector<TensorInfo>& tensors, std::uint64_t dataBytes, const std::string& where) {
    std::uint64_t end = 0;
    const TensorInfo* before = nullptr;
    for (const TensorInfo& tensor : tensors) {
        if (tensor.begin < end)
            throw Error(where + ": tensors " + inQuotes(before->name) + " and " + inQuotes(tensor.name) +
                        " overlap: one ends at byte " + std::to_string(end) + ", the next begins at byte " +
                        std::to_string(tensor.begin) + ".");
        if (tensor.begin > end)
            throw Error(where + ": gap of " + std::to_string(tensor.begin - end) +
                        " bytes in front of tensor " + inQuotes(tensor.name) +
                        ", tensors should follow each other.");
        end = tensor.end;
        before = &tensor;
    }
    if (end != dataBytes)
        throw Error(where + ": " + std::to_string(dataBytes - end) +
                    " bytes at the end belong to no tensor, the file should end with the last one.");
}

}  // namespace

std::string shapeText(const std::vector<std::uint64_t>& shape) {
    std::string text;
    for (const std::uint64_t size : shape) {
        text += (text.empty() ? "" : ", ") + std::to_string(size);
        // A hostile file can have thousands of dimensions.
        if (text.size() > 80)
            return "[" + text + ", …]";
    }
    return "[" + text + "]";
}

SafetensorsHeader parseSafetensorsHeader(const std::string& text, std::uint64_t dataBytes,
                                         const std::string& where) {
    const json root = parseJson(text, where + ": safetensors header", headerLimits);
    if (!root.is_object())
        throw Error(where + ": the safetensors header should be a JSON object, found " + root.type_name() +
                    ".");
    SafetensorsHeader header;
    for (const auto& [name, value] : root.items()) {
        if (name == "__metadata__")
            header.metadata = parseMetadata(value, where);
        else
            header.tensors.push_back(TensorParser(name, value, dataBytes, where).parse());
    }
    std::sort(header.tensors.begin(), header.tensors.end(), [](const TensorInfo& a, const TensorInfo& b) {
        return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name);
    });
    checkPlaces(header.tensors, dataBytes, where);
    return header;
}

}  // namespace attn
