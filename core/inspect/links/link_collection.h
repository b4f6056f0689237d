// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// What a file of links says, before it is known what its positions count from and which side is named first.
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
    // Where the file says it.
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
    std::size_t joinedParts = 1;      // more: the numbers start again, and keys are made of places
    std::optional<long> leastNumber;  // that occurs, also of what was left out
    long firstNumber = 0;             // of the corpus' first sentence in the file; keys are without it
    std::vector<WrongLine> wrong;     // sentences that were left out
    std::int64_t units = 0;           // sentences, or links of NAACL, the wrong ones too
    std::string problem;              // why nothing was read after the last sentence; empty: all was

    SkippedLines skipped() const;
};

// All formats that have links.
const std::vector<DumpFormat>& formatsWithLinks();
// The one of them that fits the start of a file best, or that is `overruled["format"]`. Throws Error
// for a file that cannot be opened, is UTF-16 or no links.
const DumpFormat& linkFormatOf(const std::string& path, const std::map<std::string, std::string>& overruled);

// Where the numbers of the whole file start again, its parts follow each other: sentences are numbered by
// their place, those of NAACL, which has no line of some, by their number behind the last of the part before.
// Throws Error when not one sentence can be read. A stop leaves what was read. `progress`: 0 to 1, may be
// empty.
LinkCollection collectLinks(const std::string& path, const DumpFormat& format,
                            const std::stop_token& stop = {},
                            const std::function<void(double)>& progress = {});

}  // namespace attn
