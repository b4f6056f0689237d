// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/inspect/texts/texts_beside.h"
#include "core/inspect/weights/weight_conclusions.h"

namespace attn {

// The line of a text file that belongs to a sample, and what is known about the sample.
struct PlacedSample {
    long line = 0;  // from 0
    WeightSample known;
};

// The texts of one side, from the dump itself or a file beside it.
class SideTexts {
public:
    // `path` is that of the dump. After a stop nothing more is read.
    SideTexts(const std::string& path, Side side, std::stop_token stop = {});

    // Takes the user's choice, if there is one. A source that holds both sides in each line also brings the
    // target if no other one is chosen. Throws Error when it cannot be read.
    void choose(const Choices& overruled);
    // The dump has its own texts, so those that came with the chosen source are not needed.
    void keepOwn();
    // Searches beside the dump if it has no texts and the user chose none. `lines` is the number of sentences
    // in the dump, or 0 if it is not known. `taken` is the file of the other side.
    void find(const std::vector<PlacedSample>& samples, bool rowsAreTargets, long lines,
              const std::string& taken);

    bool isFile() const { return !m_path.empty(); }
    bool isFound() const { return isFile() && !m_isChosen; }  // beside the dump
    const std::string& path() const { return m_path; }
    // The tokens of a sentence; `own` are those of the dump. nullptr when they are not known.
    const TokenList* of(const std::optional<TokenList>& own, long line) const;
    bool hasLine(long line) const { return line >= 0 && line < static_cast<long>(m_lines.size()); }
    // Counts a sentence for which a found file has no text; its position numbers stay.
    void leaveNumbered() { ++m_numbered; }
    // Counts a sentence whose text is longer than the weights.
    void leaveCut() { ++m_cut; }
    // Empty when the dump's own texts were used without a choice. `sentences` is the number of sentences in
    // the dump, or 0 if it is not known.
    std::optional<Conclusion> conclusion(long sentences) const;

private:
    std::string m_dump;
    std::string m_name;  // "source"
    Side m_side;
    std::stop_token m_stop;
    std::string m_path;
    std::vector<TokenList> m_lines;
    bool m_isChosen = false, m_isMissing = false;
    bool m_isOffered = false;   // a file fits, but it may be the wrong one
    bool m_isOfSource = false;  // the target half of the file that was chosen for the source
    TextsBeside m_beside;
    long m_sampleCount = 0, m_numbered = 0, m_cut = 0;
};

}  // namespace attn
