// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/decode/decode_lines.h"
#include "core/decode/text_decoder.h"
#include "core/files/atomic_file.h"
#include "core/network/models/trained_model.h"

namespace attn {

// One line of a source and its output.
struct DecodedLine {
    Index number = 0;                 // from 1
    std::vector<std::string> source;  // tokens as typed
    std::string problem;              // why it could not be read; else empty
    std::vector<DecodedText> outputs;
};

// Writes lines in the form that the options ask for, to standard output or to a file. The file is there as a
// whole at the end, or not at all.
class DecodedLinesWriter {
public:
    // Throws Error when the file cannot be written.
    DecodedLinesWriter(const DecodeLinesOptions& options, std::shared_ptr<const TrainedModel> model,
                       const std::string& sourceName);

    void write(const DecodedLine& line);
    // Makes everything written so far available to readers.
    void flush();
    void finish();

private:
    std::vector<std::string> tokensOf(const DecodedText& output, const DecodedLine& line) const;
    std::string textOf(const DecodedText& output, const DecodedLine& line) const;
    std::string jsonOf(const DecodedLine& line) const;
    void put(const std::string& text);

    const DecodeLinesOptions m_options;
    const std::shared_ptr<const TrainedModel> m_model;
    std::unique_ptr<AtomicFile> m_file;
    std::string m_waiting;  // text that still has to be written to the file
    bool m_isFirst = true;
};

}  // namespace attn
