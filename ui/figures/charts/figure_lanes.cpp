// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/figure_lanes.h"
#include "ui/kit/text/tr.h"

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/network/attention/scores/score_registry.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int longestName = 40;
const QString byLengthEnd = QStringLiteral("_by_length");

int rowOf(const std::string& score) {
    const auto& rows = scoreFunctions();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ScoreDescription& row) { return row.id == score; });
    return static_cast<int>(found - rows.begin());
}

QString taskLabel(const std::string& id) {
    const TaskDescription* task = findTask(id);
    return task ? coreText(task->label) : QString::fromStdString(id);
}

bool has(const std::vector<LaneSummary>& lanes, const std::string& id) {
    for (std::size_t i = 0; i < figures().size(); ++i) {
        if (figures()[i].id == id)
            return isMeasured(lanes, i);
    }
    return false;
}

bool hasLengths(const std::vector<LaneSummary>& lanes) {
    return std::any_of(lanes.begin(), lanes.end(),
                       [](const LaneSummary& lane) { return !lane.byLength.empty(); });
}

bool areClasses(const std::vector<LaneSummary>& lanes) {
    return has(lanes, "accuracy") && !has(lanes, "exact_match");
}

FigureChoice usualSummary(const std::vector<LaneSummary>& lanes) {
    FigureChoice choice;
    const char* quality = has(lanes, "bleu") ? "bleu" : "exact_match";
    // Lanes of classes have accuracy and evidence in place of the others.
    for (const char* id : {"accuracy", quality, "evidence_hits", "alignment_error_rate", "tokens_per_second",
                           "seconds", "parameters"}) {
        if (has(lanes, id))
            choice.ids.append(QString::fromLatin1(id));
    }
    if (choice.ids.isEmpty())
        throw Error("the table has no figures to draw; it needs at least one run that was measured.");
    return choice;
}

void requireLengths(const std::vector<LaneSummary>& lanes) {
    if (!hasLengths(lanes))
        throw Error("the table has no figures by length; make it with attnlab compare --lengths 1-30.");
}

[[noreturn]] void refuse(const QString& found) {
    std::vector<std::string> known = {"summary", "lengths"};
    for (const Figure& figure : figures())
        known.push_back(figure.id);
    known.push_back("exact_match_by_length");
    known.push_back("token_accuracy_by_length");
    known.push_back("accuracy_by_length");
    throw Error("--what: " + inQuotes(found.toStdString()) + " is no figure; " +
                suggestion(found.toStdString(), known));
}

}  // namespace

QVector<FigureLane> figureLanes(const Comparison& comparison) {
    QVector<FigureLane> lanes;
    std::set<std::pair<std::string, int>> taken;  // colours in use, by task
    const std::string firstTask = dataName(comparison.lanes.front().recipe);
    const bool isOneTask =
        std::all_of(comparison.lanes.begin(), comparison.lanes.end(),
                    [&](const ComparedLane& lane) { return dataName(lane.recipe) == firstTask; });
    std::set<int> wanted;  // colours of all scores
    for (const ComparedLane& compared : comparison.lanes)
        wanted.insert(rowOf(compared.recipe.model.attention.score));
    for (const ComparedLane& compared : comparison.lanes) {
        const Recipe& recipe = compared.recipe;
        const std::string data = dataName(recipe);
        const std::string& score = recipe.model.attention.score;
        std::string name = compared.name;
        if (!isOneTask && name.starts_with(data + "/"))
            name.erase(0, data.size() + 1);
        FigureLane lane;
        const ScoreDescription* row = findScoreFunction(score);
        lane.name = (row && name == score ? coreText(row->label) : QString::fromStdString(name)).simplified();
        if (lane.name.size() > longestName)
            lane.name = lane.name.left(longestName - 1) + QChar(0x2026);
        lane.task = taskLabel(data);
        lane.colour = rowOf(score) % laneColourCount;
        // Takes the first colour that no score of the comparison wants and no lane has.
        if (taken.count({data, lane.colour}) > 0) {
            for (int colour = 0; colour < laneColourCount; ++colour) {
                if (wanted.count(colour) == 0 && taken.count({data, colour}) == 0) {
                    lane.colour = colour;
                    break;
                }
            }
        }
        taken.insert({data, lane.colour});
        lanes.append(lane);
    }
    return lanes;
}

