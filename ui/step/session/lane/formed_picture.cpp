// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane/formed_picture.h"

#include <utility>

#include "ui/kit/text/tr.h"
#include "ui/pictures/maps/self_attention_picture.h"

namespace attn::ui {
namespace {

TokenList listOf(const QStringList& tokens) {
    TokenList list;
    for (const QString& token : tokens)
        list.add(token.toStdString());
    return list;
}

QStringList listed(const TokenList& tokens) {
    QStringList texts;
    for (int i = 0; i < tokens.size(); ++i)
        texts.append(QString::fromUtf8(tokens[i].data(), static_cast<qsizetype>(tokens[i].size())));
    return texts;
}

SentencePointer sentenceOf(const Picture& shown) {
    auto sentence = std::make_shared<AlignedSentence>();
    sentence->source = listOf(shown.sourceTokens);
    sentence->hasSourceEnd =
        !shown.sourceTokens.isEmpty() && shown.sourceTokens.last() == QLatin1String(endMark);
    sentence->target = listOf(shown.outputTokens.mid(0, shown.rows.size()));
    sentence->hasTargetEnd =
        !sentence->target.empty() && sentence->target.back() == endMark && !shown.isClass;
    sentence->truth = shown.links;
    sentence->weights.resize(shown.rows.size(), shown.sourceTokens.size());
    for (int row = 0; row < shown.rows.size(); ++row)
        sentence->weights.row(row) = shown.rows[row].weights.transpose();
    return sentence;
}

}  // namespace

std::shared_ptr<Picture> formedPicture(const Picture& shown, const SentenceForm& form,
                                       const TokenTraits& traits) {
    TokenTraits own = traits;
    own.hasBegin = false;  // all that the model reads is shown
    const bool takesRead = form.rows == RowToken::Read && !traits.givesClass;
    const bool merges = form.mergesPieces && !traits.pieces.empty();
    if (!shown.attends || (!takesRead && !merges))
        return nullptr;
    for (int row = 0; row < shown.rows.size(); ++row)
        if (shown.rows[row].weights.size() != shown.sourceTokens.size())
            return nullptr;  // a span of the source, or a step without attention
    const SentencePointer made = inForm(sentenceOf(shown), form, own);
    auto picture = std::make_shared<Picture>();
    picture->name = shown.name;
    picture->colour = shown.colour;
    QStringList map;
    if (!shown.map.isEmpty())
        map.append(shown.map);
    if (takesRead)
        map.append(tr("tokens read"));
    if (merges)
        map.append(tr("words"));
    picture->map = map.join(QStringLiteral(" · "));
    picture->briefMap = shown.briefMap.isEmpty() ? picture->map : shown.briefMap;
    picture->mapName = shown.mapName;
    picture->takesWeights = false;
    picture->isStanding = true;
    picture->isFinished = shown.isFinished;
    picture->sourceTokens = listed(made->source);
    picture->sourceUnknown.assign(static_cast<std::size_t>(made->source.size()), false);
    picture->outputTokens = listed(made->target);
    picture->links = made->truth.value_or(std::vector<Link>());
    std::vector<MapTrace> rows;
    for (Index row = 0; row < made->weights.rows(); ++row) {
        MapTrace& kept = rows.emplace_back();
        if (shown.rows.size() > 0)
            kept.map = shown.rows[0].map;
        kept.weights = made->weights.row(row).transpose();
    }
    picture->rows = evenRows(std::move(rows), made->source.size());
    return picture;
}

}  // namespace attn::ui
