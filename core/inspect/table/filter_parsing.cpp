// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/ascii_blanks.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/table/filter_words.h"
#include "core/inspect/table/sentence_filter.h"

namespace attn {
namespace {

struct Operator {
    std::string_view written;
    enum class Kind { Less, LessOrEqual, Greater, GreaterOrEqual, Equal } kind;
};
// A longer operator stands before the shorter one that it begins with.
constexpr Operator operators[] = {
    {"<=", Operator::Kind::LessOrEqual}, {">=", Operator::Kind::GreaterOrEqual},
    {"≤", Operator::Kind::LessOrEqual},  {"≥", Operator::Kind::GreaterOrEqual},
    {"==", Operator::Kind::Equal},       {"<", Operator::Kind::Less},
    {">", Operator::Kind::Greater},      {"=", Operator::Kind::Equal},
};

const Operator* operatorAt(std::string_view text) {
    const auto found = std::find_if(std::begin(operators), std::end(operators),
                                    [&](const Operator& one) { return text.starts_with(one.written); });
    return found == std::end(operators) ? nullptr : found;
}

void skipBlanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(asciiBlanks), text.size()));
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// The start of the text that could be a metric's name; may be empty.
std::string_view nameAt(std::string_view text) {
    if (text.empty() || !isLetter(text.front()))
        return {};
    std::size_t size = 1;
    while (size < text.size() && (isLetter(text[size]) || (text[size] >= '0' && text[size] <= '9') ||
                                  text[size] == '_' || text[size] == '-'))
        ++size;
    while (text[size - 1] == '-')  // "a->b" is a text
        --size;
    return text.substr(0, size);
}

const MetricInfo* metricOf(std::string_view name) {
    std::string id(name);
    for (char& c : id)
        c = c == '-' ? '_' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return findMetric(id == "length" ? "source_length" : id);
}

[[noreturn]] void throwUnknown(std::string_view name) {
    std::vector<std::string> ids = {"length"};
    for (const MetricInfo& info : metricInfos())
        ids.push_back(info.id);
    ids.insert(ids.end(), {classKey, givenKey});
    throw Error(told("Filter: there is no metric %1; %2 Text that holds <, > or = goes into quotation marks.",
                     inQuotes(name), suggestion(name, ids)));
}

SentenceFilter::Range rangeOf(const MetricInfo& metric, const Operator& comparison, double value) {
    SentenceFilter::Range range{metric.metric, {}, {}};
    // Limits are included in a range, so an excluded limit becomes the next number.
    const auto next = [&](double direction) {
        const double near = std::nextafter(value, direction * std::numeric_limits<double>::infinity());
        if (!metric.isWhole)
            return near;
        // Beside numbers past 2^53 the next whole number is further away than 1.
        return direction > 0 ? std::max(std::floor(value) + 1, near) : std::min(std::ceil(value) - 1, near);
    };
    switch (comparison.kind) {
        case Operator::Kind::Less:
            range.most = next(-1);
            break;
        case Operator::Kind::LessOrEqual:
            range.most = value;
            break;
        case Operator::Kind::Greater:
            range.least = next(1);
            break;
        case Operator::Kind::GreaterOrEqual:
            range.least = value;
            break;
        case Operator::Kind::Equal:
            range.least = range.most = value;
            break;
    }
    return range;
}

