// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/weight_numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/base/ascii_blanks.h"

namespace attn {
namespace {

template <typename Number>
std::from_chars_result parsePiece(std::string_view text, Number& number) {
    std::from_chars_result result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ptr != text.data() + text.size())
        result.ec = std::errc::invalid_argument;
    return result;
}

bool addWeight(std::string_view text, std::vector<Real>& weights) {
    Real weight = 0;
    if (parsePiece(text, weight).ec == std::errc()) {
        weights.push_back(weight);
        return true;
    }
    const std::optional<double> number = toNumber(text);
    if (number)
        weights.push_back(static_cast<Real>(*number));
    return number.has_value();
}

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(asciiBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(asciiBlanks) + 1);
}

}  // namespace

std::optional<double> toNumber(std::string_view text) {
    double number = 0;
    const std::errc problem = parsePiece(text, number).ec;
    if (problem == std::errc())
        return number;
    if (problem != std::errc::result_out_of_range)
        return std::nullopt;
    return text.find("e-") != text.npos || text.find("E-") != text.npos
               ? 0
               : std::numeric_limits<double>::infinity();
}

std::optional<long> toCount(std::string_view text) {
    long number = 0;
    if (parsePiece(text, number).ec != std::errc() || number < 0)
        return std::nullopt;
    return number;
}

std::optional<Index> readBlankRow(std::string_view row, std::vector<Real>& weights) {
    Index count = 0;
    for (std::string_view piece = takePiece(row); !piece.empty(); piece = takePiece(row), ++count) {
        if (!addWeight(piece, weights))
            return std::nullopt;
    }
    return count;
}

std::optional<Index> readCommaRow(std::string_view row, std::vector<Real>& weights) {
    Index count = 0;
    for (bool isLast = false; !isLast; ++count) {
        const std::size_t end = std::min(row.find(','), row.size());
        if (!addWeight(row.substr(0, end), weights))
            return std::nullopt;
        isLast = end == row.size();
        row.remove_prefix(isLast ? end : end + 1);
    }
    return count;
}

std::vector<std::string_view> barFields(std::string_view line) {
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = line.find("|||");
        fields.push_back(trimmed(line.substr(0, end)));
        if (end == line.npos)
            return fields;
        line.remove_prefix(end + 3);
    }
}

std::optional<double> pathScore(std::string_view features) {
    constexpr std::string_view name = "F0=";
    if (!features.starts_with(name))
        return std::nullopt;
    features.remove_prefix(name.size());
    const std::optional<double> score = toNumber(takePiece(features));
    const bool isOne = takePiece(features).empty();
    return isOne && score && std::isfinite(*score) && *score <= 0 ? score : std::nullopt;
}

}  // namespace attn
