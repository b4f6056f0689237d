// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace attn {

// The place of a key such as "optimizer.rate" in nested objects.
nlohmann::json::json_pointer placeOfKey(const std::string& path);

// Limits of the memory and stack that a text may use.
struct JsonLimits {
    int depth = 16;
    std::size_t values = 4'000'000;
};

// Parses foreign JSON text (UTF-8). Throws Error that starts with `where` when it is not JSON, names a key
// twice in one object or exceeds the limits.
nlohmann::json parseJson(std::string_view text, const std::string& where, const JsonLimits& limits = {});

// Strict reader of one object: every key is read by name and type, and `refuseUnknown` refuses any key that
// was not read and names the nearest known one. The sentences of its errors start with `where` and name the
// path of the key ("model.encoder.cell").
class JsonObject {
public:
    // `value` must outlive the reader. Throws Error when it is not an object.
    JsonObject(const nlohmann::json& value, std::string where, std::string path = {});

    // These leave `target` as it is when the key is missing, and throw Error when the value has another type.
    void read(const std::string& key, std::string& target);
    void read(const std::string& key, bool& target);
    void read(const std::string& key, Index& target);
    void read(const std::string& key, std::uint64_t& target);
    void read(const std::string& key, double& target);
    void read(const std::string& key, std::vector<int>& target);
    void read(const std::string& key, std::vector<std::string>& target);
    // The value itself; nullptr when the key is missing.
    const nlohmann::json* find(const std::string& key);

    // To be called after all keys were read.
    void refuseUnknown() const;

    const std::string& where() const { return m_where; }
    // "encoder" → "model.encoder"
    std::string pathOf(const std::string& key) const;

private:
    [[noreturn]] void refuse(const std::string& key, const nlohmann::json& found,
                             const std::string& expected) const;

    const nlohmann::json& m_value;
    std::string m_where;
    std::string m_path;
    std::vector<std::string> m_known;
};

}  // namespace attn
