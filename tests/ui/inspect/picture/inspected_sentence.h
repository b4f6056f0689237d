// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/inspect/measures/measure.h"
#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

struct SentenceOptions {
    QString system = QStringLiteral("Additive");
    int colour = 0;
    double sharpness = 3;  // of each row's peak
    int shift = 0;         // of the peaks from the diagonal
    bool hasLinksOnly = false;
};

// One system's weights of a sentence pair, end marks added: rows are softmaxes with a peak on the diagonal.
inline InspectedSentence inspectedSentence(const std::vector<std::string>& source,
                                           const std::vector<std::string>& target,
                                           const std::vector<Link>& known,
                                           const SentenceOptions& options = {},
                                           std::optional<double> threshold = {}) {
    auto sentence = std::make_shared<AlignedSentence>();
    sentence->source = TokenList(source);
    sentence->target = TokenList(target);
    sentence->source.add(endMark);
    sentence->target.add(endMark);
    sentence->hasSourceEnd = sentence->hasTargetEnd = true;
    sentence->logProbability = -1.25;
    const int sources = sentence->source.size(), targets = sentence->target.size();
    AlignmentWeights weights(targets, sources);
    for (int i = 0; i < targets; ++i) {
        const double peak =
            std::clamp((i + options.shift) * (sources - 1.0) / (targets - 1.0), 0.0, sources - 1.0);
        for (int j = 0; j < sources; ++j)
            weights(i, j) = static_cast<Real>(
                std::exp(-options.sharpness * std::abs(j - peak) + 0.1 * ((i * 7 + j * 3) % 5)));
        weights.row(i) /= weights.row(i).sum();
    }
    auto picture = std::make_shared<Picture>();
    std::vector<MapTrace> rows(static_cast<std::size_t>(targets));
    picture->name = options.system;
    picture->colour = options.colour;
    picture->isFinished = true;
    for (const std::string& token : sentence->source.toVector())
        picture->sourceTokens << QString::fromStdString(token);
    picture->sourceUnknown.assign(static_cast<std::size_t>(sources), false);
    picture->links = known;
    for (int i = 0; i < targets; ++i) {
        rows[static_cast<std::size_t>(i)].weights = weights.row(i).transpose();
        picture->outputTokens << QString::fromStdString(std::string(sentence->target[i]));
    }
    if (options.hasLinksOnly) {
        sentence->links = picture->ownLinks = known;
        for (MapTrace& row : rows)
            row.weights.setZero();
        for (const Link& link : known)
            rows[static_cast<std::size_t>(link.target)].weights[link.source] = 1;
    } else {
        sentence->weights = weights;
    }
    picture->rows = AttentionRows(std::move(rows));
    InspectedSentence inspected;
    inspected.system = options.system;
    inspected.picture = picture;
    inspected.metrics = measure(*sentence, &known, {.threshold = threshold}, &inspected.counts);
    inspected.links = systemLinks(*sentence, threshold);
    inspected.sentence = sentence;
    return inspected;
}

inline std::vector<std::string> numberedTokens(const std::string& word, int count) {
    std::vector<std::string> tokens;
    for (int i = 0; i < count; ++i)
        tokens.push_back(word + std::to_string(i + 1));
    return tokens;
}

}  // namespace attn::ui
