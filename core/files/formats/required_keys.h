// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/told.h"
#include "core/files/formats/json_reader.h"

namespace attn {

// Reads one object of a file that only this program writes: every key must be there, and every number in its
// range. All functions throw Error that starts with `where` and names the path of the key.
class RequiredKeys {
public:
    // `called` names the kind of file in English: translatable("a checkpoint of Attention Lab"). `value` must
    // outlive the reader.
    RequiredKeys(const nlohmann::json& value, std::string where, std::string path, const char* called);

    Index count(const std::string& key, Index smallest, Index largest);
    double number(const std::string& key, double smallest, double largest);
    double number(const std::string& key);
    bool flag(const std::string& key);
    std::string text(const std::string& key);
    const nlohmann::json& list(const std::string& key);
    const nlohmann::json& value(const std::string& key);  // of any type

    // These return nothing when the key is missing.
    std::optional<Index> optionalCount(const std::string& key, Index smallest, Index largest);
    std::optional<double> optionalNumber(const std::string& key, double smallest, double largest);
    std::optional<double> optionalNumber(const std::string& key);
    std::optional<std::string> optionalText(const std::string& key);
    bool has(const std::string& key) { return m_object.find(key) != nullptr; }

    // To be called after all keys were read.
    void refuseUnknown() const { m_object.refuseUnknown(); }
    const std::string& where() const { return m_object.where(); }
    std::string pathOf(const std::string& key) const { return m_object.pathOf(key); }

private:
    void require(const std::string& key);

    JsonObject m_object;
    const char* m_called;
};

}  // namespace attn
