// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/figure_tables.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/exports/step_numbers_parts.h"
#include "ui/figures/step/beam_finder.h"
#include "ui/figures/step/step_caption.h"
#include "ui/kit/text/string_lists.h"
#include "ui/pictures/beam/beam_text.h"
#include "ui/pictures/lane/difference.h"

namespace attn::ui {
namespace {

// The hypotheses of a beam search, all of one lane.
NumberTables beamTables(const StepFigure& figure) {
    const std::shared_ptr<const BeamData> data = foundBeam(figure);
    const FigureSource lane = lanesOf(figure).front();
    NumberTables tables;
    tables.format = "attention-lab beam";
    tables.text = figure.text.toStdString();
    tables.columns = {{"rank", "rank"},   {"output", "hypothesis"}, {"log_probability", "$\\ln p$"},
                      {"score", "score"}, {"length", ""},           {"end", ""}};
    tables.rowsKey = "hypotheses";
    tables.listKey = "tokens";
    NumberTable table;
    table.caption =
        figure.caption.isEmpty() ? lane.picture->name.toStdString() : figure.caption.toStdString();
    table.facts = {{"lane", lane.picture->name.toStdString()},
                   {"model", lane.model.toStdString()},
                   {"updates", lane.updates},
                   {"beam_width", data->width},
                   {"length_power", data->lengthPower},
                   {"refill", data->ended == EndedPlace::IsRefilled},
                   {"maximum_length", data->maximumLength}};
    table.changes = stringsOf(changeTexts(lane));
    for (const Index place : data->tree->ranked) {
        const BeamNode& node = nodeOf(*data, place);
        NumberRow row;
        row.cells = {static_cast<Index>(table.rows.size()) + 1,
                     pathText(*data, place).toStdString(),
                     node.logProbability,
                     node.score,
                     node.length,
                     std::string(node.stop == StopReason::End ? "</s>" : "maximum length")};
        for (const Index each : pathTo(*data->tree, place))
            row.list.emplace_back(data->tokens[each].toStdString());
        table.rows.push_back(std::move(row));
    }
    tables.tables = {std::move(table)};
    return tables;
}

bool isComparable(const FigureSource& lane, const Picture& base) {
    return lane.picture.get() != &base && lane.picture->attends && refusalOf(*lane.picture, base).isEmpty();
}

// The caption of a lane's own table, unless the user wrote a caption for all of them.
std::string captionOfPair(const StepFigure& figure, const FigureSource& lane, const Picture& base) {
    StepFigure pair = figure;
    pair.lanes = {lane};
    for (const FigureSource& each : figure.lanes)
        if (each.picture.get() == &base)
            pair.lanes.push_back(each);
    pair.selection.lane = 1;
    if (figure.caption == stepCaption(figure))
        return stepCaption(pair).toStdString();
    const QString names = QStringLiteral("%1 − %2").arg(lane.picture->name, base.name);
    return (figure.caption.isEmpty() ? names : names + QStringLiteral(": ") + figure.caption).toStdString();
}

NumberRow differenceRow(const Picture& picture, const Picture& base, int row) {
    NumberRow result;
    result.cells.reserve(3);
    result.cells.emplace_back(Index(row) + 1);
    result.cells.emplace_back(picture.outputTokens.value(row).toStdString());
    if (row < base.rows.size())
        result.cells.emplace_back(base.outputTokens.value(row).toStdString());
    else
        result.cells.emplace_back();
    for (int j = 0; j < static_cast<int>(picture.sourceTokens.size()); ++j) {
        if (const std::optional<double> difference = differenceAt(picture, base, row, j))
            result.list.emplace_back(shortestNumber(static_cast<Real>(*difference)));
        else
            result.list.emplace_back();
    }
    return result;
}

NumberTables differenceTables(const StepFigure& figure) {
    requireComparison(figure);
    const Picture& base = *baseOf(figure);
    NumberTables tables;
    tables.format = "attention-lab differences";
    tables.text = figure.text.toStdString();
    tables.columns = {{"step", "$t$"}, {"output", "$\\Delta\\alpha_{tj}$"}, {"base_output", "base"}};
    tables.rowsKey = "steps";
    tables.listKey = "differences";
    for (const FigureSource& lane : figure.lanes) {
        if (!isComparable(lane, base))
            continue;
        NumberTable table;
        table.caption = captionOfPair(figure, lane, base);
        table.facts = {{"lane", lane.picture->name.toStdString()},
                       {"base", base.name.toStdString()},
                       {"model", lane.model.toStdString()},
                       {"updates", lane.updates}};
        table.changes = stringsOf(changeTexts(lane));
        table.heads = stringsOf(lane.picture->sourceTokens);
        for (int row = 0; row < rowsShown(*lane.picture, figure.selection); ++row)
            table.rows.push_back(differenceRow(*lane.picture, base, row));
        tables.tables.push_back(std::move(table));
    }
    return tables;
}

}  // namespace

std::optional<NumberTables> figureTables(const StepFigure& figure) {
    if (figure.view == QLatin1String("beam"))
        return beamTables(figure);
    if (baseOf(figure))
        return differenceTables(figure);
    return std::nullopt;
}

void requireComparison(const StepFigure& figure) {
    const Picture& base = *baseOf(figure);
    const std::string name = base.name.toStdString();
    if (!base.attends)
        throw Error(std::string(name).append(
            " has no weights that others could be compared with; choose another lane."));
    if (std::none_of(figure.lanes.begin(), figure.lanes.end(),
                     [&](const FigureSource& lane) { return isComparable(lane, base); }))
        throw Error(std::string("there is no lane to compare ")
                        .append(name)
                        .append(" with; show two lanes whose weights are over the same source tokens."));
}

}  // namespace attn::ui
