// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace attn {

// One tokenised sentence: its tokens are what stands between blanks.
struct TextSentence {
    std::optional<long> number;  // that the file gives it
    std::int64_t line = 0;       // counted from 1
    std::vector<std::string> tokens;
};

// Sentence i of the source and sentence i of the target belong together; as many of one as of the other.
struct SentencePairs {
    std::string sourcePath;
    std::string targetPath;
    std::vector<TextSentence> source;
    std::vector<TextSentence> target;
};

// A file of a sentence in each line: plain, "0<TAB>the sentence", or "<s snum=26> the sentence </s>" (the
// first line of a file says which). Throws Error when a file cannot be read, is empty, is not UTF-8, has a
// number twice or takes more memory than LineReader::charge grants. A stop leaves what was read.
std::vector<TextSentence> readSentences(const std::string& path, const std::stop_token& stop = {});
// Two of them. Throws Error, too, when they have not the same number of lines or not the same numbers.
SentencePairs readSentencePairs(const std::string& sourcePath, const std::string& targetPath);
// One file: "source ||| target", or source and target in the first two of some columns parted by TAB.
SentencePairs readSentencePairs(const std::string& path, const std::stop_token& stop = {});

}  // namespace attn
