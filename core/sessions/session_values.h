// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "core/files/formats/json_reader.h"

namespace attn {

// Keys of session.json, written and read by the same visit. SessionWriter leaves out values that equal the
// defaults; SessionReader leaves a value as it is when its key is missing.

class SessionWriter {
public:
    explicit SessionWriter(nlohmann::ordered_json& value) : m_value(value) {}

    void text(const char* key, const std::string& value, std::size_t mostBytes = 0);
    void flag(const char* key, bool value) { m_value[key] = value; }
    void count(const char* key, Index value, Index) { m_value[key] = value; }
    void choice(const char* key, const std::string& value, std::initializer_list<const char*>) {
        m_value[key] = value;
    }
    void name(const char* key, const std::string& value) { m_value[key] = value; }
    void texts(const char* key, const std::vector<std::string>& value, std::size_t);
    void optionalCount(const char* key, const std::optional<Index>& value, Index, Index);
    void optionalNumber(const char* key, const std::optional<double>& value, double, double);
    void bytes(const char* key, const std::string& value);

private:
    nlohmann::ordered_json& m_value;
};

// All functions throw Error that starts with `where` and names the path of the key.
class SessionReader {
public:
    // `value` must outlive the reader.
    SessionReader(const nlohmann::json& value, std::string where, std::string path)
        : m_object(value, std::move(where), std::move(path)) {}

    void need(const char* key);
    bool has(const char* key) { return find(key) != nullptr; }
    const nlohmann::json* find(const char* key) { return m_object.find(key); }  // nullptr: it is missing
    void text(const char* key, std::string& value, std::size_t mostBytes = 100'000);
    void flag(const char* key, bool& value) { m_object.read(key, value); }
    void wholeNumber(const char* key, Index& value) { m_object.read(key, value); }
    void count(const char* key, Index& value, Index largest);
    void number(const char* key, double& value, double smallest, double largest);
    void choice(const char* key, std::string& value, std::initializer_list<const char*> possible);
    // One of several that only the caller knows.
    void name(const char* key, std::string& value) { text(key, value); }
    void texts(const char* key, std::vector<std::string>& value, std::size_t most);
    void optionalCount(const char* key, std::optional<Index>& value, Index smallest, Index largest);
    void optionalNumber(const char* key, std::optional<double>& value, double smallest, double largest);
    void bytes(const char* key, std::string& value);

    // Visits the elements of a list in order, each with its path: "models[2]".
    void each(const char* key,
              const std::function<void(const nlohmann::json&, const std::string& path)>& visit);
    void eachObject(const char* key, const std::function<void(SessionReader)>& visit);
    // Visits the objects in an object.
    void eachKey(const char* key, const std::function<void(const std::string&, SessionReader)>& visit);

    std::string pathOf(const char* key) const { return m_object.pathOf(key); }
    const std::string& where() const { return m_object.where(); }
    [[noreturn]] void refuse(const std::string& sentence) const;

private:
    void checkRange(const char* key, Index value, Index smallest, Index largest) const;

    JsonObject m_object;
};

// Leaves out single values that it cannot read instead of refusing everything.
class LenientReader : public SessionReader {
public:
    // `leftOut` gets each problem without `where`; it must outlive the reader.
    LenientReader(const SessionReader& reader, std::vector<std::string>& leftOut)
        : SessionReader(reader), m_leftOut(leftOut) {}

    void choice(const char* key, std::string& value, std::initializer_list<const char*> possible);
    void name(const char* key, std::string& value);
    void optionalCount(const char* key, std::optional<Index>& value, Index smallest, Index largest);
    void optionalNumber(const char* key, std::optional<double>& value, double smallest, double largest);
    void bytes(const char* key, std::string& value);

    // An Error that `read` throws is reported as left out.
    void leave(const std::function<void()>& read);

private:
    template <class Value, class Read>
    void readOrKeep(Value& value, Read read);

    std::vector<std::string>& m_leftOut;
};

}  // namespace attn
