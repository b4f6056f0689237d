// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/safetensors.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/formats/safetensors_checksum.h"
#include "core/files/formats/safetensors_header.h"

namespace attn {

static_assert(std::endian::native == std::endian::little, "numbers are copied as they stand in the file");

namespace {

constexpr std::uint64_t lengthBytes = 8;
constexpr std::uint64_t longestHeader = 100'000'000;
constexpr std::uint64_t partNumbers = 1 << 16;

// Converts half-width numbers to float one by one; they may stand at any address.
template <typename Half>
std::vector<float> widened(const char* bytes, std::size_t count) {
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i) {
        std::uint16_t bits;
        std::memcpy(&bits, bytes + 2 * i, sizeof bits);
        values[i] = static_cast<float>(Eigen::numext::bit_cast<Half>(bits));
    }
    return values;
}

void checkSafetensorsSize(std::uint64_t size, const std::string& path) {
    if (size < lengthBytes)
        throw Error(path + ": " + told("has %1 bytes, which is too short for a safetensors file.", size));
}

// `start` holds the first bytes of the file, enough to tell what kind of file it is.
void checkSafetensorsHeader(std::uint64_t length, std::uint64_t rest, std::string_view start,
                            const std::string& path) {
    if (length > rest) {
        if (const std::string kind = fileKind(start); !kind.empty())
            throw Error(path + ": " + told("not a whole safetensors file: it is %1.", told(kind.c_str())));
        throw Error(path + ": " +
                    told("not a whole safetensors file: its header should have %1 bytes, but only %2 follow.",
                         length, rest));
    }
    if (length > longestHeader)
        throw Error(path + ": " +
                    told("header too long: it has %1 bytes, at most %2 are allowed.", length, longestHeader));
}

}  // namespace

SafetensorsFile SafetensorsFile::parse(std::string_view bytes, const std::string& path) {
    checkSafetensorsSize(bytes.size(), path);
    std::uint64_t headerLength = 0;
    std::memcpy(&headerLength, bytes.data(), sizeof headerLength);
    const std::string_view start = bytes.substr(0, fileKindBytes);
    bytes.remove_prefix(lengthBytes);
    checkSafetensorsHeader(headerLength, bytes.size(), start, path);
    SafetensorsFile file;
    file.m_path = path;
    const std::string text(bytes.substr(0, headerLength));
    bytes.remove_prefix(headerLength);
    SafetensorsHeader header = parseSafetensorsHeader(text, bytes.size(), path);
    verifyChecksum(text, header.metadata, bytes, path);
    file.m_metadata = std::move(header.metadata);
    file.m_tensors = std::move(header.tensors);
    file.m_data = bytes;
    return file;
}

SafetensorsFile SafetensorsFile::load(const std::string& path) {
    return load(path, true);
}

SafetensorsFile SafetensorsFile::loadHeader(const std::string& path) {
    return load(path, false);
}

SafetensorsFile SafetensorsFile::load(const std::string& path, bool hasData) {
    FileReader reader(path);
    checkSafetensorsSize(reader.size(), path);
    std::uint64_t headerLength = 0;
    std::string start = reader.read(lengthBytes);
    std::memcpy(&headerLength, start.data(), sizeof headerLength);
    const std::uint64_t rest = reader.size() - lengthBytes;
    if (headerLength > rest)  // its beginning may tell what else it is
        start += reader.read(std::min<std::uint64_t>(rest, fileKindBytes - lengthBytes));
    checkSafetensorsHeader(headerLength, rest, start, path);

    SafetensorsFile file;
    file.m_path = path;
    const std::string text = reader.read(headerLength);
    SafetensorsHeader header = parseSafetensorsHeader(text, rest - headerLength, path);
    file.m_metadata = std::move(header.metadata);
    file.m_tensors = std::move(header.tensors);
    file.m_dataPlace = lengthBytes + headerLength;
    if (hasData) {
        file.m_data = reader.read(rest - headerLength);
        verifyChecksum(text, file.m_metadata, file.m_data, path);
    }
    return file;
}

