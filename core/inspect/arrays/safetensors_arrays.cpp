// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstring>

#include "core/base/error.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/inspect/arrays/array_file.h"

namespace attn {
namespace {

std::optional<NumberFormat> formatOf(const std::string& dtype) {
    if (dtype == "F16")
        return NumberFormat{NumberKind::Half};
    if (dtype == "BF16")
        return NumberFormat{NumberKind::BFloat};
    if (dtype == "F32")
        return NumberFormat{NumberKind::Float};
    if (dtype == "F64")
        return NumberFormat{NumberKind::Double};
    if (dtype == "I64")
        return NumberFormat{NumberKind::Integer};
    return std::nullopt;
}

// Metadata are texts; a text that is JSON may be a list of tokens, of texts or of lists of tokens.
ArrayTexts metadataTexts(const std::string& name, const std::string& value) {
    ArrayTexts texts{.name = name, .entries = {}, .isNested = false};
    nlohmann::json json;
    try {
        if (value.starts_with('['))
            json = parseJson(value, name);
    } catch (const Error&) {
        // It is a text that begins with a bracket.
    }
    const auto isText = [](const nlohmann::json& each) { return each.is_string(); };
    if (json.is_array() && !json.empty() && std::all_of(json.begin(), json.end(), isText)) {
        for (const nlohmann::json& text : json)
            texts.entries.emplace_back().add(text.get_ref<const std::string&>());
        return texts;
    }
    const auto isList = [&](const nlohmann::json& each) {
        return each.is_array() && std::all_of(each.begin(), each.end(), isText);
    };
    if (json.is_array() && !json.empty() && std::all_of(json.begin(), json.end(), isList)) {
        texts.isNested = true;
        for (const nlohmann::json& list : json) {
            TokenList& tokens = texts.entries.emplace_back();
            for (const nlohmann::json& text : list)
                tokens.add(text.get_ref<const std::string&>());
        }
        return texts;
    }
    // A line for each sentence.
    for (std::size_t begin = 0; begin <= value.size();) {
        const std::size_t end = std::min(value.find('\n', begin), value.size());
        if (end > begin || end < value.size())
            texts.entries.emplace_back().add(value.substr(begin, end - begin));
        begin = end + 1;
    }
    return texts;
}

}  // namespace

ArrayFile readSafetensorsArrays(const std::string& path) {
    const SafetensorsFile header = SafetensorsFile::loadHeader(path);
    ArrayFile file{.path = path, .arrays = {}, .texts = {}, .leftOut = {}};
    const auto reader = std::make_shared<FileReader>(path);
    std::uint64_t dataBytes = 0;
    for (const TensorInfo& tensor : header.tensors())
        dataBytes = std::max(dataBytes, tensor.end);
    const std::uint64_t dataBegin = reader->size() - dataBytes;
    for (const TensorInfo& tensor : header.tensors()) {
        const std::optional<NumberFormat> format = formatOf(tensor.dtype);
        if (!format || (tensor.shape.size() < 2 && isFloat(*format))) {
            file.leftOut.push_back(tensor.name);
            continue;
        }
        StoredArray array;
        array.name = tensor.name;
        array.shape = tensor.shape;
        array.strides = denseStrides(tensor.shape);
        array.format = *format;
        array.bytes = bytesOfFile(reader, dataBegin + tensor.begin, tensor.end - tensor.begin);
        file.arrays.push_back(std::move(array));
    }
    for (const auto& [name, value] : header.metadata())
        file.texts.push_back(metadataTexts(name, value));
    return file;
}

}  // namespace attn
