// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/csv.h"

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

namespace attn {
namespace {

bool isNumber(const std::string& field) {
    double value = 0;
    const auto [end, problem] = std::from_chars(field.data(), field.data() + field.size(), value);
    return problem == std::errc() && end == field.data() + field.size();
}

// Whether a spreadsheet would compute the field, or run what it names: "=1+1", "@sum", "+cmd|…".
bool isFormula(const std::string& field) {
    constexpr std::string_view starts = "=+-@\t\r";
    return field.size() > 1 && starts.find(field[0]) != std::string_view::npos && !isNumber(field);
}

std::string quoted(const std::string& plain) {
    const std::string field = withoutFormula(plain);
    // Some spreadsheets part fields at semicolons and tabs, too.
    if (field.find_first_of(",;\t\"\r\n") == std::string::npos)
        return field;
    std::string text = "\"";
    for (const char c : field) {
        if (c == '"')
            text += c;
        text += c;
    }
    text += '"';
    return text;
}

}  // namespace

std::string withoutFormula(std::string field) {
    if (isFormula(field))
        field.insert(0, 1, '\'');
    return field;
}

std::string csvNumber(const std::optional<double>& value) {
    if (!value || !std::isfinite(*value))
        return "";
    const bool isWhole = *value == std::floor(*value) && std::abs(*value) < 1e15;
    return isWhole ? std::to_string(static_cast<long long>(*value)) : nlohmann::json(*value).dump();
}

void CsvText::row(const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0)
            m_text += ',';
        m_text += quoted(fields[i]);
    }
    m_text += "\r\n";
}

}  // namespace attn
