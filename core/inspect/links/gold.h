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

// What is wrong with a file of known links, by its lines.
struct GoldProblem {
    enum class Kind { OutOfRange, Doubled, Nothing, Unreadable };
    Kind kind = Kind::Unreadable;
    std::int64_t line = 0;
    SentenceKey key;
    std::string text;  // one sentence: "Link 68 33 34: the target has 33 tokens."
    // "line 5: sentence 4: Link …", the line from 1, the sentence as tables number it, from 0.
    std::string described() const;
};

// Known links of a corpus (Och & Ney 2003: sure ones are possible ones, too), a sentence by its key. A value:
// copies are cheap enough to be handed to other threads, and edits are made on a copy.
struct GoldLinks {
    std::string path;                         // empty: made by hand
    std::string format;                       // "pharaoh", "naacl"
    bool isNumbered = false;                  // its lines have numbers
    std::map<long, std::vector<Link>> links;  // by SentenceKey::number; ordered by target, then source
    std::vector<GoldProblem> problems;        // in the order of their lines; such links are left out
    std::vector<Conclusion> conclusions;      // ids: format, base, order, first

    const std::vector<Link>* find(long number) const;  // nullptr: nothing is known of the sentence
    long sureCount() const;
    long possibleCount() const;  // those that are not sure
};

// What the links speak of, to find out base and order and to check ranges: lengths without end marks, −1
// where they are not known (AlignedSentence::knowsSource).
struct GoldTexts {
    struct Sentence {
        long number = 0;
        int source = 0, target = 0;
    };
    std::vector<Sentence> sentences;
};

// Reads Pharaoh ("0-0 1-2 2p1 3?1"), NAACL ("18 1 1 S"), columns parted by TAB and GIZA++'s A3.final.
// `overruled`: by id of a conclusion. Without texts the base is the smallest position there is. Throws Error
// when nothing can be read. A stop leaves what was read.
GoldLinks readGold(const std::string& path, const GoldTexts& texts,
                   const std::map<std::string, std::string>& overruled = {},
                   const std::stop_token& stop = {});

// As text of a file, positions counted from `base` of the format: Pharaoh 0, NAACL 1. Pharaoh has a line for
// each sentence from the first; where lines had numbers, or nothing is known of some, each line starts with
// the number and a TAB: an empty line would say that a sentence has no links.
std::string goldAsPharaoh(const GoldLinks& gold);
std::string goldAsNaacl(const GoldLinks& gold);

// What a click does: nothing → sure → possible → nothing. Keeps the order.
void cycleLink(std::vector<Link>& links, int source, int target);

}  // namespace attn
