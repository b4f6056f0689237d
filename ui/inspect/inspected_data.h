// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspect/charts/inspect_data.h"

namespace attn {
struct TrainedModel;
}

namespace attn::ui {

class InspectController;
class InspectSelection;
class InspectSystems;

// The current row in the shown system and in the one it is compared with, measured with the present links and
// threshold. Without a row, `main.picture` is nullptr.
InspectedPicture inspectedPicture(const InspectController& controller);

// The metrics that the charts show.
struct ChartChoice {
    Metric metric = Metric::Entropy;
    Metric x = Metric::SourceLength, y = Metric::Confidence;
    bool operator==(const ChartChoice&) const = default;
};
// The metrics until the user chooses: known ones, those of weights before those of links.
ChartChoice usualCharts(const KnownMetrics& known);
InspectedCharts inspectedCharts(const InspectSystems& systems, const InspectSelection& selection,
                                const ChartChoice& choice);
// A map in words: "Cross-attention, layer 1, head 2"; `model` is nullptr for a dump.
QString shownMapName(const TrainedModel* model, const MapAddress& map);
// The maps of the shown system with what was measured of them.
InspectedMaps inspectedMaps(const InspectController& controller);
// Sets the part that concerns the current row.
void setSentence(InspectedCharts& charts, const InspectSystems& systems, const InspectSelection& selection);

}  // namespace attn::ui
