// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/trace.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/live/lane_history.h"
#include "core/train/live/saved_run.h"

namespace attn {

// The pinned sentence in a lane's tokens.
struct PinnedTokens {
    std::vector<Token> source;                 // empty: there is no picture
    std::optional<std::vector<Token>> target;  // without </s>
    std::optional<MapAddress> map = {};        // as LaneHistory::watched; one that the network has
};
PinnedTokens pinnedTokens(const PinnedSentence& pin, const RecipeCorpora& corpora);

// Decodes the sentence for Snapshot::picture. The decoder reads the target or, for up to `longestPicture`
// steps, its own output. Returns nullptr without a source and when a number is not finite.
constexpr Index longestPicture = 80;
std::shared_ptr<const LanePicture> pictureOf(const Network& network, const PinnedTokens& pin);
// Memory that a picture takes.
std::size_t bytesOf(const LanePicture& picture);

// The self-attention that a picture shows, and its rows; nothing where it shows the alignment. A row of a
// decoder has as many weights as the decoder has read tokens.
std::optional<MapAddress> selfAttentionOf(const LanePicture& picture);
std::vector<MapTrace> selfAttentionRows(const LanePicture& picture);
// The lane's alignment in a step of a picture; nullptr where there is none.
const MapTrace* alignmentIn(const StepTrace& step);

}  // namespace attn
