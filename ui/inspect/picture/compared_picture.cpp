// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/compared_picture.h"

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

std::shared_ptr<const Picture> comparedPicture(const InspectedSentence& main, const InspectedSentence& base) {
    if (!main.picture || !base.picture || !main.sentence || !base.sentence)
        return base.picture;
    const AlignedSentence &own = *main.sentence, &other = *base.sentence;
    const QStringList sources =
        comparedTokens({main.picture->sourceTokens, own.sourceLength(), own.knowsSource},
                       {base.picture->sourceTokens, other.sourceLength(), other.knowsSource});
    const QStringList targets =
        comparedTokens({main.picture->outputTokens, own.targetLength(), own.knowsTarget},
                       {base.picture->outputTokens, other.targetLength(), other.knowsTarget});
    if (sources == base.picture->sourceTokens && targets == base.picture->outputTokens)
        return base.picture;
    auto picture = std::make_shared<Picture>(*base.picture);
    picture->sourceTokens = sources;
    picture->sourceUnknown.resize(static_cast<std::size_t>(sources.size()));
    picture->outputTokens = targets;
    return picture;
}

QString placesNote(const InspectedSentence& main, const InspectedSentence& base) {
    for (const InspectedSentence* each : {&main, &base}) {
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
