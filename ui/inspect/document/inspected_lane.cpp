// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspected_lane.h"

#include <limits>

namespace attn::ui {

QStringList tokensOf(const TokenList& tokens) {
    QStringList list;
    list.reserve(tokens.size());
    for (int i = 0; i < tokens.size(); ++i)
        list.append(QString::fromUtf8(tokens[i].data(), static_cast<qsizetype>(tokens[i].size())));
    return list;
}

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
        // The probability of the token is not known.
        step.logProbability = step.predictedProbability = std::numeric_limits<Real>::quiet_NaN();
        if (sentence.weights.size() > 0)
            step.makeAlignment().weights = sentence.weights.row(row).transpose();
        else if (sentence.links)
            step.makeAlignment().weights = Vector::Zero(sentence.source.size());
        trace->steps.push_back(std::move(step));
    }
    if (sentence.weights.size() == 0 && sentence.links) {
        lane->ownLinks = sentence.links;
        for (const Link& link : *sentence.links)
            trace->steps[static_cast<std::size_t>(link.target)].makeAlignment().weights[link.source] = 1;
    }
    lane->trace = std::move(trace);
    return lane;
}

}  // namespace attn::ui
