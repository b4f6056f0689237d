// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "core/files/formats/json_reader.h"

namespace attn {

// Write and read an object by the same visit of its keys: a template takes one of the two and names each key
// once, with the field that it stands for.

class FieldWriter {
public:
    static constexpr bool isWriter = true;
    explicit FieldWriter(nlohmann::ordered_json& value) : m_value(value) {}

    template <typename Value>
    void field(const char* key, const Value& value) {
        m_value[key] = value;
    }
    // The key is left out where it has its usual value: older programs do not know it, and files stay as
    // they were.
    template <typename Value>
    void unlessUsual(const char* key, const Value& value, const Value& usual) {
        if (value != usual)
            m_value[key] = value;
    }
    template <typename Value>
    void optional(const char* key, const std::optional<Value>& value) {
        if (value)
            m_value[key] = *value;
    }
    // `visit` visits the keys of an object inside.
    template <typename Visit>
    void object(const char* key, const Visit& visit) {
        FieldWriter inner(m_value[key] = nlohmann::ordered_json::object());
        visit(inner);
    }

private:
    nlohmann::ordered_json& m_value;
};

// Leaves a field as it is when its key is missing. Throws Error, which names the key, for another type and
// for a key inside of an object that was not visited.
class FieldReader {
public:
    static constexpr bool isWriter = false;
    explicit FieldReader(JsonObject& object) : m_object(object) {}

    template <typename Value>
    void field(const char* key, Value& value) {
        m_object.read(key, value);
    }
    template <typename Value>
    void unlessUsual(const char* key, Value& value, const Value&) {
        m_object.read(key, value);
    }
    template <typename Value>
    void optional(const char* key, std::optional<Value>& value) {
        if (m_object.find(key))
            m_object.read(key, value.emplace());
    }
    template <typename Visit>
    void object(const char* key, const Visit& visit) {
        if (const nlohmann::json* found = m_object.find(key)) {
            JsonObject object(*found, m_object.where(), m_object.pathOf(key));
            FieldReader inner(object);
            visit(inner);
            object.refuseUnknown();
        }
    }

private:
    JsonObject& m_object;
};

}  // namespace attn
