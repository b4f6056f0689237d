// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// The first bytes of a file, unpacked where it is gzip. Throws Error when it cannot be read or is empty.
std::string startOfFile(const std::string& path);

// Throws Error for UTF-16 and UTF-32, by their byte order mark or by the zeros between letters, saying how to
// convert. `start`: startOfFile.
void refuseWideText(const std::string& path, std::string_view start);

// Throws Error for a file whose first bytes are those of a picture, an archive or the like. `expected`:
// "links".
void refuseOtherKind(const std::string& path, std::string_view start, const std::string& expected);

// Throws Error for a text that is of none of the formats: the first line that is of none, and which there
// are.
[[noreturn]] void refuseFormat(const std::string& path, const std::string& start, const std::string& expected,
                               const std::vector<DumpFormat>& formats);

// Throws Error for a text whose lines end in CR alone, saying how to convert: all of it would be one line.
void refuseLoneReturns(const std::string& path, std::string_view start);

// How a file shows its format, as Conclusion::why: "It begins with "0-0 1-2"."
std::string whyFormat(std::string_view start);

// The format that fits best. Throws Error that lists them where none does.
const DumpFormat& seenFormat(const std::string& path, std::string_view start);

}  // namespace attn
