// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "core/base/error.h"

namespace attn {

// The reader of standard output has gone ("| head"); nothing more is reported.
class ReaderGone : public Error {
public:
    ReaderGone() : Error("standard output: its reader has gone.", Kind::Failure) {}
};

// Results go to standard output, everything else to standard error. Both functions throw Error (Failure) with
// the system's reason when standard output cannot be written, for example because the disk is full, and
// ReaderGone. A terminal gets no control characters (harmlessText).
void writeOutput(std::string_view text);
void flushOutput();

// Writes JSON on several lines; bytes of a path that are not UTF-8 become U+FFFD.
void writeJson(const nlohmann::ordered_json& value);
// The same for a command's result: "format": "attention-lab-<command>" and "version" come first.
void writeJson(const std::string& command, const nlohmann::ordered_json& result);

// Writes a line to standard error that starts with the program's name and has no control characters.
void tell(std::string_view sentence);

}  // namespace attn
