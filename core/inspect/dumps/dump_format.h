// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// A link as its file has it: nothing is known yet of the base and the order of languages.
struct RawLink {
    long first = 0;
    long second = 0;
    bool isSure = true;
};

// One sentence as its file has it.
struct RawSentence {
    std::int64_t line = 0;
    std::optional<long> number;  // that the file gives it
    std::optional<int> rank;     // in an n-best list
    // Tokens as far as the file has them, as it has them; what a format calls source is the source, else the
    // first text is.
    std::optional<TokenList> source, target;
    // As the file has it, padding and all: not yet known whether a row is a source or a target position.
    AlignmentWeights grid;
    std::vector<RawLink> links;
    std::optional<double> logProbability;
    // Where the file says it.
    std::optional<TokenList> reference;        // the right target
    std::optional<bool> isRight;               // whether the system wrote it
    std::optional<bool> sourceEnd, targetEnd;  // the last position is the end mark
    std::optional<std::vector<Link>> truth;    // known links, positions from 0
};

// Whether known links that a file gave name tokens that a sentence has not.
bool hasTruthOutside(const AlignedSentence& sentence);

// What a sentence takes in memory, for bounds on it.
std::size_t bytesOf(const RawSentence& sentence);

// How far a reader came.
enum class ReadState {
    Sentence,  // `sentence` is filled
    Wrong,     // `reason` and `line` say what was left out; the next call goes on behind it
    End,
};
struct RawRead {
    ReadState state = ReadState::End;
    RawSentence sentence;
    std::string reason;  // ends "5 …" as a reason of SkippedLines: "with rows of unequal length"
    std::int64_t line = 0;
};

// Reads one file of one format, sentence by sentence.
class DumpReader {
public:
    virtual ~DumpReader() = default;
    // Throws Error where nothing more can be read: the file, the line, what was expected, what was found.
    virtual RawRead next() = 0;
    virtual double share() const = 0;  // of the file that was read, 0 to 1
};

// What is known for sure of a format, so that it need not be concluded.
struct DumpTraits {
    bool hasLinks = false;  // links in place of weights
    // Rows are target positions, links name the source first and count from 0: the format is made for it.
    bool isSettled = false;
    std::string why;              // for conclusions: "Nematus writes a line for each target token."
    bool rowsAreSources = false;  // the habit, where neither sums nor counts tell
    bool isArray = false;         // all sentences have one size: longer ones were cut
    // Which number the first sentence of a corpus gets, where files have numbers; none: it has to be found
    // out.
    std::optional<int> firstNumber = 0;
};

// One row a format; what lists or reads formats reads this table.
struct DumpFormat {
    std::string id;       // "nematus"
    std::string label;    // for people: "Nematus, OpenNMT-Lua and Amun: header and matrix"
    std::string example;  // of its first line
    DumpTraits traits;
    // How sure the first bytes of a file (unpacked; whole lines but for the last) make one, 0 to 1.
    double (*fits)(std::string_view start);
    // Throws Error when the file cannot be opened or its start is broken.
    std::unique_ptr<DumpReader> (*open)(const std::string& path);
};
// From the most particular to the most common.
const std::vector<DumpFormat>& dumpFormats();
// Throws Error naming the known ones.
const DumpFormat& dumpFormat(const std::string& id);

}  // namespace attn
