// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_name.h"

#include <algorithm>

#include "core/base/told.h"

namespace attn {

namespace {

// A longer name is not a typing error; the limit also bounds the quadratic distance.
constexpr std::size_t longestComparedName = 200;
constexpr std::size_t longestQuotedText = 60;

// Optimal string alignment distance (Damerau–Levenshtein in which no substring is edited twice).
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

}  // namespace

std::optional<std::string> nearestName(std::string_view name, const std::vector<std::string>& candidates) {
    if (name.empty() || name.size() > longestComparedName)
        return std::nullopt;
    std::size_t best = std::max<std::size_t>(1, name.size() / 3) + 1;
    std::optional<std::string> nearest;
    for (const std::string& candidate : candidates) {
        if (candidate.size() > longestComparedName)
            continue;
        const std::size_t distance = editDistance(name, candidate);
        if (distance < best) {
            best = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

std::string suggestion(std::string_view name, const std::vector<std::string>& candidates) {
    if (const std::optional<std::string> nearest = nearestName(name, candidates))
        return told("did you mean \"%1\"?", *nearest);
    return told("possible: %1.", listed(candidates));
}

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return list;
}

std::string inQuotes(std::string_view text) {
    std::string_view shown = text.substr(0, longestQuotedText);
    // Bytes of the form 10xxxxxx continue a UTF-8 character, so the text is cut before the character's first
    // byte.
    if (shown.size() < text.size() && (static_cast<unsigned char>(text[shown.size()]) & 0xC0) == 0x80) {
        while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xC0) == 0x80)
            shown.remove_suffix(1);
        if (!shown.empty())
            shown.remove_suffix(1);
    }
    std::string result = "\"";
    for (const char c : shown)
        result += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    return result + (shown.size() < text.size() ? "…\"" : "\"");
}

}  // namespace attn
