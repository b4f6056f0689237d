// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// A link as it stands in its file, before it is known where its positions start and which side is named
// first.
struct FileLink {
    long first = 0, second = 0;
    bool isSure = true;
    std::int64_t line = 0;
};
struct LinkSentence {
    SentenceKey key;
    std::int64_t line = 0;
    std::optional<TokenList> source, target;  // as far as they are known
    std::optional<double> logProbability;
    std::vector<FileLink> links = {};  // in the file's order
    // These are set where the file says so.
    std::optional<TokenList> reference;
    std::optional<bool> isRight;               // whether the system wrote it
    std::optional<bool> sourceEnd, targetEnd;  // the last token is the end mark
    std::optional<std::vector<Link>> truth;
};

struct LinkCollection {
    struct WrongLine {
        std::int64_t line = 0;
        std::string reason;  // ends "5 …"
    };
    std::string path;
    const DumpFormat* format = nullptr;  // a row of a table
    std::vector<LinkSentence> sentences;
    bool isNumbered = false;
    std::size_t joinedParts = 1;      // more than one: the numbers start again, and keys are made of places
    std::optional<long> leastNumber;  // the least number that occurs, also in what was left out
    long firstNumber = 0;             // of the corpus' first sentence in the file; keys do not include it
    std::vector<WrongLine> wrong;     // sentences that were left out
    std::int64_t units = 0;           // sentences, or links for NAACL, including the wrong ones
    std::string problem;              // why nothing was read after the last sentence; empty when all was read

    SkippedLines skipped() const;
};

// All formats of files that have links.
const std::vector<DumpFormat>& formatsWithLinks();
// The format among them that fits the start of the file best, or the one named by `overruled["format"]`.
// Throws Error for a file that cannot be opened, is UTF-16 or holds no links.
const DumpFormat& linkFormatOf(const std::string& path, const std::map<std::string, std::string>& overruled);

// Reads all links. If the numbers of the file start again, its parts follow each other: sentences are then
// numbered by their place, or for NAACL, which has no line for some sentences, by their number plus the
// sentences of the parts before. Throws Error when no sentence can be read. A stop returns the links read so
// far. `progress` gets 0 to 1 and may be empty.
LinkCollection collectLinks(const std::string& path, const DumpFormat& format,
                            const std::stop_token& stop = {},
                            const std::function<void(double)>& progress = {});

}  // namespace attn
