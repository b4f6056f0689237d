// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/map_numbers.h"

#include <algorithm>

#include "core/network/hierarchical/hierarchical_encoder.h"
#include "core/network/models/trained_model.h"

namespace attn {
namespace {

Quantity ofHeads(Part part, const MapAddress& map, Index row, Index column) {
    const bool isMean = map.head == MapAddress::allHeads;
    return {.kind = isMean ? Kind::MeanWeight : Kind::AttentionWeight,
            .step = row,
            .position = column,
            .layer = map.layer,
            .head = isMean ? 0 : map.head,
            .part = part};
}

// Rows and columns are source tokens.
std::optional<Quantity> ofWords(const Computation& computation, Index row, Index column) {
    const std::vector<Index> starts =
        sentenceStarts(computation.trace().source, computation.model().network.config().encoder.separators);
    const auto sentenceOf = [&](Index token) {
        return std::upper_bound(starts.begin(), starts.end(), token) - starts.begin() - 1;
    };
    const Index sentence = sentenceOf(row);
    if (row < 0 || column < 0 || sentenceOf(column) != sentence)
        return std::nullopt;
    return Quantity{.kind = Kind::AttentionWeight,
                    .step = sentence,
                    .position = column - starts[static_cast<std::size_t>(sentence)],
                    .part = Part::Words};
}

Quantity ofWiring(Kind kind, Index row, Index column) {
    return {.kind = kind, .step = row, .position = column};
}

}  // namespace

std::optional<Quantity> weightOf(const Computation& computation, const MapAddress& map, Index row,
                                 Index column) {
    std::optional<Quantity> found;
    switch (map.site) {
        case MapSite::Encoder:
            found = ofHeads(Part::EncoderSelf, map, row, column);
            break;
        case MapSite::Decoder:
            found = ofHeads(Part::DecoderSelf, map, row, column);
            break;
        case MapSite::Cross:
            // A recurrent wiring has one attention.
            found = computation.has({.kind = Kind::MeanWeight, .part = Part::DecoderCross})
                        ? ofHeads(Part::DecoderCross, map, row, column)
                        : ofWiring(Kind::AttentionWeight, row, column);
            break;
        case MapSite::Words:
            found = ofWords(computation, row, column);
            break;
        case MapSite::Pool:
            found = ofWiring(Kind::AttentionWeight, row, column);
            break;
        case MapSite::Tokens:
            found = ofWiring(Kind::TokenWeight, row, column);
            break;
        default:  // what is made of whole maps, outside of the network
            break;
    }
    return found && computation.has(*found) ? found : std::nullopt;
}

}  // namespace attn
