// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/figures/film/film.h"

namespace attn::test {

// Sources a b c d e and reference A B C D E, linked one to one. The second link is only possible.
inline constexpr int filmTokens = 5;

// The weight α of a step and a source position in the sample's frame `frame`. It goes from uniform to
// diagonal.
inline double filmWeight(int frame, int step, int source) {
    const double sharp = frame / 4.0;
    return (1 - sharp) / filmTokens + (step == source ? sharp : 0);
}

// Without attention its rows have no weights.
inline AttentionRows filmRows(int frame, int count, bool attends) {
    std::vector<MapTrace> rows(static_cast<std::size_t>(count));
    for (int t = 0; t < count && attends; ++t) {
        Vector& weights = rows[static_cast<std::size_t>(t)].weights;
        weights.resize(filmTokens);
        for (int j = 0; j < filmTokens; ++j)
            weights[j] = static_cast<Real>(filmWeight(frame, t, j));
    }
    return AttentionRows(std::move(rows));
}

// Frames 0 to 4 of updates 0, 10, 100, 1000 and 10000. The output of the first frame is too long.
inline ui::FilmLane filmLane(const char* name, int colour, bool attends = true) {
    ui::FilmLane lane;
    lane.name = QString::fromLatin1(name);
    lane.colour = colour;
    lane.attends = attends;
    for (int i = 0; i < filmTokens; ++i) {
        lane.sourceTokens.append(QString(QChar('a' + i)));
        lane.referenceTokens.append(QString(QChar('A' + i)));
        lane.links.push_back({i, i, i != 1});
    }
    lane.sourceUnknown.assign(filmTokens, false);
    Index update = 0;
    for (int i = 0; i < 5; ++i) {
        ui::FilmFrame frame;
        frame.update = update;
        frame.rows = filmRows(i, i == 0 ? filmTokens + 4 : filmTokens + 1, attends);
        for (int t = 0; t < frame.rows.size(); ++t)
            frame.outputTokens.append(t < filmTokens ? QString(QChar('A' + t)) : QStringLiteral("</s>"));
        if (i > 0)
            frame.exactMatch = i / 4.0;
        lane.frames.push_back(std::move(frame));
        update = update == 0 ? 10 : 10 * update;
    }
    return lane;
}

inline std::vector<ui::FilmLane> filmLanes(int count) {
    const char* const names[] = {"Additive",    "General", "Dot",      "Scaled dot",
                                 "Key · query", "Content", "Location", "No attention"};
    std::vector<ui::FilmLane> lanes;
    for (int i = 0; i < count; ++i) {
        lanes.push_back(filmLane("", i, i != 7));
        lanes.back().name = QString::fromUtf8(names[i]);
    }
    return lanes;
}

}  // namespace attn::test
