// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_lanes.h"

#include <algorithm>
#include <initializer_list>
#include <limits>

#include "ui/inspect/inspect_controller.h"
#include "ui/inspect/table/sentence_model.h"
#include "ui/pictures/lane/lane_identity.h"

namespace attn::ui {
namespace {

QStringList tokensOf(const TokenList& tokens) {
    QStringList list;
    list.reserve(tokens.size());
    for (int i = 0; i < tokens.size(); ++i)
        list.append(QString::fromUtf8(tokens[i].data(), static_cast<qsizetype>(tokens[i].size())));
    return list;
}

InspectedLane laneOf(const InspectController& controller, int system, int row) {
    const Inspection& inspection = controller.inspection();
    InspectedLane made;
    made.system = QString::fromStdString(inspection.system(system).name);
    made.lane = controller.lane(system, row);
    if (!made.lane)
        return made;
    made.sentence = inspection.sharedSentence(system, row);
    const MeasureOptions& options = inspection.options();
    made.metrics = measure(*made.sentence, inspection.known(system, row), options, &made.counts);
    // Of all systems together, so that it is not in what one sentence tells.
    made.metrics[static_cast<std::size_t>(Metric::Disagreement)] =
        valueOf(inspection.metrics(system, row), Metric::Disagreement);
    made.links = systemLinks(*made.sentence, options.threshold);
    return made;
}

// Which points pass, by their place in `points`.
std::vector<bool> shownAmong(const std::vector<ScatterPoint>& points, const std::vector<int>& rows,
                             int rowCount) {
    std::vector<bool> passes(static_cast<std::size_t>(rowCount));
    for (const int row : rows)
        passes[static_cast<std::size_t>(row)] = true;
    std::vector<bool> shown;
    shown.reserve(points.size());
    for (const ScatterPoint& point : points)
        shown.push_back(passes[static_cast<std::size_t>(point.row)]);
    return shown;
}

}  // namespace

std::shared_ptr<LaneData> inspectedLane(const AlignedSentence& sentence, const std::vector<Link>* known) {
    auto lane = std::make_shared<LaneData>();
    lane->sourceTokens = tokensOf(sentence.source);
    lane->outputTokens = tokensOf(sentence.target);
    lane->sourceUnknown.assign(static_cast<std::size_t>(sentence.source.size()), false);
    lane->attends = sentence.weights.size() > 0 || sentence.links.has_value();
    if (known)
        lane->links = *known;
    lane->isFinished = true;
    auto trace = std::make_shared<DecodeTrace>();
    trace->source.assign(static_cast<std::size_t>(sentence.source.size()), unknownToken);
    trace->stop = StopReason::End;
    for (int row = 0; row < sentence.target.size(); ++row) {
        StepTrace step;
        step.step = row;
        // Of the token alone: not known.
        step.logProbability = step.predictedProbability = std::numeric_limits<Real>::quiet_NaN();
        if (sentence.weights.size() > 0)
            step.weights = sentence.weights.row(row).transpose();
        else if (sentence.links)
            step.weights = Vector::Zero(sentence.source.size());
        trace->steps.push_back(std::move(step));
    }
    if (sentence.weights.size() == 0 && sentence.links) {
        lane->ownLinks = sentence.links;
        for (const Link& link : *sentence.links)
            trace->steps[static_cast<std::size_t>(link.target)].weights[link.source] = 1;
    }
    lane->trace = std::move(trace);
    return lane;
}

int scoreColour(const ModelConfig& config) {
    LaneData lane;
    setIdentity(lane, config);
    return lane.colour;
}

InspectedPicture inspectedPicture(const InspectController& controller) {
    InspectedPicture picture;
    const Inspection& inspection = controller.inspection();
    const int system = controller.shownSystem(), row = controller.currentRow();
    if (inspection.options().threshold)
        picture.threshold = static_cast<double>(*inspection.options().threshold);
    if (system < 0 || row < 0)
        return picture;
    picture.main = laneOf(controller, system, row);
    // The shown system's own, as the table has it.
    if (picture.main.sentence)
        picture.number = sentenceNumber(picture.main.sentence->key);
    if (const int other = controller.otherSystem(); other >= 0)
        picture.other = laneOf(controller, other, row);
    if (const std::vector<Link>* known = inspection.known(system, row)) {
        picture.gold = *known;
        picture.hasGold = true;
    }
    if (!controller.isMeasuring())
        picture.corpusErrorRate = inspection.pooled(system).errorRate();
    return picture;
}

ChartChoice usualCharts(const KnownMetrics& known) {
    const auto firstKnown = [&](std::initializer_list<Metric> wanted) {
        const auto found = std::find_if(wanted.begin(), wanted.end(), [&](Metric metric) {
            return known[static_cast<std::size_t>(metric)];
        });
        return found == wanted.end() ? *wanted.begin() : *found;
    };
    return {firstKnown({Metric::Entropy, Metric::ErrorRate, Metric::SourceLength}), Metric::SourceLength,
            firstKnown({Metric::Confidence, Metric::ErrorRate, Metric::TargetLength})};
}

InspectedCharts inspectedCharts(const InspectController& controller, const ChartChoice& choice) {
    InspectedCharts charts;
    const Inspection& inspection = controller.inspection();
    charts.metric = choice.metric;
    charts.x = choice.x;
    charts.y = choice.y;
    charts.currentRow = controller.currentRow();
    charts.shownSystem = controller.shownSystem();
    if (charts.shownSystem < 0)
        return charts;
    const std::vector<int>& rows = controller.rows();
    charts.isFilteredOut = rows.empty() && controller.shownCount() > 0;
    std::vector<int> all(static_cast<std::size_t>(inspection.rowCount()));
    for (std::size_t row = 0; row < all.size(); ++row)
        all[row] = static_cast<int>(row);
    charts.bins = histogram(inspection, charts.shownSystem, choice.metric, rows);
    charts.points = scatter(inspection, charts.shownSystem, choice.x, choice.y, all);
    charts.pointShown = shownAmong(charts.points, rows, inspection.rowCount());
    const std::vector<SystemFigures> figures = bySystem(inspection, rows);
    for (int system = 0; system < inspection.systemCount(); ++system)
        charts.systems.push_back({QString::fromStdString(inspection.system(system).name),
                                  controller.colourOf(system), byLength(inspection, system, rows),
                                  figures[static_cast<std::size_t>(system)]});
    setSentence(charts, controller);
    return charts;
}

void setSentence(InspectedCharts& charts, const InspectController& controller) {
    charts.currentRow = controller.currentRow();
    charts.sourceTokens.clear();
    charts.coverage = {};
    charts.isCoverageOfLinks = false;
    if (controller.shownSystem() < 0 || charts.currentRow < 0)
        return;
    const AlignedSentence* sentence =
        controller.inspection().sentence(controller.shownSystem(), charts.currentRow);
    if (!sentence)
        return;
    charts.sourceTokens = tokensOf(sentence->source);
    charts.coverage = coverageOf(*sentence);
    charts.isCoverageOfLinks = sentence->links.has_value();
}

}  // namespace attn::ui
