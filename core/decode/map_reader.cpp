// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/map_reader.h"

#include <span>
#include <utility>

#include "core/network/shown_maps.h"

namespace attn {

MapReader::MapReader(std::shared_ptr<const TrainedModel> model, std::vector<Token> source,
                     Interventions interventions, const std::vector<MapAddress>& maps,
                     std::vector<Token> readAhead)
    : m_sentence(std::move(model), source, 1, std::move(interventions), {}, std::move(readAhead)) {
    const auto length = static_cast<Index>(source.size());
    m_maps.reserve(maps.size());
    for (const MapAddress& map : maps) {
        DecodedMap& one = m_maps.emplace_back(DecodedMap{map, {}});
        if (map.site == MapSite::Rollout)
            m_rollout.emplace(m_sentence.model().network).begin(m_sentence.pass(), 0, length);
        if (rowsOf(map) == MapAxis::Source)
            for (Index row = 0; row < length; ++row)
                m_sentence.pass().weights(map, row, 0, one.rows.emplace_back());
    }
}

Vector MapReader::nextRollout() {
    if (!m_sentence.isWhole())
        return m_rollout->next(m_sentence.pass(), 0);
    if (m_wholeRollout.empty())
        m_wholeRollout = m_rollout->all(m_sentence.pass(), m_sentence.wholeLength());
    return m_wholeRollout[m_tokens.size()];
}

void MapReader::read(Token previous) {
    m_sentence.step(static_cast<Index>(m_tokens.size()), std::span(&previous, 1));
    for (DecodedMap& one : m_maps) {
        if (one.map.site == MapSite::Rollout)
            one.rows.push_back(nextRollout());
        else if (rowsOf(one.map) == MapAxis::Steps)
            m_sentence.weights(one.map, 0, one.rows.emplace_back());
    }
    m_sentence.carry();
    m_tokens.push_back(previous);
}

}  // namespace attn
