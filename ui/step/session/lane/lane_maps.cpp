// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane/lane_maps.h"

#include <algorithm>

#include "core/network/hierarchical/hierarchical_encoder.h"
#include "core/network/shown_maps.h"
#include "ui/pictures/maps/self_attention_picture.h"

namespace attn::ui {
namespace {

constexpr int shownWords = 3;  // of a sentence

// "2:the·plot·was…". A label of a token would show blanks as signs.
QString sentenceName(const LaneData& lane, std::size_t number, Index first, Index end) {
    std::vector<std::string> tokens;
    for (Index j = first; j < std::min<Index>(end, first + shownWords); ++j)
        tokens.push_back(lane.sourceTokens[j].toStdString());
    QString words = QString::fromStdString(lane.model->tokenizers.source->join(tokens));
    words.replace(QLatin1Char(' '), QChar(0x00b7));
    return QStringLiteral("%1:%2").arg(number + 1).arg(words) +
           (end - first > shownWords ? QStringLiteral("…") : QString());
}

QStringList sentenceNames(const LaneData& lane, const std::vector<Index>& starts) {
    QStringList names;
    for (std::size_t i = 0; i < starts.size(); ++i)
        names.append(sentenceName(lane, i, starts[i],
                                  i + 1 < starts.size() ? starts[i + 1] : lane.sourceTokens.size()));
    return names;
}

// A row for each sentence, over all tokens.
void setWordsPicture(Picture& picture, const LaneData& lane, const std::vector<MapTrace>& rows) {
    const std::vector<Index> starts = sentenceStartsOf(lane);
    std::vector<MapTrace> sentences;
    for (const Index start : starts)
        if (start < static_cast<Index>(rows.size()))
            sentences.push_back(rows[static_cast<std::size_t>(start)]);
    setEncoderRows(picture, lane, std::move(sentences));
    picture.outputTokens = sentenceNames(lane, starts);
}

// Output tokens over the tokens of the source, of a map that no step keeps.
void setAlignmentPicture(Picture& picture, const LaneData& lane, std::vector<MapTrace> rows) {
    picture.sourceTokens = lane.sourceTokens;
    picture.sourceUnknown = lane.sourceUnknown;
    picture.sourceMarks = lane.sourceMarks;
    picture.referenceTokens = lane.referenceTokens;
    picture.links = lane.links;
    picture.rows = evenRows(std::move(rows), lane.sourceTokens.size());
}

// Weights of words and sentences cannot be given, nor those of a map that reads later steps.
bool takesWeights(const LaneData& lane, const MapAddress& map) {
    const WholeMapIntervention* change = lane.whatIfs.of(map);
    return !lane.model->network.readsSentences() && !(change && change->readsAhead) && isSelfAttention(map);
}

}  // namespace

std::vector<MapAddress> mapsOfLane(const Network& network) {
    return shownMaps(network);
}

std::optional<MapAddress> mapOfSentences(const Network& network) {
    const auto rank = [](const MapAddress& map) {
        return std::pair(map.layer, map.head == MapAddress::allHeads);
    };
    std::optional<MapAddress> found;
    if (network.readsSentences())
        for (const MapAddress& map : shownMaps(network))
            if ((map.site == MapSite::Pool || map.site == MapSite::Cross) &&
                (!found || rank(map) > rank(*found)))
                found = map;
    return found;
}

bool readsTokensOfSource(const Network& network, const MapAddress& map) {
    return rowsOf(map) == MapAxis::Steps && columnsOf(map, network) == MapAxis::Source;
}

bool isOfSteps(const Network& network, const MapAddress& map) {
    return readsTokensOfSource(network, map) && map.site != MapSite::Rollout;
}

std::vector<Index> sentenceStartsOf(const LaneData& lane) {
    return lane.trace ? sentenceStarts(lane.trace->source, lane.model->network.config().encoder.separators)
                      : std::vector<Index>();
}

// The mean of a layer's heads does where one of them does.
bool readsAhead(const LaneData& lane, const MapAddress& map) {
    if (!lane.trace || lane.trace->readAhead.empty())
        return false;
    return std::any_of(lane.whatIfs.maps.begin(), lane.whatIfs.maps.end(), [&](const auto& change) {
        const MapAddress& changed = change.first;
        return change.second.readsAhead && changed.site == map.site && changed.layer == map.layer &&
               (changed.head == map.head || changed.head == MapAddress::allHeads ||
                map.head == MapAddress::allHeads);
    });
}

std::vector<MapTrace> keptRows(const DecodeTrace* trace, const MapAddress& map) {
    std::vector<MapTrace> rows;
    for (std::size_t t = 0; trace && t < trace->steps.size(); ++t)
        for (const MapTrace& kept : trace->steps[t].maps)
            if (kept.map == map)
                rows.push_back(kept);
    return rows;
}

std::shared_ptr<Picture> pictureOfMap(const LaneData& lane, const MapAddress& map, std::vector<MapTrace> rows,
                                      std::vector<MapTrace> originalRows) {
    const ModelConfig& config = lane.model->network.config();
    if (isSelfAttention(map)) {
        const std::shared_ptr<Picture> self = selfAttentionPicture(
            lane, config, map, std::move(rows), std::move(originalRows), readsAhead(lane, map));
        self->takesWeights = takesWeights(lane, map);
        return self;
    }
    std::shared_ptr<Picture> picture = newMapPicture(lane, config, map);
    picture->takesWeights = false;
    if (map.site == MapSite::Words) {
        setWordsPicture(*picture, lane, rows);
        return picture;
    }
    setStepRows(*picture, lane);
    if (readsTokensOfSource(lane.model->network, map)) {
        setAlignmentPicture(*picture, lane, std::move(rows));
    } else {
        picture->sourceTokens = sentenceNames(lane, sentenceStartsOf(lane));
        picture->sourceUnknown.assign(static_cast<std::size_t>(picture->sourceTokens.size()), false);
        picture->rows = evenRows(std::move(rows), 0);
        picture->originalRows = evenRows(std::move(originalRows), 0);
    }
    return picture;
}

Vector permittedWeights(const Picture& picture, int row) {
    const MapTrace& attention = picture.rows[row];
    return attention.map.site == MapSite::Decoder ? attention.weights.head(row + 1) : attention.weights;
}

}  // namespace attn::ui
