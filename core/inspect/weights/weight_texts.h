// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/inspect/texts/texts_beside.h"
#include "core/inspect/weights/weight_conclusions.h"

namespace attn {

// Which line of a text file belongs to a sample, and what is known of the sample.
struct PlacedSample {
    long line = 0;  // from 0
    WeightSample known;
};

// The texts of one side, from the dump itself or a file beside it.
class SideTexts {
public:
    // `path`: of the dump. After a stop nothing more is read.
    SideTexts(const std::string& path, Side side, std::stop_token stop = {});

    // Takes what the user chose, if he did. A source that has both in each line brings the target, too, where
    // no other is chosen. Throws Error when it cannot be read.
    void choose(const Choices& overruled);
    // The dump has texts of its own: those that were chosen along with the source are not needed.
    void keepOwn();
    // Where the dump has no texts and nothing was chosen, looks beside it. `lines`: how many sentences the
    // dump has; 0: not known. `taken`: the other side's file.
    void find(const std::vector<PlacedSample>& samples, bool rowsAreTargets, long lines,
              const std::string& taken);

    bool isFile() const { return !m_path.empty(); }
    bool isFound() const { return isFile() && !m_isChosen; }  // beside the dump
    const std::string& path() const { return m_path; }
    // Of a sentence, where `own` are those of the dump; nullptr: not known.
    const TokenList* of(const std::optional<TokenList>& own, long line) const;
    bool hasLine(long line) const { return line >= 0 && line < static_cast<long>(m_lines.size()); }
    // Counts a sentence that a file that was found has no text of; it keeps the numbers of its positions.
    void leaveNumbered() { ++m_numbered; }
    // Counts a sentence whose text goes on past the weights.
    void leaveCut() { ++m_cut; }
    // None where the dump's own texts were taken without question. `sentences`: in the dump, 0: not known.
    std::optional<Conclusion> conclusion(long sentences) const;

private:
    std::string m_dump;
    std::string m_name;  // "source"
    Side m_side;
    std::stop_token m_stop;
    std::string m_path;
    std::vector<TokenList> m_lines;
    bool m_isChosen = false, m_isMissing = false;
    bool m_isOffered = false;   // a file fits, and nothing says that it is the right one
    bool m_isOfSource = false;  // the target half of the file that was chosen for the source
    TextsBeside m_beside;
    long m_sampleCount = 0, m_numbered = 0, m_cut = 0;
};

}  // namespace attn
