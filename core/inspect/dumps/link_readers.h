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
    // Counts the memory that a sentence takes; throws Error when a file takes too much.
    void charge(const RawSentence& sentence);
    void chargeLinks(const RawSentence& sentence);  // only the links of a sentence

private:
    LineReader m_lines;
    double m_size = 0, m_read = 0;  // bytes
};

// How a reader treats lines: each holds a sentence, or each holds a link as in NAACL, whose blank lines are
// skipped.
struct LinkLineForm {
    ParseLinkLine parse;
    bool skipsBlank = false;
    bool hasRanks = false;  // lines with the same number are hypotheses of one sentence
};
std::unique_ptr<DumpReader> openLinkLines(const std::string& path, const LinkLineForm& form);

// GIZA++'s A3.final has three lines for each sentence pair: "# Sentence pair (1) source length 5 target
// length 6 alignment score : 1.2e-05", then the target, then the source with the target positions, from 1, of
// each token: "NULL ({ }) das ({ 1 }) Haus ({ 2 3 })". The file numbers pairs from 1; here they are numbered
// from 0.
std::unique_ptr<DumpReader> openGiza(const std::string& path);
bool isGizaHeader(std::string_view line);

}  // namespace attn
