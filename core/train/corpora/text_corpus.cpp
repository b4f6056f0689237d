// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/text_corpus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/text/sentence_pieces.h"
#include "core/text/text_ids.h"
#include "core/train/recipes/class_recipes.h"

namespace attn {

namespace {

TargetKind targetKindOf(const Recipe& recipe) {
    return hasClasses(recipe) ? TargetKind::Class : TargetKind::Text;
}

constexpr Index reportEvery = 1000;  // pairs between two calls of `progress`

PairLimits heldOutLimits(const Recipe& recipe) {
    return recipe.corpus->hasOwnHeldOut() ? PairLimits{} : recipe.corpus->limits;
}

void addPair(Corpus& corpus, std::vector<Token> source, std::vector<Token> target,
             const std::string& reference) {
    if (corpus.targetKind == TargetKind::Text)
        target.push_back(endToken);
    corpus.pairs.push_back({std::move(source), std::move(target)});
    corpus.links.emplace_back();
    corpus.references.push_back(reference);
}

std::shared_ptr<const Tokenizer> learnt(const std::string& plan, const Recipe& recipe, const TextSplit& split,
                                        std::string TextPair::*side, const std::stop_token& stop) {
    std::vector<std::string_view> texts;
    const std::size_t all = split.training.size();
    const std::size_t most = recipe.pairs > 0 ? std::min(static_cast<std::size_t>(recipe.pairs), all) : all;
    texts.reserve(most);
    for (std::size_t i = 0; i < most; ++i)
        texts.push_back(split.training[i].*side);
    try {
        return tokenizerMakerFromJsonValue(nlohmann::json::parse(plan), "recipe", "corpus.tokenizer")(texts,
                                                                                                      stop);
    } catch (const Error& error) {
        if (stop.stop_requested())
            return createTokenizer("words");  // a stopped run needs no better tokenizer
        throw Error(split.skipped.file() + ": " + error.what(), error.kind());
    }
}

// One side of the training part. Tokens get ids in the order in which they appear. The final ids need the
// frequencies of all tokens.
class GrowingSide {
public:
    explicit GrowingSide(const Tokenizer& tokenizer) : m_tokenizer(tokenizer) {}

    std::vector<Token> ids(const std::string& text) {
        std::vector<Token> result;
        for (const std::string& token : m_tokenizer.tokenize(text)) {
            const Token id = m_all.add(token);
            result.push_back(std::max(id, unknownToken));
        }
        return result;
    }

    void count(const std::vector<Token>& ids) {
        m_counts.resize(static_cast<std::size_t>(m_all.size()));
        for (const Token id : ids)
            ++m_counts[static_cast<std::size_t>(id)];
    }

    // Only `renumber` may be called after this.
    Vocabulary vocabulary(Index size, Index frequency) {
        m_counts.resize(static_cast<std::size_t>(m_all.size()));
        std::vector<Token> order;
        for (Token id = unknownToken + 1; id < m_all.size(); ++id)
            if (countOf(id) >= frequency)
                order.push_back(id);
        std::sort(order.begin(), order.end(), [&](Token left, Token right) {
            return countOf(left) != countOf(right) ? countOf(left) > countOf(right)
                                                   : m_all.text(left) < m_all.text(right);
        });
        if (size > 0 && static_cast<Index>(order.size()) > size)
            order.resize(static_cast<std::size_t>(size));
        m_final.assign(static_cast<std::size_t>(m_all.size()), unknownToken);
        Vocabulary vocabulary;
        for (const Token id : order)
            m_final[static_cast<std::size_t>(id)] = vocabulary.add(m_all.text(id));
        return vocabulary;
    }

    void renumber(std::vector<Token>& ids) const {
        for (Token& id : ids)
            id = m_final[static_cast<std::size_t>(id)];
    }

private:
    Index countOf(Token id) const { return m_counts[static_cast<std::size_t>(id)]; }

