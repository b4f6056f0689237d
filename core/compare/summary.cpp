// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/summary.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace attn {

Spread spreadOf(const std::vector<double>& values) {
    Spread spread;
    spread.count = values.size();
    if (values.empty())
        return spread;
    const auto count = static_cast<double>(values.size());
    spread.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    if (values.size() > 1) {
        double squares = 0;
        for (const double value : values)
            squares += (value - spread.mean) * (value - spread.mean);
        spread.deviation = std::sqrt(squares / (count - 1));
    }
    return spread;
}

std::vector<LaneSummary> summarize(const ComparisonTable& table) {
    std::vector<std::vector<const ComparedRun*>> runsOf(table.comparison.lanes.size());
    for (const ComparedRun& run : table.runs)
        runsOf[table.comparison.lane(run.run)].push_back(&run);
    std::vector<LaneSummary> lanes;
    for (const std::vector<const ComparedRun*>& runs : runsOf) {
        LaneSummary summary;
        summary.lane = lanes.size();
        summary.runs = runs.size();
        std::vector<std::vector<double>> values(figures().size());
        std::map<Index, std::pair<std::vector<double>, std::vector<double>>> byLength;
        for (const ComparedRun* run : runs) {
            // A diverged run has only times, and those are not comparable with the others.
            if (!run->problem.empty()) {
                ++summary.diverged;
                continue;
            }
            if (summary.bleuSignature.empty())
                summary.bleuSignature = run->bleuSignature;
            for (std::size_t i = 0; i < figures().size(); ++i) {
                if (const std::optional<double>& value = run->figures.*figures()[i].value)
                    values[i].push_back(*value);
            }
            for (const LengthFigures& found : run->byLength) {
                byLength[found.length].first.push_back(found.exactMatch);
                byLength[found.length].second.push_back(found.tokenAccuracy);
            }
        }
        for (const std::vector<double>& found : values)
            summary.figures.push_back(spreadOf(found));
        for (const auto& [length, found] : byLength)
            summary.byLength.push_back({length, spreadOf(found.first), spreadOf(found.second)});
        lanes.push_back(std::move(summary));
    }
    return lanes;
}

bool isMeasured(const std::vector<LaneSummary>& lanes, std::size_t figure) {
    return std::any_of(lanes.begin(), lanes.end(),
                       [&](const LaneSummary& lane) { return lane.figures[figure].count > 0; });
}

}  // namespace attn
