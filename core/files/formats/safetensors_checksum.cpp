// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/safetensors_checksum.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/crc32.h"

namespace attn {
namespace {

constexpr const char* checksumKey = "checksum";
constexpr std::string_view checksumStart = "crc32:";
constexpr std::size_t checksumDigits = 8;

std::string valueOf(std::uint32_t checksum) {
    char digits[checksumDigits];
    const auto [end, error] = std::to_chars(digits, digits + checksumDigits, checksum, 16);
    const std::string written(digits, end);
    return std::string(checksumStart) + std::string(checksumDigits - written.size(), '0') + written;
}

bool isChecksum(std::string_view value) {
    return value.size() == checksumStart.size() + checksumDigits && value.starts_with(checksumStart) &&
           value.substr(checksumStart.size()).find_first_not_of("0123456789abcdef") == value.npos;
}

// The checksum in the metadata; empty when there is none. A damaged key does not hide it.
std::string checksumIn(const std::map<std::string, std::string>& metadata, const std::string& path) {
    const auto format = metadata.find("format");
    const bool isOurs = format != metadata.end() && format->second.starts_with("attention-lab-");
    if (const auto found = metadata.find(checksumKey); isOurs && found != metadata.end()) {
        if (!isChecksum(found->second))
            throw Error(path + ": " +
                        told("metadata key \"%1\" should be \"crc32:\" and eight hexadecimal digits, found "
                             "%2; take another copy of the file.",
                             checksumKey, inQuotes(found->second)));
        return found->second;
    }
    const auto damaged = std::find_if(metadata.begin(), metadata.end(),
                                      [](const auto& each) { return isChecksum(each.second); });
    return damaged == metadata.end() ? std::string() : damaged->second;
}

// Of the length in front of a header, and of the header.
std::uint32_t headerChecksum(std::string_view header) {
    const std::uint64_t length = header.size();
    char bytes[sizeof length];
    std::memcpy(bytes, &length, sizeof length);
    return crc32Of(header, crc32Of({bytes, sizeof bytes}));
}

}  // namespace

std::string checkedSafetensorsHeader(const std::vector<std::pair<std::string, std::string>>& metadata,
                                     const std::vector<TensorToWrite>& tensors) {
    const std::string zeros = valueOf(0);
    std::vector<std::pair<std::string, std::string>> all = {{checksumKey, zeros}};
    all.insert(all.end(), metadata.begin(), metadata.end());
    std::string header = safetensorsHeader(all, tensors);
    std::uint32_t checksum = crc32Of(header);
    for (const TensorToWrite& tensor : tensors)
        checksum = crc32Of(bytesOf(tensor), checksum);
    header.replace(header.find(zeros), zeros.size(), valueOf(checksum));
    return header;
}

std::string checkedSafetensorsBytes(const std::vector<std::pair<std::string, std::string>>& metadata,
                                    const std::vector<TensorToWrite>& tensors) {
    std::string bytes = checkedSafetensorsHeader(metadata, tensors);
    for (const TensorToWrite& tensor : tensors)
        bytes += bytesOf(tensor);
    return bytes;
}

void verifyChecksum(const std::string& header, const std::map<std::string, std::string>& metadata,
                    std::string_view data, const std::string& path) {
    const std::string expected = checksumIn(metadata, path);
    if (expected.empty())
        return;
    std::string plain = header;
    if (const std::size_t place = plain.find(expected); place != plain.npos)
        plain.replace(place, expected.size(), valueOf(0));
    const std::string found = valueOf(crc32Of(data, headerChecksum(plain)));
    if (found != expected)
        throw Error(path + ": " +
                    told("is damaged: its checksum should be %1, found %2; take another copy of the file.",
                         expected, found));
}

}  // namespace attn
