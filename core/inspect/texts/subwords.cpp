// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/subwords.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/sentences/reference.h"
#include "core/inspect/texts/weight_form.h"

namespace attn {
namespace {

struct SubwordKind {
    std::string_view mark;
    bool isAtEnd = false;
    const char* label;   // label of the choice
    const char* tokens;  // "3 of 5 sentences have …"
};
constexpr std::array<SubwordKind, 3> subwordKinds = {{
    {"@@", true, translatable("merge pieces that end in @@"), translatable("tokens that end in @@")},
    {"▁", false, translatable("merge pieces of words that begin with ▁"),
     translatable("tokens that begin with ▁")},
    {"##", false, translatable("merge pieces that begin with ##"), translatable("tokens that begin with ##")},
}};

const SubwordKind* findKind(std::string_view mark) {
    const auto found = std::find_if(subwordKinds.begin(), subwordKinds.end(),
                                    [&](const SubwordKind& kind) { return kind.mark == mark; });
    return found == subwordKinds.end() ? nullptr : &*found;
}

// A token that is only a mark belongs to the text. The exception is ▁, which SentencePiece has as a piece.
bool hasMark(std::string_view token, const SubwordKind& kind) {
    const bool isThere = kind.isAtEnd ? token.ends_with(kind.mark) : token.starts_with(kind.mark);
    return isThere && (token.size() > kind.mark.size() || kind.mark == "▁");
}

bool hasPieces(const TokenList& tokens, const SubwordKind& kind) {
    for (int i = 0; i < tokens.size(); ++i)
        if (hasMark(tokens[i], kind))
            return true;
    return false;
}

// The words of one text.
struct Words {
    TokenList tokens;
    std::vector<int> wordOf;  // the word of each piece
};

std::string_view withoutMark(std::string_view token, const SubwordKind& kind) {
    if (!hasMark(token, kind))
        return token;
    token.remove_prefix(kind.isAtEnd ? 0 : kind.mark.size());
    token.remove_suffix(kind.isAtEnd ? kind.mark.size() : 0);
    return token;
}

Words wordsOf(const TokenList& pieces, bool hasEnd, const SubwordKind& kind) {
    Words words;
    const bool isMarked = hasPieces(pieces, kind);
    std::string word;
    int count = 0;
    const auto finish = [&] {
        if (count > 0)
            words.tokens.add(word.empty() ? kind.mark : std::string_view(word));
        word.clear();
    };
    for (int i = 0; i < pieces.size(); ++i) {
        const bool isEnd = hasEnd && i + 1 == pieces.size();
        bool continues = i > 0 && isMarked && !isEnd;
        if (continues)
            continues = kind.isAtEnd       ? hasMark(pieces[i - 1], kind)
                        : kind.mark == "▁" ? !hasMark(pieces[i], kind)
                                           : hasMark(pieces[i], kind);
        if (!continues) {
            finish();
            ++count;
        }
        // A piece that begins with ## but has nothing before it to continue is a word of the text.
        const bool keepsMark = isEnd || !isMarked || (kind.mark == "##" && !continues);
        word += keepsMark ? pieces[i] : withoutMark(pieces[i], kind);
        words.wordOf.push_back(count - 1);
    }
    finish();
    words.tokens.shrink();
    return words;
}

std::vector<Link> linksOfWords(const std::vector<Link>& links, const Words& source, const Words& target) {
    std::map<std::pair<int, int>, bool> sure;  // by target, then source
    for (const Link& link : links) {
        const auto from = static_cast<std::size_t>(link.source), to = static_cast<std::size_t>(link.target);
        if (link.source < 0 || link.target < 0 || from >= source.wordOf.size() || to >= target.wordOf.size())
            continue;
        bool& isSure = sure[{target.wordOf[to], source.wordOf[from]}];
        isSure = isSure || link.sure;
    }
    std::vector<Link> words;
    for (const auto& [place, isSure] : sure)
        words.push_back({place.second, place.first, isSure});
    return words;
}

AlignmentWeights weightsOfWords(const AlignmentWeights& weights, const Words& source, const Words& target) {
    AlignmentWeights words = AlignmentWeights::Zero(target.tokens.size(), source.tokens.size());
    Vector pieces = Vector::Zero(words.rows());  // number of pieces in each target word
    for (Index i = 0; i < weights.rows(); ++i) {
        const Index row = target.wordOf[static_cast<std::size_t>(i)];
        pieces(row) += 1;
        for (Index j = 0; j < weights.cols(); ++j)
            words(row, source.wordOf[static_cast<std::size_t>(j)]) += weights(i, j);
    }
    for (Index row = 0; row < words.rows(); ++row) {
        words.row(row) /= pieces(row);
        // Rounding in print may make a sum larger than 1: 0.34, 0.34 and 0.33.
        if (words.row(row).sum() <= 1 + sumTolerance)
            words.row(row) = words.row(row).cwiseMin(Real(1));
    }
    return words;
}

}  // namespace

SubwordCounts::SubwordCounts(const std::vector<SentencePointer>& sentences) {
    for (const SentencePointer& sentence : sentences)
        add(sentence->knowsSource ? &sentence->source : nullptr,
            sentence->knowsTarget ? &sentence->target : nullptr);
}

void SubwordCounts::add(const TokenList* source, const TokenList* target) {
    ++m_sentences;
    for (std::size_t i = 0; i < subwordKinds.size(); ++i) {
        const SubwordKind& kind = subwordKinds[i];
        m_with[i] += (source && hasPieces(*source, kind)) || (target && hasPieces(*target, kind)) ? 1 : 0;
    }
}

long SubwordCounts::with(const std::string& kind) const {
    const SubwordKind* known = findKind(kind);
    assert(known);
    return known ? m_with[static_cast<std::size_t>(known - subwordKinds.data())] : 0;
}

std::string SubwordCounts::seen() const {
    const auto most = std::max_element(m_with.begin(), m_with.end());
    return *most > 0 ? std::string(subwordKinds[static_cast<std::size_t>(most - m_with.begin())].mark)
                     : std::string();
}

std::string pieceKind(const std::vector<const Vocabulary*>& vocabularies) {
    std::array<long, subwordKinds.size()> marked{};
    long tokens = 0;
    for (const Vocabulary* vocabulary : vocabularies)
        for (Token token = 0; token < vocabulary->size(); ++token, ++tokens)
            for (std::size_t i = 0; i < subwordKinds.size(); ++i)
                marked[i] += hasMark(vocabulary->text(token), subwordKinds[i]) ? 1 : 0;
    const auto most = std::max_element(marked.begin(), marked.end());
    return *most * 10 >= tokens && *most > 0
               ? std::string(subwordKinds[static_cast<std::size_t>(most - marked.begin())].mark)
               : std::string();
}

AlignedSentence mergedSubwords(const AlignedSentence& sentence, const std::string& kind) {
    const SubwordKind* known = findKind(kind);
    assert(known);
    if (!known || !(sentence.knowsSource || sentence.knowsTarget))
        return sentence;
    // A side whose text is not known stays as it is, because position numbers have no marks.
    const Words source = wordsOf(sentence.source, sentence.hasSourceEnd, *known);
    const Words target = wordsOf(sentence.target, sentence.hasTargetEnd, *known);
    AlignedSentence merged;
    merged.key = sentence.key;
    merged.line = sentence.line;
    merged.knowsSource = sentence.knowsSource;
    merged.knowsTarget = sentence.knowsTarget;
    merged.hasSourceEnd = sentence.hasSourceEnd;
    merged.hasTargetEnd = sentence.hasTargetEnd;
    merged.source = source.tokens;
    merged.target = target.tokens;
    if (sentence.weights.size() > 0)
        merged.weights = weightsOfWords(sentence.weights, source, target);
    if (sentence.links)
        merged.links = linksOfWords(*sentence.links, source, target);
    if (sentence.truth)
        merged.truth = linksOfWords(*sentence.truth, source, target);
    merged.logProbability = sentence.logProbability;
    const bool hasReferenceEnd = !sentence.reference.empty() && sentence.reference.back() == endMark;
    merged.reference = wordsOf(sentence.reference, hasReferenceEnd, *known).tokens;
    // Words may be equal where pieces differ, so the words are compared. But if the file contradicted its own
    // texts, its claim is kept.
    const bool isCompared =
        sentence.isRight && !sentence.reference.empty() && *sentence.isRight == isReference(sentence);
    merged.isRight = isCompared ? isReference(merged) : sentence.isRight;
    return merged;
}

Conclusion concludeSubwords(const SubwordCounts& counts, const std::string& chosen) {
    const std::string seen = counts.seen();
    Conclusion conclusion;
    conclusion.id = "subwords";
    conclusion.topic = told("Sub-words");
    conclusion.value = chosen.empty() ? "keep" : chosen;
    conclusion.isOverruled = !chosen.empty();
    if (chosen != "" && chosen != "keep" && !findKind(chosen))
        throw Error(told("There are no sub-words of kind %1; %2", inQuotes(chosen),
                         suggestion(chosen, {"keep", "@@", "▁", "##"})));
    if (seen.empty() && conclusion.value == "keep") {
        conclusion.what = told("Tokens are words.");
        conclusion.why = told("No token ends in @@ or begins with ▁ or ##.");
        return conclusion;
    }
    // The user's choice stays among the choices even if no piece of its kind is seen.
    const SubwordKind* kind = findKind(conclusion.value == "keep" ? seen : conclusion.value);
    conclusion.choices = {{"keep", told("keep the pieces")}, {std::string(kind->mark), told(kind->label)}};
    if (kind->mark != seen && !seen.empty())
        conclusion.choices.push_back({seen, told(findKind(seen)->label)});
    const long count = counts.with(std::string(kind->mark));
    conclusion.what = conclusion.value == "keep" ? told("Tokens are pieces of words and stay so.")
                                                 : told("Pieces are merged into words.");
    const long all = counts.sentences();
    conclusion.why = plural(count, "%1 of %2 has %3.", "%1 of %2 have %3.", count,
                            plural(all, "1 sentence", "%1 sentences", all), told(kind->tokens));
    return conclusion;
}

SubwordMerging::SubwordMerging(const std::map<std::string, std::string>& overruled) {
    if (const auto found = overruled.find("subwords"); found != overruled.end())
        m_chosen = found->second;
}

void SubwordMerging::look(const SubwordCounts& counts) {
    if (m_hasLooked || counts.sentences() == 0)
        return;
    m_hasLooked = true;
    if (m_chosen == mergeSeenSubwords)
        m_chosen = counts.seen();
    Conclusion conclusion = concludeSubwords(counts, m_chosen);
    if (conclusion.choices.size() > 1)
        m_conclusion = std::move(conclusion);
}

void SubwordMerging::apply(std::vector<SentencePointer>& sentences) const {
    if (!m_conclusion || m_conclusion->value == "keep")
        return;
    for (SentencePointer& sentence : sentences)
        sentence = std::make_shared<const AlignedSentence>(mergedSubwords(*sentence, m_conclusion->value));
}

}  // namespace attn
