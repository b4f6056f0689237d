// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/tasks/task.h"
#include "core/text/vocabulary.h"
#include "core/train/live/lane_history.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// A lane's heatmaps during its training, for film strips and animations. Plain values that any thread may
// read.
struct FilmFrame {
    Index update = 0;
    AttentionRows rows;
    QStringList outputTokens;          // one for each step
    std::optional<double> exactMatch;  // 0 to 1, as last measured before
};
// The picture has what all frames share. Its links are those between source and reference. The columns of a
// causal one are the tokens that a frame has read, the first of them is that of the picture.
struct FilmLane : Picture {
    std::vector<FilmFrame> frames;  // ascending by update, each update once
};

// A frame for each snapshot with a picture; its texts come from the target's vocabulary.
std::vector<FilmFrame> filmFrames(const LaneHistory& history, const Vocabulary& target);

// The frame that a lane shows at an update: its last one up to then; nullptr before the first.
const FilmFrame* frameAt(const FilmLane& lane, Index update);

// At most `most` of the updates at which any lane has a frame, evenly spread over their list and including
// the first and the last. They are dense where snapshots are dense.
std::vector<Index> filmUpdates(const std::vector<FilmLane>& lanes, std::size_t most);

// The lanes that have something to show at one of these updates, without the frames that are not needed.
std::vector<FilmLane> lanesAt(const std::vector<FilmLane>& lanes, const std::vector<Index>& updates);

// The frame in the form that the window's painting takes.
Picture pictureOf(const FilmLane& lane, const FilmFrame& frame);

// "update 1 240"
QString updateText(Index update);
// "exact match 99.6 %"; empty when it is not known.
QString exactMatchText(const FilmFrame& frame);

}  // namespace attn::ui
