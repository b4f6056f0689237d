// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/fuzz/file_mutator.h"

namespace attn::fuzz {
namespace {

using Json = nlohmann::ordered_json;

// A text that begins so is written without quotation marks.
const std::string unquoted = "\x01unquoted:";

void write(const Json& value, std::string& text);

void writeText(const std::string& value, std::string& text) {
    if (value.starts_with(unquoted)) {
        text += value.substr(unquoted.size());
        return;
    }
    text += '"';
    for (const char c : value) {
        if (c == '"' || c == '\\')
            (text += '\\') += c;
        else if (c == '\n')
            text += "\\n";
        else if (c == '\t')
            text += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20)
            (text += "\\u00") += {"0123456789abcdef"[c >> 4], "0123456789abcdef"[c & 15]};
        else
            text += c;
    }
    text += '"';
}

// Unlike dump(), writes texts that are not UTF-8 as they are.
void write(const Json& value, std::string& text) {
    bool isFirst = true;
    const auto separate = [&] {
        text += isFirst ? "" : ",";
        isFirst = false;
    };
    if (value.is_object()) {
        text += '{';
        for (const auto& [key, member] : value.get_ref<const Json::object_t&>()) {
            separate();
            writeText(key, text);
            text += ':';
            write(member, text);
        }
        text += '}';
    } else if (value.is_array()) {
        text += '[';
        for (const Json& item : value) {
            separate();
            write(item, text);
        }
        text += ']';
    } else if (value.is_string()) {
        writeText(value.get_ref<const std::string&>(), text);
    } else {
        text += value.dump();
    }
}

// All values and keys of a document.
struct Parts {
    std::vector<Json*> values, containers, texts;
    std::vector<std::string> keys;