const TensorInfo* SafetensorsFile::find(const std::string& name) const {
    const auto found = std::find_if(m_tensors.begin(), m_tensors.end(),
                                    [&](const TensorInfo& tensor) { return tensor.name == name; });
    return found == m_tensors.end() ? nullptr : &*found;
}

std::vector<float> SafetensorsFile::floats(const TensorInfo& tensor) const {
    return floats(tensor, m_data.data() + tensor.begin, tensor.count);
}

void SafetensorsFile::stream(const TensorInfo& tensor,
                             const std::function<void(std::span<const float>)>& sink) const {
    FileReader file(m_path);
    if (tensor.end > file.size() - std::min(file.size(), m_dataPlace))
        throw Error(m_path + ": " + told("has become shorter since it was opened."));
    file.seek(m_dataPlace + tensor.begin);
    const std::uint64_t width = tensor.count == 0 ? 1 : (tensor.end - tensor.begin) / tensor.count;
    for (std::uint64_t done = 0; done < tensor.count;) {
        const std::uint64_t count = std::min(tensor.count - done, partNumbers);
        sink(floats(tensor, file.read(count * width).data(), count));
        done += count;
    }
}

std::vector<float> SafetensorsFile::floats(const TensorInfo& tensor, const char* bytes,
                                           std::uint64_t count) const {
    if (tensor.dtype == "F16")
        return widened<Eigen::half>(bytes, count);
    if (tensor.dtype == "BF16")
        return widened<Eigen::bfloat16>(bytes, count);
    if (tensor.dtype != "F32")
        throw Error(
            m_path + ": " +
            told("tensor %1 has dtype %2, expected F32, F16 or BF16.", inQuotes(tensor.name), tensor.dtype));
    std::vector<float> values(count);
    if (!values.empty())
        std::memcpy(values.data(), bytes, values.size() * sizeof(float));
    return values;
}

std::vector<std::int64_t> SafetensorsFile::integers(const TensorInfo& tensor) const {
    if (tensor.dtype != "I64")
        throw Error(m_path + ": " +
                    told("tensor %1 has dtype %2, expected I64.", inQuotes(tensor.name), tensor.dtype));
    std::vector<std::int64_t> values(tensor.count);
    if (!values.empty())
        std::memcpy(values.data(), m_data.data() + tensor.begin, values.size() * sizeof(std::int64_t));
    return values;
}

std::string safetensorsHeader(const std::vector<std::pair<std::string, std::string>>& metadata,
                              const std::vector<TensorToWrite>& tensors) {
    nlohmann::ordered_json header;
    for (const auto& [key, value] : metadata)
        header["__metadata__"][key] = value;
    std::uint64_t offset = 0;
    for (const TensorToWrite& tensor : tensors) {
        const std::uint64_t end = offset + tensor.values.size_bytes();
        header[tensor.name] = {{"dtype", "F32"}, {"shape", tensor.shape}, {"data_offsets", {offset, end}}};
        offset = end;
    }
    std::string text = header.dump();
    text.append((lengthBytes - text.size() % lengthBytes) % lengthBytes, ' ');

    const std::uint64_t headerLength = text.size();
    std::string bytes(lengthBytes, '\0');
    std::memcpy(bytes.data(), &headerLength, sizeof headerLength);
    return bytes + text;
}

std::string_view bytesOf(const TensorToWrite& tensor) {
    return {reinterpret_cast<const char*>(tensor.values.data()), tensor.values.size_bytes()};
}

std::string safetensorsBytes(const std::vector<std::pair<std::string, std::string>>& metadata,
                             const std::vector<TensorToWrite>& tensors) {
    std::string bytes = safetensorsHeader(metadata, tensors);
    for (const TensorToWrite& tensor : tensors)
        bytes += bytesOf(tensor);
    return bytes;
}

}  // namespace attn
