// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/inspect/sentences/token_list.h"
#include "core/inspect/texts/weight_form.h"
#include "core/metrics/side.h"

namespace attn {

// The tokens of each line of a text file, plain or gzip. Throws the errors of LineReader, and Error for an
// empty file. A stop returns the lines read so far.
std::vector<TokenList> readTokenLines(const std::string& path, const std::stop_token& stop = {});
// The same for one side; each line may hold both sides (holdsPairs).
std::vector<TokenList> readSideLines(const std::string& path, Side side, const std::stop_token& stop = {});

// Whether a file's first line has source and target, separated by TAB or "|||". Throws the errors of
// LineReader.
bool holdsPairs(const std::string& path);

// Whether a file looks like a dump, or like what this program writes about one; its lines may have as few
// tokens as those of a text.
bool isAlignmentFile(const std::string& path);

// The sentences that a file of texts must fit.
struct WantedTexts {
    struct Sentence {
        long line = 0;                    // its line in the file, from 0
        Extent extent;                    // extent of the weights along the side
        std::optional<bool> hasEnd = {};  // whether the last position is the end mark, if the dump says so
    };
    std::vector<Sentence> sentences;
    long lines = 0;  // number of lines that the file must have; 0 if it is not known
    // Positions after the text may have weights: those of a decoder that continued after the end.
    bool mayHaveMore = false;
    // All sentences have one size, so a text may be longer than weights that fill it.
    bool isArray = false;
};

struct TextsBeside {
    std::string path;                   // the best file; empty if several are equally good
    long fitting = 0;                   // sentences with as many tokens as weights, apart from an end mark
    long cut = 0;                       // sentences that are longer than the weights
    bool hasEnd = false;                // most of them have one weight more than tokens
    std::vector<std::string> possible;  // all files that fit, the best first
};
// Examines the files of a folder except those in `without`. It is cheap, because little is read of a file
// that does not fit. Returns nothing after a stop.
TextsBeside findTextsBeside(const std::string& folder, const std::vector<std::string>& without,
                            const WantedTexts& wanted, const std::stop_token& stop = {});

}  // namespace attn
