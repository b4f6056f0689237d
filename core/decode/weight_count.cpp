// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/weight_count.h"

namespace attn {

std::int64_t weightCount(const Network& network, Index sourceLength, Index annotations, Index steps) {
    const auto m = static_cast<std::int64_t>(sourceLength), read = static_cast<std::int64_t>(annotations),
               t = static_cast<std::int64_t>(steps);
    std::int64_t count = 0;
    for (const MapAddress& map : network.maps())
        switch (map.site) {
            case MapSite::Encoder:
                count += m * m;
                break;
            case MapSite::Words:
                count += m;
                break;
            case MapSite::Decoder:
                count += t * (t + 1) / 2;
                break;
            case MapSite::Cross:
            case MapSite::Pool:
                count += read * t;
                break;
            case MapSite::Tokens:  // these are made of others
            case MapSite::Rollout:
                break;
        }
    return count;
}

}  // namespace attn
