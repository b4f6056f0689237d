// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/checks/point_answers.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

// What an answer needs, and what the value of the question is of it.
struct PointKeys {
    std::vector<std::string> numbers, texts;  // keys that must be there
    std::vector<std::string> value;           // the keys that the value has, in its order
    std::vector<std::string> others;          // keys that may be there
};

PointKeys keysOf(PointAt at) {
    switch (at) {
        case PointAt::SourceToken:
        case PointAt::Bar:
            return {{"position"}, {}, {"position"}, {"lane", "step"}};
        case PointAt::Cell:
            return {{"step", "position"}, {}, {"step", "position"}, {"lane", "map"}};
        case PointAt::Output:
            return {{"step"}, {}, {"step"}, {"lane"}};
        case PointAt::Lane:
            return {{}, {"lane"}, {"lane"}, {}};
        case PointAt::Map:
            return {{}, {"map"}, {"map"}, {"lane"}};
        case PointAt::Term:
            return {{"term"}, {}, {"term"}, {"lane", "step", "position"}};
        case PointAt::Run:
            return {{}, {"run"}, {"run"}, {}};
    }
    return {};
}

bool isAmong(const std::string& key, const std::vector<std::string>& all) {
    return std::find(all.begin(), all.end(), key) != all.end();
}

bool isPlace(const json& value) {
    return value.is_number_integer() && value.get<double>() >= 1;
}

bool isOne(const PointKeys& keys, const json& answer, const FactValue& value) {
    if (keys.value.size() == 1)
        return factJson(value) == ordered_json(answer.at(keys.value.front()));
    const FactValue::List& parts = value.asList();
    if (parts.size() != keys.value.size())
        return false;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (factJson(parts[i]) != ordered_json(answer.at(keys.value[i])))
            return false;
    return true;
}

// Whether a value is several right answers, not one: a list, or for a cell a list of lists.
bool isSeveral(const PointKeys& keys, const FactValue& value) {
    if (value.kind() != FactValue::Kind::List)
        return false;
    if (keys.value.size() == 1)
        return true;
    const FactValue::List& list = value.asList();
    return list.empty() || list.front().kind() == FactValue::Kind::List;
}

}  // namespace

std::string pointAnswerProblem(PointAt at, const json& answer) {
    const PointKeys keys = keysOf(at);
    if (!answer.is_object())
        return told("the answer should be an object such as {\"%1\": …}, found %2.", keys.value.front(),
                    answer.type_name());
    for (const std::string& key : keys.numbers)
        if (!answer.contains(key) || !isPlace(answer[key]))
            return told("the answer's %1 should be a whole number from 1.", key);
    for (const std::string& key : keys.texts)
        if (!answer.contains(key) || !answer[key].is_string())
            return told("the answer's %1 should be a text.", key);
    for (const auto& [key, value] : answer.items()) {
        if (!isAmong(key, keys.numbers) && !isAmong(key, keys.texts) && !isAmong(key, keys.others))
            return told("the answer's key %1 is not known.", inQuotes(key));
        if (!value.is_string() && !isPlace(value))
            return told("the answer's %1 should be a text or a whole number from 1.", key);
    }
    return {};
}

bool isPointedAt(PointAt at, const json& answer, const FactValue& value) {
    const PointKeys keys = keysOf(at);
    if (!isSeveral(keys, value))
        return isOne(keys, answer, value);
    const FactValue::List& list = value.asList();
    return std::any_of(list.begin(), list.end(),
                       [&](const FactValue& each) { return isOne(keys, answer, each); });
}

ordered_json pointAnswer(PointAt at, const FactValue& value, const std::string& lane, Index row) {
    const PointKeys keys = keysOf(at);
    FactValue one = value;
    if (isSeveral(keys, value)) {
        if (value.asList().empty())
            throw Error(told("nothing is right: the list is empty."));
        one = value.asList().front();
    }
    ordered_json answer = ordered_json::object();
    const bool hasLane = isAmong("lane", keys.others);
    if (hasLane && !lane.empty())
        answer["lane"] = lane;
    if (at == PointAt::Bar || at == PointAt::Term)
        answer["step"] = row;
    for (std::size_t i = 0; i < keys.value.size(); ++i)
        answer[keys.value[i]] =
            factJson(keys.value.size() == 1 ? one : one.asList().at(std::min(i, one.asList().size() - 1)));
    if (const std::string problem = pointAnswerProblem(at, json(answer)); !problem.empty())
        throw Error(told("the value is no place that can be pointed at: %1", problem));
    return answer;
}

ordered_json factJson(const FactValue& value) {
    switch (value.kind()) {
        case FactValue::Kind::None:
            return nullptr;
        case FactValue::Kind::Truth:
            return value.asTruth();
        case FactValue::Kind::Number: {
            const double number = value.asNumber();
            if (number == std::floor(number) && std::abs(number) < 1e15)
                return static_cast<std::int64_t>(number);
            return number;
        }
        case FactValue::Kind::Text:
            return value.asText();
        case FactValue::Kind::List: {
            ordered_json list = ordered_json::array();
            for (const FactValue& each : value.asList())
                list.push_back(factJson(each));
            return list;
        }
        case FactValue::Kind::Record:
            break;
    }
    throw Error(told("%1 is no value that can be written.", kindInWords(value)));
}

}  // namespace attn
