// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/json_sentence.h"

#include <algorithm>
#include <limits>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/inspect/dumps/positions.h"

namespace attn {

using nlohmann::json;

namespace {

// Whether the text is what Python's json writes for a number that JSON cannot express.
bool hasNoNumber(std::string_view text) {
    for (const std::string_view word : {"NaN", "Infinity"}) {
        for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
            const std::size_t before = text.find_last_not_of(" \t\r\n-", at == 0 ? 0 : at - 1);
            if (before != text.npos && (text[before] == '[' || text[before] == ',' || text[before] == ':'))
                return true;
        }
    }
    return false;
}

// Whether it is written as JSON, however large or deep it is.
bool isJson(const std::string& text) {
    try {
        [[maybe_unused]] const json nothing =
            json::parse(text, [](int, json::parse_event_t, json&) { return false; });
    } catch (const json::parse_error&) {
        return false;
    } catch (const json::exception&) {
        // a number that is too large
    }
    return true;
}

}  // namespace

json sentenceObject(const std::string& text) {
    json object;
    try {
        object = parseJson(text, "sentence");
    } catch (const Error&) {
        if (hasNoNumber(text))
            throw WrongSentence{told("with numbers that are not finite (NaN or Infinity)")};
        if (isJson(text))
            throw WrongSentence{told("with JSON that is too large, nested too deep or has a key twice")};
        throw WrongSentence{told("that are not JSON")};
    }
    if (!object.is_object())
        throw WrongSentence{told("that are not JSON objects in braces")};
    return object;
}

AlignmentWeights jsonGrid(const json& value) {
    if (!value.is_array() || value.empty() || !value.front().is_array() || value.front().empty())
        throw WrongSentence{told("without weights")};
    AlignmentWeights grid(static_cast<Index>(value.size()), static_cast<Index>(value.front().size()));
    Index i = 0;
    for (const json& row : value) {
        if (!row.is_array())
            throw WrongSentence{told("with weights that are not rows of numbers")};
        if (static_cast<Index>(row.size()) != grid.cols())
            throw WrongSentence{told("with rows of unequal length")};
        Index j = 0;
        for (const json& weight : row) {
            if (!weight.is_number())
                throw WrongSentence{told("with weights that are not numbers")};
            grid(i, j++) = weight.get<Real>();
        }
        ++i;
    }
    return grid;
}

std::vector<RawSentence::Map> jsonMaps(const nlohmann::json& value) {
    if (!value.is_object() || value.empty())
        throw WrongSentence{told("with maps that are not named one by one")};
    std::vector<RawSentence::Map> maps;
    for (const auto& [name, rows] : value.items()) {
        const std::optional<MapAddress> map = mapOfName(name);
        if (!map || isOfEncoder(*map) || map->site == MapSite::Decoder || map->head < 0)
            throw WrongSentence{told("with maps that are not called cross.LAYER.HEAD")};
        maps.push_back({*map, jsonGrid(rows)});
    }
    std::sort(maps.begin(), maps.end(), [](const RawSentence::Map& left, const RawSentence::Map& right) {
        return left.map < right.map;
    });
    return maps;
}

TokenList jsonTokens(const json& value) {
    if (value.is_string())
        return TokenList::split(value.get_ref<const std::string&>());
    TokenList tokens;
    if (!value.is_array())
        throw WrongSentence{told("with tokens that are not a list of texts")};
    for (const json& token : value) {
        if (!token.is_string())
            throw WrongSentence{told("with tokens that are not a list of texts")};
        tokens.add(token.get_ref<const std::string&>());
    }
    tokens.shrink();
    return tokens;
}

std::vector<RawLink> jsonLinks(const json& value) {
    const auto position = [](const json& number) {
        if (!number.is_number_unsigned() ||
            number.get<std::uint64_t>() > static_cast<std::uint64_t>(furthestPosition))
            throw WrongSentence{told("with links whose positions are not whole numbers from 0")};
        return number.get<long>();
    };
    std::vector<RawLink> links;
    if (!value.is_array())
        throw WrongSentence{told("with links that are not [source, target, \"sure\"]")};
    for (const json& link : value) {
        if (!link.is_array() || link.size() < 2 || link.size() > 3 ||
            (link.size() == 3 && link[2] != "sure" && link[2] != "possible"))
            throw WrongSentence{told("with links that are not [source, target, \"sure\"]")};
        links.push_back({position(link[0]), position(link[1]), link.size() == 2 || link[2] == "sure"});
    }
    return links;
}

const json* jsonPart(const json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::optional<long> jsonNumber(const json& object, const char* key) {
    const json* value = jsonPart(object, key);
    if (!value)
        return {};
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    if (!value->is_number_unsigned() || value->get<std::uint64_t>() > largest)
        throw WrongSentence{told("with a value of %1 that is not a whole number", key)};
    return value->get<long>();
}

std::optional<bool> jsonTruth(const json& object, const char* key) {
    const json* value = jsonPart(object, key);
    if (!value)
        return {};
    if (!value->is_boolean())
        throw WrongSentence{told("with a value of %1 that is not true or false", key)};
    return value->get<bool>();
}

}  // namespace attn
