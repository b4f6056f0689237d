// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "core/inspect/measures/measure.h"
#include "core/inspect/table/charts.h"
#include "core/inspect/table/corpus_classes.h"
#include "core/network/map_address.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// One sentence of one system, with what Inspect mode shows of it.
struct InspectedSentence {
    QString system;                          // name of the system
    std::shared_ptr<const Picture> picture;  // nullptr: the system lacks the sentence
    std::shared_ptr<const AlignedSentence> sentence;
    MetricValues metrics = noMetrics();
    AlignmentCounts counts;   // of this sentence
    std::vector<Link> links;  // links that the system's weights become with the threshold
};

// The content of the right half of Inspect mode.
struct InspectedPicture {
    QString number;  // of the sentence, as in the table; empty: no sentence
    InspectedSentence main;
    std::optional<InspectedSentence> other;  // the system that it is compared with
    std::vector<Link> gold;                  // known links of the sentence
    bool hasGold = false;
    std::optional<double> threshold;        // empty: the largest weight of each row counts
    std::optional<double> corpusErrorRate;  // AER of all rows with this threshold
};

// The alignment error of all maps of the shown system, over its corpus.
struct InspectedMaps {
    struct Cell {
        MapAddress map;
        QString name;         // "cross-attention, layer 1, head 2"
        QString row, column;  // "Layer 1", "Head 2"
        std::optional<double> error;
        QString otherError = {};  // in words: that with rows of the other kind; empty where there is none
        bool operator==(const Cell&) const = default;
    };
    std::vector<Cell> cells;  // none: there is no choice
    std::optional<MapAddress> shown;
    QString note;            // what the numbers are, or why there are none
    bool isStopped = false;  // the user stopped the measuring
    bool operator==(const InspectedMaps&) const = default;
};

// The classes of the shown system: over all of its sentences, and over those that pass the filter.
struct InspectedClasses {
    std::optional<CorpusClasses> all, shown;
    std::optional<std::string> actual, given;  // of the filter
    bool hasThreshold = false;                 // weights above it count as found
};

// The content of the charts as plain values.
struct InspectedCharts {
    std::vector<HistogramBin> bins;  // of `metric`
    Metric metric = Metric::Entropy;
    std::vector<ScatterPoint> points;  // x against y, for all rows
    std::vector<bool> pointShown;      // for each point whether it passes the filter
    Metric x = Metric::SourceLength, y = Metric::Confidence;
    int currentRow = -1;
    struct System {
        QString name;
        int colour = 0;  // index for Theme::lane
        std::vector<LengthGroup> byLength;
        SystemFigures figures;
    };
    std::vector<System> systems;
    int shownSystem = -1;
    // For the current sentence: coverage of each source token, by weights or in links.
    QStringList sourceTokens;
    Vector coverage;
    bool isCoverageOfLinks = false;
    // Whether there are sentences, but none passes the filter.
    bool isFilteredOut = false;
    InspectedMaps maps;
    InspectedClasses classes;
};

}  // namespace attn::ui
