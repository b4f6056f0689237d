// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// As texts are searched and ordered: without differences of case and of forms that Unicode calls compatible
// (NFKC_Casefold). UTF-8.
std::string foldedText(std::string_view text);

// The texts of one system's sentences, folded, in one piece of memory.
class FoldedTexts {
public:
    // Folds what is new; from the first row that has another sentence than before.
    void update(const Inspection& inspection, int system);
    bool isOfThePast() const;  // all sentences that were folded are gone

    // Clears what does not contain the piece (folded, not empty) in source or target. `passes`: by row.
    void search(const std::string& piece, std::vector<char>& passes) const;
    // By row: its place in the order of sources or targets, the same for equal texts.
    const std::vector<int>& sourceRanks();
    const std::vector<int>& targetRanks();

private:
    std::string_view source(std::size_t row) const;
    std::string_view target(std::size_t row) const;
    void rank(std::vector<int>& ranks, std::string_view (FoldedTexts::*text)(std::size_t) const) const;

    std::string m_text;  // source, line feed, target, line feed of each row
    struct Place {
        std::size_t target = 0, end = 0;  // behind the line feeds
    };
    std::vector<Place> m_places;
    // Says whether a row has the sentence that was folded, without keeping it.
    std::vector<std::weak_ptr<const AlignedSentence>> m_sentences;
    std::vector<int> m_sourceRanks, m_targetRanks;  // empty until they are wanted
};

}  // namespace attn
