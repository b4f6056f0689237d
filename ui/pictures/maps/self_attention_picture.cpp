// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/self_attention_picture.h"

#include <algorithm>

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/lane_identity.h"

namespace attn::ui {
namespace {

// Output tokens over the tokens that the decoder has read, or over all that it will read where a map reads
// later steps. Those that it will read have columns in any case, so that the picture keeps its shape.
void setReadTokens(Picture& picture, const LaneData& lane, std::vector<MapTrace> rows,
                   std::vector<MapTrace> originalRows, bool readsAhead) {
    picture.isCausal = !readsAhead;
    std::vector<Token> read = lane.trace ? lane.trace->readAhead : std::vector<Token>();
    if (read.empty() && lane.trace)
        for (const StepTrace& step : lane.trace->steps)
            read.push_back(step.previous);
    for (const Token token : read)
        picture.sourceTokens.append(QString::fromStdString(lane.target->text(token)));
    picture.referenceTokens = lane.referenceTokens;
    picture.sourceUnknown.assign(static_cast<std::size_t>(picture.sourceTokens.size()), false);
    const Index columns = lane.isFinished ? 0 : rowCount(lane);
    picture.rows = evenRows(std::move(rows), columns);
    picture.originalRows = evenRows(std::move(originalRows), columns);
}

}  // namespace

AttentionRows evenRows(std::vector<MapTrace> rows, Index columns) {
    for (const MapTrace& row : rows)
        columns = std::max(columns, row.weights.size());
    for (MapTrace& row : rows)
        row.weights.conservativeResizeLike(Vector::Zero(columns));
    return AttentionRows(std::move(rows));
}

std::shared_ptr<Picture> newMapPicture(const LaneData& lane, const ModelConfig& config,
                                       const MapAddress& map) {
    auto picture = std::make_shared<Picture>();
    picture->name = lane.name;
    picture->colour = lane.colour;
    picture->isClass = lane.isClass;
    setMapName(*picture, config, map);
    return picture;
}

void setStepRows(Picture& picture, const LaneData& lane) {
    picture.outputTokens = lane.outputTokens;
    picture.predictions = lane.predictions;
    picture.differences = lane.differences;
    picture.outputMarks = lane.outputMarks;
    picture.isFinished = lane.isFinished;
}

void setEncoderRows(Picture& picture, const LaneData& lane, std::vector<MapTrace> rows) {
    picture.isStanding = true;
    picture.isFinished = true;
    picture.sourceTokens = picture.outputTokens = lane.sourceTokens;
    picture.sourceUnknown = lane.sourceUnknown;
    picture.sourceMarks = lane.sourceMarks;
    picture.rows = AttentionRows(std::move(rows));
}

std::shared_ptr<Picture> selfAttentionPicture(const LaneData& lane, const ModelConfig& config,
                                              const MapAddress& map, std::vector<MapTrace> rows,
                                              std::vector<MapTrace> originalRows, bool readsAhead) {
    std::shared_ptr<Picture> picture = newMapPicture(lane, config, map);
    if (isOfEncoder(map)) {
        setEncoderRows(*picture, lane, std::move(rows));
        picture->originalRows = AttentionRows(std::move(originalRows));
        return picture;
    }
    setStepRows(*picture, lane);
    setReadTokens(*picture, lane, std::move(rows), std::move(originalRows), readsAhead);
    return picture;
}

}  // namespace attn::ui
