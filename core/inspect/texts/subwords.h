// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// How pieces of words are marked, the values of the conclusion "subwords":
//   @@  at the end of a piece that the next one continues (subword-nmt)
//   ▁   at the beginning of the first piece of a word (SentencePiece)
//   ##  at the beginning of a piece that continues the one before (WordPiece)
// Sentences that have pieces, by kinds.
class SubwordCounts {
public:
    SubwordCounts() = default;
    explicit SubwordCounts(const std::vector<SentencePointer>& sentences);
    // nullptr for a text that is not known: the sentence is counted all the same.
    void add(const TokenList* source, const TokenList* target);

    long sentences() const { return m_sentences; }
    long with(const std::string& kind) const;
    // The kind that most of the sentences have; "" for none.
    std::string seen() const;

private:
    long m_sentences = 0;
    std::array<long, 3> m_with{};  // in the order of their table
};

// With words in place of pieces: source columns summed (1 at most where their row is a distribution), target
// rows averaged (the weights of a target token stay those of a distribution), links between words, sure where
// one of their pieces' is, none twice; end marks stay words of their own, and words are compared with those
// of the reference. A text in which no piece has the mark stays as it is, and so does one that is not known.
// `kind` is one of the three.
AlignedSentence mergedSubwords(const AlignedSentence& sentence, const std::string& kind);

// "subwords", for the kind that is seen, `chosen` of DumpOptions::overruled or else kept. Without pieces
// there is nothing to choose. Throws Error when `chosen` is not one of the values.
Conclusion concludeSubwords(const SubwordCounts& counts, const std::string& chosen = {});

// A choice of "subwords" that merges whatever kind is seen.
inline constexpr const char* mergeSeenSubwords = "merge";

// The same for a file whose sentences come in batches.
class SubwordMerging {
public:
    explicit SubwordMerging(const std::map<std::string, std::string>& overruled);
    // At all that is known before the first batch; later looks change nothing. Throws Error as
    // concludeSubwords.
    void look(const SubwordCounts& counts);
    // In place of each sentence, where merging was chosen.
    void apply(std::vector<SentencePointer>& sentences) const;
    // None before the look, and where there is nothing to choose.
    const std::optional<Conclusion>& conclusion() const { return m_conclusion; }

private:
    std::string m_chosen;
    bool m_hasLooked = false;
    std::optional<Conclusion> m_conclusion;
};

}  // namespace attn
