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

inline std::shared_ptr<const DecodeTrace> filmPicture(int frame, int steps, bool attends) {
    auto picture = std::make_shared<DecodeTrace>();
    picture->source = {4, 5, 6, 7, 8};
    for (int t = 0; t < steps; ++t) {
        StepTrace step;
        step.step = t;
        step.token = t < filmTokens ? 4 + t : endToken;
        if (attends) {
            step.makeAlignment().weights.resize(filmTokens);
            for (int j = 0; j < filmTokens; ++j)
                step.makeAlignment().weights[j] = static_cast<Real>(filmWeight(frame, t, j));
        }
        picture->steps.push_back(step);
    }
    return picture;
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
        frame.picture = filmPicture(i, i == 0 ? filmTokens + 4 : filmTokens + 1, attends);
        for (const StepTrace& step : frame.picture->steps)
            frame.outputTokens.append(step.token == endToken ? QStringLiteral("</s>")
                                                             : QString(QChar('A' + step.token - 4)));
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
