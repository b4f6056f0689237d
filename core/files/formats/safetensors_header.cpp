// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/safetensors_header.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
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
        : m_value(value), m_dataBytes(dataBytes), m_where(where), m_name(inQuotes(name)) {
        m_tensor.name = name;
    }

    TensorInfo parse() {
        if (!m_value.is_object())
            refuse(
                told("tensor %1 should be described by an object, found %2.", m_name, m_value.type_name()));
        for (const auto& [key, value] : m_value.items())
            if (key != "dtype" && key != "shape" && key != "data_offsets")
                refuse(told("tensor %1 has the key %2, known are dtype, shape and data_offsets.", m_name,
                            inQuotes(key)));
        const std::uint64_t bytesEach = readDtype();
        m_tensor.shape = readList("shape");
        readOffsets();
        checkSize(bytesEach);
        return std::move(m_tensor);
    }

private:
    [[noreturn]] void refuse(const std::string& sentence) const { throw Error(m_where + ": " + sentence); }

    const json& at(const char* key) const {
        const auto found = m_value.find(key);
        if (found == m_value.end())
            refuse(told("tensor %1 lacks its %2.", m_name, key));
        return *found;
    }

    std::uint64_t readDtype() {
        const json& found = at("dtype");
        if (!found.is_string())
            refuse(told("tensor %1 should have a text as dtype, found %2.", m_name, found.type_name()));
        m_tensor.dtype = found.get<std::string>();
        for (const Dtype& dtype : dtypes)
            if (m_tensor.dtype == dtype.name)
                return dtype.bytes;
        refuse(told("tensor %1 has the unknown dtype %2, expected F32, F16 or BF16.", m_name,
                    inQuotes(m_tensor.dtype)));
    }

    std::vector<std::uint64_t> readList(const char* key) const {
        const json& found = at(key);
        std::vector<std::uint64_t> list;
        if (!found.is_array())
            refuse(told("tensor %1 should have a list of whole numbers as %2, found %3.", m_name, key,
                        found.type_name()));
        for (const json& number : found) {
            if (!number.is_number_unsigned())
                refuse(told("tensor %1 should have whole numbers from 0 up in its %2, found %3.", m_name, key,
                            number.is_number() ? number.dump() : number.type_name()));
            list.push_back(number.get<std::uint64_t>());
        }
        return list;
    }

    void readOffsets() {
        const std::vector<std::uint64_t> offsets = readList("data_offsets");
        if (offsets.size() != 2)
            refuse(told("tensor %1 should have two data_offsets, found %2.", m_name, offsets.size()));
        std::tie(m_tensor.begin, m_tensor.end) = std::tie(offsets[0], offsets[1]);
        if (m_tensor.begin > m_tensor.end)
            refuse(told("tensor %1 ends before it begins: data_offsets %2.", m_name, shapeText(offsets)));
        if (m_tensor.end > m_dataBytes)
            refuse(
                told("tensor %1 runs past the end of the file: data_offsets %2, but only %3 bytes of data "
                     "are there.",
                     m_name, shapeText(offsets), m_dataBytes));
    }

    void checkSize(std::uint64_t bytesEach) {
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        std::uint64_t bytes = bytesEach;
        const bool isEmpty =
            std::find(m_tensor.shape.begin(), m_tensor.shape.end(), 0u) != m_tensor.shape.end();
        for (const std::uint64_t size : m_tensor.shape) {
            if (!isEmpty && bytes > most / size)
                refuse(told("tensor %1 has a shape whose product overflows: %2.", m_name,
                            shapeText(m_tensor.shape)));
            bytes = isEmpty ? 0 : bytes * size;
        }
        if (bytes != m_tensor.end - m_tensor.begin)
            refuse(told("tensor %1 of shape %2 and dtype %3 needs %4 bytes, but its data_offsets span %5.",
                        m_name, shapeText(m_tensor.shape), m_tensor.dtype, bytes,
                        m_tensor.end - m_tensor.begin));
        m_tensor.count = bytes / bytesEach;
    }

    const json& m_value;
    std::uint64_t m_dataBytes;
    std::string m_where, m_name;
    TensorInfo m_tensor;
};

std::map<std::string, std::string> parseMetadata(const json& value, const std::string& where) {
    if (!value.is_object())
        throw Error(where + ": " + told("__metadata__ should be an object, found %1.", value.type_name()));
    std::map<std::string, std::string> metadata;
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            throw Error(where + ": " +
                        told("metadata key %1 should be a text, found %2.", inQuotes(key), text.type_name()));
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
            throw Error(where + ": " +
                        told("tensors %1 and %2 overlap: one ends at byte %3, the next begins at byte %4.",
                             inQuotes(before->name), inQuotes(tensor.name), end, tensor.begin));
        if (tensor.begin > end)
            throw Error(where + ": " +
                        told("gap of %1 bytes in front of tensor %2, tensors should follow each other.",
                             tensor.begin - end, inQuotes(tensor.name)));
        end = tensor.end;
        before = &tensor;
    }
    if (end != dataBytes)
        throw Error(where + ": " +
                    told("%1 bytes at the end belong to no tensor, the file should end with the last one.",
                         dataBytes - end));
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
    const json root = parseJson(text, where + ": " + told("safetensors header"), headerLimits);
    if (!root.is_object())
        throw Error(where + ": " +
                    told("the safetensors header should be a JSON object, found %1.", root.type_name()));
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
