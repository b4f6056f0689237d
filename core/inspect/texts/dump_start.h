// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/inspect/dumps/dump_format.h"

namespace attn {

// Nothing tells what format a file is of. The sentence lists the ids that an option may name; seen() leaves
// them out, for those who choose by other names.
class UnknownFormat : public Error {
public:
    // `expected`: "alignments", "links". `found`: the line that is of no format.
    UnknownFormat(const std::string& path, int line, const std::string& expected, const std::string& found,
                  const std::vector<std::string>& ids);
    const std::string& seen() const { return m_seen; }

private:
    std::string m_seen;
};

// The first bytes of a file, unpacked where it is gzip. Throws Error when it cannot be read or is empty.
std::string startOfFile(const std::string& path);

// Throws Error for UTF-16 and UTF-32, by their byte order mark or by the zeros between letters, saying how to
// convert. `start`: startOfFile.
void refuseWideText(const std::string& path, std::string_view start);

// Throws Error for a file whose first bytes are those of a picture, an archive or the like. `expected`:
// "links".
void refuseOtherKind(const std::string& path, std::string_view start, const std::string& expected);

// Throws UnknownFormat for a text that is of none of the formats: the first line that is of none, and which
// there are.
[[noreturn]] void refuseFormat(const std::string& path, const std::string& start, const std::string& expected,
                               const std::vector<DumpFormat>& formats);

// Throws Error for a text whose lines end in CR alone, saying how to convert: all of it would be one line.
void refuseLoneReturns(const std::string& path, std::string_view start);

// How a file shows its format, as Conclusion::why: "It begins with "0-0 1-2"."
std::string whyFormat(std::string_view start);

// The format that fits best. Throws Error where none does, of a text UnknownFormat.
const DumpFormat& seenFormat(const std::string& path, std::string_view start);

}  // namespace attn
