// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/shown_maps.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/rollout.h"

namespace attn {
namespace {

bool hasSeveralHeads(const std::vector<MapAddress>& maps, const MapAddress& map) {
    return std::any_of(maps.begin(), maps.end(), [&](const MapAddress& each) {
        return each.site == map.site && each.layer == map.layer && each.head > 0;
    });
}

// "cross.LAYER.HEAD (layers 1 to 2, heads 1 to 4 or mean)": a list of all would be long.
std::string possibleMaps(const std::vector<MapAddress>& maps) {
    std::string text;
    for (std::size_t first = 0; first < maps.size();) {
        std::size_t end = first;
        MapAddress last = maps[first];
        bool hasMean = false;
        for (; end < maps.size() && maps[end].site == maps[first].site; ++end) {
            last = {last.site, std::max(last.layer, maps[end].layer), std::max(last.head, maps[end].head)};
            hasMean = hasMean || maps[end].head == MapAddress::allHeads;
        }
        const std::string from = nameOf(maps[first]), to = nameOf(last);
        const std::string range = first + 1 == end ? from
                                  : hasMean ? told("%1 to %2 (and %3, the mean of a layer's heads)", from, to,
                                                   nameOf({last.site, last.layer, MapAddress::allHeads}))
                                            : told("%1 to %2", from, to);
        text = text.empty()         ? range
               : end == maps.size() ? told("%1 and %2", text, range)
                                    : text + ", " + range;
        first = end;
    }
    return text;
}

}  // namespace

std::vector<MapAddress> shownMaps(const Network& network) {
    const std::vector<MapAddress> maps = network.maps();
    std::vector<MapAddress> shown;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        shown.push_back(maps[i]);
        const bool isLastHead =
            i + 1 == maps.size() || maps[i + 1].site != maps[i].site || maps[i + 1].layer != maps[i].layer;
        if (isLastHead && hasSeveralHeads(maps, maps[i]))
            shown.push_back({maps[i].site, maps[i].layer, MapAddress::allHeads});
    }
    if (network.alignment() && network.readsSentences())
        shown.push_back({MapSite::Tokens, 0, 0});
    if (Rollout::isPossible(network))
        shown.push_back({MapSite::Rollout, 0, 0});
    return shown;
}

namespace {

bool isOfAlignment(const MapAddress& map, const Network& network) {
    return rowsOf(map) == MapAxis::Steps && columnsOf(map, network) == MapAxis::Source;
}

}  // namespace

std::vector<MapAddress> alignmentMaps(const Network& network) {
    std::vector<MapAddress> maps = shownMaps(network);
    std::erase_if(maps, [&](const MapAddress& map) { return !isOfAlignment(map, network); });
    return maps;
}

bool isSelfAttention(const MapAddress& map) {
    return map.site == MapSite::Encoder || map.site == MapSite::Decoder;
}

std::vector<MapAddress> watchableMaps(const Network& network) {
    std::vector<MapAddress> maps = shownMaps(network);
    std::erase_if(
        maps, [&](const MapAddress& map) { return !isSelfAttention(map) && !isOfAlignment(map, network); });
    return maps;
}

std::vector<MapAddress> alignmentHeads(const Network& network) {
    std::vector<MapAddress> maps = alignmentMaps(network);
    std::erase_if(maps, [](const MapAddress& map) {
        return map.head == MapAddress::allHeads || map.site == MapSite::Rollout;
    });
    return maps;
}

MapAxis rowsOf(const MapAddress& map) {
    return map.site == MapSite::Encoder || map.site == MapSite::Words ? MapAxis::Source : MapAxis::Steps;
}

MapAxis columnsOf(const MapAddress& map, const Network& network) {
    switch (map.site) {
        case MapSite::Decoder:
            return MapAxis::Read;
        case MapSite::Cross:
        case MapSite::Pool:
            return network.readsSentences() ? MapAxis::Sentences : MapAxis::Source;
        default:
            return MapAxis::Source;
    }
}

MapAddress shownMapOfName(const std::string& name, const Network& network) {
    const std::vector<MapAddress> shown = shownMaps(network);
    if (shown.empty())
        throw Error(told("this model has no attention, so it has no map %1.", inQuotes(name)));
    const std::optional<MapAddress> map = mapOfName(name);
    if (!map || std::find(shown.begin(), shown.end(), *map) == shown.end())
        throw Error(
            told("this model has no attention map %1; it has %2.", inQuotes(name), possibleMaps(shown)));
    return *map;
}

std::string mapInWords(const MapAddress& map) {
    const Index layer = map.layer + 1;
    const std::string head =
        map.head == MapAddress::allHeads ? told("mean of the heads") : told("head %1", map.head + 1);
    switch (map.site) {
        case MapSite::Encoder:
            return told("self-attention of the encoder, layer %1, %2", layer, head);
        case MapSite::Decoder:
            return told("self-attention of the decoder, layer %1, %2", layer, head);
        case MapSite::Cross:
            return told("attention of the decoder to the source, layer %1, %2", layer, head);
        case MapSite::Words:
            return told("attention of a sentence to its words");
        case MapSite::Pool:
            return told("attention of the class");
        case MapSite::Tokens:
            return told("weight of a word in its sentence times the sentence's");
        case MapSite::Rollout:
            return told("attention followed through all layers");
    }
    return {};
}

}  // namespace attn
