// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/trace.h"
#include "core/train/corpora/recipe_corpora.h"
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
std::shared_ptr<const DecodeTrace> pictureOf(const Network& network, const PinnedTokens& pin);
// Memory that a picture takes.
std::size_t bytesOf(const DecodeTrace& picture);

}  // namespace attn
