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

}  // namespace

QString quotedToken(const QString& token) {
    return QStringLiteral("“%1”").arg(tokenText(token).text);
}

bool isChangedByHand(const LaneData& lane, int row) {
    return lane.whatIfs.steps.contains(row);
}

const StepTrace* originalStep(const LaneData& lane, int row) {
    const bool isThere = lane.original && row >= 0 && row < static_cast<int>(lane.original->steps.size());
    return isThere ? &lane.original->steps[static_cast<std::size_t>(row)] : nullptr;
}

std::optional<Token> tokenBefore(const LaneData& lane, int row) {
    const StepTrace* before = originalStep(lane, row);
    if (!before || !lane.trace || row >= static_cast<int>(lane.trace->steps.size()) ||
        before->token == lane.trace->steps[static_cast<std::size_t>(row)].token)
        return std::nullopt;
    return before->token;
}

std::optional<Token> sourceBefore(const LaneData& lane, int source) {
    if (!lane.whatIfs.swapped.contains(source) || !lane.original ||
        source >= static_cast<int>(lane.original->source.size()))
        return std::nullopt;
    return lane.original->source[static_cast<std::size_t>(source)];
}

QString tokenBeforeText(const LaneData& lane, int row) {
    const std::optional<Token> token = tokenBefore(lane, row);
    return token && lane.target ? QString::fromStdString(lane.target->text(*token)) : QString();
}

QString sourceBeforeText(const LaneData& lane, int source) {
    const std::optional<Token> token = sourceBefore(lane, source);
    return token && lane.model ? QString::fromStdString(lane.model->source.text(*token)) : QString();
}

std::vector<TokenMark> sourceMarks(const LaneData& lane) {
    std::vector<TokenMark> marks;
    if (lane.whatIfs.zeroed.empty() && lane.whatIfs.swapped.empty())
        return marks;
    marks.resize(static_cast<std::size_t>(lane.sourceTokens.size()));
    for (int j = 0; j < lane.sourceTokens.size(); ++j)
        marks[static_cast<std::size_t>(j)] = {.isByHand = lane.whatIfs.swapped.contains(j),
                                              .isZeroed = lane.whatIfs.zeroed.contains(j),
                                              .before = sourceBeforeText(lane, j),
                                              .note = sourceNote(lane, j)};
    return marks;
}

std::vector<TokenMark> outputMarks(const LaneData& lane) {
    std::vector<TokenMark> marks;
    if (lane.whatIfs.isEmpty() || !lane.trace)
        return marks;
    const int rows = static_cast<int>(lane.trace->steps.size());
    for (int row = 0; row < rows; ++row)
        marks.push_back({.isByHand = isChangedByHand(lane, row),
                         .isZeroed = false,
                         .before = tokenBeforeText(lane, row),
                         .note = rowNote(lane, row)});
    return marks;
}

QString rowNote(const LaneData& lane, int row) {
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
    if (const QString before = tokenBeforeText(lane, row); !before.isEmpty())
        lines << tr("the original has %1 here").arg(tokenName(before));
    return joinLines(lines);
}

QString sourceNote(const LaneData& lane, int source) {
    QStringList lines;
    if (lane.whatIfs.zeroed.contains(source))
        lines << tr("its annotation is set to 0");
    if (lane.whatIfs.swapped.contains(source)) {
        const QString before = sourceBeforeText(lane, source);
        lines << (before.isEmpty() ? tr("swapped by hand")
                                   : tr("swapped by hand: the original has %1 here").arg(tokenName(before)));
    }
    return joinLines(lines);
}

QString weightNote(const LaneData& lane, int row, int source) {
    const StepTrace* before = originalStep(lane, row);
    if (!before || !lane.trace || row >= static_cast<int>(lane.trace->steps.size()))
        return {};
    const Vector& now = drawnWeights(lane.trace->steps[static_cast<std::size_t>(row)]);
    const Vector& then = drawnWeights(*before);
    if (source < 0 || source >= now.size() || source >= then.size() || now[source] == then[source])
        return {};
    return tr("%1 in the original").arg(exactNumber(static_cast<double>(then[source])));
}

}  // namespace attn::ui
