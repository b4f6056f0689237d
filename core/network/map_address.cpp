// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/map_address.h"

#include <array>
#include <charconv>
#include <utility>

namespace attn {
namespace {

constexpr std::array<std::pair<MapSite, std::string_view>, 6> siteNames = {{{MapSite::Encoder, "encoder"},
                                                                            {MapSite::Decoder, "decoder"},
                                                                            {MapSite::Cross, "cross"},
                                                                            {MapSite::Words, "words"},
                                                                            {MapSite::Pool, "pool"},
                                                                            {MapSite::Tokens, "tokens"}}};

constexpr std::string_view meanOfHeads = ".mean";
constexpr std::string_view rolloutName = "rollout";

// Reads ".N" and removes it from `text`; N counts from 1.
std::optional<Index> takeNumber(std::string_view& text) {
    if (text.empty() || text.front() != '.')
        return std::nullopt;
    Index number = 0;
    const auto [end, problem] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (problem != std::errc() || number < 1)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number - 1;
}

}  // namespace

std::string nameOf(const MapAddress& map) {
    if (map.site == MapSite::Rollout)
        return std::string(rolloutName);
    std::string name;
    for (const auto& [site, text] : siteNames)
        if (site == map.site)
            name = text;
    name.append(".").append(std::to_string(map.layer + 1));
    if (map.head == MapAddress::allHeads)
        return name.append(meanOfHeads);
    return name.append(".").append(std::to_string(map.head + 1));
}

std::optional<MapAddress> mapOfName(std::string_view name) {
    if (name == rolloutName)
        return MapAddress{MapSite::Rollout, 0, 0};
    for (const auto& [site, text] : siteNames) {
        if (!name.starts_with(text))
            continue;
        std::string_view rest = name.substr(text.size());
        const std::optional<Index> layer = takeNumber(rest);
        if (layer && rest == meanOfHeads)
            return MapAddress{site, *layer, MapAddress::allHeads};
        const std::optional<Index> head = layer ? takeNumber(rest) : std::nullopt;
        if (head && rest.empty())
            return MapAddress{site, *layer, *head};
    }
    return std::nullopt;
}

}  // namespace attn
