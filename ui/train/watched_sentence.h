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

// The sentence that is watched during training, with its truth if that is known.
struct WatchedSentence {
    QString text;
    std::optional<std::string> target;  // the one correct output, or a corpus's reference
    std::vector<Link> links;            // links of a task; empty when unknown
    bool readsReference = true;         // only when there is a target

    PinnedSentence pin() const;
};

// The first example of a task, or of a corpus the first held-out pair of a length that
// fills a heatmap which has the fewest unknown tokens.
WatchedSentence usualSentence(const Recipe& recipe, const RecipeCorpora* corpora);
// Adds the truth if the task or the held-out part knows it.
WatchedSentence sentenceOf(const QString& text, const Recipe& recipe, const RecipeCorpora* corpora);

// What distinguishes a lane from the others of its run.
struct LaneLook {
    QString name;    // empty: the name of its score
    int colour = 0;  // index into the theme's lane colours
};

// What a lane's card shows of the sentence at the snapshot for update `shown` (empty: the newest). Without a
// picture it shows only tokens.
std::shared_ptr<const LaneData> watchedLane(const LaneHistory& history, const LaneLook& look,
                                            const Snapshot& snapshot, std::optional<Index> shown,
                                            const WatchedSentence& sentence,
                                            const std::shared_ptr<const RecipeCorpora>& corpora);

}  // namespace attn::ui
