// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/inspect/links/gold.h"

namespace attn {

std::string goldAsPharaoh(const GoldLinks& gold) {
    const auto lineOf = [](const std::vector<Link>& links) {
        std::string line;
        for (const Link& link : links)
            line.append(line.empty() ? "" : " ")
                .append(std::to_string(link.source))
                .append(link.sure ? "-" : "p")
                .append(std::to_string(link.target));
        return line;
    };
    std::string text;
    const bool hasFirst = gold.links.contains(0);
    const bool hasAll = gold.links.empty() ||
                        (hasFirst && gold.links.rbegin()->first + 1 == static_cast<long>(gold.links.size()));
    // A reader takes the first number for 0 if 0 occurs.
    const long first = hasFirst ? 0 : 1;
    for (const auto& [number, links] : gold.links) {
        if (gold.isNumbered || !hasAll)
            text.append(std::to_string(number + first)).append("\t");
        text.append(lineOf(links)).append("\n");
    }
    return text;
}

std::string goldAsNaacl(const GoldLinks& gold) {
    std::string text;
    for (const auto& [number, links] : gold.links) {
        for (const Link& link : links)
            text.append(std::to_string(number + 1))
                .append(" ")
                .append(std::to_string(link.source + 1))
                .append(" ")
                .append(std::to_string(link.target + 1))
                .append(link.sure ? " S\n" : " P\n");
    }
    return text;
}

void cycleLink(std::vector<Link>& links, int source, int target) {
    const auto place = std::lower_bound(links.begin(), links.end(), std::pair(target, source),
                                        [](const Link& link, const std::pair<int, int>& wanted) {
                                            return std::pair(link.target, link.source) < wanted;
                                        });
    if (place == links.end() || place->source != source || place->target != target)
        links.insert(place, {source, target, true});
    else if (place->sure)
        place->sure = false;
    else
        links.erase(place);
}

}  // namespace attn
