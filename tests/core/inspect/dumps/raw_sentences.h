// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/inspect/dumps/dump_format.h"

namespace attn::test {

// Everything that the reader of a format returns.
struct RawFile {
    std::vector<RawSentence> sentences;
    std::vector<std::string> wrong;  // "3: with rows of unequal length", starting with the line
    std::string problem;             // the text of the Error that ended it
};

inline RawFile rawFile(const std::string& format, const std::string& path) {
    RawFile file;
    try {
        const std::unique_ptr<DumpReader> reader = dumpFormat(format).open(path);
        for (RawRead read = reader->next(); read.state != ReadState::End; read = reader->next()) {
            if (read.state == ReadState::Sentence)
                file.sentences.push_back(std::move(read.sentence));
            else
                file.wrong.push_back(std::to_string(read.line) + ": " + read.reason);
        }
    } catch (const Error& error) {
        file.problem = error.what();
    }
    return file;
}

// The id of the format that fits best; "" when none fits.
inline std::string bestFormat(std::string_view start) {
    std::string best;
    double most = 0;
    for (const DumpFormat& format : dumpFormats())
        if (const double fit = format.fits(start); fit > most) {
            most = fit;
            best = format.id;
        }
    return best;
}

}  // namespace attn::test
