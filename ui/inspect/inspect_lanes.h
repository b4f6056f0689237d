// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/recurrent/config.h"
#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

class InspectController;

// A sentence for pictures: a trace with nothing but weights, which are 1 for each link of a system with
// links. The caller sets name and colour.
std::shared_ptr<LaneData> inspectedLane(const AlignedSentence& sentence, const std::vector<Link>* known);

// The index for Theme::lane of a model's score.
int scoreColour(const ModelConfig& config);

// The current row in the shown system and in the one it is compared with, measured with the present links and
// threshold. Without a row, `main.lane` is nullptr.
InspectedPicture inspectedPicture(const InspectController& controller);

// The metrics that the charts show.
struct ChartChoice {
    Metric metric = Metric::Entropy;
    Metric x = Metric::SourceLength, y = Metric::Confidence;
    bool operator==(const ChartChoice&) const = default;
};
// The metrics until the user chooses: known ones, those of weights before those of links.
ChartChoice usualCharts(const KnownMetrics& known);
InspectedCharts inspectedCharts(const InspectController& controller, const ChartChoice& choice);
// Sets the part that concerns the current row.
void setSentence(InspectedCharts& charts, const InspectController& controller);

}  // namespace attn::ui
