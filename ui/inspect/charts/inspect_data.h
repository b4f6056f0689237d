// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "core/inspect/measures/measure.h"
#include "core/inspect/table/charts.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// One sentence of one system, as the pictures of Inspect mode show it. `lane` has a trace of the weights
// alone (core/network/trace.h: StepTrace::weights); of links they are 1 each.
struct InspectedLane {
    QString system;                        // name of the system
    std::shared_ptr<const LaneData> lane;  // nullptr: the system lacks the sentence
    std::shared_ptr<const AlignedSentence> sentence;
    MetricValues metrics = noMetrics();
    AlignmentCounts counts;   // of this sentence
    std::vector<Link> links;  // what the system's weights become with the threshold
};

// What the right half of Inspect mode shows.
struct InspectedPicture {
    QString number;  // of the sentence, as the table has it; empty: none
    InspectedLane main;
    std::optional<InspectedLane> other;  // that it is compared with
    std::vector<Link> gold;              // known links of the sentence
    bool hasGold = false;
    std::optional<double> threshold;        // none: the largest weight of a row
    std::optional<double> corpusErrorRate;  // AER of all rows with this threshold
};

// What the charts show: values, no document.
struct InspectedCharts {
    std::vector<HistogramBin> bins;  // of `metric`
    Metric metric = Metric::Entropy;
    std::vector<ScatterPoint> points;  // of x against y, all rows
    std::vector<bool> pointShown;      // passes the filter, by point
    Metric x = Metric::SourceLength, y = Metric::Confidence;
    int currentRow = -1;
    struct System {
        QString name;
        int colour = 0;  // of Theme::lane
        std::vector<LengthGroup> byLength;
        SystemFigures figures;
    };
    std::vector<System> systems;
    int shownSystem = -1;
    // Of the current sentence: coverage of each source token, by weights or in links.
    QStringList sourceTokens;
    Vector coverage;
    bool isCoverageOfLinks = false;
    // There are sentences, but none passes the filter.
    bool isFilteredOut = false;
};

}  // namespace attn::ui
