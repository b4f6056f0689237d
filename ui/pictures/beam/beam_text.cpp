// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/beam/beam_text.h"

#include <cmath>

#include "core/base/error.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

QString endsText(const BeamData& data) {
    int ended = 0, cut = 0;
    for (const Index place : data.tree->ranked)
        ++(nodeOf(data, place).stop == StopReason::End ? ended : cut);
    QString limit = cut == 1 ? tr("1 hypothesis was cut at %1 tokens").arg(data.maximumLength)
                             : tr("%1 hypotheses were cut at %2 tokens", nullptr, pluralOf(cut))
                                   .arg(cut)
                                   .arg(data.maximumLength);
    if (ended == 0)
        return limit;
    const QString text = ended == 1 ? tr("1 hypothesis ended")
                                    : tr("%1 hypotheses ended", nullptr, pluralOf(ended)).arg(ended);
    return cut == 0
               ? text
               : text + QStringLiteral(", ") + tr("%1 cut at %2 tokens").arg(cut).arg(data.maximumLength);
}

// The tokens that were set by hand when the lane was searched; all hypotheses contain them.
QString saidByHand(const BeamData& data) {
    QStringList said;
    for (const auto& [step, change] : data.lane->whatIfs.steps) {
        if (change.token && data.lane->target)
            said << tr("%1 at step %2")
                        .arg(tokenName(QString::fromStdString(data.lane->target->text(*change.token))))
                        .arg(step + 1);
    }
    if (said.isEmpty())
        return {};
    return (said.size() <= 2
                ? tr("Searched again: every hypothesis says %1, as you chose").arg(said.join(tr(" and ")))
                : tr("Searched again: every hypothesis says the %1 tokens that you chose").arg(said.size())) +
           QStringLiteral(" · ");
}

}  // namespace

QString signedNumber(double value) {
    return value == 0 || std::abs(value) >= 0.1
               ? decimalText(value, 'f', 2).replace(QLatin1Char('-'), QStringLiteral("−"))
               : exactNumber(value);
}

QString shortScore(double value) {
    if (value == 0 || std::abs(value) >= 0.005)
        return decimalText(value, 'f', 2).replace(QLatin1Char('-'), QStringLiteral("−"));
    return readableNumber(value, 1);
}

QString shortProbability(double value) {
    return shortWeight(value);
}

QString beamSummary(const BeamData& data, const std::vector<Token>& said, bool saidAll) {
    if (data.tree->ranked.empty())
        return saidByHand(data) + tr("No hypothesis ended");
    const BeamNode& best = nodeOf(data, data.tree->ranked.front());
    const std::vector<Index> path = pathTo(*data.tree, data.tree->ranked.front());
    std::size_t same = 0;
    while (same < path.size() && same < said.size() && nodeOf(data, path[same]).token == said[same])
        ++same;
    QString text =
        tr("The best, ln p %1 (score %2)").arg(signedNumber(best.logProbability), signedNumber(best.score));
    if (same < said.size())
        text += tr(", differs from the lane's output at step %1").arg(same + 1);
    else if (saidAll)
        text += tr(", is the lane's output");
    else if (!said.empty())
        text += tr(", begins like the lane's output so far");
    return saidByHand(data) + text + QStringLiteral(" · ") + endsText(data);
}

QString nodeName(const BeamData& data, Index node) {
    return tr("%1 at step %2").arg(tokenName(data.tokens[node])).arg(nodeOf(data, node).length);
}

QString nodeFate(const BeamData& data, const BeamLayout& layout, Index node) {
    const BeamNode& at = nodeOf(data, node);
    const int rank = layout.ranks[static_cast<std::size_t>(node)];
    if (at.stop == StopReason::End && rank == 0)
        return tr("ended, but %1 others ended with a better score").arg(data.tree->ranked.size());
    if (at.stop == StopReason::End)
        return tr("ended, rank %1 of %2").arg(rank).arg(data.tree->ranked.size());
    if (at.stop == StopReason::Length)
        return tr("cut at %1 tokens, rank %2 of %3")
            .arg(data.maximumLength)
            .arg(rank)
            .arg(data.tree->ranked.size());
    if (!layout.hasChildren(node))
        return tr("pruned: other hypotheses were more probable");
    return layout.reachesEnd[static_cast<std::size_t>(node)] ? tr("continued")
                                                             : tr("continued, but never ended");
}

QString nodeTip(const BeamData& data, const BeamLayout& layout, Index node) {
    const BeamNode& at = nodeOf(data, node);
    const double p = probabilityOf(at);
    const double before = at.parent >= 0 ? nodeOf(data, at.parent).logProbability : 0;
    return nodeName(data, node) + QLatin1Char('\n') +
           tr("p = %1 after the tokens before it, ln p %2")
               .arg(exactNumber(p), signedNumber(at.logProbability - before)) +
           QLatin1Char('\n') +
           tr("all up to here: ln p %1, score %2")
               .arg(signedNumber(at.logProbability), signedNumber(at.score)) +
           QLatin1Char('\n') + nodeFate(data, layout, node);
}

QString pathText(const BeamData& data, Index node) {
    std::vector<std::string> tokens;
    for (const Index place : pathTo(*data.tree, node)) {
        if (nodeOf(data, place).token != endToken)
            tokens.push_back(data.tokens[place].toStdString());
    }
    try {
        if (data.lane->model && data.lane->model->tokenizers.target)
            return QString::fromStdString(data.lane->model->tokenizers.target->join(tokens));
    } catch (const Error&) {
        // The tokeniser's rules cannot join these tokens, so they are shown as they are.
    }
    return textsOf(tokens).join(QLatin1Char(' '));
}

}  // namespace attn::ui
