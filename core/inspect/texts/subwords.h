// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/sentences/dump.h"
#include "core/text/vocabulary.h"

namespace attn {

// How pieces of words are marked; these are the values of the conclusion "subwords":
//   @@  at the end of a piece that the next one continues (subword-nmt)
//   ▁   at the beginning of the first piece of a word (SentencePiece)
//   ##  at the beginning of a piece that continues the one before (WordPiece)
// The class counts the sentences that have pieces, by kinds.
class SubwordCounts {
public:
    SubwordCounts() = default;
    explicit SubwordCounts(const std::vector<SentencePointer>& sentences);
    // nullptr stands for an unknown text; the sentence is counted all the same.
    void add(const TokenList* source, const TokenList* target);

    long sentences() const { return m_sentences; }
    long with(const std::string& kind) const;
    // The kind that occurs in the most sentences; "" when no kind does.
    std::string seen() const;

private:
    long m_sentences = 0;
    std::array<long, 3> m_with{};  // in the order of the table of kinds
};

// The sentence with words instead of pieces. Source columns are summed (to 1 at most if their row is a
// distribution), and target rows are averaged, so that the weights of a target token stay a distribution.
// Links become links between words, each once, sure if one of their pieces' links is. End marks stay words of
// their own, and words are compared with those of the reference. A text without marked pieces stays as it is,
// and so does an unknown one. `kind` is one of the three.
AlignedSentence mergedSubwords(const AlignedSentence& sentence, const std::string& kind);

// The conclusion "subwords" for the kind that is seen: `chosen` of DumpOptions::overruled, or else kept.
// Without pieces there is no choice. Throws Error when `chosen` is not one of the values.
Conclusion concludeSubwords(const SubwordCounts& counts, const std::string& chosen = {});

// The kind of pieces that vocabularies consist of: the one that most tokens are marked as, if they are at
// least a tenth; "" when their tokens are whole words or single letters.
std::string pieceKind(const std::vector<const Vocabulary*>& vocabularies);

// A choice of "subwords" that merges whichever kind is seen.
inline constexpr const char* mergeSeenSubwords = "merge";

// The same for a file whose sentences come in batches.
class SubwordMerging {
public:
    explicit SubwordMerging(const std::map<std::string, std::string>& overruled);
    // To be called with everything that is known before the first batch; later calls change nothing. Throws
    // the Error of concludeSubwords.
    void look(const SubwordCounts& counts);
    // Replaces each sentence if merging was chosen.
    void apply(std::vector<SentencePointer>& sentences) const;
    // Empty before the look, and when there is no choice.
    const std::optional<Conclusion>& conclusion() const { return m_conclusion; }

private:
    std::string m_chosen;
    bool m_hasLooked = false;
    std::optional<Conclusion> m_conclusion;
};

}  // namespace attn
