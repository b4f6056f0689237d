// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/sentence_form.h"

#include <utility>
#include <vector>

#include "core/inspect/texts/subwords.h"

namespace attn {
namespace {

void dropBegin(AlignedSentence& sentence) {
    if (sentence.source.empty())
        return;
    std::vector<std::string> tokens = sentence.source.toVector();
    tokens.erase(tokens.begin());
    sentence.source = TokenList(tokens);
    if (sentence.weights.cols() > 0)
        sentence.weights = AlignmentWeights(sentence.weights.rightCols(sentence.weights.cols() - 1));
}

void takeRowsOfRead(AlignedSentence& sentence) {
    if (sentence.weights.rows() < 1 || sentence.weights.rows() != sentence.target.size())
        return;
    sentence.weights = AlignmentWeights(sentence.weights.bottomRows(sentence.weights.rows() - 1));
    sentence.target.removeLast();
    sentence.hasTargetEnd = false;
}

}  // namespace

TokenTraits tokenTraits(const TrainedModel& model) {
    TokenTraits traits;
    traits.pieces = pieceKind({&model.source, &model.target});
    traits.hasBegin = model.tokenizers.source->frame().hasBegin;
    traits.givesClass = model.network.saysOneToken();
    return traits;
}

SentencePointer inForm(const SentencePointer& sentence, const SentenceForm& form, const TokenTraits& traits) {
    SentencePointer original = sentence->original ? sentence->original : sentence;
    const bool takesRead = form.rows == RowToken::Read && !traits.givesClass;
    const bool merges = form.mergesPieces && !traits.pieces.empty();
    if (!takesRead && !merges && !traits.hasBegin)
        return original;
    auto made = std::make_shared<AlignedSentence>(*original);
    if (traits.hasBegin)
        dropBegin(*made);
    if (takesRead)
        takeRowsOfRead(*made);
    if (merges)
        *made = mergedSubwords(*made, traits.pieces);
    made->original = std::move(original);
    return made;
}

}  // namespace attn
