// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// An error in a line of a file of known links.
struct GoldProblem {
    enum class Kind { OutOfRange, Doubled, Nothing, Unreadable };
    Kind kind = Kind::Unreadable;
    std::int64_t line = 0;
    SentenceKey key;
    std::string text;  // one sentence: "Link 68 33 34: the target has 33 tokens."
    // "line 5: sentence 4: Link …": lines count from 1, sentences from 0 as in tables.
    std::string described() const;
};

// Known links of a corpus, by the key of the sentence (Och & Ney 2003: sure links are possible links too). It
// is a value: copies are cheap enough for other threads, and edits are made on a copy.
struct GoldLinks {
    std::string path;                         // empty: made by hand
    std::string format;                       // "pharaoh", "naacl"
    bool isNumbered = false;                  // its lines have numbers
    std::map<long, std::vector<Link>> links;  // by SentenceKey::number; ordered by target, then source
    std::vector<GoldProblem> problems;        // in the order of their lines; such links are left out
    std::vector<Conclusion> conclusions;      // ids: format, base, order, first

    const std::vector<Link>* find(long number) const;  // nullptr: nothing is known about the sentence
    long sureCount() const;
    long possibleCount() const;  // number of links that are not sure
};

// The sentences that the links belong to, which are needed to tell base and order and to check ranges.
// Lengths are without end marks; −1 where they are not known (AlignedSentence::knowsSource).
struct GoldTexts {
    struct Sentence {
        long number = 0;
        int source = 0, target = 0;
    };
    std::vector<Sentence> sentences;
};

// Reads Pharaoh ("0-0 1-2 2p1 3?1"), NAACL ("18 1 1 S"), columns separated by TAB and GIZA++'s A3.final.
// `overruled` holds choices by the id of a conclusion. Without texts, the base is the smallest position that
// occurs. Throws Error when nothing can be read. A stop returns the links read so far.
GoldLinks readGold(const std::string& path, const GoldTexts& texts,
                   const std::map<std::string, std::string>& overruled = {},
                   const std::stop_token& stop = {});

// The links as the text of a file; positions count from the base of the format: Pharaoh 0, NAACL 1. Pharaoh
// has a line for each sentence from the first on. If lines had numbers, or nothing is known about some
// sentences, each line starts with the number and a TAB, because an empty line would say that a sentence has
// no links.
std::string goldAsPharaoh(const GoldLinks& gold);
std::string goldAsNaacl(const GoldLinks& gold);

// Does what a click does: no link → sure → possible → no link. Keeps the order.
void cycleLink(std::vector<Link>& links, int source, int target);

}  // namespace attn
