// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "core/base/error.h"

namespace attn {

// Whoever read standard output has gone ("| head"): nobody is to be told anything.
class ReaderGone : public Error {
public:
    ReaderGone() : Error("standard output: its reader has gone.", Kind::Failure) {}
};

// Results go to standard output, all else to standard error. Both throw Error (Failure) with the system's
// reason when standard output does not take what was written, a full disk for one, and ReaderGone. A terminal
// gets no control characters (harmlessText).
void writeOutput(std::string_view text);
void flushOutput();

// On several lines; bytes that are not UTF-8 (of a path) become U+FFFD.
void writeJson(const nlohmann::ordered_json& value);
// The same of a command's result: "format": "attention-lab-<command>" and "version" come first.
void writeJson(const std::string& command, const nlohmann::ordered_json& result);

// A line on standard error that starts with the program's name, without control characters.
void tell(std::string_view sentence);

}  // namespace attn
