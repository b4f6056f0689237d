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

// The files of a corpus: one file with a tab between source and target (a third column is ignored), or two
// files whose lines belong together. Each is plain or gzip. With `classes`, targets are class labels of one
// word each, and in a file with tabs the label stands first: "good<TAB>I liked it .".
struct CorpusFiles {
    std::string pairs;
    std::string source, target;
    bool swap = false;  // the other way round: the first column, or `source`, is the target
    bool classes = false;
    bool operator==(const CorpusFiles&) const = default;

    bool isEmpty() const { return pairs.empty() && source.empty() && target.empty(); }
    // Names without their folders: "train.tsv", "train.en and train.fr".
    std::string names() const;
    // The same files with their paths relative to `folder` made complete; absolute paths stay.
    CorpusFiles in(const std::string& folder) const;
    // The paths that are set, one or two.
    std::vector<std::string> paths() const;
};

struct TextPairs {
    std::vector<TextPair> pairs;
    SkippedLines skipped;
    std::vector<FileMark> files;  // the files that were read to the end
};

// All pairs in their order. Pairs with an empty side are left out and counted; class labels are without
// blanks around them. A stop returns the pairs read so far. Throws Error that starts with the file's path for
// anything that LineReader refuses, an empty file, a line without a tab or with more than three columns,
// unequal numbers of lines, a class label that is missing or has a blank inside, or more text than fits into
// memory.
TextPairs readTextPairs(const CorpusFiles& files, const std::stop_token& stop = {});

}  // namespace attn
