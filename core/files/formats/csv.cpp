// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/csv.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace attn {
namespace {

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos)
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
