// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// The text in the form in which texts are searched and sorted, without differences of case and of forms that
// Unicode calls compatible (NFKC_Casefold). UTF-8.
std::string foldedText(std::string_view text);

// The texts of one system's sentences, folded, in one piece of memory.
class FoldedTexts {
public:
    // Folds new texts, starting at the first row whose sentence has changed.
    void update(const Inspection& inspection, int system);
    bool isOfThePast() const;  // whether all folded sentences are gone

    // Clears the entries of `passes`, indexed by row, whose source and target do not contain the piece
    // (folded, not empty).
    void search(const std::string& piece, std::vector<char>& passes) const;
    // For each row its place in the order of sources or targets; equal texts have the same place.
    const std::vector<int>& sourceRanks();
    const std::vector<int>& targetRanks();

private:
    std::string_view source(std::size_t row) const;
    std::string_view target(std::size_t row) const;
    void rank(std::vector<int>& ranks, std::string_view (FoldedTexts::*text)(std::size_t) const) const;

    std::string m_text;  // source, line feed, target, line feed of each row
    struct Place {
        std::size_t target = 0, end = 0;  // positions after the line feeds
    };
    std::vector<Place> m_places;
    // Shows whether a row still has the folded sentence, without keeping the sentence alive.
    std::vector<std::weak_ptr<const AlignedSentence>> m_sentences;
    std::vector<int> m_sourceRanks, m_targetRanks;  // empty until they are needed
};

}  // namespace attn