    const Tokenizer& m_tokenizer;
    Vocabulary m_all;
    std::vector<Index> m_counts;  // by id
    std::vector<Token> m_final;   // by id
};

void fillTraining(const Recipe& recipe, TextSplit& split, RecipeCorpora& corpora, const std::stop_token& stop,
                  const std::function<void(Index done, Index all)>& progress) {
    GrowingSide source(*corpora.tokenizers.source), target(*corpora.tokenizers.target);
    Corpus& training = corpora.training;
    training.targetKind = targetKindOf(recipe);
    const PairLimits limits = recipe.corpus->limits;
    const auto all = static_cast<Index>(split.training.size());
    Index done = 0;
    for (const TextPair& pair : split.training) {
        if (stop.stop_requested())
            return;
        if (progress && done++ % reportEvery == 0)
            progress(done, all);
        if (recipe.pairs > 0 && static_cast<Index>(training.pairs.size()) == recipe.pairs)
            break;
        std::vector<Token> sourceIds = source.ids(pair.source), targetIds = target.ids(pair.target);
        if (!limits.areKept(sourceIds.size(), targetIds.size(), pair.line, split.skipped))
            continue;
        source.count(sourceIds);
        target.count(targetIds);
        addPair(training, std::move(sourceIds), std::move(targetIds), pair.target);
    }
    const CorpusRecipe& corpus = *recipe.corpus;
    corpora.source = source.vocabulary(corpus.vocabularySize, corpus.vocabularyFrequency);
    const bool areTexts = training.targetKind == TargetKind::Text;
    corpora.target = areTexts ? target.vocabulary(corpus.vocabularySize, corpus.vocabularyFrequency)
                              : target.vocabulary(0, 1);
    for (SentencePair& pair : training.pairs) {
        source.renumber(pair.source);
        if (areTexts)
            pair.target.pop_back();
        target.renumber(pair.target);
        if (areTexts)
            pair.target.push_back(endToken);
    }
}

// Refuses classes that nothing can be learnt from or measured on.
void checkClasses(const TextSplit& split, const Vocabulary& target) {
    const std::string& file = split.skipped.file();
    const Vocabulary special;
    for (const TextPair& pair : split.training)
        if (special.contains(pair.target))
            throw Error(file + ": " +
                        told("line %1 has the class %2, which is the name of a special token; write it in "
                             "another way.",
                             pair.line, inQuotes(pair.target)));
    if (target.size() == special.size() + 1) {
        const std::string& only = target.tokens().back();
        const auto first = std::find_if(split.training.begin(), split.training.end(),
                                        [&](const TextPair& pair) { return pair.target == only; });
        throw Error(
            file + ": " +
            told("line %1 and every other line to train on has the class %2; expected two classes or more.",
                 first->line, inQuotes(only)));
    }
    refuseUnknownClasses(split.heldOut, target, split.heldOutSkipped ? *split.heldOutSkipped : split.skipped,
                         told("the training part"));
}

// "bad, good", at most a dozen.
std::string namedClasses(const Vocabulary& target) {
    constexpr std::size_t mostNamed = 12;
    const std::vector<std::string>& tokens = target.tokens();
    const auto first = tokens.begin() + unknownToken + 1;
    std::vector<std::string> names(first, tokens.end());
    std::sort(names.begin(), names.end());
    const bool areMore = names.size() > mostNamed;
    if (areMore)
        names.resize(mostNamed);
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text + (areMore ? " …" : "");
}

void addNote(const SkippedLines& skipped, std::vector<std::string>& notes) {
    if (skipped.count() > 0)
        notes.push_back(skipped.text());
}

// Adds a note when the texts have fewer pairs than the recipe asks for.
void noteFewer(const Recipe& recipe, RecipeCorpora& corpora, const std::string& file) {
    const auto pairs = static_cast<Index>(corpora.training.pairs.size());
    if (pairs < recipe.pairs)
        corpora.notes.push_back(
            file + ": " + told("pairs asks for %1, but only %2 are left to train on.", recipe.pairs, pairs));
    const auto heldOut = static_cast<Index>(corpora.heldOut.pairs.size());
    if (!recipe.corpus->hasOwnHeldOut() && heldOut < recipe.heldOut)
        corpora.notes.push_back(
            file + ": " +
            told("held_out asks for %1, but only %2 are left to measure on.", recipe.heldOut, heldOut));
    const auto note = [&](const Tokenizer& tokenizer, const std::string& plan, const char* sentence) {
        const auto* pieces = dynamic_cast<const SentencePieces*>(&tokenizer);
        if (!pieces)
            return;
        const Index asked = nlohmann::json::parse(plan).value("size", pieces->size());
        if (pieces->size() < asked)
            corpora.notes.push_back(file + ": " + told(sentence, asked, pieces->size()));
    };
    note(*corpora.tokenizers.source, recipe.corpus->sourceTokenizer,
         translatable("the source tokeniser's size asks for %1 pieces, but the texts give only %2."));
    note(*corpora.tokenizers.target, recipe.corpus->targetTokenizer,
         translatable("the target tokeniser's size asks for %1 pieces, but the texts give only %2."));
}

void checkNotEmpty(const Corpus& corpus, const char* sentence, const SkippedLines& skipped) {
    if (corpus.pairs.empty())
        throw Error((skipped.count() > 0 ? skipped.text() : skipped.file()) + ": " + told(sentence));
}

}  // namespace

Corpus textCorpus(const std::vector<TextPair>& pairs, const Tokenizers& tokenizers, const Vocabulary& source,
                  const Vocabulary& target, const PairLimits& limits, SkippedLines& skipped,
                  const std::stop_token& stop, TargetKind targets) {
    Corpus corpus;
    corpus.targetKind = targets;
    for (const TextPair& pair : pairs) {
        if (stop.stop_requested())
            break;
        const std::vector<std::string> sourceTokens = tokenizers.source->tokenize(pair.source);
        const std::vector<std::string> targetTokens = tokenizers.target->tokenize(pair.target);
        if (limits.areKept(sourceTokens.size(), targetTokens.size(), pair.line, skipped))
            addPair(corpus, textIds(*tokenizers.source, source, sourceTokens),
                    textIds(*tokenizers.target, target, targetTokens), pair.target);
    }
    return corpus;
}

void refuseUnknownClasses(const std::vector<TextPair>& pairs, const Vocabulary& target,
                          const SkippedLines& skipped, const std::string& what) {
    for (const TextPair& pair : pairs)
        if (target.idOfText(pair.target) == unknownToken)
            throw Error(skipped.file() + ": " +
                        told("line %1 has the class %2, which %3 does not have; its classes are %4.",
                             pair.line, inQuotes(pair.target), what, namedClasses(target)));
}

RecipeCorpora textCorpora(const Recipe& recipe, const std::stop_token& stop) {
    TextSplit split = splitTexts(recipe, stop);
    return textCorpora(recipe, split, stop);
}

RecipeCorpora textCorpora(const Recipe& recipe, TextSplit& split, const std::stop_token& stop,
                          const std::function<void(Index done, Index all)>& progress) {
    RecipeCorpora corpora;
    corpora.files = split.files;
    const std::string& file = split.skipped.file();
    if (stop.stop_requested()) {
        corpora.tokenizers = {createTokenizer("words"), createTokenizer("words")};
        return corpora;
    }
    corpora.tokenizers = {learnt(recipe.corpus->sourceTokenizer, recipe, split, &TextPair::source, stop),
                          learnt(recipe.corpus->targetTokenizer, recipe, split, &TextPair::target, stop)};
    fillTraining(recipe, split, corpora, stop, progress);
    SkippedLines& heldOutSkipped = split.heldOutSkipped ? *split.heldOutSkipped : split.skipped;
    corpora.heldOut = textCorpus(split.heldOut, corpora.tokenizers, corpora.source, corpora.target,
                                 heldOutLimits(recipe), heldOutSkipped, stop, targetKindOf(recipe));
    if (!stop.stop_requested()) {
        checkNotEmpty(corpora.training, translatable("no pair is left to train on."), split.skipped);
        checkNotEmpty(corpora.heldOut, translatable("no pair is left that could be held out."),
                      heldOutSkipped);
        if (hasClasses(recipe))
            checkClasses(split, corpora.target);
        for (const Vocabulary* vocabulary : {&corpora.source, &corpora.target})
            if (vocabulary->size() == Vocabulary().size())
                throw Error(
                    file + ": " +
                    told("no token stands %1 times in the training part; lower corpus.vocabulary.frequency.",
                         recipe.corpus->vocabularyFrequency));
    }
    addNote(split.skipped, corpora.notes);
    if (split.heldOutSkipped)
        addNote(*split.heldOutSkipped, corpora.notes);
    if (!stop.stop_requested())
        noteFewer(recipe, corpora, file);
    return corpora;
}

Corpus heldOutCorpus(const Recipe& recipe, const TrainedModel& model, std::vector<std::string>& notes,
                     const std::stop_token& stop) {
    TextSplit split = splitTexts(recipe, stop);
    const std::vector<FileMark>& files = model.training.corpusFiles;  // empty in a file of an older version
    if (!files.empty() && !stop.stop_requested())
        if (const std::string difference = fileDifference(split.files, files); !difference.empty())
            throw Error(
                told("%1 when the model was trained, so that the pairs that were held out cannot be told "
                     "from the others; take the unchanged corpus, or name other texts to measure on.",
                     difference));
    SkippedLines& skipped = split.heldOutSkipped ? *split.heldOutSkipped : split.skipped;
    if (hasClasses(recipe))
        refuseUnknownClasses(split.heldOut, model.target, skipped, told("the model"));
    Corpus corpus = textCorpus(split.heldOut, model.tokenizers, model.source, model.target,
                               heldOutLimits(recipe), skipped, stop, targetKindOf(recipe));
    addNote(skipped, notes);
    return corpus;
}

}  // namespace attn
