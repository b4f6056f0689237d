// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/network/trace.h"
#include "core/tasks/task.h"
#include "core/text/vocabulary.h"
#include "core/train/live/lane_history.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// A lane's heatmaps while it was trained, for film strips and animations: plain values that any thread may
// read.
struct FilmFrame {
    Index update = 0;
    std::shared_ptr<const DecodeTrace> picture;  // never nullptr
    QStringList outputTokens;                    // one a step
    std::optional<double> exactMatch;            // 0 to 1, as last measured until then
};
struct FilmLane {
    QString name;
    int colour = 0;  // of Theme::lane
    bool attends = true;
    QStringList sourceTokens;  // of the pinned sentence
    std::vector<bool> sourceUnknown;
    QStringList referenceTokens;    // without </s>; empty when not known
    std::vector<Link> links;        // true ones of source and reference
    std::vector<FilmFrame> frames;  // ascending, each of another update
    bool givesLinks = false;        // LaneData::ownLinks
};

// The snapshots with a picture, texts of the target's vocabulary.
std::vector<FilmFrame> filmFrames(const LaneHistory& history, const Vocabulary& target);

// What a lane shows at an update: its last frame until then; nullptr before the first.
const FilmFrame* frameAt(const FilmLane& lane, Index update);

// Of the updates that any lane has a frame of, at most `most`, evenly spread over their list, the first and
// the last among them: dense where snapshots are.
std::vector<Index> filmUpdates(const std::vector<FilmLane>& lanes, std::size_t most);

// The lanes that have something to show at one of these updates, without their other frames.
std::vector<FilmLane> lanesAt(const std::vector<FilmLane>& lanes, const std::vector<Index>& updates);

// As the window's painting takes it.
LaneData filmData(const FilmLane& lane, const FilmFrame& frame);

// "update 1 240"
QString updateText(Index update);
// "exact match 99.6 %"; empty when not known.
QString exactMatchText(const FilmFrame& frame);

}  // namespace attn::ui
