// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/inspect/sentences/token_list.h"
#include "core/inspect/texts/weight_form.h"

namespace attn {

// The tokens of each line of a text file, plain or gzip. Throws Error as LineReader does, and for an empty
// file. A stop leaves what was read.
std::vector<TokenList> readTokenLines(const std::string& path, const std::stop_token& stop = {});
// The same of one side, where the file may have both in each line (holdsPairs).
std::vector<TokenList> readSideLines(const std::string& path, bool isSource,
                                     const std::stop_token& stop = {});

// Whether a file's first line has source and target, parted by TAB or "|||". Throws Error as LineReader.
bool holdsPairs(const std::string& path);

// Whether a file looks like a dump, or like what this program writes of one: its lines may have as few tokens
// as a text's.
bool isAlignmentFile(const std::string& path);

// What a file of texts must go with.
struct WantedTexts {
    struct Sentence {
        long line = 0;                    // that it must have, from 0
        Extent extent;                    // of the weights along the side
        std::optional<bool> hasEnd = {};  // whether the last position is the end mark, where the dump says it
    };
    std::vector<Sentence> sentences;
    long lines = 0;  // that the file must have, 0 where that is not known
    // Positions past the text may have weights: those of a decoder that went on after the end.
    bool mayHaveMore = false;
    // All sentences have one size: a text may go on past weights that fill it.
    bool isArray = false;
};

struct TextsBeside {
    std::string path;                   // the best one, when it is the only best; else empty
    long fitting = 0;                   // sentences whose tokens are as many as weights, but for an end mark
    long cut = 0;                       // sentences that are longer than the weights
    bool hasEnd = false;                // in most of them there is a weight more than tokens
    std::vector<std::string> possible;  // all that fit, the best first
};
// Looks at the files of a folder but those named. Cheap: of a file that does not fit little is read. Nothing
// after a stop.
TextsBeside findTextsBeside(const std::string& folder, const std::vector<std::string>& without,
                            const WantedTexts& wanted, const std::stop_token& stop = {});

}  // namespace attn
