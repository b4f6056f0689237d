// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/film.h"

#include <algorithm>
#include <set>

#include "core/metrics/alignment.h"
#include "core/train/live/picture.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/maps/self_attention_picture.h"

namespace attn::ui {

std::vector<FilmFrame> filmFrames(const LaneHistory& history, const Vocabulary& target) {
    std::vector<FilmFrame> frames;
    auto measured = history.measurements.begin();
    std::optional<double> exactMatch;
    for (const Snapshot& snapshot : history.snapshots) {
        for (; measured != history.measurements.end() && measured->update <= snapshot.update; ++measured)
            exactMatch = measured->exactMatch;
        if (!snapshot.picture)
            continue;
        FilmFrame frame{snapshot.update, AttentionRows(snapshot.picture), {}, exactMatch};
        if (const std::vector<MapTrace> rows = selfAttentionRows(*snapshot.picture); !rows.empty())
            frame.rows = evenRows(rows, 0);
        for (const StepTrace& step : snapshot.picture->steps)
            frame.outputTokens.append(QString::fromStdString(target.text(step.token)));
        frames.push_back(std::move(frame));
    }
    return frames;
}

const FilmFrame* frameAt(const FilmLane& lane, Index update) {
    const auto after =
        std::upper_bound(lane.frames.begin(), lane.frames.end(), update,
                         [](Index wanted, const FilmFrame& frame) { return wanted < frame.update; });
    return after == lane.frames.begin() ? nullptr : &*std::prev(after);
}

std::vector<Index> filmUpdates(const std::vector<FilmLane>& lanes, std::size_t most) {
    std::set<Index> all;
    for (const FilmLane& lane : lanes)
        for (const FilmFrame& frame : lane.frames)
            all.insert(frame.update);
    const std::vector<Index> list(all.begin(), all.end());
    if (list.size() <= most)
        return list;
    std::vector<Index> chosen;
    for (std::size_t i = 0; i < most; ++i)
        chosen.push_back(most == 1 ? list.back() : list[i * (list.size() - 1) / (most - 1)]);
    return chosen;
}

std::vector<FilmLane> lanesAt(const std::vector<FilmLane>& lanes, const std::vector<Index>& updates) {
    std::vector<FilmLane> shown;
    for (const FilmLane& lane : lanes) {
        std::vector<FilmFrame> frames;
        for (const Index update : updates) {
            const FilmFrame* frame = frameAt(lane, update);
            if (frame && (frames.empty() || frames.back().update != frame->update))
                frames.push_back(*frame);
        }
        if (frames.empty())
            continue;
        shown.push_back(lane);
        shown.back().frames = std::move(frames);
    }
    return shown;
}

Picture pictureOf(const FilmLane& lane, const FilmFrame& frame) {
    Picture picture = lane;
    picture.rows = frame.rows;
    picture.isFinished = true;
    if (lane.isStanding)
        return picture;
    picture.outputTokens = frame.outputTokens;
    picture.links =
        linksOfMatchingTokens(lane.links, stringsOf(frame.outputTokens), stringsOf(lane.referenceTokens));
    if (lane.isCausal) {
        picture.sourceTokens = lane.sourceTokens.mid(0, 1) + frame.outputTokens;
        picture.sourceTokens.removeLast();
        picture.sourceUnknown.assign(static_cast<std::size_t>(picture.sourceTokens.size()), false);
    }
    return picture;
}

QString updateText(Index update) {
    return tr("update %1").arg(groupedNumber(update));
}

QString exactMatchText(const FilmFrame& frame) {
    return frame.exactMatch ? tr("exact match %1 %").arg(decimalText(100 * *frame.exactMatch, 'f', 1))
                            : QString();
}

}  // namespace attn::ui
