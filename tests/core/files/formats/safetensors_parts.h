// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <string>

namespace attn::test {

// A file with any header, valid or not: length, header, data.
inline std::string safetensorsFile(const std::string& header, const std::string& data) {
    std::string bytes(8, '\0');
    const std::uint64_t length = header.size();
    std::memcpy(bytes.data(), &length, sizeof length);
    return bytes + header + data;
}

// A file in its parts, so that one of them can be broken. It loses its checksum, which would be the first
// thing that is wrong.
struct SafetensorsParts {
    nlohmann::json header;
    std::string data;

    explicit SafetensorsParts(const std::string& bytes) {
        std::uint64_t length = 0;
        std::memcpy(&length, bytes.data(), sizeof length);
        header = nlohmann::json::parse(bytes.substr(8, length));
        data = bytes.substr(8 + length);
        if (header.contains("__metadata__"))
            metadata().erase("checksum");
    }
    std::string bytes() const { return safetensorsFile(header.dump(), data); }
    nlohmann::json& metadata() { return header["__metadata__"]; }
};

}  // namespace attn::test
