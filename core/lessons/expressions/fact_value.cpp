// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expressions/fact_value.h"

#include "core/base/error.h"
#include "core/lessons/expressions/facts.h"

namespace attn {

struct FactValue::Values {
    List list;
    std::size_t weight = 1;
};

FactValue FactValue::truth(bool value) {
    FactValue made;
    made.m_value = value;
    return made;
}

FactValue FactValue::number(double value) {
    FactValue made;
    made.m_value = value;
    return made;
}

FactValue FactValue::text(std::string value) {
    FactValue made;
    made.m_value = std::move(value);
    return made;
}

FactValue FactValue::list(List values) {
    std::size_t weight = 1;
    for (const FactValue& value : values)
        weight += value.weight();
    FactValue made;
    made.m_value = std::make_shared<const Values>(Values{std::move(values), weight});
    return made;
}

FactValue FactValue::numbers(const ConstVectorRef& values) {
    List list;
    list.reserve(static_cast<std::size_t>(values.size()));
    for (Index i = 0; i < values.size(); ++i)
        list.push_back(number(static_cast<double>(values[i])));
    return FactValue::list(std::move(list));
}

FactValue FactValue::texts(const std::vector<std::string>& values) {
    List list;
    for (const std::string& value : values)
        list.push_back(text(value));
    return FactValue::list(std::move(list));
}

FactValue FactValue::places(const std::vector<Index>& values) {
    List list;
    for (const Index value : values)
        list.push_back(number(static_cast<double>(value + 1)));
    return FactValue::list(std::move(list));
}

FactValue FactValue::record(std::shared_ptr<FactRecord> value) {
    FactValue made;
    made.m_value = std::move(value);
    return made;
}

FactValue FactValue::optional(const std::optional<double>& value) {
    return value ? number(*value) : FactValue();
}

void FactValue::refuse(const char* expected) const {
    throw Error(std::string("should be ") + expected + ", found " + kindInWords(*this) + ".");
}

bool FactValue::asTruth() const {
    if (const bool* value = std::get_if<bool>(&m_value))
        return *value;
    refuse("true or false");
}

double FactValue::asNumber() const {
    if (const double* value = std::get_if<double>(&m_value))
        return *value;
    refuse("a number");
}

const std::string& FactValue::asText() const {
    if (const std::string* value = std::get_if<std::string>(&m_value))
        return *value;
    refuse("a text");
}

const FactValue::List& FactValue::asList() const {
    if (const auto* value = std::get_if<std::shared_ptr<const Values>>(&m_value))
        return (*value)->list;
    refuse("a list");
}

FactRecord& FactValue::asRecord() const {
    if (const auto* value = std::get_if<std::shared_ptr<FactRecord>>(&m_value))
        return **value;
    refuse("something that has members, such as a lane");
}

std::vector<double> FactValue::asNumbers() const {
    std::vector<double> numbers;
    for (const FactValue& value : asList()) {
        if (value.kind() != Kind::Number)
            throw Error("should be a list of numbers, and " + kindInWords(value) + " is in it.");
        numbers.push_back(value.asNumber());
    }
    return numbers;
}

std::size_t FactValue::weight() const {
    if (const auto* value = std::get_if<std::shared_ptr<const Values>>(&m_value))
        return (*value)->weight;
    const std::string* text = std::get_if<std::string>(&m_value);
    return 1 + (text ? text->size() / 64 : 0);
}

bool FactValue::operator==(const FactValue& other) const {
    if (kind() != other.kind())
        return false;
    return kind() == Kind::List ? asList() == other.asList() : m_value == other.m_value;
}

std::string kindInWords(const FactValue& value) {
    switch (value.kind()) {
        case FactValue::Kind::None:
            return "none";
        case FactValue::Kind::Truth:
            return value.asTruth() ? "true" : "false";
        case FactValue::Kind::Number:
            return "a number";
        case FactValue::Kind::Text:
            return "a text";
        case FactValue::Kind::List:
            return "a list";
        case FactValue::Kind::Record:
            return value.asRecord().called();
    }
    return {};
}

}  // namespace attn
