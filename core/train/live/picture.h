// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/trace.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/live/saved_run.h"

namespace attn {

// The pinned sentence as a lane reads it.
struct PinnedTokens {
    std::vector<Token> source;                 // nothing: there is no picture
    std::optional<std::vector<Token>> target;  // without </s>
};
PinnedTokens pinnedTokens(const PinnedSentence& pin, const RecipeCorpora& corpora);

// What the network makes of the sentence (Snapshot::picture): the decoder reads the target or, up to
// `longestPicture` steps, its own output. nullptr without a source, and where a number
// is none any more.
constexpr Index longestPicture = 80;
std::shared_ptr<const DecodeTrace> pictureOf(const Network& network, const PinnedTokens& pin);
// Of memory.
std::size_t bytesOf(const DecodeTrace& picture);

}  // namespace attn
