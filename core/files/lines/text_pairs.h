// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/files/lines/file_mark.h"
#include "core/files/lines/skipped_lines.h"

namespace attn {

struct TextPair {
    std::string source;
    std::string target;
    Index line = 0;  // from 1
};

// Where pairs stand: one file with a tab between source and target (a third column is passed over), or two
// files whose lines belong together. Each plain or gzip.
struct CorpusFiles {
    std::string pairs;
    std::string source, target;
    bool swap = false;  // the first column, or `source`, is the target
    bool operator==(const CorpusFiles&) const = default;

    bool isEmpty() const { return pairs.empty() && source.empty() && target.empty(); }
    // Names without their folders: "train.tsv", "train.en and train.fr".
    std::string names() const;
    // The same files with their paths from `folder` on; absolute paths stay.
    CorpusFiles in(const std::string& folder) const;
    // Those that are given, one or two.
    std::vector<std::string> paths() const;
};

struct TextPairs {
    std::vector<TextPair> pairs;
    SkippedLines skipped;
    std::vector<FileMark> files;  // those read whole
};

// All pairs in their order, without those that have an empty side, which are counted. A stop leaves those
// read so far. Throws Error that starts with the file's path: what LineReader refuses, an empty file, a line
// without a tab or with more than three columns, unequal numbers of lines, more text than memory should hold.
TextPairs readTextPairs(const CorpusFiles& files, const std::stop_token& stop = {});

}  // namespace attn
