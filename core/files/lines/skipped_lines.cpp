// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/skipped_lines.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t mostNumbers = 3;

}  // namespace

void SkippedLines::add(const std::string& reason, Index line) {
    auto place = std::find_if(m_reasons.begin(), m_reasons.end(),
                              [&](const Reason& each) { return each.text == reason; });
    if (place == m_reasons.end())
        place = m_reasons.insert(place, {reason, 0, {}});
    ++place->count;
    std::vector<Index>& first = place->first;
    first.insert(std::upper_bound(first.begin(), first.end(), line), line);
    if (first.size() > mostNumbers)
        first.pop_back();
}

Index SkippedLines::count() const {
    Index sum = 0;
    for (const Reason& reason : m_reasons)
        sum += reason.count;
    return sum;
}

std::string SkippedLines::text() const {
    if (m_reasons.empty())
        return {};
    const std::string one = unit.ends_with('s') ? unit.substr(0, unit.size() - 1) : unit;
    std::string text = m_file + ": skipped " + std::to_string(count()) + " of " + std::to_string(lines) +
                       " " + (lines == 1 ? one : unit) + ": ";
    for (std::size_t i = 0; i < m_reasons.size(); ++i) {
        const auto& [what, number, first] = m_reasons[i];
        text += (i == 0 ? "" : ", ") + std::to_string(number) + " " + what +
                (number == 1 ? " (line " : " (lines ");
        for (std::size_t k = 0; k < first.size(); ++k)
            text += (k == 0 ? "" : ", ") + std::to_string(first[k]);
        text += number > static_cast<Index>(first.size()) ? " …)" : ")";
    }
    return text;
}

}  // namespace attn
