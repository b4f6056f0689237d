// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane/lane_map_reading.h"

#include <algorithm>

#include "core/network/shown_maps.h"
#include "ui/kit/text/map_text.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/step/session/lane/lane_maps.h"

namespace attn::ui {

LaneMapReading::LaneMapReading(std::shared_ptr<const TrainedModel> model) : m_model(std::move(model)) {
    const Network& network = m_model->network;
    const ModelConfig& config = m_model->network.config();
    for (const MapAddress& map : mapsOfLane(network)) {
        LaneMap& one = m_maps.emplace_back();
        one.map = map;
        one.site = mapSiteText(config, map.site);
        one.brief = briefMapText(config, map);
        one.place = mapPlaceText(config, map);
        one.name = mapText(config, map);
        if (one.name.isEmpty())
            one.name = one.site;
        one.isAlignment = readsTokensOfSource(network, map);
        one.isStanding = isOfEncoder(map);
        m_hasHeads = m_hasHeads || map.head > 0;
    }
}

bool LaneMapReading::hasRead(const LaneData& lane) const {
    if (!m_reader || lane.trace->source != m_source || lane.trace->readAhead != m_readAhead ||
        lane.whatIfs != m_whatIfs)
        return false;
    const std::vector<StepTrace>& steps = lane.trace->steps;
    const std::vector<Token>& read = m_reader->tokens();
    return std::equal(read.begin(), read.begin() + static_cast<Index>(std::min(read.size(), steps.size())),
                      steps.begin(),
                      [](Token token, const StepTrace& step) { return token == step.previous; });
}

void LaneMapReading::follow(const LaneData& lane, QDeadlineTimer deadline) {
    if (!lane.trace)
        return;
    if (!hasRead(lane)) {
        std::vector<MapAddress> maps;
        for (const LaneMap& each : m_maps)
            maps.push_back(each.map);
        m_source = lane.trace->source;
        m_whatIfs = lane.whatIfs;
        m_readAhead = lane.trace->readAhead;
        m_reader = std::make_shared<MapReader>(m_model, m_source, m_whatIfs, maps, m_readAhead);
    }
    while (isBehind(lane)) {
        m_reader->read(lane.trace->steps[m_reader->tokens().size()].previous);
        if (deadline.hasExpired())
            return;
    }
}

bool LaneMapReading::isBehind(const LaneData& lane) const {
    return lane.trace && (!m_reader || m_reader->tokens().size() < lane.trace->steps.size());
}

// A map of words has a row for each sentence. The other rows are those of the reader.
void LaneMapReading::describe(LaneMap& map, std::size_t place, const LaneData& lane) const {
    static const auto nothing = std::make_shared<const std::vector<Vector>>();
    const MapAxis axis = columnsOf(map.map, m_model->network);
    const auto sentences = static_cast<int>(sentenceStartsOf(lane).size());
    map.columns = axis == MapAxis::Read        ? std::max(1, rowCount(lane))
                  : axis == MapAxis::Sentences ? std::max(1, sentences)
                                               : std::max(1, static_cast<int>(lane.sourceTokens.size()));
    map.isCausal = map.map.site == MapSite::Decoder && !readsAhead(lane, map.map);
    if (axis == MapAxis::Read && lane.trace)
        map.columns = std::max(map.columns, static_cast<int>(lane.trace->readAhead.size()));
    map.rows = nothing;
    if (!m_reader || !lane.trace)
        return;
    const std::vector<Vector>& rows = m_reader->maps()[place].rows;
    map.rows = std::shared_ptr<const std::vector<Vector>>(m_reader, &rows);
    if (map.map.site != MapSite::Words)
        return;
    auto ofSentences = std::make_shared<std::vector<Vector>>();
    for (const Index start : sentenceStartsOf(lane))
        ofSentences->push_back(rows.at(static_cast<std::size_t>(start)));
    map.rows = ofSentences;
}

std::shared_ptr<const MapSet> LaneMapReading::maps(const std::shared_ptr<const LaneData>& lane,
                                                   bool knowsLinks) {
    const std::size_t steps = m_reader ? m_reader->tokens().size() : 0;
    if (m_set && m_setLane == lane && m_setReader == m_reader && m_setSteps == steps &&
        m_set->knowsLinks == knowsLinks)
        return m_set;
    auto set = std::make_shared<MapSet>();
    set->picture = lane;
    set->hasHeads = m_hasHeads;
    set->knowsLinks = knowsLinks;
    set->maps = m_maps;
    for (std::size_t i = 0; i < set->maps.size(); ++i)
        describe(set->maps[i], i, *lane);
    m_set = set;
    m_setLane = lane;
    m_setReader = m_reader;
    m_setSteps = steps;
    return m_set;
}

std::vector<MapTrace> LaneMapReading::rows(const LaneData& lane, const MapAddress& map) const {
    std::vector<MapTrace> rows;
    if (!m_reader || !lane.trace)
        return rows;
    for (const DecodedMap& each : m_reader->maps()) {
        if (each.map != map)
            continue;
        const std::size_t count =
            isOfEncoder(map) ? each.rows.size() : std::min(each.rows.size(), lane.trace->steps.size());
        for (std::size_t row = 0; row < count; ++row) {
            rows.emplace_back().map = map;
            rows.back().weights = each.rows[row];
        }
    }
    return rows;
}

}  // namespace attn::ui
