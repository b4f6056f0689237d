// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace attn {

// One tokenised sentence: its tokens are the pieces between blanks.
struct TextSentence {
    std::optional<long> number;  // the number that the file gives it
    std::int64_t line = 0;       // counted from 1
    std::vector<std::string> tokens;
};

// Sentence i of the source belongs to sentence i of the target; both sides have the same number of sentences.
struct SentencePairs {
    std::string sourcePath;
    std::string targetPath;
    std::vector<TextSentence> source;
    std::vector<TextSentence> target;
};

// Reads a file with one sentence in each line: plain, "0<TAB>the sentence", or "<s snum=26> the sentence
// </s>" (the first line of a file tells which). Throws Error when a file cannot be read, is empty, is not
// UTF-8, repeats a number or takes more memory than LineReader::charge grants. A stop returns the sentences
// read so far.
std::vector<TextSentence> readSentences(const std::string& path, const std::stop_token& stop = {});
// Reads two of them. Also throws Error when they differ in the number of lines or in their numbers.
SentencePairs readSentencePairs(const std::string& sourcePath, const std::string& targetPath);
// Reads one file: "source ||| target", or columns separated by TAB of which the first two are source and
// target.
SentencePairs readSentencePairs(const std::string& path, const std::stop_token& stop = {});

}  // namespace attn
