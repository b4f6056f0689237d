// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/what_if_marks.h"

#include <QStringList>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

QString joinLines(const QStringList& lines) {
    return lines.join(QLatin1Char('\n'));
}

// The original token of this row, if it is another one.
QString tokenBeforeText(const LaneData& lane, std::size_t row) {
    if (!lane.original || !lane.target || row >= lane.original->steps.size())
        return {};
    const Token before = lane.original->steps[row].token;
    return before == lane.trace->steps[row].token ? QString()
                                                  : QString::fromStdString(lane.target->text(before));
}

QString rowNote(const LaneData& lane, Index row, const QString& before) {
    QStringList lines;
    if (const StepIntervention* change = lane.whatIfs.of(row)) {
        QStringList parts;
        if (change->token)
            parts << tr("token");
        for (const auto& [map, edit] : change->maps) {
            if (edit.weights)
                parts << tr("weights");
            if (edit.temperature)
                parts << tr("temperature %1").arg(exactNumber(static_cast<double>(*edit.temperature)));
        }
        lines << tr("changed by hand: %1").arg(parts.join(QStringLiteral(", ")));
    }
    if (!before.isEmpty())
        lines << tr("the original has %1 here").arg(tokenName(before));
    return joinLines(lines);
}

QString sourceNote(const LaneData& lane, Index source, const QString& before) {
    QStringList lines;
    if (lane.whatIfs.zeroed.contains(source))
        lines << tr("its annotation is set to 0");
    if (lane.whatIfs.swapped.contains(source))
        lines << (before.isEmpty() ? tr("swapped by hand")
                                   : tr("swapped by hand: the original has %1 here").arg(tokenName(before)));
    return joinLines(lines);
}

}  // namespace

QString quotedToken(const QString& token) {
    return QStringLiteral("“%1”").arg(tokenText(token).text);
}

std::optional<Token> sourceBefore(const LaneData& lane, int source) {
    if (!lane.whatIfs.swapped.contains(source) || !lane.original ||
        source >= static_cast<int>(lane.original->source.size()))
        return std::nullopt;
    return lane.original->source[static_cast<std::size_t>(source)];
}

QString sourceBeforeText(const LaneData& lane, int source) {
    const std::optional<Token> token = sourceBefore(lane, source);
    return token && lane.model ? QString::fromStdString(lane.model->source.text(*token)) : QString();
}

void setMarks(LaneData& lane) {
    const Interventions& changes = lane.whatIfs;
    lane.sourceMarks.clear();
    for (int j = 0; j < lane.sourceTokens.size() && !(changes.zeroed.empty() && changes.swapped.empty());
         ++j) {
        const QString before = sourceBeforeText(lane, j);
        lane.sourceMarks.push_back({.isByHand = changes.swapped.contains(j),
                                    .isZeroed = changes.zeroed.contains(j),
                                    .before = before,
                                    .note = sourceNote(lane, j, before)});
    }
    lane.outputMarks.clear();
    for (int row = 0; row < lane.rows.size() && !changes.isEmpty(); ++row) {
        const QString before = tokenBeforeText(lane, static_cast<std::size_t>(row));
        lane.outputMarks.push_back({.isByHand = changes.steps.contains(row),
                                    .isZeroed = false,
                                    .before = before,
                                    .note = rowNote(lane, row, before)});
    }
    lane.originalRows = AttentionRows(lane.original);
}

QString weightNote(const Picture& picture, int row, int source) {
    const MapTrace *before = picture.originalRows.find(row), *after = picture.rows.find(row);
    if (!before || !after)
        return {};
    const Vector &now = drawnWeights(*after), &then = drawnWeights(*before);
    if (source < 0 || source >= now.size() || source >= then.size() || now[source] == then[source])
        return {};
    return tr("%1 in the original").arg(exactNumber(static_cast<double>(then[source])));
}

}  // namespace attn::ui
