// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/value_checks.h"

#include <algorithm>

#include "core/base/nearest_name.h"

namespace attn {

void ValueChecks::whole(const std::string& key, Index found, Index smallest, Index largest) {
    if (!isSound() || (found >= smallest && found <= largest))
        return;
    const std::string possible = smallest == largest
                                     ? std::to_string(smallest)
                                     : "from " + std::to_string(smallest) + " to " + std::to_string(largest);
    m_problem = name(key) + " should be " + possible + ", found " + std::to_string(found) + ".";
}

void ValueChecks::oneOf(const std::string& key, const std::string& found,
                        const std::vector<std::string>& known) {
    if (isSound() && std::find(known.begin(), known.end(), found) == known.end())
        m_problem = name(key) + " should be one of " + listed(known) + ", found " + inQuotes(found) + ".";
}

void ValueChecks::require(bool isPossible, const std::string& problem) {
    if (isSound() && !isPossible)
        m_problem = problem;
}

}  // namespace attn
