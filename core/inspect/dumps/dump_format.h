// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/sentences/dump.h"
#include "core/network/map_address.h"

namespace attn {

// A link as it stands in its file, before the base and the order of languages are known.
struct RawLink {
    long first = 0;
    long second = 0;
    bool isSure = true;
};

// One sentence as it stands in its file.
struct RawSentence {
    std::int64_t line = 0;
    std::optional<long> number;  // the number that the file gives it
    std::optional<int> rank;     // in an n-best list
    // The tokens as they stand in the file, if it has them. The source is what the format calls source, or
    // else the first text.
    std::optional<TokenList> source, target;
    // The matrix as it stands in the file, with its padding; it is not yet known whether a row is a source or
    // a target position.
    AlignmentWeights grid;
    // Where the file has several maps of the sentence: all of them, instead of `grid`.
    struct Map {
        MapAddress map;
        AlignmentWeights grid;
    };
    std::vector<Map> maps;
    std::vector<RawLink> links;
    std::optional<double> logProbability;
    // Set where the file says so.
    std::optional<TokenList> reference;        // the right target
    std::optional<bool> isRight;               // whether the system wrote it
    std::optional<bool> sourceEnd, targetEnd;  // the last position is the end mark
    std::optional<std::vector<Link>> truth;    // known links, with positions from 0
};

// Whether known links that a file gave name tokens that the sentence does not have.
bool hasTruthOutside(const AlignedSentence& sentence);

// The memory that a sentence takes, for limits on it.
std::size_t bytesOf(const RawSentence& sentence);

// The result of reading one sentence.
enum class ReadState {
    Sentence,  // `sentence` is filled
    Wrong,     // `reason` and `line` say what was left out; the next call continues after it
    End,
};
struct RawRead {
    ReadState state = ReadState::End;
    RawSentence sentence;
    std::string reason;  // ends "5 …" like a reason of SkippedLines: "with rows of unequal length"
    std::int64_t line = 0;
};

// Reads one file of one format, sentence by sentence.
class DumpReader {
public:
    virtual ~DumpReader() = default;
    // Throws Error when nothing more can be read: the file, the line, what was expected, what was found.
    virtual RawRead next() = 0;
    virtual double share() const = 0;  // share of the file that was read, 0 to 1
    // From now on only this map of each sentence is needed, or all heads of its layer if it is their mean; a
    // reader may leave the others out.
    virtual void want(const MapAddress&) {}
    // What it concluded about the file when it opened it.
    virtual std::vector<Conclusion> conclusions() const { return {}; }
};

// The field of a line that holds the links.
struct LinkColumn {
    std::string_view mark;  // between fields; empty: the line is the links
    std::size_t index = 0;
    bool isPadded = false;  // blanks stand between mark and field
};

// Facts about a format of links.
struct LinkTraits {
    int base = 0;                // the usual number of the first position
    bool isBaseCertain = false;  // the format is defined that way
    bool zeroIsNothing = false;  // position 0 then means that a token is linked to nothing
    // A line is one link with the number of its sentence, so a sentence is many lines.
    bool isLinkALine = false;
    bool countsSentences = false;          // what is left out is counted in sentences, not in lines
    std::optional<LinkColumn> field = {};  // where a link can be edited in its line
};

// Facts about a format that need not be concluded from its files.
struct DumpTraits {
    bool hasLinks = false;  // links instead of weights
    // Rows are target positions, and links name the source first and count from 0: the format is defined that
    // way.
    bool isSettled = false;
    std::string why;  // for conclusions, by `told`: "Nematus writes a line for each target token."
    bool rowsAreSources = false;  // the usual case, taken if neither sums nor counts tell
    bool isArray = false;         // all sentences have one size, so longer ones were cut
    // The number of the first sentence of a corpus, for files that have numbers; empty if it must be found
    // out.
    std::optional<int> firstNumber = 0;
    LinkTraits links = {};
};

// A format's row in the table from which formats are listed and read.
struct DumpFormat {
    std::string id;       // "nematus"
    std::string label;    // for people, by `told`: "Nematus, OpenNMT-Lua and Amun: header and matrix"
    std::string example;  // an example of its first line
    DumpTraits traits;
    // How likely a file with these first bytes (unpacked; only the last line may be cut) is of this format, 0
    // to 1.
    double (*fits)(std::string_view start);
    // Throws Error when the file cannot be opened or its start is broken.
    std::unique_ptr<DumpReader> (*open)(const std::string& path);
    // The same for formats whose reader concludes something that `overruled` (DumpOptions) may overrule. Also
    // throws UndecidedDump.
    std::unique_ptr<DumpReader> (*openChosen)(const std::string& path,
                                              const std::map<std::string, std::string>& overruled) = nullptr;

    std::unique_ptr<DumpReader> openAs(const std::string& path,
                                       const std::map<std::string, std::string>& overruled) const {
        return openChosen ? openChosen(path, overruled) : open(path);
    }
};
// From the most specific format to the most general.
const std::vector<DumpFormat>& dumpFormats();
// Throws Error naming the known formats.
const DumpFormat& dumpFormat(const std::string& id);

}  // namespace attn
