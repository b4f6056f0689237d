// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/recurrent/config.h"
#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

class InspectController;

// What pictures show of a sentence: a trace of the weights alone, 1 for each link of what gives links. Name
// and colour are left to the caller.
std::shared_ptr<LaneData> inspectedLane(const AlignedSentence& sentence, const std::vector<Link>* known);

// Of Theme::lane, that of a model's score.
int scoreColour(const ModelConfig& config);

// The current row in the shown system and the one it is compared with, measured with the links and the
// threshold there are. Without a row `main.lane` is nullptr.
InspectedPicture inspectedPicture(const InspectController& controller);

// What the charts are about.
struct ChartChoice {
    Metric metric = Metric::Entropy;
    Metric x = Metric::SourceLength, y = Metric::Confidence;
    bool operator==(const ChartChoice&) const = default;
};
// Until somebody chooses: about what is known, weights before links.
ChartChoice usualCharts(const KnownMetrics& known);
InspectedCharts inspectedCharts(const InspectController& controller, const ChartChoice& choice);
// The part of it that is about the current row.
void setSentence(InspectedCharts& charts, const InspectController& controller);

}  // namespace attn::ui
