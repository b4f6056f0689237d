// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <random>
#include <vector>

#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

struct MadeUp {
    Index updates = 1000;
    Index measureEvery = 50;
    double speed = 1;  // of learning
    Index firstUpdate = 0;
    bool attends = true;
    bool isText = false;  // has BLEU instead of known links
    unsigned seed = 1;
};

// Losses fall from 3 with noise. Measurements and snapshots fit them.
inline LaneHistory madeUpHistory(const MadeUp& options = {}) {
    std::mt19937 generator(options.seed);
    std::normal_distribution<double> normal;
    LaneHistory history;
    history.firstUpdate = options.firstUpdate;
    const auto known = [&](Index update) {
        return 1 / (1 + std::exp(-(options.speed * static_cast<double>(update) - 350) / 70));
    };
    for (Index update = options.firstUpdate + 1; update <= options.firstUpdate + options.updates; ++update) {
        const double noise = std::exp(0.25 * normal(generator));
        const double loss = 3 * (1 - known(update)) + 0.01;
        history.losses.push_back(static_cast<float>(loss * noise));
        if (update % options.measureEvery != 0) {
            continue;
        }
        Measurement measured;
        measured.update = update;
        measured.pairs = 200;
        measured.loss = loss;
        measured.exactMatch = known(update - 60);
        measured.tokenAccuracy = known(update);
        if (options.isText) {
            measured.bleu = 60 * known(update);
        } else if (options.attends) {
            measured.alignmentErrorRate = 0.9 - 0.88 * known(update + 60);
            if (!history.alignedAt && *measured.alignmentErrorRate < LaneHistory::rightAlignment) {
                history.alignedAt = update;
            }
        }
        if (!history.exactAt && measured.exactMatch >= LaneHistory::nearlyAll) {
            history.exactAt = update;
        }
        history.measurements.push_back(measured);
        history.snapshots.push_back({update, nullptr, update % (4 * options.measureEvery) == 0});
    }
    return history;
}

// Makes lanes of these histories, which must outlive the lanes. A history with an origin becomes a branch.
inline std::vector<CurveLane> lanesOf(const std::vector<LaneHistory>& histories) {
    static const char* const names[] = {"Additive",    "General", "Dot",      "Scaled dot",
                                        "Key · query", "Content", "Location", "No attention"};
    std::vector<CurveLane> lanes;
    for (std::size_t i = 0; i < histories.size(); ++i) {
        const auto& origin = histories[i].origin;
        const std::size_t whose = origin ? origin->lane : i;
        QString name = QString::fromUtf8(names[whose % 8]);
        if (origin) {
            name += QStringLiteral(" from %1").arg(origin->update);
        }
        lanes.push_back(
            {name, static_cast<int>(whose % 8), origin.has_value(), false, false, &histories[i], {}});
    }
    return lanes;
}

}  // namespace attn::ui
