// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/files/formats/json_reader.h"

namespace attn {

// Strict reader of one object of a lesson, with the checks that lessons need. All functions throw Error that
// starts with `where` and names the path of the key.
class LessonValues : public JsonObject {
public:
    LessonValues(const nlohmann::json& value, const std::string& where, const std::string& path)
        : JsonObject(value, where, path), m_value(value) {}

    bool has(const std::string& key) { return find(key) != nullptr; }
    void need(const std::string& key);
    // Of 1 to `longest` bytes.
    std::string neededText(const std::string& key, std::size_t longest);
    std::string text(const std::string& key, std::size_t longest, const std::string& usual = {});
    // Small letters, digits and hyphens; with `isLoose` also capitals and underscores.
    std::string neededId(const std::string& key, bool isLoose = false);
    std::string choice(const std::string& key, const std::vector<std::string>& possible,
                       const std::string& usual);
    Index neededWhole(const std::string& key, Index smallest, Index largest);
    std::optional<Index> whole(const std::string& key, Index smallest, Index largest);
    std::optional<double> number(const std::string& key, double smallest, double largest);
    std::vector<std::string> texts(const std::string& key, std::size_t most);
    // Visits the values of a list of at most `most`, each with its path: "lanes[2]", counted from 1.
    void each(const std::string& key, std::size_t most,
              const std::function<void(const nlohmann::json&, const std::string& path)>& visit);
    // Visits objects; each refuses what was not read of it.
    void eachObject(const std::string& key, std::size_t most,
                    const std::function<void(LessonValues&)>& visit);

    const nlohmann::json& json() const { return m_value; }
    [[noreturn]] void refuse(const std::string& sentence) const;

private:
    const nlohmann::json& m_value;
};

// Whether it is an id as neededId reads it.
bool isLessonId(const std::string& text, bool isLoose = false);

}  // namespace attn
