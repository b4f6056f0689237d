// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/found_strands.h"

#include <algorithm>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {

std::vector<Strand> foundStrands(const LinesLayout& layout, const Picture& picture,
                                 const std::vector<Link>& links, int rows) {
    std::vector<Strand> strands;
    for (const Link& link : links) {
        if (link.target >= std::min(rows, layout.output.count()) || link.source >= layout.source.count())
            continue;
        const Vector& weights = drawnWeights(picture.rows[link.target]);
        const double weight = givesLinks(picture)            ? ownLinkShare(link.sure)
                              : link.source < weights.size() ? static_cast<double>(weights[link.source])
                                                             : 0;
        const TokenJoin join{link.source, link.target, weight};
        if (layout.isInSight(join))
            strands.push_back({join, std::max(layout.width(weight), 1.5 * theme().line)});
    }
    return strands;
}

}  // namespace attn::ui
