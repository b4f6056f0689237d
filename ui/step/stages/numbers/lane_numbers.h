// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/explain/replay.h"
#include "core/explain/residual_stream.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The numbers of a decoded lane that its trace does not keep, as the network itself computes them: what its
// layers and heads do in a step. The sentence is decoded again when the first of them is asked for, so what
// nobody looks at costs nothing. Only the window's thread may use it.
class LaneNumbers {
public:
    // Takes the lane's new data. The sentence that was decoded stays as long as the trace only grows.
    void follow(const std::shared_ptr<const LaneData>& lane);

    // All units of a kind at a place, or all positions of a row of scores or weights. nullptr if the network
    // does not keep them. Valid until `follow` or `forget`.
    const Vector* row(const Quantity& first) const;
    // What each part adds to the logit of a token, and what would be said at each place of the stream; empty
    // for a lane without a residual stream.
    const std::vector<StreamPart>& parts(Index step, Token token) const;
    const std::vector<LensReading>& lens(Index step) const;
    // Drops what has been read, if it has become much.
    void forget();

private:
    std::optional<Vector> read(const Quantity& first) const;
    std::optional<Vector> mean(const Quantity& first) const;
    std::optional<StreamNumbers> stream(Index step) const;

    std::shared_ptr<const LaneData> m_lane;
    mutable std::unique_ptr<Replay> m_replay;
    mutable std::map<Quantity, std::optional<Vector>> m_rows;
    mutable std::pair<Index, Token> m_partsOf{-1, 0};
    mutable std::vector<StreamPart> m_parts;
    mutable Index m_lensOf = -1;
    mutable std::vector<LensReading> m_lens;
};

// What a person has chosen to see of a lane's layers and heads.
struct StageChoice {
    std::optional<Index> layer;         // the last one, if none was chosen
    Index head = MapAddress::allHeads;  // or one of them
    std::optional<Token> token;         // whose logit is shown in parts; the one that is said, if none
    bool operator==(const StageChoice&) const = default;
};

// The chosen head of `count`, or MapAddress::allHeads.
Index headOf(const StageChoice& choice, Index count);

// The choices that there are for a lane.
struct StageChoices {
    Index layers = 0, heads = 0;  // 0 if its stages show none
    bool hasStream = false;
    bool operator==(const StageChoices&) const = default;
};
StageChoices choicesOf(const ModelConfig& config);

}  // namespace attn::ui
