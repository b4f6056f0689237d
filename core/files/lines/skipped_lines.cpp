// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/skipped_lines.h"

#include <algorithm>

#include "core/base/told.h"

namespace attn {

namespace {

constexpr std::size_t mostListed = 3;

}  // namespace

void SkippedLines::add(const std::string& reason, Index line) {
    auto place = std::find_if(m_reasons.begin(), m_reasons.end(),
                              [&](const Reason& each) { return each.text == reason; });
    if (place == m_reasons.end())
        place = m_reasons.insert(place, {reason, 0, {}});
    ++place->count;
    std::vector<Index>& first = place->first;
    first.insert(std::upper_bound(first.begin(), first.end(), line), line);
    if (first.size() > mostListed)
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
    std::string reasons;
    for (std::size_t i = 0; i < m_reasons.size(); ++i) {
        const auto& [what, number, first] = m_reasons[i];
        std::string numbers;
        for (std::size_t k = 0; k < first.size(); ++k)
            numbers += (k == 0 ? "" : ", ") + std::to_string(first[k]);
        if (number > static_cast<Index>(first.size()))
            numbers += " …";
        reasons += (i == 0 ? "" : ", ") +
                   plural(number, "%1 %2 (line %3)", "%1 %2 (lines %3)", number, what, numbers);
    }
    return m_file + ": " +
           (unit == "sentences" ? plural(lines, "skipped %1 of %2 sentence: %3",
                                         "skipped %1 of %2 sentences: %3", count(), lines, reasons)
                                : plural(lines, "skipped %1 of %2 line: %3", "skipped %1 of %2 lines: %3",
                                         count(), lines, reasons));
}

}  // namespace attn
