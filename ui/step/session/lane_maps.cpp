// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane_maps.h"

#include <algorithm>

#include "core/network/hierarchical/hierarchical_encoder.h"
#include "core/network/shown_maps.h"
#include "ui/pictures/lane/lane_identity.h"

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

std::vector<Index> startsOf(const LaneData& lane) {
    return lane.trace ? sentenceStarts(lane.trace->source, lane.model->network.config().encoder.separators)
                      : std::vector<Index>();
}

QStringList sentenceNames(const LaneData& lane, const std::vector<Index>& starts) {
    QStringList names;
    for (std::size_t i = 0; i < starts.size(); ++i)
        names.append(sentenceName(lane, i, starts[i],
                                  i + 1 < starts.size() ? starts[i + 1] : lane.sourceTokens.size()));
    return names;
}

// The rows of a map in the trace. Rows of different lengths get zeros at their ends.
AttentionRows keptRows(const DecodeTrace* trace, const MapAddress& map) {
    std::vector<MapTrace> rows;
    Index columns = 0;
    for (std::size_t t = 0; trace && t < trace->steps.size(); ++t)
        for (const MapTrace& kept : trace->steps[t].maps)
            if (kept.map == map) {
                rows.push_back(kept);
                columns = std::max(columns, kept.weights.size());
            }
    for (MapTrace& row : rows)
        row.weights.conservativeResizeLike(Vector::Zero(columns));
    return AttentionRows(std::move(rows));
}

void setEncoderPicture(Picture& picture, const LaneData& lane, const AttentionRows& rows) {
    picture.isStanding = true;
    picture.isFinished = true;
    picture.sourceTokens = picture.outputTokens = lane.sourceTokens;
    picture.sourceUnknown = lane.sourceUnknown;
    picture.sourceMarks = lane.sourceMarks;
    picture.rows = rows;
}

// A row for each sentence, over all tokens.
void setWordsPicture(Picture& picture, const LaneData& lane, const AttentionRows& rows) {
    const std::vector<Index> starts = startsOf(lane);
    std::vector<MapTrace> sentences;
    for (const Index start : starts)
        if (const MapTrace* row = rows.find(start))
            sentences.push_back(*row);
    setEncoderPicture(picture, lane, AttentionRows(std::move(sentences)));
    picture.outputTokens = sentenceNames(lane, starts);
}

// Output tokens over the tokens that the decoder has read, or over all that it will read where a map reads
// later steps.
void setDecoderPicture(Picture& picture, const LaneData& lane) {
    std::vector<Token> read = lane.trace ? lane.trace->readAhead : std::vector<Token>();
    if (read.empty() && lane.trace)
        for (const StepTrace& step : lane.trace->steps)
            read.push_back(step.previous);
    for (const Token token : read)
        picture.sourceTokens.append(QString::fromStdString(lane.target->text(token)));
    picture.sourceUnknown.assign(static_cast<std::size_t>(picture.sourceTokens.size()), false);
}

// Weights of words and sentences cannot be given, nor those of a map that reads later steps.
bool takesWeights(const LaneData& lane, const MapAddress& map) {
    const WholeMapIntervention* change = lane.whatIfs.of(map);
    return !lane.model->network.readsSentences() && !(change && change->readsAhead) &&
           (map.site == MapSite::Encoder || map.site == MapSite::Decoder);
}

}  // namespace

std::vector<MapAddress> mapsOfLane(const Network& network) {
    std::vector<MapAddress> maps = shownMaps(network);
    std::erase_if(maps, [](const MapAddress& map) { return map.site == MapSite::Rollout; });
    return maps;
}

bool readsTokensOfSource(const Network& network, const MapAddress& map) {
    return rowsOf(map) == MapAxis::Steps && columnsOf(map, network) == MapAxis::Source;
}

std::shared_ptr<const Picture> pictureOfMap(const LaneData& lane, const MapAddress& map,
                                            const AttentionRows& encoderRows,
                                            const AttentionRows& originalEncoderRows) {
    auto picture = std::make_shared<Picture>();
    picture->name = lane.name;
    picture->colour = lane.colour;
    setMapName(*picture, lane.model->network.config(), map);
    picture->takesWeights = takesWeights(lane, map);
    picture->isClass = lane.isClass;
    if (map.site == MapSite::Encoder) {
        setEncoderPicture(*picture, lane, encoderRows);
        picture->originalRows = originalEncoderRows;
        return picture;
    }
    if (map.site == MapSite::Words) {
        setWordsPicture(*picture, lane, encoderRows);
        return picture;
    }
    picture->outputTokens = lane.outputTokens;
    picture->predictions = lane.predictions;
    picture->differences = lane.differences;
    picture->outputMarks = lane.outputMarks;
    picture->isFinished = lane.isFinished;
    picture->rows = keptRows(lane.trace.get(), map);
    picture->originalRows = keptRows(lane.original.get(), map);
    if (map.site == MapSite::Decoder) {
        setDecoderPicture(*picture, lane);
    } else {
        picture->sourceTokens = sentenceNames(lane, startsOf(lane));
        picture->sourceUnknown.assign(static_cast<std::size_t>(picture->sourceTokens.size()), false);
    }
    return picture;
}

Vector permittedWeights(const Picture& picture, int row) {
    const MapTrace& attention = picture.rows[row];
    return attention.map.site == MapSite::Decoder ? attention.weights.head(row + 1) : attention.weights;
}

}  // namespace attn::ui
