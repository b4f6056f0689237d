// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/sentence_file.h"
#include "core/metrics/alignment.h"

namespace attn {

// Word alignments as files hold them. Positions are counted from 0 here, whatever the file does.
struct SentenceLinks {
    std::optional<long> number;  // that the file gives the sentence
    std::int64_t line = 0;       // the first that speaks of it, counted from 1; 0: none does
    std::vector<Link> links;     // in the file's order, none twice
};

// Links that were left out: how many, and the first one's line.
struct LeftOutLinks {
    long count = 0;
    std::int64_t firstLine = 0;
};

struct AlignmentFile {
    std::string path;
    std::string format;
    std::vector<SentenceLinks> sentences;
    LeftOutLinks doubled;
    LeftOutLinks outOfRange;
    LeftOutLinks unaligned;              // words said to be linked to nothing: no links
    std::optional<SentencePairs> texts;  // of a format that holds them
};

enum class WrongLinks { Refuse, LeaveOut };

struct AlignmentFileOptions {
    std::string format;                          // id of a row below; empty: the first that fits
    std::optional<int> base;                     // number of the first position; none: the format's usual
    bool isFlipped = false;                      // each link names the target first
    const SentencePairs* sentences = nullptr;    // what the links speak of, to know their range
    WrongLinks doubled = WrongLinks::Refuse;     // else one of them counts, sure where one of them is
    WrongLinks outOfRange = WrongLinks::Refuse;  // known only with sentences
};

// Throws Error with file and line when a line is not of the format or a position is below the base; when a
// sentence is not among `sentences` or they are not as many; for wrong links unless they are left out; for
// more than LineReader::charge grants.
AlignmentFile readAlignments(const std::string& path, const AlignmentFileOptions& options = {});

// Pooled over all sentences: matched by number where both files have numbers, by order where none has; where
// one has, its sentence n is line n of the other (or n − 1, where numbers begin with 0). Throws Error when a
// sentence of the system is not in the gold, when without numbers they are not as many, when numbers should
// be those of lines and are not, and when some sentences of a file have numbers and others none.
AlignmentCounts alignmentCounts(const AlignmentFile& system, const AlignmentFile& gold);

class AlignmentBuilder;

// One row a format; what lists or reads formats reads this table.
struct AlignmentFormat {
    std::string id;       // "pharaoh"
    std::string label;    // for people
    std::string example;  // of a line
    int usualBase = 0;
    bool (*fits)(std::string_view line);  // whether a file with such a first line is likely of this format
    // Adds what a line says; reports what is wrong with it to the builder.
    void (*read)(std::string_view line, AlignmentBuilder& builder);
    bool zeroIsNothing = false;  // position 0, where they count from 1, stands for no word at all
};
// From the most particular to the most common; the last one fits everything.
const std::vector<AlignmentFormat>& alignmentFormats();
// Throws Error naming the known ones.
const AlignmentFormat& alignmentFormat(const std::string& id);

}  // namespace attn
