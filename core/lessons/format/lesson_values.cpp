// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_values.h"

#include <algorithm>
#include <cstdio>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

constexpr std::size_t longestId = 60;

std::string plainNumber(double number) {
    char text[40];
    std::snprintf(text, sizeof text, "%g", number);
    return text;
}

}  // namespace

bool isLessonId(const std::string& text, bool isLoose) {
    return !text.empty() && text.size() <= longestId && std::all_of(text.begin(), text.end(), [&](char c) {
        const bool isSmall = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        return isSmall || (isLoose && ((c >= 'A' && c <= 'Z') || c == '_'));
    });
}

void LessonValues::refuse(const std::string& sentence) const {
    throw Error(where() + ": " + sentence);
}

void LessonValues::need(const std::string& key) {
    if (!has(key))
        refuse(told("%1 is missing.", pathOf(key)));
}

std::string LessonValues::neededText(const std::string& key, std::size_t longest) {
    need(key);
    std::string found = text(key, longest);
    if (found.empty())
        refuse(told("%1 should be a text, found an empty one.", pathOf(key)));
    return found;
}

std::string LessonValues::text(const std::string& key, std::size_t longest, const std::string& usual) {
    std::string found = usual;
    read(key, found);
    if (found.size() > longest)
        refuse(told("%1 has %2 bytes, at most %3 are read.", pathOf(key), found.size(), longest));
    return found;
}

std::string LessonValues::neededId(const std::string& key, bool isLoose) {
    std::string found = neededText(key, 1000);
    if (!isLessonId(found, isLoose))
        refuse(isLoose
                   ? told("%1 should be an id of letters, digits, _ and -, at most %2, found %3.",
                          pathOf(key), longestId, inQuotes(found))
                   : told("%1 should be an id of small letters, digits and hyphens, at most %2, found %3.",
                          pathOf(key), longestId, inQuotes(found)));
    return found;
}

std::string LessonValues::choice(const std::string& key, const std::vector<std::string>& possible,
                                 const std::string& usual) {
    std::string found = usual;
    read(key, found);
    if (has(key) && std::find(possible.begin(), possible.end(), found) == possible.end())
        refuse(told("%1 should be one of %2, found %3.", pathOf(key), listed(possible), inQuotes(found)));
    return found;
}

Index LessonValues::neededWhole(const std::string& key, Index smallest, Index largest) {
    need(key);
    return *whole(key, smallest, largest);
}

std::optional<Index> LessonValues::whole(const std::string& key, Index smallest, Index largest) {
    if (!has(key))
        return std::nullopt;
    Index found = 0;
    read(key, found);
    if (found < smallest || found > largest)
        refuse(told("%1 should be from %2 to %3, found %4.", pathOf(key), smallest, largest, found));
    return found;
}

std::optional<double> LessonValues::number(const std::string& key, double smallest, double largest) {
    if (!has(key))
        return std::nullopt;
    double found = 0;
    read(key, found);
    if (!(found >= smallest && found <= largest))
        refuse(told("%1 should be from %2 to %3, found %4.", pathOf(key), plainNumber(smallest),
                    plainNumber(largest), plainNumber(found)));
    return found;
}

std::vector<std::string> LessonValues::texts(const std::string& key, std::size_t most) {
    std::vector<std::string> found;
    read(key, found);
    if (found.size() > most)
        refuse(told("%1 should be %2 at most, found %3.", pathOf(key), most, found.size()));
    return found;
}

void LessonValues::each(const std::string& key, std::size_t most,
                        const std::function<void(const nlohmann::json&, const std::string& path)>& visit) {
    const nlohmann::json* list = find(key);
    if (!list)
        return;
    if (!list->is_array())
        refuse(told("%1 should be a list in brackets, found %2.", pathOf(key), list->type_name()));
    if (list->size() > most)
        refuse(told("%1 should be %2 at most, found %3.", pathOf(key), most, list->size()));
    std::size_t number = 0;
    for (const nlohmann::json& value : *list)
        visit(value, pathOf(key) + "[" + std::to_string(++number) + "]");
}

void LessonValues::eachObject(const std::string& key, std::size_t most,
                              const std::function<void(LessonValues&)>& visit) {
    each(key, most, [&](const nlohmann::json& value, const std::string& path) {
        LessonValues row(value, where(), path);
        visit(row);
        row.refuseUnknown();
    });
}

}  // namespace attn
