// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/sentence_picture.h"

namespace attn::ui {

QStringList tokensOf(const TokenList& tokens) {
    QStringList list;
    list.reserve(tokens.size());
    for (int i = 0; i < tokens.size(); ++i)
        list.append(QString::fromUtf8(tokens[i].data(), static_cast<qsizetype>(tokens[i].size())));
    return list;
}

std::shared_ptr<Picture> sentencePicture(const AlignedSentence& sentence, const std::vector<Link>* known) {
    auto picture = std::make_shared<Picture>();
    picture->sourceTokens = tokensOf(sentence.source);
    picture->outputTokens = tokensOf(sentence.target);
    picture->sourceUnknown.assign(static_cast<std::size_t>(sentence.source.size()), false);
    if (known)
        picture->links = *known;
    picture->isFinished = true;
    const bool hasWeights = sentence.weights.size() > 0;
    picture->attends = hasWeights || sentence.links;
    std::vector<MapTrace> rows(static_cast<std::size_t>(sentence.target.size()));
    for (std::size_t row = 0; row < rows.size() && picture->attends; ++row) {
        if (hasWeights)
            rows[row].weights = sentence.weights.row(static_cast<Index>(row)).transpose();
        else
            rows[row].weights = Vector::Zero(sentence.source.size());
    }
    if (!hasWeights && sentence.links) {
        picture->ownLinks = sentence.links;
        for (const Link& link : *sentence.links)
            rows[static_cast<std::size_t>(link.target)].weights[link.source] = 1;
    }
    picture->rows = AttentionRows(std::move(rows));
    return picture;
}

}  // namespace attn::ui