    void add(Json& value) {
        values.push_back(&value);
        if (value.is_structured() && !value.empty())
            containers.push_back(&value);
        if (value.is_string())
            texts.push_back(&value);
        if (value.is_object()) {
            for (auto& [key, member] : value.get_ref<Json::object_t&>()) {
                keys.push_back(key);
                add(member);
            }
        } else if (value.is_array()) {
            for (Json& item : value)
                add(item);
        }
    }
};

Json oddValue(Dice& dice) {
    static const char* const written[] = {"0",
                                          "-1",
                                          "1",
                                          "2",
                                          "0.5",
                                          "-0.0",
                                          "1e-320",
                                          "1e308",
                                          "-1e308",
                                          "1e9",
                                          "NaN",
                                          "1e999",
                                          "true",
                                          "null",
                                          "\"\"",
                                          "[]",
                                          "{}",
                                          "2147483647",
                                          "[0]",
                                          "[[]]",
                                          "{\"a\":1}",
                                          "\"\\u0000\"",
                                          "\"\\ud800\"",
                                          "4294967296",
                                          "9007199254740993",
                                          "9223372036854775807",
                                          "9223372036854775808",
                                          "18446744073709551615",
                                          "-9223372036854775808",
                                          "99999999999999999999",
                                          "1000000",
                                          "100000",
                                          "-2147483649",
                                          "1.0",
                                          "17",
                                          "64",
                                          "3"};
    return unquoted + written[dice.below(std::size(written))];
}

Json deepValue(Dice& dice) {
    static const std::size_t depths[] = {2, 10, 16, 17, 100, 1000};
    const std::size_t depth = depths[dice.below(std::size(depths))];
    std::string text = unquoted;
    const bool isList = dice.oneIn(2), isClosed = !dice.oneIn(8);
    for (std::size_t i = 0; i < depth; ++i)
        text += isList ? "[" : "{\"a\":";
    text += "1";
    for (std::size_t i = 0; isClosed && i < depth; ++i)
        text += isList ? "]" : "}";
    return text;
}

Json nudged(const Json& number, Dice& dice) {
    static const double factors[] = {-1, 0.5, 2, 10, 1000, 1e-6};
    if (number.is_number_integer() && !dice.oneIn(3))
        return static_cast<std::int64_t>(number.get<std::uint64_t>() + (dice.oneIn(2) ? 1 : -1));
    const double changed = number.get<double>() * factors[dice.below(std::size(factors))];
    return number.is_number_integer() && std::abs(changed) < 1e15 ? Json(static_cast<std::int64_t>(changed))
                                                                  : Json(changed);
}

// An object or a list with one member less, twice, elsewhere or under another key.
void changeContainer(Json& container, const Parts& parts, Dice& dice) {
    const std::size_t place = dice.below(container.size());
    if (container.is_array()) {
        auto& items = container.get_ref<Json::array_t&>();
        switch (dice.below(4)) {
            case 0:
                items.erase(items.begin() + static_cast<long>(place));
                break;
            case 1: {
                const Json copy = items[place];
                const std::size_t times = dice.oneIn(10) ? 300 : 1 + dice.below(3);
                items.insert(items.begin() + static_cast<long>(place), times, copy);
                break;
            }
            case 2:
                std::swap(items[place], items[dice.below(items.size())]);
                break;
            default:
                items.resize(place);
        }
        return;
    }
    Json::object_t changed;
    const std::vector<std::pair<const std::string, Json>>& members =
        container.get_ref<const Json::object_t&>();
    const std::size_t what = dice.below(5), other = dice.below(members.size());
    for (std::size_t i = 0; i < members.size(); ++i) {
        std::string key = members[i].first;
        if (i == place && what == 0)
            continue;
        if (i == place && what == 1)
            changed.push_back(members[i]);
        if (i == place && what == 2)
            key = dice.oneIn(3) ? mutatedBytes(key) : parts.keys[dice.below(parts.keys.size())];
        const bool isSwapped = what == 3 && (i == place || i == other);
        changed.push_back({key, isSwapped ? members[i == place ? other : place].second : members[i].second});
    }
    if (what == 4)
        changed.push_back({parts.keys[dice.below(parts.keys.size())],
                           parts.values.back()->is_structured() ? oddValue(dice) : *parts.values.back()});
    container.get_ref<Json::object_t&>().swap(changed);
}

void changeText(Json& value, const Parts& parts, Dice& dice, int depth) {
    std::string& text = value.get_ref<std::string&>();
    if (dice.oneIn(4))
        text = parts.texts[dice.below(parts.texts.size())]->get<std::string>();
    else
        text = depth < 4 ? mutatedFile(text, dice, depth + 1) : mutatedBytes(text);
}

void change(Json& document, Dice& dice, int depth) {
    Parts parts;
    parts.add(document);
    const std::size_t what = dice.below(10);
    Json& value = *parts.values[dice.below(parts.values.size())];
    if (what < 3 && !parts.containers.empty()) {
        changeContainer(*parts.containers[dice.below(parts.containers.size())], parts, dice);
    } else if (what < 6 && !parts.texts.empty()) {
        changeText(*parts.texts[dice.below(parts.texts.size())], parts, dice, depth);
    } else if (what == 6) {
        const Json copy = *parts.values[dice.below(parts.values.size())];
        value = copy;
    } else if (what == 7 && dice.oneIn(3)) {
        value = deepValue(dice);
    } else if (value.is_number() && dice.oneIn(2)) {
        value = nudged(value, dice);
    } else if (!value.is_structured() || dice.oneIn(4)) {
        value = oddValue(dice);
    }
}

}  // namespace

std::string mutatedJson(const std::string& bytes, Dice& dice, int depth) {
    // Neither copying nor destroying a deep document must end the fuzzer itself.
    int level = 0, deepest = 0;
    for (const char c : bytes) {
        level += (c == '[' || c == '{') - (c == ']' || c == '}');
        deepest = std::max(deepest, level);
    }
    if (deepest > 200)
        return {};
    Json document = Json::parse(bytes, nullptr, false);
    if (document.is_discarded() || !document.is_structured())
        return {};
    for (std::size_t changes = 1 + dice.below(3); changes > 0; --changes)
        change(document, dice, depth);
    std::string text;
    write(document, text);
    return text;
}

}  // namespace attn::fuzz
