// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/lines/line_reader.h"
#include "core/inspect/dumps/link_line.h"

namespace attn {

// A line reader that knows how much of its file has been read.
class SharedLines {
public:
    explicit SharedLines(const std::string& path);
    bool next(std::string& line);
    std::int64_t number() const { return m_lines.number(); }
    std::string place() const { return m_lines.place(); }
    double share() const;
    // What a sentence takes in memory; throws Error when a file takes too much.
    void charge(const RawSentence& sentence);
    void chargeLinks(const RawSentence& sentence);  // alone

private:
    LineReader m_lines;
    double m_size = 0, m_read = 0;  // bytes
};

// What one reader does with lines: a sentence in each, or a link in each of NAACL, whose blank lines say
// nothing.
struct LinkLineForm {
    ParseLinkLine parse;
    bool skipsBlank = false;
    bool hasRanks = false;  // lines with the same number are hypotheses of one sentence
};
std::unique_ptr<DumpReader> openLinkLines(const std::string& path, const LinkLineForm& form);

// GIZA++'s A3.final: three lines a sentence pair, "# Sentence pair (1) source length 5 target length 6
// alignment score : 1.2e-05", the target, and the source with the target positions, from 1, of each token:
// "NULL ({ }) das ({ 1 }) Haus ({ 2 3 })". Pairs are numbered by their lines, from 1; here from 0.
std::unique_ptr<DumpReader> openGiza(const std::string& path);
bool isGizaHeader(std::string_view line);

}  // namespace attn