QString figureCaption(const ComparisonTable& table, const FigureChoice& choice) {
    const Comparison& comparison = table.comparison;
    QStringList seeds;
    for (const std::uint64_t seed : comparison.seeds)
        seeds.append(QString::number(seed));
    const bool isLong = seeds.size() > 5;
    const QString listed = seeds.join(QStringLiteral(", "));
    QString text = isLong ? tr("Mean and standard deviation over %1 seeds", nullptr, pluralOf(seeds.size()))
                                .arg(seeds.size())
                   : seeds.size() > 1
                       ? tr("Mean and standard deviation over seeds %1", "a list of numbers").arg(listed)
                       : tr("One run, seed %1").arg(listed);
    const bool hasBars = !choice.ids.isEmpty(), hasLines = !choice.byLength.isEmpty();
    if (hasBars && comparison.testPairs > 0)
        text += tr("; measured on %1 fresh pairs").arg(comparison.testPairs);
    if (hasLines)
        text += (hasBars ? tr("; by length on at most %1 fresh pairs of each length")
                         : tr("; measured on at most %1 fresh pairs of each length"))
                    .arg(comparison.lengths.pairs);
    text += QLatin1Char('.');
    const auto diverged = std::count_if(table.runs.begin(), table.runs.end(),
                                        [](const ComparedRun& run) { return !run.problem.empty(); });
    if (diverged > 0)
        text += tr(" Diverged: %1 of %2 runs.").arg(diverged).arg(comparison.runCount());
    const std::size_t missing = missingRuns(table).size();
    if (missing > 0)
        text += tr(" Missing: %1 of %2 runs.").arg(missing).arg(comparison.runCount());
    if (!recipeDifferences(comparison).empty())
        text += tr(" The recipes differ in more than their attention.");
    return text;
}

FigureChoice chooseFigure(const QString& what, const ComparisonTable& table) {
    if (table.comparison.lanes.size() > mostFigureLanes)
        throw Error("the table has " + std::to_string(table.comparison.lanes.size()) +
                    " recipes, and a picture shows at most " + std::to_string(mostFigureLanes) +
                    "; compare fewer of them in one table.");
    const std::vector<LaneSummary> lanes = summarize(table);
    // A class is one token, so that there is one figure by length.
    const QStringList bothByLength =
        areClasses(lanes) ? QStringList{QStringLiteral("accuracy")}
                          : QStringList{QStringLiteral("exact_match"), QStringLiteral("token_accuracy")};
    FigureChoice choice;
    if (what.isEmpty() || what == QLatin1String("summary")) {
        choice = usualSummary(lanes);
        if (what.isEmpty() && hasLengths(lanes))
            choice.byLength = bothByLength;
        return choice;
    }
    if (what == QLatin1String("lengths")) {
        requireLengths(lanes);
        choice.byLength = bothByLength;
        return choice;
    }
    for (const QString& given : what.split(QLatin1Char(','))) {
        QString id = given;
        const bool isByLength = id.endsWith(byLengthEnd);
        if (isByLength)
            id.chop(byLengthEnd.size());
        if (!findFigure(id.toStdString()))
            refuse(given);
        if (isByLength)
            requireLengths(lanes);
        if (isByLength && !bothByLength.contains(id))
            throw Error("--what: the table has no " + inQuotes(given.toStdString()) + "; by length it has " +
                        bothByLength.join(byLengthEnd + QStringLiteral(" and ")).toStdString() +
                        QString(byLengthEnd).toStdString() + ".");
        QStringList& ids = isByLength ? choice.byLength : choice.ids;
        if (ids.contains(id))
            throw Error("--what: " + inQuotes(given.toStdString()) +
                        " stands twice; give every figure once.");
        if (!isByLength && !has(lanes, id.toStdString()))
            throw Error("--what: the table has no values of " + inQuotes(given.toStdString()) + ".");
        ids.append(id);
    }
    return choice;
}

}  // namespace attn::ui
