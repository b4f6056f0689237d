// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspected_data.h"

#include <algorithm>
#include <initializer_list>

#include "core/network/shown_maps.h"
#include "ui/inspect/document/inspect_controller.h"
#include "ui/inspect/document/sentence_picture.h"
#include "ui/inspect/table/sentence_model.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/metric_text.h"

namespace attn::ui {
namespace {

InspectedSentence sentenceOf(const InspectController& controller, int system, int row) {
    const Inspection& inspection = controller.inspection();
    InspectedSentence made;
    made.system = QString::fromStdString(inspection.system(system).name);
    made.picture = controller.pictures().picture(system, row);
    if (!made.picture)
        return made;
    made.sentence = inspection.sharedSentence(system, row);
    const MeasureOptions& options = inspection.options();
    made.metrics = measure(*made.sentence, inspection.known(system, row), options, &made.counts);
    // Disagreement needs all systems, so one sentence cannot give it.
    made.metrics[static_cast<std::size_t>(Metric::Disagreement)] =
        valueOf(inspection.metrics(system, row), Metric::Disagreement);
    made.links = systemLinks(*made.sentence, options.threshold);
    return made;
}

// Whether each of the points passes the filter, in their order.
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

QString otherErrorText(const MapCounts& map, const SentenceForm& form) {
    if (!map.other || !map.other->errorRate())
        return {};
    const QString error = metricText(Metric::ErrorRate, map.other->errorRate());
    return form.rows == RowToken::Read
               ? InspectController::tr("with rows of the tokens written: %1").arg(error)
               : InspectController::tr("with rows of the tokens read: %1").arg(error);
}

}  // namespace

InspectedPicture inspectedPicture(const InspectController& controller) {
    InspectedPicture picture;
    const Inspection& inspection = controller.inspection();
    const int system = controller.systems().shown(), row = controller.selection().currentRow();
    if (inspection.options().threshold)
        picture.threshold = static_cast<double>(*inspection.options().threshold);
    if (system < 0 || row < 0)
        return picture;
    picture.main = sentenceOf(controller, system, row);
    // The number in the shown system, as in the table.
    if (picture.main.sentence)
        picture.number = sentenceNumber(picture.main.sentence->key);
    if (const int other = controller.systems().other(); other >= 0)
        picture.other = sentenceOf(controller, other, row);
    if (const std::vector<Link>* known = inspection.known(system, row)) {
        picture.gold = *known;
        picture.hasGold = true;
    }
    if (!controller.measuring().isStale())
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

InspectedCharts inspectedCharts(const InspectSystems& systems, const InspectSelection& selection,
                                const ChartChoice& choice) {
    InspectedCharts charts;
    const Inspection& inspection = systems.inspection();
    charts.metric = choice.metric;
    charts.x = choice.x;
    charts.y = choice.y;
    charts.currentRow = selection.currentRow();
    charts.shownSystem = systems.shown();
    if (charts.shownSystem < 0)
        return charts;
    const std::vector<int>& rows = selection.rows();
    charts.isFilteredOut = rows.empty() && systems.shownCount() > 0;
    std::vector<int> all(static_cast<std::size_t>(inspection.rowCount()));
    for (std::size_t row = 0; row < all.size(); ++row)
        all[row] = static_cast<int>(row);
    charts.bins = histogram(inspection, charts.shownSystem, choice.metric, rows);
    charts.points = scatter(inspection, charts.shownSystem, choice.x, choice.y, all);
    charts.pointShown = shownAmong(charts.points, rows, inspection.rowCount());
    const std::vector<SystemFigures> figures = bySystem(inspection, rows);
    for (int system = 0; system < inspection.systemCount(); ++system)
        charts.systems.push_back({QString::fromStdString(inspection.system(system).name),
                                  systems.colourOf(system), byLength(inspection, system, rows),
                                  figures[static_cast<std::size_t>(system)]});
    charts.classes = {classesOf(inspection, charts.shownSystem, all),
                      classesOf(inspection, charts.shownSystem, rows), selection.filter().actual,
                      selection.filter().given, inspection.options().threshold.has_value()};
    setSentence(charts, systems, selection);
    return charts;
}

InspectedMaps inspectedMaps(const InspectController& controller) {
    InspectedMaps maps;
    const int shown = controller.systems().shown();
    if (shown < 0)
        return maps;
    const Inspection& inspection = controller.inspection();
    const InspectedSystem& system = inspection.system(shown);
    const std::shared_ptr<const TrainedModel> model = controller.systems().model(shown);
    const MapMeasuring& measuring = controller.mapMeasuring();
    const std::vector<MapCounts>* counts = measuring.counts();
    maps.shown = system.map;
    bool isAnyKnown = false;
    const bool hasHeads = std::any_of(system.maps.begin(), system.maps.end(),
                                      [](const MapAddress& map) { return map.site == MapSite::Cross; });
    for (const MapAddress& map : system.maps) {
        InspectedMaps::Cell cell{map, shownMapName(model.get(), map), {}, {}, {}};
        const bool isOfHead = map.site == MapSite::Cross;
        if (isOfHead)
            cell.row = InspectController::tr("Layer %1").arg(map.layer + 1);
        else
            cell.row = map.site == MapSite::Rollout ? InspectController::tr("Rollout") : cell.name;
        cell.column = !hasHeads                          ? InspectController::tr("AER")
                      : !isOfHead                        ? InspectController::tr("Head 1")
                      : map.head == MapAddress::allHeads ? InspectController::tr("Mean")
                                                         : InspectController::tr("Head %1").arg(map.head + 1);
        if (counts)
            for (const MapCounts& each : *counts)
                if (each.map == map) {
                    cell.error = each.counts.errorRate();
                    cell.otherError = otherErrorText(each, system.form);
                }
        isAnyKnown = isAnyKnown || cell.error;
        maps.cells.push_back(cell);
    }
    maps.isStopped = measuring.isStopped();
    const QString note =
        system.form.rows == RowToken::Read
            ? InspectController::tr(
                  "Alignment error (AER) of every map over all sentences, "
                  "with rows of the tokens that are read. The stronger the colour, the lower "
                  "the error. Choose a cell to show its map.")
            : InspectController::tr(
                  "Alignment error (AER) of every map over all sentences. "
                  "The stronger the colour, the lower the error. Choose a cell to show its map.");
    maps.note = maps.isStopped ? InspectController::tr("Measuring was stopped.")
                : !counts      ? InspectController::tr("Measuring the alignment error of every map …")
                : isAnyKnown   ? note
                               : InspectController::tr(
                                     "Open known links to see the alignment error of each map. Choose "
                                       "a cell to show its map.");
    return maps;
}

QString shownMapName(const TrainedModel* model, const MapAddress& map) {
    QString name = model ? mapText(model->network.config(), map) : QString();
    if (name.isEmpty())
        name =
            model ? mapSiteText(model->network.config(), map.site) : QString::fromStdString(mapInWords(map));
    name.front() = name.front().toUpper();
    return model && model->familyAlignment == map ? familyMapText(name) : name;
}

void setSentence(InspectedCharts& charts, const InspectSystems& systems, const InspectSelection& selection) {
    charts.currentRow = selection.currentRow();
    charts.sourceTokens.clear();
    charts.coverage = {};
    charts.isCoverageOfLinks = false;
    if (systems.shown() < 0 || charts.currentRow < 0)
        return;
    const AlignedSentence* sentence = systems.inspection().sentence(systems.shown(), charts.currentRow);
    if (!sentence)
        return;
    charts.sourceTokens = tokensOf(sentence->source);
    charts.coverage = coverageOf(*sentence);
    charts.isCoverageOfLinks = sentence->links.has_value();
}

}  // namespace attn::ui