std::optional<double> numberOf(std::string_view digits) {
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size();
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

// The share for a number of percents. 14.3 divided by 100 is not the double nearest to 0.143, which a metric
// of 143 in 1000 has, so the decimal point is moved in the text instead.
std::optional<double> shareOf(std::string_view percents) {
    const std::optional<double> value = numberOf(percents);
    if (!value)
        return std::nullopt;
    const bool hasExponent = percents.find_first_of("eE") != std::string_view::npos;
    return hasExponent ? *value / 100 : numberOf(std::string(percents) + "e-2");
}

// Reads what follows an operator: a number, a percentage for a share, or "known".
SentenceFilter::Range takeRange(std::string_view& text, const MetricInfo& metric,
                                const Operator& comparison) {
    const std::string_view found = takePiece(text);
    if (found == knownWord && comparison.kind == Operator::Kind::Equal)
        return {metric.metric, {}, {}};
    std::string_view digits = found;
    const bool isPercents = metric.isPercent && digits.ends_with('%');
    if (isPercents)
        digits.remove_suffix(1);
    if (digits.size() > 1 && digits.front() == '+' && digits[1] != '-')
        digits.remove_prefix(1);
    const std::optional<double> value = isPercents ? shareOf(digits) : numberOf(digits);
    if (!value) {
        const std::string condition = metric.id + std::string(comparison.written);
        const std::string example = condition + (metric.isWhole ? "1" : "0.5");
        throw Error(
            found.empty()
                ? told("Filter: a number was expected after %1, but there is nothing; write for example %2.",
                       condition, example)
                : told("Filter: a number was expected after %1, but there is %2; write for example %3.",
                       condition, inQuotes(found), example));
    }
    if (metric.isPercent && *value > 1)
        throw Error(
            told("Filter: %1 is a share, from 0 to 1 or to 100%, but there is %2; write for example %3.",
                 metric.id, inQuotes(found), metric.id + std::string(comparison.written) + "20%"));
    return rangeOf(metric, comparison, *value);
}

// Cuts a condition off the start of the text and returns it; returns nothing when a text stands there.
std::optional<SentenceFilter::Range> takeCondition(std::string_view& text) {
    const std::string_view name = nameAt(text);
    if (name.empty())
        return std::nullopt;
    std::string_view rest = text.substr(name.size());
    const bool isApart = operatorAt(rest) == nullptr;
    skipBlanks(rest);
    const Operator* comparison = operatorAt(rest);
    const MetricInfo* metric = metricOf(name);
    // "the <unk>" is a text: if a blank precedes the operator, only a metric's name makes a condition.
    if (!comparison || (isApart && !metric))
        return std::nullopt;
    if (!metric)
        throwUnknown(name);
    rest.remove_prefix(comparison->written.size());
    text = rest;
    return takeRange(text, *metric, *comparison);
}

// Cuts off "class=good" or "given=bad".
bool takeClass(std::string_view& text, SentenceFilter& filter) {
    for (const auto& [key, place] :
         {std::pair(classKey, &SentenceFilter::actual), std::pair(givenKey, &SentenceFilter::given)}) {
        std::string_view rest = text;
        if (!rest.starts_with(key))
            continue;
        rest.remove_prefix(std::string_view(key).size());
        if (!rest.starts_with('='))
            continue;
        rest.remove_prefix(rest.starts_with("==") ? 2 : 1);
        const std::string_view found = takePiece(rest);
        if (found.empty())
            throw Error(
                told("Filter: a class was expected after %1=, but there is nothing; write for example "
                     "%1=positive.",
                     key));
        filter.*place = std::string(found);
        text = rest;
        return true;
    }
    return false;
}

// Cuts off a word or a quoted phrase; the phrase may be empty. `text` must not be empty.
std::string_view takeText(std::string_view& text) {
    if (text.front() != '"')
        return takePiece(text);
    text.remove_prefix(1);
    std::size_t size = 0;  // up to a quotation mark that ends a word; others belong to the phrase
    while (size < text.size() &&
           (text[size] != '"' ||
            (size + 1 < text.size() && asciiBlanks.find(text[size + 1]) == std::string_view::npos)))
        ++size;
    const std::string_view phrase = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    return phrase;
}

}  // namespace

std::string asFilterWord(const std::string& piece) {
    bool isPlain = piece.find_first_of(asciiBlanks) == std::string::npos && !piece.starts_with('"');
    for (const Operator& one : operators)
        isPlain &= piece.find(one.written) == std::string::npos;
    std::string word;
    return isPlain ? piece : word.append(1, '"').append(piece).append(1, '"');
}

std::vector<std::string> textPieces(const std::string& text) {
    std::vector<std::string> pieces;
    std::string_view rest = text;
    for (skipBlanks(rest); !rest.empty(); skipBlanks(rest)) {
        if (const std::string_view piece = takeText(rest); !piece.empty())
            pieces.emplace_back(piece);
    }
    return pieces;
}

SentenceFilter parseFilter(const std::string& text) {
    SentenceFilter filter;
    std::string_view rest = text;
    for (skipBlanks(rest); !rest.empty(); skipBlanks(rest)) {
        if (takeClass(rest, filter))
            continue;
        if (const auto range = takeCondition(rest)) {
            addRange(filter, *range);
            continue;
        }
        if (const std::string_view piece = takeText(rest); !piece.empty())
            filter.text.append(filter.text.empty() ? "" : " ").append(asFilterWord(std::string(piece)));
    }
    return filter;
}

}  // namespace attn
