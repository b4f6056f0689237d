// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/json_reader.h"

#include <algorithm>
#include <limits>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {

using nlohmann::json;

json::json_pointer placeOfKey(const std::string& path) {
    json::json_pointer place;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find('.', from), path.size());
        place /= path.substr(from, end - from);
        from = end + 1;
    }
    return place;
}

namespace {

constexpr std::size_t mostShown = 60;  // bytes of a list in a sentence

// Refuses what nlohmann::json accepts silently: it keeps the last of two equal keys, and it does not limit
// the depth.
class Guard {
public:
    Guard(const std::string& where, const JsonLimits& limits) : m_where(where), m_limits(limits) {}

    bool operator()(int depth, json::parse_event_t event, const json& parsed) {
        switch (event) {
            case json::parse_event_t::object_start:
            case json::parse_event_t::array_start:
                if (depth >= m_limits.depth)
                    throw Error(
                        m_where + ": " +
                        told("JSON nested deeper than %1 levels, which nothing that is read here needs.",
                             m_limits.depth));
                if (event == json::parse_event_t::object_start)
                    m_keys.emplace_back();
                count();
                break;
            case json::parse_event_t::object_end:
                m_keys.pop_back();
                break;
            case json::parse_event_t::key: {
                const std::string& key = parsed.get_ref<const std::string&>();
                if (!m_keys.back().insert(key).second)
                    throw Error(
                        m_where + ": " +
                        told("JSON key %1 stands twice in one object; each may stand once.", inQuotes(key)));
                break;
            }
            case json::parse_event_t::value:
                count();
                break;
            case json::parse_event_t::array_end:
                break;
        }
        return true;
    }

private:
    void count() {
        if (++m_count > m_limits.values)
            throw Error(
                m_where + ": " +
                told("more than %1 JSON values, which is the most that is read here.", m_limits.values));
    }

    const std::string& m_where;
    const JsonLimits& m_limits;
    std::vector<std::set<std::string>> m_keys;  // of the objects that are open
    std::size_t m_count = 0;
};

// `byte` counts from 1.
std::string notJson(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte == 0 ? 0 : byte - 1, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::size_t column = before.size() - lineStart + 1;
    return byte > text.size()
               ? told("not JSON at line %1, column %2, where the text ends too early.", line, column)
               : told("not JSON at line %1, column %2.", line, column);
}

}  // namespace

json parseJson(std::string_view text, const std::string& where, const JsonLimits& limits) {
    try {
        return json::parse(text, Guard(where, limits));
    } catch (const json::parse_error& error) {
        throw Error(where + ": " + notJson(text, error.byte));
    } catch (const json::exception&) {
        throw Error(where + ": " + told("a JSON number that is too large for any computer number."));
    }
}

JsonObject::JsonObject(const json& value, std::string where, std::string path)
    : m_value(value), m_where(std::move(where)), m_path(std::move(path)) {
    if (!value.is_object())
        throw Error(m_where + ": " +
                    (m_path.empty()
                         ? told("the JSON should be an object in braces, found %1.", value.type_name())
                         : told("%1 should be an object in braces, found %2.", m_path, value.type_name())));
}

std::string JsonObject::pathOf(const std::string& key) const {
    return m_path.empty() ? key : m_path + "." + key;
}

const json* JsonObject::find(const std::string& key) {
    if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
        m_known.push_back(key);
    const auto found = m_value.find(key);
    return found == m_value.end() ? nullptr : &*found;
}

void JsonObject::refuse(const std::string& key, const json& found, const std::string& expected) const {
    std::string shown = found.type_name();
    if (found.is_string())
        shown = inQuotes(found.get_ref<const std::string&>());
    else if (found.is_primitive())
        shown = found.dump();
    else if (const std::string text = found.dump(-1, ' ', false, json::error_handler_t::replace);
             found.is_array() && text.size() <= mostShown)
        shown = text;
    throw Error(m_where + ": " + told("%1 should be %2, found %3.", pathOf(key), expected, shown));
}

void JsonObject::read(const std::string& key, std::string& target) {
    if (const json* value = find(key)) {
        if (!value->is_string())
            refuse(key, *value, told("a text in quotation marks"));
        target = value->get<std::string>();
    }
}

void JsonObject::read(const std::string& key, bool& target) {
    if (const json* value = find(key)) {
        if (!value->is_boolean())
            refuse(key, *value, told("true or false"));
        target = value->get<bool>();
    }
}

void JsonObject::read(const std::string& key, Index& target) {
    if (const json* value = find(key)) {
        constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<Index>::max());
        if (!value->is_number_integer() ||
            (value->is_number_unsigned() && value->get<std::uint64_t>() > largest))
            refuse(key, *value, told("a whole number"));
        target = value->get<Index>();
    }
}

void JsonObject::read(const std::string& key, std::vector<int>& target) {
    if (const json* value = find(key)) {
        const auto isInt = [](const json& one) {
            return one.is_number_integer() && one.get<std::int64_t>() == one.get<int>();
        };
        if (!value->is_array() || !std::all_of(value->begin(), value->end(), isInt))
            refuse(key, *value, told("a list of whole numbers"));
        target = value->get<std::vector<int>>();
    }
}

void JsonObject::read(const std::string& key, std::vector<std::string>& target) {
    if (const json* value = find(key)) {
        if (!value->is_array() ||
            !std::all_of(value->begin(), value->end(), [](const json& one) { return one.is_string(); }))
            refuse(key, *value, told("a list of texts"));
        target = value->get<std::vector<std::string>>();
    }
}

void JsonObject::read(const std::string& key, std::uint64_t& target) {
    if (const json* value = find(key)) {
        if (!value->is_number_unsigned())
            refuse(key, *value, told("a whole number from 0 to 18446744073709551615"));
        target = value->get<std::uint64_t>();
    }
}

void JsonObject::read(const std::string& key, double& target) {
    if (const json* value = find(key)) {
        if (!value->is_number())
            refuse(key, *value, told("a number"));
        target = value->get<double>();
    }
}

void JsonObject::refuseUnknown() const {
    for (const auto& [key, value] : m_value.items())
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
            throw Error(m_where + ": " +
                        told("key %1 is not known; %2", inQuotes(pathOf(key)), suggestion(key, m_known)));
}

}  // namespace attn
