// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/tasks/task.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/live/lane_history.h"
#include "core/train/live/saved_run.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The sentence that is watched while lanes are trained, with its truth where that is known.
struct WatchedSentence {
    QString text;
    std::optional<std::string> target;  // the one right output, or a corpus's reference
    std::vector<Link> links;            // of a task; empty when not known
    bool readsReference = true;         // where there is a target

    PinnedSentence pin() const;
};

// Of a task: its first example; of a corpus: its first held-out pair.
WatchedSentence usualSentence(const Recipe& recipe, const RecipeCorpora* corpora);
// With its truth, where the task or the held-out part knows it.
WatchedSentence sentenceOf(const QString& text, const Recipe& recipe, const RecipeCorpora* corpora);

// What tells a lane from the others of its run.
struct LaneLook {
    QString name;    // empty: its score's
    int colour = 0;  // a place among the theme's
};

// What a lane's card shows of the sentence at one snapshot, the one for update `shown` (none: the newest).
// Without a picture: its tokens alone.
std::shared_ptr<const LaneData> watchedLane(const LaneHistory& history, const LaneLook& look,
                                            const Snapshot& snapshot, std::optional<Index> shown,
                                            const WatchedSentence& sentence,
                                            const std::shared_ptr<const RecipeCorpora>& corpora);

}  // namespace attn::ui
