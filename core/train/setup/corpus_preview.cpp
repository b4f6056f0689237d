// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/corpus_preview.h"

#include <algorithm>

#include "core/text/text_ids.h"
#include "core/train/corpora/text_corpus.h"
#include "core/train/recipes/class_recipes.h"

namespace attn {
namespace {

CorpusPreview::Side sideOf(const std::string& text, const Tokenizer& tokenizer,
                           const Vocabulary& vocabulary) {
    CorpusPreview::Side side{text, tokenizer.tokenize(text), {}};
    for (const Token id : textIds(tokenizer, vocabulary, side.tokens))
        side.isUnknown.push_back(id == unknownToken);
    return side;
}

double meanLength(const Corpus& corpus, std::vector<Token> SentencePair::*side) {
    double sum = 0;
    for (const SentencePair& pair : corpus.pairs)
        sum += static_cast<double>((pair.*side).size());
    return corpus.pairs.empty() ? 0 : sum / static_cast<double>(corpus.pairs.size());
}

// Checks the part of a recipe that concerns texts.
void check(const Recipe& recipe) {
    Recipe texts;
    texts.task.clear();
    texts.corpus = recipe.corpus;
    if (hasClasses(recipe))
        texts.model.decoder.wiring = "pool";  // the only one that gives a class
    texts.pairs = recipe.pairs;
    texts.heldOut = recipe.heldOut;
    checkRecipe(texts, recipe.corpus->files.names());
}

}  // namespace

TextSizes sizesOf(const RecipeCorpora& corpora) {
    return {corpora.source.size(), corpora.target.size(), static_cast<Index>(corpora.training.pairs.size()),
            meanLength(corpora.training, &SentencePair::source),
            meanLength(corpora.training, &SentencePair::target)};
}

CorpusPreview previewCorpus(const Recipe& recipe, std::size_t rows, const std::stop_token& stop,
                            const std::function<void(Index done, Index all)>& progress) {
    check(recipe);
    TextSplit split = splitTexts(recipe, stop);
    const RecipeCorpora corpora = textCorpora(recipe, split, stop, progress);
    CorpusPreview preview{{}, {}, 0, split.skipped, split.heldOutSkipped, {}};
    for (const std::string& note : corpora.notes)
        if (note != split.skipped.text() && (!split.heldOutSkipped || note != split.heldOutSkipped->text()))
            preview.notes.push_back(note);
    const Tokenizers& cut = corpora.tokenizers;
    SkippedLines counted = split.skipped;
    for (const TextPair& pair : split.training) {
        if (stop.stop_requested() || preview.rows.size() == std::min(rows, corpora.training.pairs.size()))
            break;
        CorpusPreview::Row row{pair.line, sideOf(pair.source, *cut.source, corpora.source),
                               sideOf(pair.target, *cut.target, corpora.target)};
        if (recipe.corpus->limits.areKept(row.source.tokens.size(), row.target.tokens.size(), pair.line,
                                          counted))
            preview.rows.push_back(std::move(row));
    }
    preview.sizes = sizesOf(corpora);
    preview.heldOut = static_cast<Index>(corpora.heldOut.pairs.size());
    return preview;
}

}  // namespace attn
