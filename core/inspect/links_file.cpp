// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links_file.h"

#include <algorithm>
#include <tuple>

namespace attn {

std::string linksAsPharaoh(const std::vector<std::vector<Link>>& sentences) {
    std::string text;
    for (std::vector<Link> links : sentences) {
        std::sort(links.begin(), links.end(), [](const Link& a, const Link& b) {
            return std::tie(a.source, a.target) < std::tie(b.source, b.target);
        });
        for (std::size_t i = 0; i < links.size(); ++i) {
            if (i > 0)
                text += ' ';
            text += std::to_string(links[i].source);
            text += links[i].sure ? '-' : 'p';
            text += std::to_string(links[i].target);
        }
        text += '\n';
    }
    return text;
}

}  // namespace attn
