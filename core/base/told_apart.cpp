// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told_apart.h"

#include <set>

namespace attn {

std::vector<std::string> toldApart(std::vector<std::string> names) {
    std::set<std::string> taken;
    for (std::string& name : names) {
        const std::string first = name;
        for (int copy = 2; !taken.insert(name).second; ++copy)
            name = first + " (" + std::to_string(copy) + ")";
    }
    return names;
}

}  // namespace attn
