// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/required_keys.h"

#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {

using nlohmann::json;

RequiredKeys::RequiredKeys(const json& value, std::string where, std::string path, const char* called)
    : m_object(value, std::move(where), std::move(path)), m_called(called) {}

void RequiredKeys::require(const std::string& key) {
    if (!m_object.find(key))
        throw Error(where() + ": " + told("%1 is missing; %2 has it.", pathOf(key), told(m_called)));
}

Index RequiredKeys::count(const std::string& key, Index smallest, Index largest) {
    require(key);
    Index found = 0;
    m_object.read(key, found);
    if (found < smallest || found > largest)
        throw Error(where() + ": " +
                    told("%1 should be from %2 to %3, found %4.", pathOf(key), smallest, largest, found));
    return found;
}

double RequiredKeys::number(const std::string& key) {
    require(key);
    double found = 0;
    m_object.read(key, found);
    return found;
}

double RequiredKeys::number(const std::string& key, double smallest, double largest) {
    const double found = number(key);
    if (!(found >= smallest && found <= largest))
        throw Error(where() + ": " +
                    told("%1 should be from %2 to %3, found %4.", pathOf(key), json(smallest).dump(),
                         json(largest).dump(), json(found).dump()));
    return found;
}

bool RequiredKeys::flag(const std::string& key) {
    require(key);
    bool found = false;
    m_object.read(key, found);
    return found;
}

std::string RequiredKeys::text(const std::string& key) {
    require(key);
    std::string found;
    m_object.read(key, found);
    return found;
}

const json& RequiredKeys::value(const std::string& key) {
    require(key);
    return *m_object.find(key);
}

const json& RequiredKeys::list(const std::string& key) {
    const json& found = value(key);
    if (!found.is_array())
        throw Error(where() + ": " +
                    told("%1 should be a list in brackets, found %2.", pathOf(key), found.type_name()));
    return found;
}

std::optional<Index> RequiredKeys::optionalCount(const std::string& key, Index smallest, Index largest) {
    return has(key) ? std::optional(count(key, smallest, largest)) : std::nullopt;
}

std::optional<double> RequiredKeys::optionalNumber(const std::string& key, double smallest, double largest) {
    return has(key) ? std::optional(number(key, smallest, largest)) : std::nullopt;
}

std::optional<double> RequiredKeys::optionalNumber(const std::string& key) {
    return has(key) ? std::optional(number(key)) : std::nullopt;
}

std::optional<std::string> RequiredKeys::optionalText(const std::string& key) {
    return has(key) ? std::optional(text(key)) : std::nullopt;
}

}  // namespace attn
