// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Which lines of a corpus were left out, and why.
class SkippedLines {
public:
    struct Reason {
        std::string text;  // ends "5 …", in the language of the program
        Index count = 0;
        std::vector<Index> first;  // numbers of the first lines, at most three, from 1
    };

    // `file` names the corpus for people: "train.tsv", "train.en and train.fr".
    explicit SkippedLines(std::string file) : m_file(std::move(file)) {}

    void add(const std::string& reason, Index line);

    const std::string& file() const { return m_file; }
    Index lines = 0;             // all lines, also those that are used
    std::string unit = "lines";  // or "sentences", where a sentence has several lines
    Index count() const;
    const std::vector<Reason>& reasons() const { return m_reasons; }
    // "train.tsv: skipped 12 of 10000 lines: 7 empty (lines 3, 9, 12 …), 5 longer than 40 tokens (lines 8,
    // 11, 40 …)"; empty when no line was skipped.
    std::string text() const;

private:
    std::string m_file;
    std::vector<Reason> m_reasons;  // in the order of their first lines
};

}  // namespace attn
