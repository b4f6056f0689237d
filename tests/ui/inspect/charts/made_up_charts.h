// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspect/charts/inspect_data.h"

namespace attn::test {

// Entropy from 0 to 2 in ten bins, four points, two systems with known links and one without.
inline ui::InspectedCharts madeUpCharts() {
    ui::InspectedCharts charts;
    charts.metric = Metric::Entropy;
    for (int i = 0; i < 10; ++i)
        charts.bins.push_back({.low = i / 5.0, .high = (i + 1) / 5.0, .all = 10 * (i + 1), .shown = 5 * i});
    charts.x = Metric::SourceLength;
    charts.y = Metric::Confidence;
    charts.points = {{.row = 3, .x = 5, .y = 0.2},
                     {.row = 8, .x = 10, .y = 0.4},
                     {.row = 11, .x = 20, .y = 0.6},
                     {.row = 40, .x = 30, .y = 0.9}};
    charts.pointShown = {true, true, false, true};
    charts.currentRow = 8;
    const auto system = [](const char* name, int colour, long hits) {
        ui::InspectedCharts::System made;
        made.name = QString::fromUtf8(name);
        made.colour = colour;
        made.figures.counts = {.sureHits = hits, .possibleHits = hits, .found = 100, .sure = 100};
        made.figures.sentences = 70;
        made.byLength = {
            {.shortest = 1, .longest = 9, .sentences = 40, .counts = made.figures.counts, .accuracy = {}},
            {.shortest = 10, .longest = 19, .sentences = 30, .counts = made.figures.counts, .accuracy = {}}};
        return made;
    };
    charts.systems = {system("Additive", 0, 90), system("Dot", 2, 75), system("Mystery", 3, 0)};
    charts.systems[0].figures.accuracy = 0.8;
    charts.systems[0].byLength[0].accuracy = 0.95;
    charts.systems[2].figures.counts = {};
    charts.systems[2].byLength.clear();
    charts.shownSystem = 0;
    charts.sourceTokens = {QStringLiteral("the"), QStringLiteral("old"), QStringLiteral("house")};
    charts.coverage = Vector(3);
    charts.coverage << Real(0.5), Real(1), Real(1.75);
    return charts;
}

}  // namespace attn::test
