// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session_values.h"

#include <algorithm>
#include <cstring>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/base64.h"

namespace attn {

using nlohmann::json;

void SessionWriter::text(const char* key, const std::string& value, std::size_t) {
    if (!value.empty() || std::strcmp(key, "text") == 0)
        m_value[key] = value;
}

void SessionWriter::texts(const char* key, const std::vector<std::string>& value, std::size_t) {
    if (!value.empty())
        m_value[key] = value;
}

void SessionWriter::optionalCount(const char* key, const std::optional<Index>& value, Index, Index) {
    if (value)
        m_value[key] = *value;
}

void SessionWriter::optionalNumber(const char* key, const std::optional<double>& value, double, double) {
    if (value)
        m_value[key] = *value;
}

void SessionWriter::bytes(const char* key, const std::string& value) {
    if (!value.empty())
        m_value[key] = toBase64(value);
}

void SessionReader::refuse(const std::string& sentence) const {
    throw Error(m_object.where() + ": " + sentence);
}

void SessionReader::need(const char* key) {
    if (!has(key))
        refuse(told("%1 is missing; a session of Attention Lab has it.", pathOf(key)));
}

void SessionReader::text(const char* key, std::string& value, std::size_t mostBytes) {
    m_object.read(key, value);
    if (value.size() > mostBytes)
        refuse(told("%1 should have %2 bytes at most, found %3.", pathOf(key), mostBytes, value.size()));
}

void SessionReader::checkRange(const char* key, Index value, Index smallest, Index largest) const {
    if (value < smallest || value > largest)
        refuse(told("%1 should be from %2 to %3, found %4.", pathOf(key), smallest, largest, value));
}

void SessionReader::count(const char* key, Index& value, Index largest) {
    m_object.read(key, value);
    checkRange(key, value, 0, largest);
}

void SessionReader::number(const char* key, double& value, double smallest, double largest) {
    m_object.read(key, value);
    if (!(value >= smallest && value <= largest))
        refuse(told("%1 should be from %2 to %3, found %4.", pathOf(key), json(smallest).dump(),
                    json(largest).dump(), json(value).dump()));
}

void SessionReader::choice(const char* key, std::string& value, std::initializer_list<const char*> possible) {
    m_object.read(key, value);
    const std::vector<std::string> names(possible.begin(), possible.end());
    if (std::find(names.begin(), names.end(), value) == names.end())
        refuse(told("%1 should be one of %2, found %3.", pathOf(key), listed(names), inQuotes(value)));
}

void SessionReader::texts(const char* key, std::vector<std::string>& value, std::size_t most) {
    each(key, [&](const json& text, const std::string& path) {
        if (!text.is_string())
            refuse(told("%1 should be a text in quotation marks, found %2.", path, text.type_name()));
        if (value.size() == most)
            refuse(told("%1 should be %2 texts at most, found more.", pathOf(key), most));
        value.push_back(text.get<std::string>());
    });
}

void SessionReader::optionalCount(const char* key, std::optional<Index>& value, Index smallest,
                                  Index largest) {
    if (!has(key))
        return;
    m_object.read(key, value.emplace());
    checkRange(key, *value, smallest, largest);
}

void SessionReader::optionalNumber(const char* key, std::optional<double>& value, double smallest,
                                   double largest) {
    if (has(key))
        number(key, value.emplace(), smallest, largest);
}

void SessionReader::bytes(const char* key, std::string& value) {
    std::string text;
    m_object.read(key, text);
    if (!text.empty())
        value = fromBase64(text, m_object.where() + ": " + pathOf(key));
}

void SessionReader::each(const char* key,
                         const std::function<void(const json&, const std::string& path)>& visit) {
    const json* list = m_object.find(key);
    if (!list)
        return;
    if (!list->is_array())
        refuse(told("%1 should be a list in brackets, found %2.", pathOf(key), list->type_name()));
    for (std::size_t i = 0; i < list->size(); ++i)
        visit((*list)[i], pathOf(key) + "[" + std::to_string(i) + "]");
}

void SessionReader::eachObject(const char* key, const std::function<void(SessionReader)>& visit) {
    each(key, [&](const json& value, const std::string& path) {
        visit(SessionReader(value, m_object.where(), path));
    });
}

void SessionReader::eachKey(const char* key,
                            const std::function<void(const std::string&, SessionReader)>& visit) {
    const json* object = m_object.find(key);
    if (!object)
        return;
    if (!object->is_object())
        refuse(told("%1 should be an object in braces, found %2.", pathOf(key), object->type_name()));
    for (const auto& [name, value] : object->items())
        visit(name, SessionReader(value, m_object.where(), pathOf(key) + "." + name));
}

void LenientReader::leave(const std::function<void()>& read) {
    try {
        read();
    } catch (const Error& error) {
        std::string reason = error.what();
        if (const std::string before = where() + ": "; reason.starts_with(before))
            reason.erase(0, before.size());
        for (const std::string_view stop : {".", "。"})
            if (reason.ends_with(stop))
                reason.resize(reason.size() - stop.size());
        m_leftOut.push_back(std::move(reason));
    }
}

template <class Value, class Read>
void LenientReader::readOrKeep(Value& value, Read read) {
    leave([&] {
        Value found = value;
        read(found);
        value = std::move(found);
    });
}

void LenientReader::choice(const char* key, std::string& value, std::initializer_list<const char*> possible) {
    readOrKeep(value, [&](std::string& found) { SessionReader::choice(key, found, possible); });
}

void LenientReader::name(const char* key, std::string& value) {
    readOrKeep(value, [&](std::string& found) { SessionReader::name(key, found); });
}

void LenientReader::optionalCount(const char* key, std::optional<Index>& value, Index smallest,
                                  Index largest) {
    readOrKeep(value, [&](std::optional<Index>& found) {
        SessionReader::optionalCount(key, found, smallest, largest);
    });
}

void LenientReader::optionalNumber(const char* key, std::optional<double>& value, double smallest,
                                   double largest) {
    readOrKeep(value, [&](std::optional<double>& found) {
        SessionReader::optionalNumber(key, found, smallest, largest);
    });
}

void LenientReader::bytes(const char* key, std::string& value) {
    readOrKeep(value, [&](std::string& found) { SessionReader::bytes(key, found); });
}

}  // namespace attn
