// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/compared_lane.h"

#include "core/inspect/sentences/aligned_sentence.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

struct ComparedSide {
    const QStringList& tokens;
    int length = 0;  // without the end mark
    bool isKnown = true;
};

QStringList comparedTokens(const ComparedSide& main, const ComparedSide& base) {
    const bool isSame =
        main.length == base.length && main.tokens.mid(0, main.length) == base.tokens.mid(0, base.length);
    return isSame || !main.isKnown || !base.isKnown ? main.tokens : base.tokens;
}

}  // namespace

std::shared_ptr<const LaneData> comparedLane(const InspectedLane& main, const InspectedLane& base) {
    if (!main.lane || !base.lane || !main.sentence || !base.sentence)
        return base.lane;
    const AlignedSentence &own = *main.sentence, &other = *base.sentence;
    const QStringList sources =
        comparedTokens({main.lane->sourceTokens, own.sourceLength(), own.knowsSource},
                       {base.lane->sourceTokens, other.sourceLength(), other.knowsSource});
    const QStringList targets =
        comparedTokens({main.lane->outputTokens, own.targetLength(), own.knowsTarget},
                       {base.lane->outputTokens, other.targetLength(), other.knowsTarget});
    if (sources == base.lane->sourceTokens && targets == base.lane->outputTokens)
        return base.lane;
    auto lane = std::make_shared<LaneData>(*base.lane);
    lane->sourceTokens = sources;
    lane->sourceUnknown.resize(static_cast<std::size_t>(sources.size()));
    lane->outputTokens = targets;
    return lane;
}

QString placesNote(const InspectedLane& main, const InspectedLane& base) {
    for (const InspectedLane* each : {&main, &base}) {
        if (!each->sentence || each->sentence->knowsTexts())
            continue;
        const QString side = each->sentence->knowsSource   ? tr("target texts")
                             : each->sentence->knowsTarget ? tr("source texts")
                                                           : tr("texts");
        return tr("The %1 of %2 are not known: its tokens are compared by their places.")
            .arg(side, each->system);
    }
    return {};
}

}  // namespace attn::ui
