// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/value_checks.h"

#include <algorithm>

#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {

void ValueChecks::whole(const std::string& key, Index found, Index smallest, Index largest) {
    if (!isSound() || (found >= smallest && found <= largest))
        return;
    m_problem = smallest == largest
                    ? told("%1 should be %2, found %3.", name(key), smallest, found)
                    : told("%1 should be from %2 to %3, found %4.", name(key), smallest, largest, found);
}

void ValueChecks::oneOf(const std::string& key, const std::string& found,
                        const std::vector<std::string>& known) {
    if (isSound() && std::find(known.begin(), known.end(), found) == known.end())
        m_problem = told("%1 should be one of %2, found %3.", name(key), listed(known), inQuotes(found));
}

void ValueChecks::require(bool isPossible, const std::string& problem) {
    if (isSound() && !isPossible)
        m_problem = problem;
}

}  // namespace attn
